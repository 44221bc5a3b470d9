import { foldText, isNumberLike, isShort, splitPieces } from './words.ts'

/** A word by which a value is found, and the words of the value that it stands for, as bits. */
export interface ValueWord {
  readonly token: string
  readonly covers: number
}

/** Words of one value that can be found; the limit keeps a long text in a badge from filling the index. */
const maxWords = 12
/** The longest value that is also found written in one word: rego plates ('AB 12 CD') and VINs typed in groups. */
const longestJoined = 17

/** Characters of one value that can be found. */
const longestRead = 300

const marks = /\p{M}+/gu
/** 'LandCruiser' is read as 'Land Cruiser'. */
const camelCase = /(\p{Ll})(\p{Lu})/gu

/**
 * The words by which a value is found. What a hyphen joins is one word, so that 'CX-3' is no '3' and 'C-Class' no 'C';
 * its longer parts can be found alone. Two neighbours are also found joined.
 *
 *     'CX-5'         cx  cx5
 *     'C-Class'      class  cclass
 *     'LandCruiser'  landcruiser  land  cruiser
 *     'Land Rover'   land  rover  landrover
 *     'AB 12 CD'     ab  12  cd  ab12  12cd  ab12cd
 */
export function listValueWords(value: string): readonly ValueWord[] {
  const words: ValueWord[] = []
  const pieces: ValueWord[] = []
  let place = 0
  const read = value.slice(0, longestRead).normalize('NFKD').replace(marks, '')
  const cover = (from: number): number => (1 << place) - (1 << from)
  for (const [at, parts] of splitPieces(read).entries()) {
    if (place >= maxWords || at >= maxWords) break
    const start = place
    for (const [index, original] of parts.entries()) {
      if (place >= maxWords) break
      const from = place
      const camel = original.replace(camelCase, '$1 $2').split(' ', maxWords - place)
      for (const one of camel) {
        if (camel.length > 1) words.push({ token: foldText(one), covers: 1 << place })
        place += 1
      }
      const token = foldText(original)
      if (parts.length === 1 || standsAlone(token, index, parts)) words.push({ token, covers: cover(from) })
    }
    const joined: ValueWord = { token: foldText(parts.join('')), covers: cover(start) }
    if (parts.length > 1) words.push(joined)
    const before = pieces.at(-1)
    if (before !== undefined) words.push({ token: before.token + joined.token, covers: before.covers | joined.covers })
    pieces.push(joined)
  }
  const whole = pieces.length > 2 && pieces.length <= 4 ? pieces.map(({ token }) => token).join('') : ''
  if (whole !== '' && whole.length <= longestJoined && isNumberLike(whole))
    words.push({ token: whole, covers: cover(0) })
  return words.filter(({ token }) => token !== '')
}

/**
 * Whether a part of a hyphenated word is looked for by itself: 'class' of 'C-Class', 'cx' of 'CX-5', never 'c' or
 * '5'.
 */
function standsAlone(token: string, index: number, parts: readonly string[]): boolean {
  if (!isShort(token)) return true
  const next = parts[index + 1]
  return token.length === 2 && index === 0 && !isNumberLike(token) && next !== undefined && isNumberLike(next)
}

/** The tokens of `listValueWords`, each once. */
export function buildTokens(value: string): readonly string[] {
  return [...new Set(listValueWords(value).map(({ token }) => token))]
}

/** Number of words of the value that no token in `matchedWords` covers. */
export function countUnmatched(value: string, matchedWords: ReadonlySet<string>): number {
  let all = 0
  let covered = 0
  for (const { token, covers } of listValueWords(value)) {
    all |= covers
    if (matchedWords.has(token)) covered |= covers
  }
  let unmatched = 0
  for (let left = all & ~covered; left !== 0; left &= left - 1) unmatched += 1
  return unmatched
}
