import type { Filter } from '#search/search-engine.ts'
import type { EntryOf } from './home-context.ts'

type KindEntry = Pick<EntryOf<'banner' | 'latest' | 'featured'>, 'car_type' | 'item_type' | 'body'>

/** Condition, kind and body that an entry asks for, by the attributes of the search. */
export function listKinds({ car_type, item_type, body }: KindEntry) {
  return Object.entries({ car_type, item_type, body }).flatMap(([attribute, value]) =>
    value === null ? [] : [{ attribute, values: [value] }],
  )
}

export const listKindFilters = (entry: KindEntry): readonly Filter[] =>
  listKinds(entry).map((each) => ({ op: 'in', ...each }))
