import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { isStorableText } from '../storable-text.ts'
import { runRead } from '../transactions.ts'
import { parseStoredVehicle, storedVehicleColumns } from './vehicle-document.ts'

const mostAtOnce = 1000
const listBatch = 500

/** StockRepository.findBySlug. */
export async function findBySlug(database: Database, ctx: SiteContext, slug: string): Promise<Vehicle | null> {
  return findByColumn(database, ctx, 'slug', slug)
}

/** StockRepository.findByIdOrSlug: an id wins over a slug of the same text. */
export async function findByIdOrSlug(database: Database, ctx: SiteContext, key: string): Promise<Vehicle | null> {
  return (await findByColumn(database, ctx, 'id', key)) ?? findByColumn(database, ctx, 'slug', key)
}

async function findByColumn(
  database: Database,
  ctx: SiteContext,
  column: 'id' | 'slug',
  value: string,
): Promise<Vehicle | null> {
  // A visitor may ask for anything.
  if (!isStorableText(value)) return null
  const row = await runRead(database, (kysely) =>
    kysely
      .selectFrom('vehicle')
      .select(storedVehicleColumns)
      .where('site_id', '=', ctx.siteId)
      .where(column, '=', value)
      .executeTakeFirst(),
  )
  return row === undefined ? null : parseStoredVehicle(row)
}

/** StockRepository.getMany. */
export async function getMany(
  database: Database,
  ctx: SiteContext,
  ids: readonly string[],
): Promise<readonly Vehicle[]> {
  if (ids.length > mostAtOnce) throw new RangeError(`at most ${mostAtOnce} vehicles at once, not ${ids.length}`)
  if (ids.length === 0) return []
  const rows = await runRead(database, (kysely) =>
    kysely
      .selectFrom('vehicle')
      .select(storedVehicleColumns)
      .where('site_id', '=', ctx.siteId)
      .where('id', 'in', ids)
      .execute(),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [parseStoredVehicle(row)]
  })
}

/**
 * StockRepository.listAll: batches by id, each read by itself, so that a long load holds no transaction open. What
 * changes meanwhile is in the change feed after the position that was read before the load.
 */
export async function* listAll(database: Database, ctx: SiteContext): AsyncGenerator<readonly Vehicle[]> {
  let after = ''
  for (;;) {
    const from = after
    const rows = await runRead(database, (kysely) =>
      kysely
        .selectFrom('vehicle')
        .select(storedVehicleColumns)
        .where('site_id', '=', ctx.siteId)
        .where('id', '>', from)
        .orderBy('id')
        .limit(listBatch)
        .execute(),
    )
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(parseStoredVehicle)
    if (rows.length < listBatch) return
    after = last.id
  }
}

/** StockRepository.countAll. */
export async function countAll(database: Database, ctx: SiteContext): Promise<number> {
  const row = await runRead(database, (kysely) =>
    kysely
      .selectFrom('vehicle')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('site_id', '=', ctx.siteId)
      .executeTakeFirstOrThrow(),
  )
  return row.count
}
