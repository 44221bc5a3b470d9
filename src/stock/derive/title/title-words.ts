/** A word of a title. */
export interface TitleWord {
  /** As the title writes it, without brackets around it and separators behind it. */
  readonly text: string
  /** Lower case, letters, digits, '+' and '/' alone: 'X-Tronic' and 'XTRONIC' are 'xtronic'. */
  readonly key: string
  /** Whether it stands in round brackets: a note such as '(4X4)' or '(5 Seat)'. */
  readonly inBrackets: boolean
  /** Whether a separator stands before it, after which a title seldom goes on naming the vehicle: 'SR5 - one owner'. */
  readonly afterBreak: boolean
}

/** A title names its vehicle in far fewer words; what follows is an advertisement. */
const mostWords = 60
/** Characters. A longer run without white space is no word of a vehicle's name. */
const longestWord = 40

/** Words that stand between others and say nothing: '-', '|', '*'. */
const separatorOnly = /^[^\p{L}\p{N}+]+$/u

const punctuation = /[^\p{L}\p{N}+]/u

/** 'R.S.', whose last point belongs to it. */
const abbreviation = /^(?:\p{L}\.){2,6}$/u

/** The first 60 words of a title. Takes linear time: a word that is too long counts as a separator. */
export function splitTitle(title: string): readonly TitleWord[] {
  const words: TitleWord[] = []
  let depth = 0
  let afterBreak = false
  let seen = 0
  for (const [piece] of title.matchAll(/[()]|[^\s()]+/g)) {
    if (piece === '(') depth += 1
    else if (piece === ')') depth = Math.max(0, depth - 1)
    else {
      seen += 1
      if (seen > mostWords) break
      if (piece.length > longestWord || separatorOnly.test(piece)) {
        afterBreak = true
        continue
      }
      for (const part of splitChoices(piece)) {
        const text = abbreviation.test(part) ? part : trimPunctuation(part)
        words.push({ text, key: wordKeyOf(text), inBrackets: depth > 0, afterBreak })
        afterBreak = false
      }
      if (/[,;:!*|~•]$/.test(piece)) afterBreak = true
    }
  }
  return words
}

/** 'Auto/4x4' and 'SR5,Auto' are two words; 'R/T', 'A/T' and 'D/Cab' are one. */
function splitChoices(piece: string): readonly string[] {
  const parts = piece.split(/[,;|]|(?<=[\p{L}\p{N}]{3})\/(?=[\p{L}\p{N}]{3})/u)
  return parts.filter((part) => part !== '' && !separatorOnly.test(part))
}

function trimPunctuation(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && punctuation.test(text.charAt(start))) start += 1
  while (end > start && punctuation.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

export function wordKeyOf(text: string): string {
  const lower = text.toLowerCase()
  // Most words are plain already, and a feed has a hundred thousand titles of them.
  return /^[a-z0-9+/]*$/.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/[^a-z0-9+/]+/g, '')
}

/**
 * The text in the case of a spelling that has the same letters and digits; hyphens and blanks stay as they are.
 * ('D-ct', 'DCT') → 'D-CT'.
 */
export function recase(text: string, spelling: string): string {
  if (text.toLowerCase() === spelling.toLowerCase()) return spelling
  const cased = [...spelling].filter((character) => /[\p{L}\p{N}+]/u.test(character))
  let at = 0
  return text.replaceAll(/[\p{L}\p{N}+]/gu, (character) => {
    const next = cased[at]
    at += 1
    return next?.toLowerCase() === character.toLowerCase() ? next : character
  })
}
