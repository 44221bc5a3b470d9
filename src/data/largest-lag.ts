/** Up to where ChangeFeed.lag counts: beyond it a reader is far behind, and counting on would only cost. */
export const largestLag = 10_000
