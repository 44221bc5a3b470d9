/**
 * Characters that no receiver may get: controls (they would end headers and are no XML), the two non-characters that
 * XML forbids, and the marks that turn the direction of text, with which a visitor could make an e-mail read otherwise
 * than it is. Tabs and line breaks remain for `cleanLine` and `cleanText` to decide on.
 */
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g

/** Text of several lines, with '\n' between them, in well-formed Unicode. Linear in its length. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(unwanted, '')
}

/** Text of one line: every run of white space is one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim()
}

/** One line of at most `most` characters; a longer one ends in '…'. */
export function shortenLine(text: string, most: number): string {
  const characters = Array.from(cleanLine(text.slice(0, most * 8)))
  return characters.length <= most
    ? characters.join('')
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
