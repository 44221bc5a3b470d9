import { currentPrice } from '#domain/price/current-price.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import type { DateOrderCheck } from './mapping/date-orders.ts'
import type { FeedMapping } from './mapping/mapping-schema.ts'
import { shorten, type PriceWords } from './mapping/row-mapper.ts'
import { createOdometerCheck } from './odometer-check.ts'
import { createPriceCheck } from './price-check.ts'

/**
 * What looks wrong of a file as a whole, though each of its rows may be right: odometers and prices in another unit,
 * dates in another order, price types that contradict the words beside the prices, and no year in any row. Nothing is
 * refused for it.
 */
export interface FileDoubts {
  /** Every accepted vehicle; `priceWords`: what the text of its price says, null where it is an amount alone. */
  see(vehicle: IncomingVehicle, priceWords: PriceWords | null): void
  /** Kilometres of the used cars; null: too few of them. */
  readonly median: number | null
  /** Words that stood in place of a price, with their number of vehicles, most first; at most `mostPriceWords`. */
  readonly wordsForPrice: readonly WordsCount[]
  /** Words beside a price that are not understood, in lower case; counted and bounded in the same way. */
  readonly wordsBesidePrice: readonly WordsCount[]
  readonly untypedPrices: UntypedPrices
  /** One line each. `lastMedian`: of the last good import; null: none, or not known. */
  describe(lastMedian: number | null): readonly string[]
}

/** Of the vehicles that are not sold. */
export interface UntypedPrices {
  /** Vehicles with a price. */
  readonly prices: number
  /** Those of them without a price type. */
  readonly untyped: number
}

/** Words of the field of the price. */
export interface WordsCount {
  readonly words: string
  readonly vehicles: number
}

/** Different words that are counted; a file of a different text in every row must not fill the report. */
const mostPriceWords = 20

/** `thisYear`: calendar year of the import. `dateOrders` has seen the dates of the file. */
export function createFileDoubts(
  thisYear: number,
  mapping: Pick<FeedMapping, 'fields' | 'prices'> | null = null,
  dateOrders: Pick<DateOrderCheck, 'describe'> | null = null,
): FileDoubts {
  const odometers = createOdometerCheck(thisYear, mapping === null ? null : findMultiplier(mapping))
  const prices = createPriceCheck(mapping?.prices ?? 'dollars')
  const words = new Map<string, number>()
  const unknownWords = new Map<string, number>()
  const untypedPrices = { prices: 0, untyped: 0 }
  const contradicted = { vehicles: 0, example: null as PriceWords | null }
  let vehicles = 0
  let years = 0
  return {
    see(vehicle, priceWords) {
      odometers.see(vehicle)
      prices.see(vehicle)
      vehicles += 1
      if (vehicle.year !== null) years += 1
      if (vehicle.status !== 'sold' && currentPrice(vehicle) !== null) {
        untypedPrices.prices += 1
        if (vehicle.price_type === null) untypedPrices.untyped += 1
      }
      if (priceWords === null) return
      const { text, says, unknown, ruled } = priceWords
      if (says === 'poa' && vehicle.price === null) countWords(shorten(text) ?? '', words)
      if (unknown !== null) countWords(shorten(unknown.toLowerCase()) ?? '', unknownWords)
      if (ruled === null || says === null || ruled === says) return
      contradicted.vehicles += 1
      contradicted.example ??= priceWords
    },
    get median() {
      return odometers.median
    },
    get wordsForPrice() {
      return listWords(words)
    },
    get wordsBesidePrice() {
      return listWords(unknownWords)
    },
    untypedPrices,
    describe: (lastMedian) => [
      ...odometers.describe(lastMedian),
      ...prices.describe(),
      ...(dateOrders?.describe() ?? []),
      ...describeContradiction(contradicted.vehicles, contradicted.example),
      ...(vehicles > 0 && years === 0 ? [noYears] : []),
    ],
  }
}

const noYears =
  'no vehicle has a year, so that none is found by its year; add a rule for year to the mapping, such as ' +
  "year: { from: TITLE, steps: [{ capture: '((?:19|20)\\d\\d)' }] }"

function countWords(text: string, counts: Map<string, number>): void {
  const known = counts.get(text)
  if (known !== undefined || counts.size < mostPriceWords) counts.set(text, (known ?? 0) + 1)
}

const listWords = (counts: ReadonlyMap<string, number>): readonly WordsCount[] =>
  [...counts].map(([words, vehicles]) => ({ words, vehicles })).toSorted((a, b) => b.vehicles - a.vehicles)

function describeContradiction(vehicles: number, example: PriceWords | null): readonly string[] {
  if (example === null) return []
  const { text, says, ruled } = example
  return [
    `${vehicles.toLocaleString('en-AU')} ${vehicles === 1 ? 'vehicle has' : 'vehicles have'} another price type by ` +
      `the mapping than by the words of the price: '${shorten(text) ?? ''}' says ${says}, and the rule for ` +
      `price_type gives ${ruled ?? ''} as its default. Where the price says its type, leave price_type out of the ` +
      'mapping',
  ]
}

/** The factor by which the mapping converts the odometer; null: it does not. */
function findMultiplier({ fields }: Pick<FeedMapping, 'fields'>): number | null {
  const rule = fields['km']
  if (rule === undefined || !('steps' in rule)) return null
  const step = rule.steps.find((each) => typeof each === 'object' && 'multiply' in each)
  return typeof step === 'object' && 'multiply' in step ? step.multiply : null
}
