import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { refreshStatistics } from '../postgres/refresh-statistics.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'
import { type DifferentVehicles, listDifferentVehicles } from './list-different-vehicles.ts'
import { markSoldWithin } from './mark-sold.ts'
import { markBrokenOff } from './prune-imports.ts'
import { requireRunningImport } from './running-import.ts'
import type { ImportEvidence, ImportRun, UpsertOutcome } from './stock-records.ts'
import { storeTogether, type StockChanges, type StoredChanges } from './store-together.ts'
import { beginStockWrite, upsertVehicles, type UpsertBatch } from './upsert-vehicles.ts'
import type { IncomingBatch } from './vehicle-entries.ts'

export interface ImportEnd {
  readonly outcome: 'completed' | 'refused' | 'failed'
  readonly report: unknown
  /** Absent when the file was not read to its end. */
  readonly evidence?: ImportEvidence
}

/** Writes the stock of one site under an import. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface ImportWriter {
  /** Records that an import has begun and returns its id. Earlier ones of the site that have died are broken off. */
  beginImport(ctx: SiteContext, run: { readonly feed: string; readonly fileName: string }): Promise<string>
  /**
   * Throws RangeError when the site has no such import or the import has already finished. A completed import with its
   * evidence is what the next file of the feed is compared with.
   */
  finishImport(ctx: SiteContext, importId: string, end: ImportEnd): Promise<void>
  /** Newest first. */
  listImports(ctx: SiteContext, limit: number): Promise<readonly ImportRun[]>
  /**
   * Adds or replaces vehicles by stock number, in ONE transaction with the change feed and the price ledger. Returns
   * the outcomes in the order given. Unchanged content writes nothing except the feed that owns the vehicle. Accepts at
   * most 1000 vehicles; a stock number twice in one call is a RangeError.
   */
  upsertBatch(ctx: SiteContext, batch: UpsertBatch): Promise<readonly UpsertOutcome[]>
  /**
   * The vehicles of a batch that storing would write: new ones, those with other content or another sale than stored,
   * and those that another feed delivered last. Only reads. The batch has the bounds of `upsertBatch`.
   */
  listDifferent(ctx: SiteContext, batch: IncomingBatch): Promise<DifferentVehicles>
  /**
   * Stores all changes of an import in ONE transaction: vehicles as by `upsertBatch`, then the sales as by `markSold`.
   * Readers see all of it or nothing, and so does whoever comes after a crash. Accepts what `fitsTogether`, because
   * SQLite lets nobody else write meanwhile; more, or a stock number twice, is a RangeError.
   */
  storeTogether(ctx: SiteContext, changes: StockChanges): Promise<StoredChanges>
  /**
   * Marks vehicles sold as of now, in one transaction with the change feed, and returns how many changed. Vehicles that
   * are sold already stay as they are. `updated_at` moves, because visitors see the sale; the content hash stays.
   */
  markSold(ctx: SiteContext, batch: { readonly importId: string; readonly ids: readonly string[] }): Promise<number>
}

/** Writes to an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createImportWriter(database: Database): ImportWriter {
  return {
    async beginImport(ctx, { feed, fileName }) {
      const importId = randomUUID()
      await runWrite(database, async (trx) => {
        await markBrokenOff(trx, ctx.now(), ctx.siteId)
        await trx
          .insertInto('import_run')
          .values({
            site_id: ctx.siteId,
            import_id: importId,
            feed,
            file_name: fileName,
            started_at: ctx.now(),
            finished_at: null,
            outcome: 'running',
            report: null,
          })
          .execute()
      })
      return importId
    },
    async finishImport(ctx, importId, { outcome, report, evidence }) {
      await runWrite(database, async (trx) => {
        await requireRunningImport(trx, ctx, importId)
        await trx
          .updateTable('import_run')
          .set({
            outcome,
            report: JSON.stringify(report ?? null),
            finished_at: ctx.now(),
            file_hash: evidence?.fileHash ?? null,
          })
          .where('site_id', '=', ctx.siteId)
          .where('import_id', '=', importId)
          .execute()
        if (outcome === 'completed' && evidence !== undefined) await keepBaseline(trx, ctx, importId, evidence)
      })
      await refreshStatistics(database)
    },
    async listImports(ctx, limit) {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('import_run')
          .select(['import_id', 'feed', 'started_at', 'finished_at', 'outcome', 'report'])
          .where('site_id', '=', ctx.siteId)
          .orderBy('seq', 'desc')
          .limit(limit)
          .execute(),
      )
      return rows.map((row) => ({
        importId: row.import_id,
        feed: row.feed,
        startedAt: row.started_at,
        finishedAt: row.finished_at,
        outcome: row.outcome as ImportRun['outcome'],
        report: row.report === null ? null : (JSON.parse(row.report) as unknown),
      }))
    },
    upsertBatch: (ctx, batch) => upsertVehicles(database, ctx, batch),
    listDifferent: (ctx, batch) => listDifferentVehicles(database, ctx, batch),
    storeTogether: (ctx, changes) => storeTogether(database, ctx, changes),
    markSold: (ctx, { importId, ids }) =>
      runWrite(database, async (trx) => {
        await beginStockWrite(database, trx, ctx, importId)
        return markSoldWithin(database, trx, ctx, ids)
      }),
  }
}

async function keepBaseline(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  importId: string,
  { fileHash, fileAt, asOf, rows, columns }: ImportEvidence,
): Promise<void> {
  const run = await trx
    .selectFrom('import_run')
    .select(['feed', 'started_at'])
    .where('site_id', '=', ctx.siteId)
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('feed_baseline')
    .values({
      site_id: ctx.siteId,
      feed: run.feed,
      import_id: importId,
      started_at: run.started_at,
      file_hash: fileHash,
      file_at: fileAt,
      as_of: asOf,
      row_count: rows,
      columns: JSON.stringify(columns),
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'feed']).doUpdateSet((row) => ({
        import_id: row.ref('excluded.import_id'),
        started_at: row.ref('excluded.started_at'),
        file_hash: row.ref('excluded.file_hash'),
        file_at: row.ref('excluded.file_at'),
        // An import without a date leaves the one that the next file is compared with.
        as_of: row.fn.coalesce('excluded.as_of', 'feed_baseline.as_of'),
        row_count: row.ref('excluded.row_count'),
        columns: row.ref('excluded.columns'),
      })),
    )
    .execute()
}
