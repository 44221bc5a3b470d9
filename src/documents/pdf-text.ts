/** Characters beyond Latin-1 that the standard PDF fonts have, those of Windows-1252. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** Replacements for characters that they lack. */
const replacements: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': "'",
  '\u2033': '"',
  '\u2044': '/',
  '\u2212': '–',
  '\u2022': '•',
  '\u25cf': '•',
  '\u2013': '–',
  '\u2713': '•',
  '\u2714': '•',
  '\u2192': '>',
  '\u0141': 'L',
  '\u0142': 'l',
  '\u0110': 'D',
  '\u0111': 'd',
  '\u0131': 'i',
}

const canWrite = (character: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff]$/.test(character) || beyondLatin1.includes(character)

/**
 * Text in what the PDF's own fonts hold: other spaces become a space, letters lose the marks that are not there, and
 * what has no writing at all, such as an emoji, is left out rather than printed as another character.
 */
export function toPdfText(text: string): string {
  let written = ''
  for (const character of text.normalize('NFC')) {
    if (canWrite(character)) written += character
    else if (/\s/u.test(character)) written += ' '
    else {
      const known = replacements[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
      for (const part of known) if (canWrite(part)) written += part
    }
  }
  return written.replaceAll(/ {2,}/g, ' ').trim()
}

/** Words are not broken, because a broken model name reads as another; only a word longer than a line is cut. */
export function splitWord(word: string): string[] {
  return word.length <= 28 ? [word] : (word.match(/.{1,14}/gu) ?? [word])
}
