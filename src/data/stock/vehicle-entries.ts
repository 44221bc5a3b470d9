import type { Kysely } from 'kysely'
import type { SiteContext } from '../context.ts'
import { isStorableText } from '../storable-text.ts'
import type { Tables, VehicleTable } from '../tables.ts'
import type { IncomingVehicle, UpsertOutcome } from './stock-records.ts'
import { buildVehicleDocument, type VehicleDocument } from './vehicle-document.ts'
import { buildVehicleId } from './vehicle-id.ts'

/** Vehicles of one feed that are compared or stored. */
export interface IncomingBatch {
  readonly feed: string
  readonly vehicles: readonly IncomingVehicle[]
}

/** A vehicle of a batch as it would be stored. */
export interface VehicleEntry {
  readonly id: string
  readonly stocknum: string
  readonly vehicle: IncomingVehicle
  readonly document: VehicleDocument
}

/** The stored vehicle that an entry is compared with. */
export type ExistingVehicle = Pick<
  VehicleTable,
  'id' | 'slug' | 'feed' | 'sold' | 'sold_date_timestamp' | 'content_hash' | 'finance_price' | 'quote' | 'created_at'
>

/** Vehicles that one statement takes. */
const largestBatch = 1000

/** Throws RangeError for a batch of more than `most` vehicles, a stock number twice, and text that cannot be a key. */
export function buildEntries(ctx: SiteContext, batch: IncomingBatch, most = largestBatch): readonly VehicleEntry[] {
  if (batch.vehicles.length > most)
    throw new RangeError(`a batch has at most ${most} vehicles, this one ${batch.vehicles.length}`)
  requireKeyText('feed', batch.feed)
  const seen = new Set<string>()
  return batch.vehicles.map((vehicle) => {
    const stocknum = vehicle.stocknum.trim()
    requireKeyText('stocknum', stocknum)
    requireKeyText('slug', vehicle.slug)
    requireKeyText('dealership_slug', vehicle.dealership_slug)
    if (vehicle.created_at !== null && Number.isNaN(Date.parse(vehicle.created_at)))
      throw new RangeError(`created_at of ${stocknum} is not an instant: ${vehicle.created_at}`)
    if (seen.has(stocknum)) throw new RangeError(`stock number ${stocknum} is twice in one batch`)
    seen.add(stocknum)
    return { id: buildVehicleId(ctx.siteId, stocknum), stocknum, vehicle, document: buildVehicleDocument(vehicle) }
  })
}

function requireKeyText(field: string, value: string): void {
  if (value === '' || !isStorableText(value))
    throw new RangeError(`${field} of a vehicle must be text without NUL: ${JSON.stringify(value)}`)
}

/** The stored vehicles of at most 1000 entries, by id. */
export async function listExisting(
  store: Kysely<Tables>,
  ctx: SiteContext,
  entries: readonly VehicleEntry[],
): Promise<ReadonlyMap<string, ExistingVehicle>> {
  const rows = await store
    .selectFrom('vehicle')
    .select([
      'id',
      'slug',
      'feed',
      'sold',
      'sold_date_timestamp',
      'content_hash',
      'finance_price',
      'quote',
      'created_at',
    ])
    .where('site_id', '=', ctx.siteId)
    .where(
      'id',
      'in',
      entries.map((entry) => entry.id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What storing the entry does to the stored vehicle; undefined: there is none. */
export function resolveOutcome(entry: VehicleEntry, existing: ExistingVehicle | undefined): UpsertOutcome {
  if (existing === undefined) return 'added'
  if (existing.sold === 1 && !isSold(entry)) return 'returned'
  const same = existing.content_hash === entry.document.hash && (existing.sold === 1) === isSold(entry)
  return same ? 'unchanged' : 'changed'
}

/**
 * Only its status decides whether a vehicle in the feed is sold; one that had left the feed as sold and returns is for
 * sale again.
 */
export function isSold(entry: VehicleEntry): boolean {
  return entry.vehicle.status === 'sold'
}
