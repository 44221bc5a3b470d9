/** What the dealer wrote, as the page shows it (VDP-05). */
export type DealerComments =
  /** Nothing was written yet. */
  | { readonly kind: 'pending'; readonly text: string }
  | { readonly kind: 'whole'; readonly text: string }
  /** `start` is what shows at first, `text` is everything. */
  | { readonly kind: 'cut'; readonly start: string; readonly text: string }

/** VDP-05. */
export const pendingComments = 'Dealer comments are pending. Please check back here later.'

/** White space and the marks that feeds put where a comment would stand. */
const separatorsOnly = /^[\s\-–—_*.,|/=]*$/

/** Characters as a reader counts them: an emoji with its skin tone, or a letter with its accent, is one and is never cut apart. */
const characters = new Intl.Segmenter('en-AU', { granularity: 'grapheme' })

/** Longer than `longest` characters is cut there, exactly (400 is whole, 401 is cut). Line breaks of every kind become one. */
export function resolveDealerComments(comments: string | null, longest: number): DealerComments {
  if (comments === null || separatorsOnly.test(comments)) return { kind: 'pending', text: pendingComments }
  const text = comments.replaceAll(/\r\n?/g, '\n').trim()
  // Never fewer code units than characters: most texts need no counting.
  if (text.length <= longest) return { kind: 'whole', text }
  let count = 0
  for (const { index } of characters.segment(text)) {
    if (count === longest) return { kind: 'cut', start: text.slice(0, index).trimEnd(), text }
    count += 1
  }
  return { kind: 'whole', text }
}
