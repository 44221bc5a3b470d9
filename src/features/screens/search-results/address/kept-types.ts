import type { Filter } from '#search/search-engine.ts'
import type { SearchPath } from './resolve-search-path.ts'

/**
 * What a page of new, used or demo vehicles passes on to the searches that it links to: they keep its types, so that
 * a count beside a link is never greater than that of the page, and the vehicles behind it are of the kind that the
 * visitor came for.
 */
export interface KeptTypes {
  readonly filters: readonly Filter[]
  /** The address of a search within these types. */
  readonly within: (href: string) => string
}

export function keepTypes({ fixed }: Pick<SearchPath, 'fixed'>): KeptTypes {
  const types = fixed.find(({ attribute }) => attribute === 'car_type')?.values ?? []
  if (types.length === 0) return { filters: [], within: (href) => href }
  const query = types.map((type) => `car_type=${encodeURIComponent(type)}`).join('&')
  return {
    filters: [{ op: 'in', attribute: 'car_type', values: types }],
    within: (href) => `${href}${href.includes('?') ? '&' : '?'}${query}`,
  }
}
