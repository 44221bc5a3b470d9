import { cents } from '#domain/money/cents.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runRead } from '../transactions.ts'
import type { FeedBaseline, FilledColumn, KnownElsewhere, StoredSummary } from './stock-records.ts'

/** What the guards of an import compare a file with (decision 30). */
export interface StockComparer {
  /**
   * Yields every vehicle of the site, sold ones too, in batches by id. Each batch is a read of its own, so that a long
   * comparison holds no transaction open.
   */
  listSummaries(ctx: SiteContext): AsyncIterable<readonly StoredSummary[]>
  /**
   * How many of the identities stand unsold under another feed of this site or under any feed of another site, most
   * first. It is the one method that looks beyond the site: it answers with names and numbers alone, for the operator.
   * `feeds` are the names under which this site's own vehicles do not count. Accepts at most 2000 identities.
   */
  countElsewhere(
    ctx: SiteContext,
    asked: { readonly feeds: readonly string[]; readonly identities: readonly string[] },
  ): Promise<readonly KnownElsewhere[]>
  /** The last good import of a feed; null: none since the platform keeps them. */
  findBaseline(ctx: SiteContext, feed: string): Promise<FeedBaseline | null>
  /** When a file of these bytes was last imported well by the feed, epoch milliseconds; null: never. */
  findImportOfFile(ctx: SiteContext, file: { readonly feed: string; readonly fileHash: string }): Promise<number | null>
}

const batchSize = 2000
const identitiesAtOnce = 2000

/** Reads from an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createStockComparer(database: Database): StockComparer {
  return {
    async *listSummaries(ctx) {
      for (let after = ''; ;) {
        const from = after
        const rows = await runRead(database, (kysely) =>
          kysely
            .selectFrom('vehicle')
            .select(['id', 'stocknum', 'feed', 'dealership_slug', 'sold', 'price', 'identity'])
            .where('site_id', '=', ctx.siteId)
            .where('id', '>', from)
            .orderBy('id')
            .limit(batchSize)
            .execute(),
        )
        const last = rows.at(-1)
        if (last === undefined) return
        yield rows.map((row) => ({
          id: row.id,
          stocknum: row.stocknum,
          feed: row.feed,
          dealershipSlug: row.dealership_slug,
          sold: row.sold === 1,
          price: row.price === null ? null : cents(row.price),
          identity: row.identity,
        }))
        if (rows.length < batchSize) return
        after = last.id
      }
    },
    async countElsewhere(ctx, { feeds, identities }) {
      if (identities.length > identitiesAtOnce)
        throw new RangeError(`countElsewhere accepts at most ${identitiesAtOnce} identities, not ${identities.length}`)
      if (identities.length === 0) return []
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('vehicle')
          .select(['site_id', 'feed'])
          .select((query) => query.fn.count<number>('identity').distinct().as('vehicles'))
          .where('identity', 'in', identities)
          .where('sold', '=', 0)
          .where((where) => where.or([where('site_id', '!=', ctx.siteId), where('feed', 'not in', feeds)]))
          .groupBy(['site_id', 'feed'])
          .execute(),
      )
      return rows
        .map((row) => ({ siteId: row.site_id, feed: row.feed, vehicles: row.vehicles }))
        .toSorted((a, b) => b.vehicles - a.vehicles || a.siteId.localeCompare(b.siteId) || a.feed.localeCompare(b.feed))
    },
    async findBaseline(ctx, feed) {
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('feed_baseline')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('feed', '=', feed)
          .executeTakeFirst(),
      )
      if (row === undefined) return null
      return {
        importId: row.import_id,
        startedAt: row.started_at,
        fileHash: row.file_hash,
        fileAt: row.file_at,
        asOf: row.as_of,
        rows: row.row_count,
        columns: JSON.parse(row.columns) as readonly FilledColumn[],
      }
    },
    async findImportOfFile(ctx, { feed, fileHash }) {
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('import_run')
          .select('started_at')
          .where('site_id', '=', ctx.siteId)
          .where('feed', '=', feed)
          .where('file_hash', '=', fileHash)
          .where('outcome', '=', 'completed')
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst(),
      )
      return row?.started_at ?? null
    },
  }
}
