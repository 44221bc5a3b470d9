/** Columns of a grid of cards on a wide page (LOC-03): 1 for one card, 2 for two or four, else 3. */
export function resolveLocationColumns(cards: number): 1 | 2 | 3 {
  if (cards <= 1) return 1
  return cards === 2 || cards === 4 ? 2 : 3
}

/** Whether a carousel hints at swiping (LOC-03): with cards up to the limit, and never above it. */
export const hasSwipeHint = (cards: number, limit: number): boolean => cards > 0 && cards <= limit
