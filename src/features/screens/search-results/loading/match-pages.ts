import { foldText } from '#search/text/words.ts'

/** A page of the site, and what a visitor may type to find it. */
export interface NamedPage {
  readonly label: string
  readonly href: string
  /** Words and phrases as `toPhrase` writes them. */
  readonly phrases: readonly string[]
}

/** Characters of a text that are read: those of the search field. */
const longestRead = 200
/** Letters that a text needs before it may be the beginning of a phrase. */
const shortestBeginning = 3
const mostPages = 3

/** 'Repayments' and 'repayment' are one word, as are 'enquiries' and 'enquiry'; 'address' keeps its end. */
function toSingular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const splitWords = (text: string): readonly string[] =>
  foldText(text.slice(0, longestRead)).match(/[\p{L}\p{N}]+/gu) ?? []

/** A text in lower case and singular with one space before, between and after its words: ' opening hour '. */
export const toPhrase = (text: string): string => ` ${splitWords(text).map(toSingular).join(' ')} `

/**
 * The pages that a text names, at most three, the longest name first:
 *
 *     'car repayments'   contains the phrase 'repayment'                finance
 *     'opening h'        is the beginning of the phrase 'opening hour'  locations
 *
 * `whole`: the text finds vehicles, so that only a whole phrase counts. 'par' of a Paradise caravan is then no
 * beginning of 'parts'. The time is linear in the length of the text and of the phrases.
 */
export function matchPages(pages: readonly NamedPage[], text: string, whole: boolean): readonly NamedPage[] {
  const typed = toPhrase(text)
  // The last word may be cut short, and may have the s of a plural.
  const beginnings = [` ${splitWords(text).join(' ')}`, typed.trimEnd()]
  const begins = (phrase: string) =>
    !whole && beginnings.some((beginning) => beginning.length > shortestBeginning && phrase.includes(beginning))
  const rank = ({ phrases }: NamedPage): number =>
    Math.max(
      0,
      ...phrases.map((phrase) => {
        if (typed.includes(phrase)) return phrase.length
        return begins(phrase) ? 1 : 0
      }),
    )
  return pages
    .map((page) => ({ page, rank: rank(page) }))
    .filter((ranked) => ranked.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, mostPages)
    .map(({ page }) => page)
}
