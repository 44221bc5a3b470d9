import { formatNumber } from '#domain/format/format-number.ts'
import type { FacetItem } from '#search/search-engine.ts'

/** 1999 is exact, 2000 is capped (SRCH-12). */
export function formatFacetCount(count: number, cap: number): string {
  return count > cap ? `${formatNumber(cap)}+` : formatNumber(count)
}

export interface StockCountInput {
  /** Vehicles that the search itself counted. */
  readonly total: number
  readonly cap: number
  /** stock.count of the configuration; null: not set. */
  readonly configured: number | null
  readonly statusCounts: readonly FacetItem[]
  readonly carTypeCounts: readonly FacetItem[]
}

const sum = (items: readonly FacetItem[]): number => items.reduce((total, { count }) => total + count, 0)

/**
 * How many vehicles the page says there are (SRCH-12). While no facet count is capped the search's own total is exact;
 * beyond that the configured count speaks, else the sum over the statuses, else over the car types.
 */
export function resolveStockCount({ total, cap, configured, statusCounts, carTypeCounts }: StockCountInput): number {
  const capped = total > cap || [...statusCounts, ...carTypeCounts].some(({ count }) => count > cap)
  if (!capped) return total
  if (configured !== null) return configured
  return sum(statusCounts) || sum(carTypeCounts) || total
}
