import type { Insertable, Transaction } from 'kysely'
import { appendVehicleChanges } from '../change-log.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { unmarkSoldVehicles } from '../holds/mark-vehicle.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import type { Tables, VehicleTable } from '../tables.ts'
import { runWrite } from '../transactions.ts'
import { isAnotherCar } from './another-car.ts'
import { beginAnew } from './begin-anew.ts'
import { chooseSlugs } from './choose-slugs.ts'
import { resolveFinanceBasis } from './finance-basis.ts'
import { appendPriceChanges, listPriceDifferences } from './price-ledger.ts'
import { requireRunningImport } from './running-import.ts'
import type { IncomingVehicle, UpsertOutcome } from './stock-records.ts'
import { parseDocument } from './vehicle-document.ts'
import {
  buildEntries,
  type ExistingVehicle,
  type IncomingBatch,
  isSold,
  listExisting,
  resolveOutcome,
  type VehicleEntry,
} from './vehicle-entries.ts'
import { buildVehicleIdentity } from './vehicle-identity.ts'

export interface UpsertBatch extends IncomingBatch {
  readonly importId: string
}

/** The import that writes, and the feed that it brings. */
type Source = Pick<UpsertBatch, 'importId' | 'feed'>

/** See ImportWriter.upsertBatch. A faulty batch is a RangeError before anything is written. */
export async function upsertVehicles(
  database: Database,
  ctx: SiteContext,
  batch: UpsertBatch,
): Promise<readonly UpsertOutcome[]> {
  const entries = buildEntries(ctx, batch)
  return runWrite(database, async (trx) => {
    await beginStockWrite(database, trx, ctx, batch.importId)
    return writeEntries(database, trx, ctx, batch, entries)
  })
}

/**
 * What every transaction that writes stock begins with. Those of one site take turns: two connections with the same
 * stock number or slug meet here, not at a unique key.
 */
export async function beginStockWrite(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  importId: string,
): Promise<void> {
  if (database.dialect === 'postgres') await lockInTransaction(trx, 'stock', ctx.siteId)
  await requireRunningImport(trx, ctx, importId)
}

/** Stores at most 1000 entries within a transaction that `beginStockWrite` has begun; see ImportWriter.upsertBatch. */
export async function writeEntries(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  source: Source,
  entries: readonly VehicleEntry[],
): Promise<readonly UpsertOutcome[]> {
  if (entries.length === 0) return []
  const known = await listExisting(trx, ctx, entries)
  const outcomes = entries.map((entry) => resolveOutcome(entry, known.get(entry.id)))
  const written = entries.filter((_, index) => outcomes[index] !== 'unchanged')
  if (written.length > 0) await writeDifferent(database, trx, ctx, source, written, known)
  await claimFeed(trx, ctx, source.feed, entries, known)
  return outcomes
}

/** A vehicle belongs to the feed that delivered it last; a change of the feed does not change the vehicle itself. */
async function claimFeed(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  feed: string,
  entries: readonly VehicleEntry[],
  known: ReadonlyMap<string, ExistingVehicle>,
): Promise<void> {
  const moved = entries
    .map((entry) => known.get(entry.id))
    .filter((existing) => existing !== undefined && existing.feed !== feed)
  const ids = moved.flatMap((existing) => (existing === undefined ? [] : [existing.id]))
  if (ids.length === 0) return
  await trx.updateTable('vehicle').set({ feed }).where('site_id', '=', ctx.siteId).where('id', 'in', ids).execute()
}

