import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { refreshStatistics } from '../postgres/refresh-statistics.ts'
import type { ImportRun } from '../stock.repository.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'

/** StockRepository.beginImport. */
export async function beginImport(
  database: Database,
  ctx: SiteContext,
  run: { readonly feed: string; readonly fileName: string },
): Promise<string> {
  const importId = randomUUID()
  await runWrite(database, (trx) =>
    trx
      .insertInto('import_run')
      .values({
        site_id: ctx.siteId,
        import_id: importId,
        feed: run.feed,
        file_name: run.fileName,
        started_at: ctx.now(),
        finished_at: null,
        outcome: 'running',
        report: null,
      })
      .execute(),
  )
  return importId
}

/** StockRepository.finishImport. Throws when the site has no such run or it has already finished. */
export async function finishImport(
  database: Database,
  ctx: SiteContext,
  importId: string,
  end: { readonly outcome: 'completed' | 'refused' | 'failed'; readonly report: unknown },
): Promise<void> {
  await runWrite(database, async (trx) => {
    await requireRunningImport(trx, ctx, importId)
    await trx
      .updateTable('import_run')
      .set({ outcome: end.outcome, report: JSON.stringify(end.report ?? null), finished_at: ctx.now() })
      .where('site_id', '=', ctx.siteId)
      .where('import_id', '=', importId)
      .execute()
  })
  await refreshStatistics(database)
}

/** StockRepository.listImports: newest first. */
export async function listImports(database: Database, ctx: SiteContext, limit: number): Promise<readonly ImportRun[]> {
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
}

/** Stock is only ever written under a run of the site's own that is under way: anything else is a programming error. */
export async function requireRunningImport(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  importId: string,
): Promise<void> {
  const run = await trx
    .selectFrom('import_run')
    .select('outcome')
    .where('site_id', '=', ctx.siteId)
    .where('import_id', '=', importId)
    .executeTakeFirst()
  if (run?.outcome !== 'running') throw new RangeError(`site ${ctx.siteId} has no running import ${importId}`)
}
