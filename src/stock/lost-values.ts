import type { SiteContext } from '#data/context.ts'
import type { FilledColumn } from '#data/stock/stock-records.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import type { FeedRows } from './feed-rows.ts'
import type { FeedField } from './mapping/targets.ts'

/** A field that a file empties. */
export interface LostField {
  readonly field: string
  /** Vehicles of the file that have a value in the stock and none in the file. */
  readonly vehicles: number
}

export interface LostValuesOptions {
  readonly ctx: SiteContext
  readonly stock: Pick<StockRepository, 'listAll'>
  /** The last good import of the feed; null: none. */
  readonly last: { readonly columns: readonly FilledColumn[] } | null
  readonly rows: FeedRows
  /** Fields of which no vehicle of the file has a value. */
  readonly empty: ReadonlySet<FeedField>
}

/**
 * Counts the vehicles that lose a value because the file leaves its field empty in every row, most vehicles first. Only
 * where the last import had filled such a field is the stock read, once and in batches: it costs an ordinary import
 * nothing.
 */
export async function countLostValues({
  ctx,
  stock,
  last,
  rows,
  empty,
}: LostValuesOptions): Promise<readonly LostField[]> {
  const filled = new Set((last?.columns ?? []).map(({ field }) => field.split('.', 1)[0] ?? field))
  const fields = [...empty].filter((field) => filled.has(field))
  if (fields.length === 0) return []
  const counts = new Map<FeedField, number>()
  for await (const vehicles of stock.listAll(ctx))
    for (const vehicle of vehicles) {
      if (vehicle.sold || rows.find(vehicle.stocknum) === null) continue
      for (const field of fields) if (holdsValue(vehicle[field])) counts.set(field, (counts.get(field) ?? 0) + 1)
    }
  return [...counts]
    .map(([field, vehicles]) => ({ field, vehicles }))
    .toSorted((a, b) => b.vehicles - a.vehicles || a.field.localeCompare(b.field))
}

/** Whether a value of a vehicle's field says anything; an empty list says nothing. */
export function holdsValue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}
