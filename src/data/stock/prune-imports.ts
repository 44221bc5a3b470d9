import { sql, type Kysely } from 'kysely'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'

const dayMs = 86_400_000

/**
 * How long the report of an import is kept, milliseconds: as long as the runs of fetched feeds, whose history operators
 * read beside it. It is by far the largest part of a run.
 */
export const importReportKeptMs = 90 * dayMs

/**
 * How long the run itself is kept, milliseconds: a year and a month, so that a month can be compared with the same one
 * of the year before. By its hash the guards recognise a file that is brought again (decision 30); an older file than
 * that they recognise by the vehicles that it would lose.
 */
export const importRunKeptMs = 396 * dayMs

/** Runs of each feed that keep their report however old they are; `feeds status` looks through as many. */
export const importsKeptInAnyCase = 50

/** Milliseconds after which an import that has not told its end has died; the largest takes less than an hour. */
const longestImportMs = 6 * 3_600_000

export interface PrunedImports {
  readonly reports: number
  readonly runs: number
  /** Runs that had not told their end. */
  readonly brokenOff: number
}

/**
 * Marks the runs of imports that died as broken off: failed, without an end and without a report. An import that is
 * still alive after all can no longer write under its run.
 */
export async function markBrokenOff(kysely: Kysely<Tables>, now: number, siteId: string | null): Promise<number> {
  const marked = await kysely
    .updateTable('import_run')
    .set({ outcome: 'failed' })
    // Written out, because SQLite uses a partial index for its own words alone.
    .where('outcome', '=', sql.lit('running'))
    .where('started_at', '<', now - longestImportMs)
    .$if(siteId !== null, (query) => query.where('site_id', '=', siteId ?? ''))
    .executeTakeFirst()
  return Number(marked.numUpdatedRows)
}

/**
 * Forgets old reports and old runs of imports on every site, feed by feed, so that no statement is long and most write
 * nothing. Any node may call it, at the same time as another too.
 */
export async function pruneImports(database: Database, ctx: SystemContext): Promise<PrunedImports> {
  const now = ctx.now()
  const brokenOff = await runWrite(database, (trx) => markBrokenOff(trx, now, null))
  let reports = 0
  let runs = 0
  for await (const feed of listFeeds(database)) {
    const pruned = await pruneFeed(database, feed, now)
    reports += pruned.reports
    runs += pruned.runs
  }
  return { reports, runs, brokenOff }
}

interface SiteFeed {
  readonly site_id: string
  readonly feed: string
}

/** Every feed with a run. Each step is one look into the index, where a list of them would read it whole. */
async function* listFeeds(database: Database): AsyncGenerator<SiteFeed> {
  let last: SiteFeed = { site_id: '', feed: '' }
  for (;;) {
    const { site_id, feed } = last
    const next = await runRead(database, async (kysely) => {
      const first = kysely
        .selectFrom('import_run')
        .select(['site_id', 'feed'])
        .orderBy('site_id')
        .orderBy('feed')
        .limit(1)
      const ofSite = first.where('site_id', '=', site_id).where('feed', '>', feed)
      return (await ofSite.executeTakeFirst()) ?? first.where('site_id', '>', site_id).executeTakeFirst()
    })
    if (next === undefined) return
    yield next
    last = next
  }
}

async function pruneFeed(
  database: Database,
  { site_id, feed }: SiteFeed,
  now: number,
): Promise<{ readonly reports: number; readonly runs: number }> {
  const found = await runRead(database, async (kysely) => {
    const ofFeed = kysely.selectFrom('import_run').select('seq').where('site_id', '=', site_id).where('feed', '=', feed)
    const newest = ofFeed.orderBy('seq', 'desc').offset(importsKeptInAnyCase).limit(1)
    const last = (await newest.executeTakeFirst())?.seq ?? 0
    const old = ofFeed.where('seq', '<=', last).where('started_at', '<', now - importReportKeptMs)
    const due = old.where((run) =>
      run.or([run('report', 'is not', null), run('started_at', '<', now - importRunKeptMs)]),
    )
    return last > 0 && (await due.limit(1).executeTakeFirst()) !== undefined ? last : null
  })
  if (found === null) return { reports: 0, runs: 0 }
  return runWrite(database, async (trx) => {
    const deleted = await trx
      .deleteFrom('import_run')
      .where('site_id', '=', site_id)
      .where('feed', '=', feed)
      .where('seq', '<=', found)
      .where('started_at', '<', now - importRunKeptMs)
      .executeTakeFirst()
    const emptied = await trx
      .updateTable('import_run')
      .set({ report: null })
      .where('site_id', '=', site_id)
      .where('feed', '=', feed)
      .where('seq', '<=', found)
      .where('started_at', '<', now - importReportKeptMs)
      .where('report', 'is not', null)
      .executeTakeFirst()
    return { reports: Number(emptied.numUpdatedRows), runs: Number(deleted.numDeletedRows) }
  })
}
