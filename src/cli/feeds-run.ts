import { randomUUID } from 'node:crypto'
import type { Database } from '#data/database.ts'
import type { FeedRunOutcome } from '#data/feeds/feed-records.ts'
import type { ImportGuard } from '#domain/feed/import-guards.ts'
import { formatMoment } from '#domain/format/format-moment.ts'
import { resolveDue, type StockFeed } from '#jobs/fetch-feeds/feed-due.ts'
import { fetchAndImport, type FeedResult } from '#jobs/fetch-feeds/fetch-and-import.ts'
import { runFeed } from '#jobs/fetch-feeds/run-feed.ts'
import { formatReport } from '#stock/format-report.ts'
import { mostNotes } from '#stock/note-list.ts'
import { describeAllowCommand, readAllow, readPreview } from './import-words.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { toJsonLine, toPrintable } from './lead-text.ts'
import { chooseFeeds, openFeeds, toInstant, type OpenFeeds } from './open-feeds.ts'
import { readWords, refuse } from './command-words.ts'

const usage = 'forecourt feeds run SITE [FEED] [--dry-run [--preview N]] [--allow GUARD,…] [--verbose] [--json]'

/** Rejections and warnings listed without --verbose. */
const fewNotes = 20

interface Options {
  readonly dryRun: boolean
  readonly verbose: boolean
  readonly allow: readonly ImportGuard[]
  /** Number of vehicles that a dry run prints as they would be stored. */
  readonly preview: number
  readonly json: boolean
  /** Set by the server: does nothing for a feed that is not due any more. */
  readonly due: boolean
}

/**
 * `feeds run`: fetches one feed of a site, or all in their order, and imports them. The exit status is the worst of
 * theirs: 2 refused, 1 failed or held by another run, 0 imported or unchanged.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const flag = { type: 'boolean', default: false } as const
  const words = readWords(args, {
    options: {
      'dry-run': flag,
      verbose: flag,
      json: flag,
      due: flag,
      allow: { type: 'string', multiple: true },
      preview: { type: 'string' },
    },
  })
  if (!words.ok) return refuse(io, words.error, usage)
  const { values, positionals } = words.value
  const [siteSlug, name, ...more] = positionals
  if (siteSlug === undefined || more.length > 0)
    return refuse(io, 'feeds run needs a site, and at most one feed', usage)
  const allow = readAllow((values.allow ?? []).join(','))
  const preview = readPreview(values.preview, values['dry-run'])
  if (!allow.ok) return refuse(io, allow.error, usage)
  if (!preview.ok) return refuse(io, preview.error, usage)
  const opened = await openFeeds(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  const feeds = chooseFeeds(opened.site, name, io)
  if (feeds === null) return exitStatus.failed
  if (feeds.length === 0) io.out(`Site ${siteSlug} has no feeds of stock; name them under stock_feeds of its file.`)
  const options = {
    dryRun: values['dry-run'],
    verbose: values.verbose,
    json: values.json,
    due: values.due,
    allow: allow.value,
    preview: preview.value,
  }
  let worst: number = exitStatus.done
  for (const feed of feeds) {
    if (opened.signal.aborted) break
    worst = Math.max(worst, await (options.dryRun ? tryOne : runOne)(opened, feed, options, io))
  }
  return worst
}

/** Fetches the file in any case and prints what its import would do. */
async function tryOne(opened: OpenFeeds, feed: StockFeed, options: Options, io: CommandIo): Promise<number> {
  const { signal } = opened
  const order = {
    runId: randomUUID(),
    known: null,
    dryRun: true,
    allow: options.allow,
    preview: options.preview,
    signal,
  }
  return printResult(feed, await fetchAndImport(opened.partsOf(feed), order), null, options, opened, io)
}

async function runOne(opened: OpenFeeds, feed: StockFeed, options: Options, io: CommandIo): Promise<number> {
  const { ctx, feeds, site, node, signal } = opened
  await feeds.watch(ctx, feed.name)
  const state = await feeds.find(ctx, feed.name)
  const due = options.due
    ? state === null
      ? null
      : resolveDue(site, feed, state, ctx.now())
    : { cause: 'command' as const, plannedAt: null }
  if (due === null) {
    io.out(`${feed.name}: not due`)
    return exitStatus.done
  }
  const run = await runFeed({
    ...opened.partsOf(feed),
    ...due,
    feeds,
    node,
    attempts: state?.attempts ?? 0,
    allow: options.allow,
    signal,
  })
  switch (run.kind) {
    case 'ended':
      return printResult(feed, run.result, run.retryAt, options, opened, io)
    case 'held':
      // Another node was quicker, which is as it should be for a run that was due.
      if (options.due) return exitStatus.done
      io.err(
        `${feed.name}: ${run.state?.leasedBy ?? 'another process'} is fetching it now; ` +
          `see: forecourt feeds status ${site.slug}`,
      )
      return exitStatus.failed
    case 'lost':
      io.err(`${feed.name}: the run took too long to answer, and another one has taken over`)
      return exitStatus.failed
  }
}

const statuses: Readonly<Record<FeedRunOutcome, number>> = {
  imported: exitStatus.done,
  unchanged: exitStatus.done,
  failed: exitStatus.failed,
  refused: exitStatus.refused,
}

/** A dry run imports nothing. */
const dryHeading = 'would be imported (dry run: nothing was written)'

const headings: Readonly<Record<FeedRunOutcome, string>> = {
  imported: 'imported',
  unchanged: 'unchanged since the last import; nothing to do',
  failed: 'FAILED',
  refused: 'REFUSED',
}

function printResult(
  feed: StockFeed,
  result: FeedResult,
  retryAt: number | null,
  { json, verbose, dryRun }: Options,
  { site }: OpenFeeds,
  io: CommandIo,
): number {
  const { outcome, reason, report, fileName, bytes, sha256, original, counts } = result
  if (json) {
    const about = { feed: feed.name, dry_run: dryRun, outcome, reason, retry_at: toInstant(retryAt) }
    io.out(toJsonLine({ ...about, file: fileName, bytes, sha256, original, counts, report }))
    return statuses[outcome]
  }
  const print = (line: string): void => (statuses[outcome] === exitStatus.done ? io.out(line) : io.err(line))
  print(`${feed.name}: ${dryRun && outcome === 'imported' ? dryHeading : headings[outcome]}`)
  if (report !== null) for (const line of formatReport(report, verbose ? mostNotes : fewNotes)) print(`  ${line}`)
  else if (reason !== null) print(`  ${toPrintable(reason)}`)
  const command = describeAllowCommand(site.slug, feed.name, report)
  if (command !== null) print(`  ${command}`)
  if (original !== null) print(`  original: ${original}`)
  if (retryAt !== null) print(`  tried again at ${formatMoment(retryAt, site.time_zone)}`)
  return statuses[outcome]
}
