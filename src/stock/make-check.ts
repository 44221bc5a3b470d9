import type { SiteContext } from '#data/context.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import { resolveMake } from './derive/makes.ts'
import { memoize } from './derive/memoize.ts'
import { countWord } from './note-list.ts'

/** The vehicles of a file whose make the platform does not know (STOCK-03). */
export interface MakeCheck {
  /** Every accepted vehicle. */
  see(vehicle: IncomingVehicle): void
  /** Vehicles by make, as it is stored; at most `mostWords` makes. */
  readonly unknown: ReadonlyMap<string, number>
  /** Stock numbers of all of them. */
  readonly stocknums: ReadonlySet<string>
  /** Those of them whose model is the name of a make, as in a file whose make and model changed places. */
  readonly withMakeAsModel: number
  /** Frees the memory of the stock numbers. */
  clear(): void
}

export function createMakeCheck(): MakeCheck {
  const unknown = new Map<string, number>()
  const stocknums = new Set<string>()
  let withMakeAsModel = 0
  return {
    see({ stocknum, make, model }) {
      if (isKnownMake(make)) return
      countWord(make, unknown)
      stocknums.add(stocknum)
      if (isKnownMake(model)) withMakeAsModel += 1
    },
    unknown,
    stocknums,
    get withMakeAsModel() {
      return withMakeAsModel
    },
    clear: () => stocknums.clear(),
  }
}

const isKnownMake = memoize((make) => resolveMake(make) !== null)

/** Vehicles that are in the stock with a make that the platform knows. */
export interface KnownMakes {
  /** Those that the file has too. */
  readonly vehicles: number
  /** Those whose make would be one that is not known. */
  readonly lost: number
  /** 'A1 of the make Toyota'; null: none is lost. */
  readonly example: string | null
}

export const noMakes: KnownMakes = { vehicles: 0, lost: 0, example: null }

/**
 * Compares the makes of a file with those of the stock. The stock is read whole and in batches, so ask only where a
 * guard needs the answer. `has`: whether the file has the vehicle of a stock number.
 */
export async function countKnownMakes(
  ctx: SiteContext,
  stock: Pick<StockRepository, 'listAll'>,
  { stocknums }: Pick<MakeCheck, 'stocknums'>,
  has: (stocknum: string) => boolean,
): Promise<KnownMakes> {
  let vehicles = 0
  let lost = 0
  let example: string | null = null
  for await (const batch of stock.listAll(ctx))
    for (const { sold, stocknum, make } of batch) {
      if (sold || !isKnownMake(make) || !has(stocknum)) continue
      vehicles += 1
      if (!stocknums.has(stocknum)) continue
      lost += 1
      example ??= `${stocknum} of the make ${make}`
    }
  return { vehicles, lost, example }
}
