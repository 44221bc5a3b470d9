import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteContext } from '#data/context.ts'
import { createFeedRepository, type FeedRepository } from '#data/feeds/feed-repository.ts'
import { openEmptyStore } from '#tests/fixtures/empty-stores.ts'
import { createStockRepository, type StockRepository } from '#data/stock.repository.ts'
import type { FeedSource } from '#integrations/feed-source/feed-source.ts'
import type { Site, SiteDocument } from '#site/site.ts'
import { buildTestSite } from '#site/test-site.ts'
import type { ParsedMapping } from '#stock/mapping/parse-mapping.ts'
import type { StockFeed } from './feed-due.ts'
import { runFeed, type FeedRunResult, type RunFeedOptions } from './run-feed.ts'

type FeedPart = Partial<NonNullable<SiteDocument['stock_feeds']>[number]>

/** A site with one dealership and the feed 'acme', on a fresh SQLite store with a clock that stands still. */
export interface FeedYard {
  readonly ctx: SiteContext
  readonly clock: { value: number }
  readonly feeds: FeedRepository
  readonly stock: StockRepository
  /** The data folder. */
  readonly folder: string
  readonly site: Site
  readonly feed: StockFeed
  run(source: FeedSource, part?: Partial<RunFeedOptions>): Promise<FeedRunResult>
  /** Price in dollars by stock number; a sold vehicle has null. */
  readPrices(): Promise<Readonly<Record<string, number | null>>>
  close(): Promise<void>
}

export const buildFeedSite = (...feeds: readonly FeedPart[]): Site =>
  buildTestSite({
    slug: 'yard',
    time_zone: 'Australia/Brisbane',
    dealerships: [
      {
        id: 'main',
        slug: 'main',
        name: 'Main',
        locations: [{ id: 'main', name: 'Main', slug: 'main', address: { state: 'QLD' } }],
      },
    ],
    stock_feeds: (feeds.length === 0 ? [{}] : feeds).map((feed) => ({
      name: 'acme',
      source: { http: { url: 'https://feeds.example/stock.csv' } },
      schedule: { times: ['06:00'] },
      ...feed,
    })),
  })

/** 20 November 2026, 01:00 UTC: 11:00 in Brisbane. */
const start = Date.UTC(2026, 10, 20, 1)

export async function openFeedYard(site: Site = buildFeedSite()): Promise<FeedYard> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feeds-'))
  const database = await openEmptyStore(folder)
  const clock = { value: start }
  const ctx = { siteId: site.slug, now: () => clock.value }
  const feeds = createFeedRepository(database)
  const stock = createStockRepository(database)
  const [feed] = site.stock_feeds
  if (feed === undefined) throw new Error('the site needs a feed')
  await feeds.watch(ctx, feed.name)
  return {
    ctx,
    clock,
    feeds,
    stock,
    folder,
    site,
    feed,
    run: (source, part = {}) =>
      runFeed({
        ctx,
        stock,
        site,
        feed,
        feeds,
        openSource: () => ({ ok: true, source }),
        loadMapping: () => Promise.resolve<ParsedMapping>({ ok: false, errors: ['there is no such mapping'] }),
        dataDirectory: folder,
        node: 'node-1',
        cause: 'command',
        plannedAt: null,
        attempts: 0,
        signal: new AbortController().signal,
        random: () => 0.5,
        ...part,
      }),
    async readPrices() {
      const prices: Record<string, number | null> = {}
      for await (const batch of stock.listAll(ctx))
        for (const { stocknum, price, sold } of batch) prices[stocknum] = sold || price === null ? null : price / 100
      return prices
    },
    async close() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A feed in Forecourt's own names: the same price for each of `count` vehicles, S1, S2 and so on. */
export function buildStockCsv(price: number, count = 20): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `S${index + 1},Toyota,Corolla,2020,used,${price},40000,Words about vehicle ${index + 1}`,
  )
  return ['stocknum,make,model,year,car_type,price,km,dealercomments', ...rows, ''].join('\n')
}
