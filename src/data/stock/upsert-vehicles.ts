import type { Insertable, Kysely, Transaction } from 'kysely'
import { appendVehicleChanges } from '../change-log.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { unmarkSoldVehicles } from '../holds/mark-vehicle.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import type { IncomingVehicle, UpsertOutcome } from './stock-records.ts'
import { isStorableText } from '../storable-text.ts'
import type { Tables, VehicleTable } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'
import { chooseSlugs } from './choose-slugs.ts'
import { requireRunningImport } from './running-import.ts'
import { resolveFinanceBasis } from './finance-basis.ts'
import { appendPriceChanges, listPriceDifferences } from './price-ledger.ts'
import { buildVehicleDocument, parseDocument, type VehicleDocument } from './vehicle-document.ts'
import { buildVehicleId } from './vehicle-id.ts'
import { buildVehicleIdentity } from './vehicle-identity.ts'

export interface UpsertBatch {
  readonly importId: string
  readonly feed: string
  readonly vehicles: readonly IncomingVehicle[]
}

/** A vehicle of the batch with its stored state. */
interface Entry {
  readonly id: string
  readonly stocknum: string
  readonly vehicle: IncomingVehicle
  readonly document: VehicleDocument
}

type Existing = Pick<
  VehicleTable,
  'id' | 'slug' | 'feed' | 'sold' | 'sold_date_timestamp' | 'content_hash' | 'finance_price' | 'quote' | 'created_at'
>

const largestBatch = 1000

/** See ImportWriter.upsertBatch. A faulty batch is a RangeError before anything is written. */
export async function upsertVehicles(
  database: Database,
  ctx: SiteContext,
  batch: UpsertBatch,
): Promise<readonly UpsertOutcome[]> {
  const entries = buildEntries(ctx, batch)
  return runWrite(database, async (trx) => {
    await beginStockWrite(database, trx, ctx, batch.importId)
    return writeBatch(database, trx, ctx, batch, entries)
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

/** Stores a batch within a transaction that `beginStockWrite` has begun; see ImportWriter.upsertBatch. */
export async function writeBatch(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  batch: UpsertBatch,
  entries: readonly Entry[] = buildEntries(ctx, batch),
): Promise<readonly UpsertOutcome[]> {
  if (entries.length === 0) return []
  const known = await listExisting(trx, ctx, entries)
  const outcomes = entries.map((entry) => resolveOutcome(entry, known.get(entry.id)))
  const written = entries.filter((_, index) => outcomes[index] !== 'unchanged')
  await claimFeed(trx, ctx, batch.feed, entries, known)
  if (written.length > 0) await writeEntries(database, trx, ctx, batch, written, known)
  return outcomes
}

/** See ImportWriter.listDifferent. */
export async function listDifferentVehicles(
  database: Database,
  ctx: SiteContext,
  { feed, vehicles }: Omit<UpsertBatch, 'importId'>,
): Promise<readonly IncomingVehicle[]> {
  const entries = buildEntries(ctx, { feed, vehicles })
  if (entries.length === 0) return []
  const known = await runRead(database, (kysely) => listExisting(kysely, ctx, entries))
  return entries
    .filter((entry) => {
      const existing = known.get(entry.id)
      return existing?.feed !== feed || resolveOutcome(entry, existing) !== 'unchanged'
    })
    .map(({ vehicle }) => vehicle)
}

function buildEntries(ctx: SiteContext, batch: Omit<UpsertBatch, 'importId'>): readonly Entry[] {
  if (batch.vehicles.length > largestBatch)
    throw new RangeError(`a batch has at most ${largestBatch} vehicles, this one ${batch.vehicles.length}`)
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

function resolveOutcome(entry: Entry, existing: Existing | undefined): UpsertOutcome {
  if (existing === undefined) return 'added'
  if (existing.sold === 1 && !isSold(entry)) return 'returned'
  const same = existing.content_hash === entry.document.hash && (existing.sold === 1) === isSold(entry)
  return same ? 'unchanged' : 'changed'
}

/**
 * Only its status decides whether a vehicle in the feed is sold; one that had left the feed as sold and returns is for
 * sale again.
 */
function isSold(entry: Entry): boolean {
  return entry.vehicle.status === 'sold'
}

async function listExisting(
  store: Kysely<Tables>,
  ctx: SiteContext,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, Existing>> {
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

/** A vehicle belongs to the feed that delivered it last; a change of the feed does not change the vehicle itself. */
async function claimFeed(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  feed: string,
  entries: readonly Entry[],
  known: ReadonlyMap<string, Existing>,
): Promise<void> {
  const moved = entries
    .map((entry) => known.get(entry.id))
    .filter((existing) => existing !== undefined && existing.feed !== feed)
  const ids = moved.flatMap((existing) => (existing === undefined ? [] : [existing.id]))
  if (ids.length === 0) return
  await trx.updateTable('vehicle').set({ feed }).where('site_id', '=', ctx.siteId).where('id', 'in', ids).execute()
}

async function writeEntries(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  batch: UpsertBatch,
  entries: readonly Entry[],
  known: ReadonlyMap<string, Existing>,
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
  const rows = entries.map((entry) =>
    buildRow(ctx, batch.feed, entry, known.get(entry.id), before.get(entry.id) ?? {}, slugById.get(entry.id), now),
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
  await appendPriceChanges(trx, ctx, batch.importId, now, differences)
  await appendVehicleChanges(
    database,
    trx,
    ctx,
    entries.map(({ id }) => id),
  )
}

function buildRow(
  ctx: SiteContext,
  feed: string,
  entry: Entry,
  existing: Existing | undefined,
  before: StoredDocument,
  slug: string | undefined,
  now: number,
): Insertable<VehicleTable> {
  const { vehicle, document } = entry
  const sold = isSold(entry)
  return {
    site_id: ctx.siteId,
    id: entry.id,
    slug: existing?.slug ?? slug ?? vehicle.slug,
    stocknum: entry.stocknum,
    feed,
    dealership_slug: vehicle.dealership_slug,
    sold: sold ? 1 : 0,
    sold_date_timestamp: sold ? resolveSoldDate(vehicle, existing, now) : null,
    content_hash: document.hash,
    doc: document.text,
    price: vehicle.price,
    identity: buildVehicleIdentity(vehicle),
    ...resolveFinanceBasis(
      vehicle,
      existing === undefined ? null : { next: JSON.parse(document.text) as StoredDocument, before, basis: existing },
    ),
    created_at: existing?.created_at ?? (vehicle.created_at === null ? now : Date.parse(vehicle.created_at)),
    updated_at: now,
  }
}

/** When it was first sold, in seconds: a later import of the same sale does not move it. */
function resolveSoldDate(vehicle: IncomingVehicle, existing: Existing | undefined, now: number): number {
  const kept = existing?.sold === 1 ? existing.sold_date_timestamp : null
  return kept ?? vehicle.sold_date_timestamp ?? Math.floor(now / 1000)
}

type StoredDocument = ReturnType<typeof parseDocument>

/** Stored state, by id, of the vehicles that are about to be replaced. */
async function readDocuments(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, StoredDocument>> {
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
