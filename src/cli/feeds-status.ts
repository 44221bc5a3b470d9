import type { Database } from '#data/database.ts'
import type { FeedRun, FeedState } from '#data/feeds/feed-records.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { formatMoment } from '#domain/format/format-moment.ts'
import { buildSchedule, type StockFeed } from '#jobs/fetch-feeds/feed-due.ts'
import { findPlannedTimes } from '#jobs/fetch-feeds/feed-schedule.ts'
import { formatDoubts } from '#stock/format-report.ts'
import { parseImportReport, type ImportReport } from '#stock/import-report.ts'
import { unmappedFeed } from '#stock/mapping/load-mapping.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { toJsonLine, toPrintable } from './lead-text.ts'
import { describeRun, openFeeds, toInstant, type OpenFeeds } from './open-feeds.ts'
import { readWords, refuse } from './command-words.ts'
import { describeAllowCommand } from './import-words.ts'

const usage = 'forecourt feeds status [SITE] [--json]'

/** `feeds status`: prints the state of each feed of a site, or of all sites; --json writes one object per line. */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, { options: { json: { type: 'boolean', default: false } } })
  if (!words.ok) return refuse(io, words.error, usage)
  const { values, positionals } = words.value
  const [only, ...more] = positionals
  if (more.length > 0) return refuse(io, 'feeds status takes at most one site', usage)
  const sites = createSiteRepository(database)
  const slugs =
    only === undefined ? (await sites.list({ system: true, now: Date.now })).map(({ slug }) => slug) : [only]
  let count = 0
  for (const slug of slugs) {
    const opened = await openFeeds(slug, io, database)
    if (opened === null) return exitStatus.failed
    for (const feed of opened.site.stock_feeds) {
      count += 1
      const [last = null] = await opened.feeds.listRuns(opened.ctx, feed.name, 1)
      const state = await opened.feeds.find(opened.ctx, feed.name)
      const report = await findLastReport(opened, feed)
      if (values.json) io.out(toJsonLine({ ...describe(opened, feed, state, last), ...describeReport(report) }))
      else for (const line of format(opened, feed, state, last, report)) io.out(line)
    }
  }
  if (count === 0 && !values.json)
    io.out(`${only === undefined ? 'No site' : `Site ${only}`} has feeds of stock; name them under stock_feeds.`)
  return exitStatus.done
}

/** Maximum number of a site's latest imports among which the last one of a feed is searched. */
const mostImports = 50

/**
 * Finds the report of the last import under the name of the feed's mapping, whether `feeds run` or `stock import` made
 * it. Returns null where it is not among the latest imports of the site, or the mapping cannot be read.
 */
async function findLastReport({ ctx, partsOf }: OpenFeeds, feed: StockFeed): Promise<ImportReport | null> {
  const { stock, loadMapping } = partsOf(feed)
  const loaded = feed.mapping === null ? null : await loadMapping(feed.mapping)
  if (loaded?.ok === false) return null
  const name = loaded?.mapping.feed ?? unmappedFeed
  const runs = await stock.listImports(ctx, mostImports)
  return parseImportReport(runs.find((each) => each.feed === name && each.report !== null)?.report)
}

/** Describes what the last import reported about its whole file, with the field names that `--json` prints. */
function describeReport(report: ImportReport | null): object {
  const { doubts = [], unknownMakes = [], wordsForPrice = [], wordsBesidePrice = [], untypedPrices } = report ?? {}
  return {
    doubts,
    unknown_makes: unknownMakes,
    words_for_price: wordsForPrice,
    words_beside_price: wordsBesidePrice,
    untyped_prices: untypedPrices?.untyped ?? 0,
  }
}

function describe({ ctx, site }: OpenFeeds, feed: StockFeed, state: FeedState | null, last: FeedRun | null): object {
  const now = ctx.now()
  return {
    site: site.slug,
    feed: feed.name,
    good_at: toInstant(state?.goodAt ?? null),
    good_age_seconds: state === null ? null : Math.round((now - (state.goodAt ?? state.watchedAt)) / 1000),
    good_counts: state?.goodCounts ?? null,
    refused_runs: state?.refusedRuns ?? 0,
    failed_runs: state?.failedRuns ?? 0,
    running_on: isRunning(state, now) ? (state?.leasedBy ?? null) : null,
    retry_at: toInstant(state?.retryAt ?? null),
    next_at: toInstant(findPlannedTimes(buildSchedule(site, feed), now).next),
    last_run: last === null ? null : describeRun(last),
  }
}

function format(
  { ctx, site }: OpenFeeds,
  feed: StockFeed,
  state: FeedState | null,
  last: FeedRun | null,
  report: ImportReport | null,
): readonly string[] {
  const now = ctx.now()
  const formatTime = (at: number): string => formatMoment(at, site.time_zone)
  const { next } = findPlannedTimes(buildSchedule(site, feed), now)
  const good = state?.goodAt ?? null
  const lines = [
    `${site.slug}  ${feed.name}  ` +
      (good === null ? 'never imported' : `good ${formatAge(now - good)} ago (${formatTime(good)})`),
  ]
  if (state !== null && state.refusedRuns + state.failedRuns > 0)
    lines.push(`  since then ${state.refusedRuns} refused and ${state.failedRuns} failed`)
  if (isRunning(state, now)) lines.push(`  being fetched now by ${state?.leasedBy ?? ''}`)
  else if (last !== null) {
    const reason = last.reason === null ? '' : `: ${toPrintable(last.reason)}`
    lines.push(`  last run ${formatTime(last.startedAt)} ${last.outcome}${reason}`)
  }
  const command = last?.outcome === 'refused' ? describeAllowCommand(site.slug, feed.name, report) : null
  if (command !== null) lines.push(`  ${command}`)
  if (report !== null) lines.push(...formatDoubts(report, 0))
  if (state !== null && state.retryAt !== null && !isRunning(state, now))
    lines.push(`  tried again ${formatTime(state.retryAt)}`)
  lines.push(next === null ? '  no planned time' : `  next planned ${formatTime(next)}`)
  return lines
}

const isRunning = (state: FeedState | null, now: number): boolean =>
  state !== null && state.leasedUntil !== null && state.leasedUntil > now

/** Formats an age in milliseconds: '5 min', '3 h 12 min', '2 days'. */
function formatAge(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`
}
