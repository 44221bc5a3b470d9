/** Data of the 410 page of an address of the dealer's earlier web site that has no successor (`redirects` to null). */
export const removedPage = { removedPage: true } as const

/** Whether the data of a route error describes such an address. */
export const isRemovedPage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'removedPage' in data
