/** Greatest value of ChangeFeed.lag. Beyond it a reader is far behind, and exact counting would only cost time. */
export const largestLag = 10_000
