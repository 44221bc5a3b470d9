import { statusesInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { FacetItem, Refinement, SearchAnswer, SearchQuery } from './search-engine.ts'
import type { StockSearch } from './stock-search.ts'

/**
 * Vehicles for sale: in stock and coming soon. Every count that a visitor reads covers only these. This is a refinement
 * and not part of the scope, so that the status facet still counts sold vehicles, and so that a word that only a sold
 * vehicle has is not taken for a misspelling.
 */
export const forSale: Refinement = { attribute: 'status', values: statusesInStockOnPage }

export interface StockAnswer extends SearchAnswer {
  /**
   * Vehicles sold within the window (SRCH-13), not part of `total` or of any facet but status. The first of them follow
   * the last vehicle for sale where its page has room.
   */
  readonly soldTotal: number
}

/** Statuses of the answer that are not for sale, with what was found of each. */
function listSold({ facets }: SearchAnswer): readonly FacetItem[] {
  return (facets.status ?? []).filter(({ value, count }) => count > 0 && !statusesInStockOnPage.includes(value))
}

/**
 * Most sold vehicles of a page, two rows of cards, and never more than half of it. They show what a yard sells; nobody
 * can buy them, so there is no page of them alone unless nothing else matches.
 */
const mostSold = 6

/**
 * Searches the stock. A query that is refined by `forSale` lists recently sold vehicles after the last one for sale, in
 * the same order, without counting them, as far as its page has room; a query that names statuses itself lists and
 * counts exactly these. The query must ask for the facet 'status'.
 */
export async function searchStock(search: Pick<StockSearch, 'search'>, query: SearchQuery): Promise<StockAnswer> {
  const answer = await search.search(query)
  const { refinements = [], offset = 0, limit = 21 } = query
  if (!refinements.includes(forSale)) return { ...answer, soldTotal: 0 }
  const sold = listSold(answer)
  const soldTotal = sold.reduce((total, { count }) => total + count, 0)
  const isLast = offset + answer.hits.length === answer.total
  const room = Math.min(limit - answer.hits.length, mostSold, limit >> 1)
  if (!isLast || room <= 0 || soldTotal === 0) return { ...answer, soldTotal }
  const statuses: Refinement = { attribute: 'status', values: sold.map(({ value }) => value) }
  const tail = await search.search({
    ...query,
    refinements: refinements.map((refinement) => (refinement === forSale ? statuses : refinement)),
    facets: [],
    ranges: [],
    histograms: [],
    offset: 0,
    limit: room,
  })
  return { ...answer, hits: [...answer.hits, ...tail.hits], soldTotal }
}
