import type { ModelLine, Variant } from '../catalogue/model-line.ts'
import type { Random } from '../random.ts'

interface PriceFacts {
  readonly line: ModelLine
  readonly variant: Variant
  readonly carType: 'new' | 'used' | 'demo'
  /** Whole years, 0 or more. */
  readonly age: number
  readonly km: number | null
}

/** Kilometres a year that a price takes for granted. */
function usualKmAYear(line: ModelLine): number {
  if (line.itemType === 'motorcycle') return 3500
  return line.shape === 'motorhome' ? 11_000 : 14_500
}

/** Odometer of a vehicle of that age; null where there is none. */
export function resolveKm(line: ModelLine, carType: 'new' | 'used' | 'demo', age: number, random: Random): number | null {
  if (line.itemType === 'caravan') return null
  if (carType === 'new') return random.integer(4, 38)
  if (carType === 'demo') return random.integer(780, 7200)
  const spread = 0.45 + random.next() * 0.65 + random.next() * 0.55
  return Math.max(1200, Math.round(usualKmAYear(line) * (age + 0.6) * spread + random.integer(-400, 400)))
}

/** Asking prices end in the figures that dealers like; the size of the price says which. */
export function roundToAskingPrice(dollars: number, random: Random): number {
  if (dollars < 1500) return Math.max(500, Math.round(dollars / 50) * 50)
  const step = dollars < 12_000 ? 500 : 1000
  const base = Math.max(step, Math.round(dollars / step) * step)
  const ending = random.pickWeighted([[-10, 52], [-12, 10], [-1, 8], [-112, 6], [-500, 8], [-50, 6], [0, 10]])
  return base + ending
}

/** What the market would pay, in whole dollars, before rounding to an asking price. */
export function resolveMarketValue({ line, variant, carType, age, km }: PriceFacts): number {
  if (carType === 'new') return variant.dollarsNew
  if (carType === 'demo') return variant.dollarsNew * 0.94
  const usual = usualKmAYear(line) * (age + 0.6)
  const wear = km === null ? 1 : Math.min(1.12, Math.max(0.78, 1 - ((km - usual) / 100_000) * (line.itemType === 'motorcycle' ? 0.6 : 0.14)))
  // The first year costs most; later years less than the line's share, for buyers of old cars look at condition.
  const kept = 0.95 * (line.holds + (1 - line.holds) * 0.2) ** age
  return Math.max(line.itemType === 'motorcycle' ? 1800 : 2600, variant.dollarsNew * kept * wear)
}

/** Weekly subscription price: insured and serviced, so dearer than a loan; whole dollars ending in 9. */
export function resolveSubscriptionPrice(dollars: number): number {
  return Math.round((dollars * 0.0052 + 95) / 10) * 10 - 1
}
