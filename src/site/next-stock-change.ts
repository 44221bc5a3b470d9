import { findSoldWindowEnd } from '#domain/vehicle/next-change.ts'
import { soldSince } from '#domain/vehicle/in-stock.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Site } from './site.ts'
import type { FindStockFact } from './stock-facts.ts'
import { buildStockScope } from './stock-scope.ts'

/**
 * The next moment at which a sold vehicle leaves the site's searches (SRCH-13), and with it their counts. Epoch
 * milliseconds, after `nowMs`; Infinity where none will.
 */
export async function findNextStockChange(search: StockSearch, site: Site, nowMs: number): Promise<number> {
  if (!site.search.availability) return Number.POSITIVE_INFINITY
  const recentlySold = {
    op: 'range' as const,
    attribute: 'sold_date_timestamp',
    min: soldSince(nowMs, site.search.sold_window_days) + 1,
  }
  const { ranges } = await search.search({
    scope: narrowScope(buildStockScope(site, nowMs), [recentlySold]),
    ranges: ['sold_date_timestamp'],
    limit: 0,
  })
  return findSoldWindowEnd(ranges.sold_date_timestamp?.min ?? null, site.search.sold_window_days, nowMs)
}

/** The same, asked of the search once for each version of the stock. */
export const recallNextStockChange = (
  { search, site, findStockFact }: { search: StockSearch; site: Site; findStockFact: FindStockFact },
  nowMs: number,
): Promise<number> =>
  findStockFact('next change', async () => {
    const until = await findNextStockChange(search, site, nowMs)
    return { value: until, until }
  })
