import { formatMoney } from '#domain/format/format-money.ts'
import type { Cents } from '#domain/money/cents.ts'
import { dollars } from '#domain/money/cents.ts'

interface Buckets {
  /** Ascending. */
  readonly limits: readonly Cents[]
  /** Names of the buckets; one more than there are limits. */
  readonly names: readonly string[]
}

const bucketsByBounds = new WeakMap<readonly number[], Buckets>()

/**
 * The bucket of an amount by ascending bounds in dollars (STOCK-04). An amount equal to a bound starts the next bucket.
 * Bounds 10,000 and 20,000 give 'Under $10,000', '$10,000 - $20,000', '$20,000 and over'. null without amount or
 * bounds.
 */
export function resolvePriceRange(amount: Cents | null, bounds: readonly number[]): string | null {
  if (amount === null || bounds.length === 0) return null
  const { limits, names } = bucketsByBounds.get(bounds) ?? keepBuckets(bounds)
  const above = limits.findIndex((limit) => amount < limit)
  return names[above === -1 ? limits.length : above] ?? null
}

/**
 * Caches the bucket names per list of bounds: a site's bounds are one list for the whole import, and formatting the
 * names for every vehicle would cost more than finding the bucket.
 */
function keepBuckets(bounds: readonly number[]): Buckets {
  const limits = bounds.map((bound) => dollars(bound))
  const names = [...limits, null].map((upper, at) => {
    const lower = limits[at - 1]
    if (lower === undefined) return upper === null ? '' : `Under ${formatMoney(upper)}`
    return upper === null ? `${formatMoney(lower)} and over` : `${formatMoney(lower)} - ${formatMoney(upper)}`
  })
  const buckets = { limits, names }
  bucketsByBounds.set(bounds, buckets)
  return buckets
}
