/** What the address of the compare page asks for. */
export interface CompareAddress {
  /** Ids of vehicles, each once, in the visitor's order; at most `mostAsked`. */
  readonly ids: readonly string[]
  readonly onlyDifferences: boolean
  /** Words with which the visitor looks for another car; '' for none. */
  readonly find: string
}

/** Ids that are read of an address; the page shows fewer, and says so. */
export const mostAsked = 50
const longestFind = 100

/**
 * Parses '?ids=a,b'. The form that works without scripts repeats the parameter, 'ids=a&ids=b'. Other text than ids is
 * dropped.
 */
export function parseCompareAddress(query: URLSearchParams): CompareAddress {
  const given = query.getAll('ids').slice(0, mostAsked).join(',').slice(0, 4_000).split(',')
  return {
    ids: [...new Set(given)].filter((id) => /^[a-z2-7]{16}$/.test(id)).slice(0, mostAsked),
    onlyDifferences: query.get('only') === 'differences',
    find: (query.get('find') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestFind),
  }
}

/** Whether the address repeats 'ids', as the form does; its page redirects to the address that can be shared. */
export const isCompareForm = (query: URLSearchParams): boolean => query.getAll('ids').length > 1

/** Builds the address of a comparison. The commas stay as they are, so that the address is short to share. */
export function buildComparePath(path: string, { ids, onlyDifferences, find }: Partial<CompareAddress>): string {
  const parts = [
    ...(ids === undefined || ids.length === 0 ? [] : [`ids=${ids.join(',')}`]),
    ...(onlyDifferences === true ? ['only=differences'] : []),
    ...(find === undefined || find === '' ? [] : [`find=${encodeURIComponent(find)}`]),
  ]
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}
