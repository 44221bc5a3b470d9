/** The dealer's comments as the page shows them (VDP-05). */
export type DealerComments =
  /** The dealer has written no comments. */
  | { readonly kind: 'pending'; readonly text: string }
  | { readonly kind: 'whole'; readonly text: string }
  /** `start` is what shows at first, `text` is everything. `ends` says whether `start` ends with a whole sentence. */
  | {
      readonly kind: 'cut'
      readonly start: string
      readonly ends: 'sentence' | 'word' | 'character'
      readonly text: string
    }

/** VDP-05. */
export const pendingComments = 'Dealer comments are pending. Please check back here later.'

/** White space and the placeholders that feeds use for an empty comment. */
const separatorsOnly = /^[\s\-–—_*.,|/=]*$/

/**
 * Splits text into grapheme clusters, so that an emoji with its skin tone or a letter with its accent is never cut
 * apart.
 */
const characters = new Intl.Segmenter('en-AU', { granularity: 'grapheme' })

/** The text is not cut after a sentence or word that would leave less than this share of the allowed length. */
const leastShare = 0.5

/**
 * The end of the last whole sentence within `text`: its mark, and a closing quote or bracket; -1 where there is none.
 */
function findSentenceEnd(text: string): number {
  for (let index = text.length - 1; index >= 0; index -= 1) {
    if (!'.!?'.includes(text.charAt(index))) continue
    const end = '"”’)]'.includes(text.charAt(index + 1)) ? index + 2 : index + 1
    // The mark ends a sentence only where a blank follows: '2.8 L' does not.
    if (/\s/.test(text.charAt(end))) return end
  }
  return -1
}

function findWordEnd(text: string): number {
  for (let index = text.length - 1; index >= 0; index -= 1) if (/\s/.test(text.charAt(index))) return index
  return -1
}

/** Where a text that may show as far as `end` is cut: after a sentence, else after a word, else there. */
function cutAt(
  text: string,
  end: number,
): { readonly start: string; readonly ends: 'sentence' | 'word' | 'character' } {
  // One more character than may show: what follows the last sentence or word tells whether it is whole.
  const reach = text.slice(0, end + 1)
  const sentence = findSentenceEnd(reach)
  if (sentence >= end * leastShare) return { start: text.slice(0, sentence), ends: 'sentence' }
  const word = findWordEnd(reach)
  if (word >= end * leastShare) return { start: text.slice(0, word).trimEnd(), ends: 'word' }
  return { start: text.slice(0, end).trimEnd(), ends: 'character' }
}

/**
 * Longer than `longest` characters is cut (400 is whole, 401 is cut), after the last whole sentence within them where
 * that leaves half of them or more, else after a word, else there. Line breaks of every kind become one.
 */
export function resolveDealerComments(comments: string | null, longest: number): DealerComments {
  if (comments === null || separatorsOnly.test(comments)) return { kind: 'pending', text: pendingComments }
  const text = comments.replaceAll(/\r\n?/g, '\n').trim()
  // Never fewer code units than characters: most texts need no counting.
  if (text.length <= longest) return { kind: 'whole', text }
  let count = 0
  for (const { index } of characters.segment(text)) {
    if (count === longest) return { kind: 'cut', ...cutAt(text, index), text }
    count += 1
  }
  return { kind: 'whole', text }
}
