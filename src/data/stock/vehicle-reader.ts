import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { isStorableText } from '../storable-text.ts'
import { runRead } from '../transactions.ts'
import { parseStoredVehicle, storedVehicleColumns } from './vehicle-document.ts'

export interface ListOptions {
  /** The most vehicles of a batch, 1 or more; default 500. */
  readonly atOnce?: number
  /** Epoch seconds: leaves out what was sold then or earlier; null and absent: nothing. */
  readonly soldAfter?: number | null
}

/** Reads the vehicles of one site. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface VehicleReader {
  findBySlug(ctx: SiteContext, slug: string): Promise<Vehicle | null>
  /** Accepts an id or a slug; an id wins over a slug with the same text (FIN-06). */
  findByIdOrSlug(ctx: SiteContext, key: string): Promise<Vehicle | null>
  /** Returns the vehicles in the order of `ids`, without those that the site lacks. Accepts at most 1000 ids. */
  getMany(ctx: SiteContext, ids: readonly string[]): Promise<readonly Vehicle[]>
  /**
   * Yields every vehicle of the site in batches by id. Each batch is a read of its own, so that a long load holds no
   * transaction open; what changes meanwhile is in the change feed after the position that was read before the load.
   */
  listAll(ctx: SiteContext, options?: ListOptions): AsyncIterable<readonly Vehicle[]>
  /** Ids of the vehicles that were sold within a time, epoch seconds: after `after`, and not after `until`. */
  listSold(ctx: SiteContext, time: { readonly after: number; readonly until: number }): Promise<readonly string[]>
  countAll(ctx: SiteContext): Promise<number>
  /** Without sold ones. */
  countUnsold(ctx: SiteContext): Promise<number>
}

const largestRequest = 1000
const batchSize = 500

/** Reads from an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createVehicleReader(database: Database): VehicleReader {
  async function findByColumn(ctx: SiteContext, column: 'id' | 'slug', value: string): Promise<Vehicle | null> {
    // Visitors choose the text; PostgreSQL refuses to compare text that it could not store.
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

  return {
    findBySlug: (ctx, slug) => findByColumn(ctx, 'slug', slug),
    findByIdOrSlug: async (ctx, key) => (await findByColumn(ctx, 'id', key)) ?? findByColumn(ctx, 'slug', key),
    async getMany(ctx, ids) {
      if (ids.length > largestRequest)
        throw new RangeError(`getMany accepts at most ${largestRequest} ids, not ${ids.length}`)
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
    },
    async *listAll(ctx, { atOnce = batchSize, soldAfter = null } = {}) {
      let after = ''
      for (;;) {
        const from = after
        const rows = await runRead(database, (kysely) => {
          const all = kysely
            .selectFrom('vehicle')
            .select(storedVehicleColumns)
            .where('site_id', '=', ctx.siteId)
            .where('id', '>', from)
            .orderBy('id')
            .limit(atOnce)
          if (soldAfter === null) return all.execute()
          return all
            .where((row) =>
              row.or([
                row('sold', '=', 0),
                row('sold_date_timestamp', 'is', null),
                row('sold_date_timestamp', '>', soldAfter),
              ]),
            )
            .execute()
        })
        const last = rows.at(-1)
        if (last === undefined) return
        yield rows.map(parseStoredVehicle)
        if (rows.length < atOnce) return
        after = last.id
      }
    },
    async listSold(ctx, { after, until }) {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('vehicle')
          .select('id')
          .where('site_id', '=', ctx.siteId)
          .where('sold', '=', 1)
          .where('sold_date_timestamp', '>', after)
          .where('sold_date_timestamp', '<=', until)
          .execute(),
      )
      return rows.map(({ id }) => id)
    },
    async countAll(ctx) {
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('vehicle')
          .select((query) => query.fn.countAll<number>().as('count'))
          .where('site_id', '=', ctx.siteId)
          .executeTakeFirstOrThrow(),
      )
      return row.count
    },
    async countUnsold(ctx) {
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('vehicle')
          .select((query) => query.fn.countAll<number>().as('count'))
          .where('site_id', '=', ctx.siteId)
          .where('sold', '=', 0)
          .executeTakeFirstOrThrow(),
      )
      return row.count
    },
  }
}
