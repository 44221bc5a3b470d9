import { createChangeFeed } from '#data/create-change-feed.ts'
import type { SystemContext } from '#data/context.ts'
import type { Database } from '#data/database.ts'
import type { LeadRepository } from '#data/lead.repository.ts'
import { createSavedVehicleRepository, type SavedVehicleRepository } from '#data/saved-vehicle.repository.ts'
import { createSignInRepository, type SignInRepository } from '#data/sign-in.repository.ts'
import type { FeedState } from '#data/feeds/feed-records.ts'
import type { OutboxFigures } from '#data/leads/lead-outbox.ts'
import { createAppointmentReader, type AppointmentReader } from '#data/leads/appointment-reader.ts'
import { createPersonEraser, type PersonEraser } from '#data/privacy/person-eraser.ts'
import { createVisitorRecordReader, type VisitorRecordReader } from '#data/privacy/visitor-records.ts'
import { createSiteRepository, type SiteRepository } from '#data/site.repository.ts'
import { createSiteStandingStore } from '#data/sites/site-standing.ts'
import { createStockRepository, type StockRepository } from '#data/stock.repository.ts'
import { createStockTotals } from '#data/stock/stock-totals.ts'
import { isUpToDate } from '#data/migrate.ts'
import { createCallCounts } from '#data/nodes/call-counts.ts'
import { createNodeRegistry } from '#data/nodes/node-registry.ts'
import { createPrizeRepository, type PrizeRepository } from '#data/valuations/prize-repository.ts'
import { createValuationRepository, type ValuationRepository } from '#data/valuations/valuation-repository.ts'
import { createViewRepository, type ViewRepository } from '#data/view.repository.ts'
import type { DeliverLead } from '#jobs/delivery-outcome.ts'
import type { FollowFeedsOptions } from '#jobs/fetch-feeds/follow-feeds.ts'
import type { SiteSearch } from '#jobs/site-search.ts'
import type { SphinxAddress } from '#search/sphinx/sphinx-address.ts'
import type { Site } from '#site/site.ts'
import { createRateLimiter, type RateLimiter, type SharedRateLimiter } from '#http/rate-limits.ts'
import { createReadiness, readinessLimitMs, type Readiness } from './create-readiness.ts'
import { createPaymentDesk, type PaymentDesk } from './create-payment-desk.ts'
import { createGeocodingDesk, type GeocodingDesk } from './create-geocoding-desk.ts'
import { createQuoteDesk, type QuoteDesk } from './create-quote-desk.ts'
import { createReviewsDesk, type ReviewsDesk } from './create-reviews-desk.ts'
import { createValuationDesk, type ValuationDesk } from './create-valuation-desk.ts'
import { describeError } from '#log/describe-error.ts'
import { createViewCounter, type ViewCounter } from './create-view-counter.ts'
import { maintainHourly } from './maintain-hourly.ts'
import { listMaintenanceTasks } from './list-maintenance-tasks.ts'
import type { Logger } from '#log/log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createPageVersions } from '#http/page-cache/page-versions.ts'
import { createSiteDirectory, type SiteDirectory } from './site-directory.ts'
import { startFeedRuns } from './start-feed-runs.ts'
import { startIndex, type RunningIndex } from './start-index.ts'
import type { StartOutsideIndexOptions } from './start-outside-index.ts'
import { startLeadDelivery } from './start-lead-delivery.ts'
import { createSharedRateLimits } from './shared-rate-limits.ts'
import { createStockFacts } from './stock-facts.ts'
import { createStockedKinds, type FindStockedKinds } from './stocked-kinds.ts'
import { watchNode, type NodeWatchOptions } from './watch-node.ts'
import { withFallback } from '#concurrency/deadline.ts'

