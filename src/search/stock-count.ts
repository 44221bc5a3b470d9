import { statusesInStockOnPage } from '#domain/vehicle/in-stock.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { FacetItem } from './search-engine.ts'

/** 1999 is exact, 2000 is capped (SRCH-12). */
export function formatFacetCount(count: number, cap: number): string {
  return count > cap ? `${formatNumber(cap)}+` : formatNumber(count)
}

export interface StockCountInput {
  /** Vehicles for sale that the search itself counted. */
  readonly total: number
  /** Greatest count that is shown exactly; 1999 by default. */
  readonly cap: number
  /**
   * Whether neither the address nor the visitor narrows the search: the configured count is that of the whole stock.
   */
  readonly whole: boolean
  /** stock.count of the configuration; null: not set. */
  readonly configured: number | null
  readonly statusCounts: readonly FacetItem[]
  readonly carTypeCounts: readonly FacetItem[]
}

const sum = (items: readonly FacetItem[]): number => items.reduce((total, { count }) => total + count, 0)

/**
 * The number of vehicles that a page shows (SRCH-12). A count up to the cap is exact, and so is that of a narrowed
 * search; beyond the cap the whole stock is shown by the configured count, else by the sum over the statuses for sale,
 * else by the sum over the car types.
 */
export function resolveStockCount(input: StockCountInput): number {
  const { total, cap, whole, configured, statusCounts, carTypeCounts } = input
  if (!whole || total <= cap) return total
  if (configured !== null) return configured
  return sum(statusCounts.filter(({ value }) => statusesInStockOnPage.includes(value))) || sum(carTypeCounts) || total
}
