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
  /** What a run of a feed needs of this process. */
  readonly partsOf: (feed: StockFeed) => FeedParts
  /** Ends a run that is under way: the command was interrupted. */
  readonly signal: AbortSignal
}

/** Opens the feeds of a site; reports what is wrong, and gives null, for a site or an environment that is not valid. */
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
  const surroundings = { environment, variables: process.env, now: ctx.now }
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
      openSource: () => openFeedSource(site, feed, surroundings),
      loadMapping: (name) => loadNamedMapping(environment.mappingFolder, name),
      dataDirectory: environment.dataDirectory,
    }),
    signal: services.signal ?? new AbortController().signal,
  }
}

/** The feeds that a command means: one by its name, or all; a name that is not there is reported, and gives null. */
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

/** A run under the names of --json. */
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

export const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
