import type { Filter, SearchScope } from './search-engine.ts'

/** The scope without the documents that fail one of the filters. */
export const narrowScope = ({ owners, filter }: SearchScope, filters: readonly Filter[]): SearchScope => ({
  owners,
  filter: { op: 'and', of: filter === undefined ? filters : [filter, ...filters] },
})
