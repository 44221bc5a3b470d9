import { formatMoney } from '#domain/format/format-money.ts'
import { cents, type Cents } from '#domain/money/cents.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'

/**
 * Whether the prices of a file are in the unit that the mapping says. The guard `price-shift` compares a file with the
 * one before it; the first file of a feed has none, and would put a car of $45,990 on sale at $4,599,000, or at
 * $459.90.
 */
export interface PriceCheck {
  /** Every accepted vehicle. Those that are sold or without a price are passed over. */
  see(vehicle: IncomingVehicle): void
  /** What looks wrong, one line each. */
  describe(): readonly string[]
}

/** Vehicles. A yard may have three rare cars, or three old scooters. */
const fewestPrices = 5

/**
 * Cents between which the median of a yard lies, whatever it sells: $500 to $500,000. A wrong unit is a factor of a
 * hundred or a thousand, so that the prices of nearly every yard leave this range with it.
 */
const usualMedian = { least: 50_000, most: 50_000_000 } as const

/** `unit`: `prices` of the mapping. */
export function createPriceCheck(unit: 'dollars' | 'cents'): PriceCheck {
  const prices: Cents[] = []
  return {
    see(vehicle) {
      const price = vehicle.status === 'sold' ? null : currentPrice(vehicle)
      if (price !== null) prices.push(price)
    },
    describe() {
      if (prices.length < fewestPrices) return []
      const median = Float64Array.from(prices).sort()[Math.floor(prices.length / 2)] ?? 0
      if (median >= usualMedian.least && median <= usualMedian.most) return []
      const shown = formatMoney(cents(median))
      return [
        `the median price of ${prices.length.toLocaleString('en-AU')} vehicles is ${shown}, ` +
          `${describeMistake(median > usualMedian.most, unit)}; look at one vehicle with --dry-run --preview 1`,
      ]
    },
  }
}

function describeMistake(isHigh: boolean, unit: 'dollars' | 'cents'): string {
  if (!isHigh)
    return unit === 'cents'
      ? 'as if dollars were read as cents: take prices: cents out of the mapping'
      : 'which is little for a vehicle: look whether the amounts are in thousands, or stand in another column'
  return unit === 'dollars'
    ? 'as if cents were read as dollars: write prices: cents into the mapping'
    : 'as if the file had parts of a cent: look at the column of the price'
}