/** What requests share, created once for the process. */
export interface Services {
  readonly sites: SiteDirectory
  readonly stock: StockRepository
  readonly leads: LeadRepository
  readonly appointments: AppointmentReader
  readonly savedVehicles: SavedVehicleRepository
  readonly personalData: PersonEraser & VisitorRecordReader
  readonly views: ViewRepository
  readonly signIn: SignInRepository
  readonly viewCounter: ViewCounter
  /** Rate limits that this node counts for itself. */
  readonly rateLimiter: RateLimiter
  /** Rate limits of visitors; the long ones are counted by all nodes of a PostgreSQL database together. */
  readonly visitorLimits: SharedRateLimiter
  /** Whether stored data goes to the data folder: a full one then stops the node, and else only what it caches. */
  readonly storesInFolder: boolean
  readonly quotes: QuoteDesk
  readonly payments: PaymentDesk
  readonly geocoding: GeocodingDesk
  readonly reviews: ReviewsDesk
  readonly valuationDesk: ValuationDesk
  readonly valuations: ValuationRepository
  readonly prizes: PrizeRepository
  readonly siteRepository: SiteRepository
  readonly search: SiteSearch
  /** See `RequestContext.findStockedKinds`. */
  readonly findStockedKinds: FindStockedKinds
  readonly stockFacts: ReturnType<typeof createStockFacts>
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => number
  /**
   * Version of a site's content on this node. It changes whenever a change of the site's configuration or vehicles has
   * been applied; pages of another version are out of date.
   */
  readonly pageVersion: (slug: string) => string
  readonly stockCount: RunningIndex['countStock']
  readonly countStockOfAll: RunningIndex['countStockOfAll']
  readonly readIndexFigures: RunningIndex['readFigures']
  readonly readiness: () => Promise<Readiness>
  /** What waits for delivery, failed and is held, of all sites; null while the database does not answer. */
  readonly readLeadFigures: () => Promise<OutboxFigures | null>
  /** How the feeds fare that sites let the platform fetch; null while the database does not answer. */
  readonly readFeedStates: () => Promise<readonly FeedState[] | null>
  /** Stops following changes, fetching feeds and delivering leads. The caller closes the database. */
  readonly stop: () => Promise<void>
}

/** Parts that a caller may replace. */
export interface ServiceParts {
  /** See `Environment.indexBytes`. Default: no limit. */
  readonly indexBytes?: number | null
  /** See `Environment.searchDaemons`. Default: this process searches. */
  readonly searchDaemons?: readonly SphinxAddress[] | null
  /** See `Environment.searchSites`. Default: 'all'. */
  readonly searchSites?: 'all' | 'chosen'
  /** Delivers a lead to a receiver; see `createDeliverLead`. */
  readonly deliverLead?: DeliverLead
  /** Runs a feed that is due; absent: this process fetches no feeds. See `createFeedProcess`. */
  readonly runFeed?: FollowFeedsOptions['run']
  /** What a site lacks on this server; the log and /readyz report it. Default: nothing. */
  readonly listSiteProblems?: (site: Site) => readonly string[]
  /** The node's own name among those of its store, and the secret with which it signs. Absent: it looks at no other. */
  readonly node?: Pick<NodeWatchOptions, 'name' | 'secret' | 'lookEveryMs'>
}

/**
 * Loads the sites from the database, and the vehicles of those that are asked for, follows its change feed (STOCK-06),
 * delivers leads (LEAD-12), and fetches feeds (STOCK-03).
 */
