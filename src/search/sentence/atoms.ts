import { foldText } from '../text/words.ts'

/** A piece of a sentence: a word, a number, or a sign that means something ('$', '+', '-', '<'). */
export interface Atom {
  /** Folded; numbers without the commas of thousands. */
  readonly text: string
  /** Place in the sentence, from inclusive and to exclusive. */
  readonly from: number
  readonly to: number
}

/** Characters of a sentence that are read, as many as the search reads of a text. */
const longestSentence = 200
/** Pieces that are read; what follows is left as typed. */
const mostAtoms = 48

/** A number is parted from the letters after it by `splitUnit`. */
const atom = new RegExp(
  [
    // '40,000' and '40 000'.
    /\d{1,3}(?:(?:,\d{3})+(?![\d,])|(?: 000)+(?!\d))/u,
    // '2.5' and '2.5t'.
    /\d{1,12}\.\d{1,12}\p{L}*/u,
    // '4x4' and other words.
    /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/u,
    // Signs.
    /[$+<>–—-]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/** A number written together with its unit: '40k', '100000km', '7seater', '2.5t'. */
const withUnit =
  /^(\d+(?:\.\d+)?)(k|km|kms|kg|kgs|t|tonne|tonnes|seat|seats|seater|seaters|speed|sp|cyl|ft|foot|berth|dr|door)$/

/** The pieces of a sentence in their order. Linear in the 200 characters that are read. */
export function splitAtoms(sentence: string): readonly Atom[] {
  const atoms: Atom[] = []
  for (const match of sentence.slice(0, longestSentence).matchAll(atom)) {
    if (atoms.length >= mostAtoms) break
    const from = match.index
    const to = from + match[0].length
    const text = foldText(match[0]).replaceAll(/(?<=\d)[, ](?=\d)/g, '')
    const unit = withUnit.exec(text)
    if (unit === null) atoms.push({ text: text.replaceAll(/['’]/g, ''), from, to })
    else {
      const [, number = '', letters = ''] = unit
      const middle = to - letters.length
      atoms.push({ text: number, from, to: middle }, { text: letters, from: middle, to })
    }
  }
  return atoms
}

/** The words of a phrase as sentences are compared with it: 'Head-Up Display' → 'head up display'. */
export function foldPhrase(text: string): string {
  const words = splitAtoms(text).map((one) => one.text)
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ')
}
