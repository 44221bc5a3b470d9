import { hostname } from 'node:os'
import type { SiteContext } from '#data/context.ts'
import type { Database } from '#data/database.ts'
import type { FeedRun } from '#data/feeds/feed-records.ts'
import { createFeedRepository, type FeedRepository } from '#data/feeds/feed-repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import type { StockFeed } from '#jobs/fetch-feeds/feed-due.ts'
import type { FeedParts } from '#jobs/fetch-feeds/fetch-and-import.ts'
import { openFeedSource } from '#server/open-feed-source.ts'
import { readEnvironment } from '#server/environment.ts'
import type { Site } from '#site/site.ts'
import type { CommandIo } from './command.ts'
import { loadNamedMapping } from './named-mappings.ts'
import { createStockServices } from './open-stock.ts'

/** The feeds of one stored site. */
export interface OpenFeeds {
  readonly ctx: SiteContext
  readonly site: Site
  readonly feeds: FeedRepository
  /** Host name of this machine. */
  readonly node: string
  /** Builds what a run of a feed uses of this process: the store, the feed's source and its mapping. */
  readonly partsOf: (feed: StockFeed) => FeedParts
  /** Aborted when the command is interrupted; a run in progress then ends. */
  readonly signal: AbortSignal
}

/**
 * Opens the feeds of a stored site. Prints the problem and returns null where the site is unknown or damaged, or an
 * environment variable is not valid.
 */
export async function openFeeds(siteSlug: string, io: CommandIo, database: Database): Promise<OpenFeeds | null> {
  const services = createStockServices(database)
  const opened = await services.openStock(siteSlug)
  const read = readEnvironment(process.env, io.cwd)
  if (!opened.ok || !read.ok) {
    io.err(opened.ok ? (read.ok ? '' : read.error) : opened.error)
    return null
  }
  const { environment } = read
  const { site, ctx } = opened
  const parts = { environment, variables: process.env, now: ctx.now }
  return {
    ctx,
    site,
    feeds: createFeedRepository(database),
    node: hostname(),
    partsOf: (feed) => ({
      ctx,
      stock: createStockRepository(database),
      site,
      feed,
      openSource: () => openFeedSource(site, feed, parts),
      loadMapping: (name) => loadNamedMapping(environment.mappingFolder, name),
      dataDirectory: environment.dataDirectory,
    }),
    signal: services.signal ?? new AbortController().signal,
  }
}

/** Chooses one feed of the site by name, or all feeds without a name. Prints an unknown name and returns null. */
export function chooseFeeds(site: Site, name: string | undefined, io: CommandIo): readonly StockFeed[] | null {
  if (name === undefined) return site.stock_feeds
  const feed = site.stock_feeds.find((each) => each.name === name)
  if (feed !== undefined) return [feed]
  const known = site.stock_feeds.map((each) => each.name).join(', ')
  io.err(
    `site ${site.slug} has no feed '${name}'; ` +
      (known === '' ? 'its file names none under stock_feeds' : `known are ${known}`),
  )
  return null
}

/** Describes a run with the field names that `--json` prints. */
export const describeRun = (run: FeedRun): object => ({
  run: run.runId,
  feed: run.feed,
  cause: run.cause,
  node: run.node,
  started_at: toInstant(run.startedAt),
  finished_at: toInstant(run.finishedAt),
  outcome: run.outcome,
  reason: run.reason,
  file: run.fileName,
  bytes: run.bytes,
  sha256: run.sha256,
  original: run.original,
  counts: run.counts,
})

/** Converts epoch milliseconds to an ISO 8601 instant in UTC; null stays null. */
export const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