async function writeDifferent(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  source: Source,
  entries: readonly VehicleEntry[],
  known: ReadonlyMap<string, ExistingVehicle>,
): Promise<void> {
  const now = ctx.now()
  const added = entries.filter((entry) => !known.has(entry.id))
  const slugs = await chooseSlugs(
    trx,
    ctx,
    added.map((entry) => entry.vehicle.slug),
  )
  const slugById = new Map(added.map((entry, index) => [entry.id, slugs[index] ?? entry.vehicle.slug]))
  const before = await readDocuments(
    trx,
    ctx,
    entries.filter((entry) => known.has(entry.id)),
  )
  const others = entries.filter((entry) => isAnotherCar(before.get(entry.id) ?? {}, entry.vehicle)).map(({ id }) => id)
  await beginAnew(database, trx, ctx, others)
  for (const id of others) before.delete(id)
  const rows = entries.map((entry) =>
    buildRow(ctx, source.feed, entry, known.get(entry.id), before.get(entry.id), slugById.get(entry.id), now),
  )
  const differences = entries.flatMap((entry) =>
    listPriceDifferences(entry.id, before.get(entry.id) ?? {}, entry.vehicle),
  )

  await trx
    .insertInto('vehicle')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'id']).doUpdateSet((row) => ({
        feed: row.ref('excluded.feed'),
        dealership_slug: row.ref('excluded.dealership_slug'),
        sold: row.ref('excluded.sold'),
        sold_date_timestamp: row.ref('excluded.sold_date_timestamp'),
        content_hash: row.ref('excluded.content_hash'),
        doc: row.ref('excluded.doc'),
        finance_price: row.ref('excluded.finance_price'),
        quote: row.ref('excluded.quote'),
        price: row.ref('excluded.price'),
        identity: row.ref('excluded.identity'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute()
  await unmarkSoldVehicles(
    trx,
    ctx,
    entries.filter(isSold).map(({ id }) => id),
  )
  await appendPriceChanges(trx, ctx, source.importId, now, differences)
  await appendVehicleChanges(
    database,
    trx,
    ctx,
    entries.map(({ id }) => id),
  )
}

/** `before`: the stored document of the same car; undefined for a new vehicle, and for another car under its number. */
function buildRow(
  ctx: SiteContext,
  feed: string,
  entry: VehicleEntry,
  existing: ExistingVehicle | undefined,
  before: StoredDocument | undefined,
  slug: string | undefined,
  now: number,
): Insertable<VehicleTable> {
  const { vehicle, document } = entry
  const sold = isSold(entry)
  const same = before === undefined ? undefined : existing
  return {
    site_id: ctx.siteId,
    id: entry.id,
    slug: existing?.slug ?? slug ?? vehicle.slug,
    stocknum: entry.stocknum,
    feed,
    dealership_slug: vehicle.dealership_slug,
    sold: sold ? 1 : 0,
    sold_date_timestamp: sold ? resolveSoldDate(vehicle, same, now) : null,
    content_hash: document.hash,
    doc: document.text,
    price: vehicle.price,
    identity: buildVehicleIdentity(vehicle),
    ...resolveFinanceBasis(
      vehicle,
      before === undefined || same === undefined
        ? null
        : { next: JSON.parse(document.text) as StoredDocument, before, basis: same },
    ),
    created_at: existing?.created_at ?? (vehicle.created_at === null ? now : Date.parse(vehicle.created_at)),
    updated_at: now,
  }
}

/** When it was first sold, in seconds: a later import of the same sale does not move it. */
function resolveSoldDate(vehicle: IncomingVehicle, existing: ExistingVehicle | undefined, now: number): number {
  const kept = existing?.sold === 1 ? existing.sold_date_timestamp : null
  return kept ?? vehicle.sold_date_timestamp ?? Math.floor(now / 1000)
}

type StoredDocument = ReturnType<typeof parseDocument>

/** Stored documents, by id, of the vehicles that are about to be replaced. */
async function readDocuments(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  entries: readonly VehicleEntry[],
): Promise<Map<string, StoredDocument>> {
  if (entries.length === 0) return new Map()
  const rows = await trx
    .selectFrom('vehicle')
    .select(['site_id', 'id', 'doc'])
    .where('site_id', '=', ctx.siteId)
    .where(
      'id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, parseDocument(row)]))
}