export async function createServices(
  database: Database,
  log: Logger,
  now: () => number,
  {
    deliverLead,
    runFeed,
    listSiteProblems,
    node,
    indexBytes = null,
    searchDaemons = null,
    searchSites,
  }: ServiceParts = {},
): Promise<Services> {
  const system: SystemContext = { system: true, now }
  const stock = createStockRepository(database)
  const siteRepository = createSiteRepository(database)
  const views = createViewRepository(database)
  const feed = createChangeFeed(database)
  const sites = createSiteDirectory(system, siteRepository, log, {
    standing: createSiteStandingStore(database),
    ...(listSiteProblems === undefined ? {} : { listMore: listSiteProblems }),
  })
  const versions = createPageVersions()

  const metrics = createMetrics(now)
  const stopping = new AbortController()
  const indexing = {
    feed,
    sites,
    stock,
    totals: createStockTotals(database),
    versions,
    system,
    log,
    limitBytes: indexBytes,
    onLoad: (seconds: number) => metrics.observeIndexLoad(seconds),
    signal: stopping.signal,
  }
  const watch = node === undefined ? null : watchNode({ ...node, ...createNodeSources(database), ctx: system, log })
  // Before any job starts: a node whose clock is wrong must not take work that another has.
  if (watch !== null) await withFallback(watch.look(), readinessLimitMs, undefined)
  const mayWork = (): boolean => watch?.mayWork() ?? true
  const index =
    searchDaemons === null
      ? await startIndex(indexing)
      : await startOutside({
          ...indexing,
          database,
          daemons: searchDaemons,
          searchSites: searchSites ?? 'all',
          mayWork,
        })
  const counts = node !== undefined && database.dialect === 'postgres' ? createCallCounts(database) : null
  const rateLimiter = createRateLimiter(now)
  const delivery = startLeadDelivery({
    database,
    system,
    log,
    findSite: (slug) => sites.find(slug),
    mayWork,
    ...(deliverLead === undefined ? {} : { deliverLead }),
  })
  const feedRuns = startFeedRuns({
    database,
    system,
    log,
    listSites: () => sites.list(),
    mayWork,
    ...(runFeed === undefined ? {} : { run: runFeed }),
  })
  const payments = createPaymentDesk({
    database,
    leads: delivery.leads,
    now,
    log,
    variables: process.env,
    stopping: stopping.signal,
  })
  const holding = payments.follow((slug) => sites.find(slug), mayWork, stopping.signal)
  const stopMaintenance = maintainHourly({
    tasks: listMaintenanceTasks({ database, system, sites, log, feed, counts, payments }),
    // Looks again first: what was seen some seconds ago is not enough for what cannot be undone.
    async mayWork() {
      await watch?.look()
      return mayWork()
    },
    log,
  })

  const pageVersion = (slug: string): string => `${sites.version(slug)}.${versions.of(slug)}`

  return {
    sites,
    stock,
    leads: delivery.leads,
    appointments: createAppointmentReader(database),
    savedVehicles: createSavedVehicleRepository(database),
    personalData: { ...createPersonEraser(database), ...createVisitorRecordReader(database) },
    views,
    signIn: createSignInRepository(database),
    viewCounter: createViewCounter(views, now, (error) =>
      log.warn({ error: describeError(error) }, 'a view of a vehicle could not be counted'),
    ),
    rateLimiter,
    visitorLimits: createSharedRateLimits({ own: rateLimiter, counts, secret: node?.secret ?? '', ctx: system, log }),
    storesInFolder: database.dialect === 'sqlite',
    quotes: createQuoteDesk({ now, log, variables: process.env }),
    payments,
    geocoding: createGeocodingDesk({ now, log, variables: process.env }),
    reviews: createReviewsDesk({ now, log, variables: process.env }),
    valuationDesk: createValuationDesk({ now, log, variables: process.env }),
    valuations: createValuationRepository(database),
    prizes: createPrizeRepository(database),
    siteRepository,
    search: index.search,
    findStockedKinds: createStockedKinds({ search: index.search, pageVersion, now }),
    stockFacts: createStockFacts({ pageVersion, now }),
    log,
    metrics,
    now,
    pageVersion,
    stockCount: index.countStock,
    countStockOfAll: index.countStockOfAll,
    readIndexFigures: index.readFigures,
    readiness: createReadiness({ feed, system, sites, index, watch, log }),
    readLeadFigures: delivery.readFigures,
    readFeedStates: feedRuns.readStates,
    async stop() {
      stopMaintenance()
      watch?.stop()
      stopping.abort()
      if (watch !== null) await withFallback(watch.leave(), readinessLimitMs, undefined)
      await Promise.all([index.done, holding, delivery.stop(), feedRuns.stop()])
    },
  }
}

const createNodeSources = (database: Database) => ({
  registry: createNodeRegistry(database),
  isSchemaCurrent: () => isUpToDate(database),
})

/** Loaded where it is used: most platforms search in this process, and need no client of another one. */
async function startOutside(options: StartOutsideIndexOptions): Promise<RunningIndex> {
  const { startOutsideIndex } = await import('./start-outside-index.ts')
  return startOutsideIndex(options)
}
