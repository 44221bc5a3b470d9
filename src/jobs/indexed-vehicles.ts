import { soldSince } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from '#site/site.ts'

/**
 * Epoch seconds: vehicles that were sold then or earlier are not in the search index. The results have dropped them
 * (SRCH-13) and their pages answer 410 (STOCK-05), so that they would only fill memory, more each year. As long as its
 * page stands a sold vehicle also keeps its names and words known to the search. null: the site lists sold vehicles
 * without a limit, so all are in the index.
 */
export function indexedSince({ search, stock }: Site, nowMs: number): number | null {
  if (!search.availability) return null
  return Math.floor(soldSince(nowMs, Math.max(search.sold_window_days, stock.gone_after_days)))
}

/** Whether a vehicle is in the index of a site with this `indexedSince`. */
export function isIndexed(
  { sold, sold_date_timestamp }: Pick<Vehicle, 'sold' | 'sold_date_timestamp'>,
  since: number | null,
): boolean {
  return !sold || since === null || sold_date_timestamp === null || sold_date_timestamp > since
}
