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

/** Kilometres that a buyer expects of a vehicle of that age: young cars are driven more in a year than old ones. */
function resolveUsualKm(line: ModelLine, age: number): number {
  if (line.itemType === 'motorcycle') return 3500 * (age + 0.6)
  if (line.shape === 'motorhome') return 11_000 * (age + 0.6)
  return 15_500 * (age + 0.3) ** 0.92
}

/** Odometer of a vehicle of that age; null where there is none. */
export function resolveKm(
  line: ModelLine,
  carType: 'new' | 'used' | 'demo',
  age: number,
  random: Random,
): number | null {
  if (line.itemType === 'caravan') return null
  if (carType === 'new') return random.integer(4, 38)
  if (carType === 'demo') return random.integer(780, 7200)
  const spread = 0.3 + random.next() * 0.75 + random.next() * 0.65
  return Math.max(1200, Math.round(resolveUsualKm(line, age) * spread + random.integer(-400, 400)))
}

/** Asking prices end in the figures that dealers like; the size of the price says which. */
export function roundToAskingPrice(dollars: number, random: Random): number {
  const step = dollars < 12_000 ? 500 : 1000
  const base = Math.max(step, Math.round(dollars / step) * step)
  const ending = random.pickWeighted([
    [-10, 52],
    [-12, 10],
    [-1, 8],
    [-112, 6],
    [-500, 8],
    [-50, 6],
    [0, 10],
  ])
  return base + ending
}

/** A dealer sends what is worth less than this, in dollars, to auction. */
const leastDollars = { car: 4500, motorcycle: 2500, caravan: 9000 } as const

/**
 * What the market would pay, in whole dollars, before rounding to an asking price. Calibrated against the medians of
 * Australian listings by age: an average car keeps 79 % of its price after two years, 62 % after five, 41 % after ten.
 */
export function resolveMarketValue({ line, variant, carType, age, km }: PriceFacts): number {
  if (carType === 'new') return variant.dollarsNew
  if (carType === 'demo') return variant.dollarsNew * 0.94
  const beyondUsual = km === null ? 0 : (km - resolveUsualKm(line, age)) / 100_000
  const wear = Math.min(1.12, Math.max(0.76, 1 - beyondUsual * (line.itemType === 'motorcycle' ? 0.6 : 0.17)))
  const keptAYear = 0.922 + (line.holds - 0.88) * 0.5
  return Math.max(leastDollars[line.itemType], variant.dollarsNew * 0.93 * keptAYear ** age * wear)
}

/** Weekly subscription price: insured and serviced, so dearer than a loan; whole dollars ending in 9. */
export function resolveSubscriptionPrice(dollars: number): number {
  return Math.round((dollars * 0.0052 + 95) / 10) * 10 - 1
}
