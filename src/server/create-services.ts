import { createChangeFeed, type Change } from '#data/change-feed.ts'
import type { SiteContext, SystemContext } from '#data/context.ts'
import type { Database } from '#data/database.ts'
import { createLeadRepository, type LeadRepository } from '#data/lead.repository.ts'
import { createSiteRepository, type SiteRepository } from '#data/site.repository.ts'
import { createStockRepository, type StockRepository } from '#data/stock.repository.ts'
import { createViewRepository, type ViewRepository } from '#data/view.repository.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { followChanges } from '#jobs/follow-changes.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import type { SearchDocument, SearchEngine } from '#search/search-engine.ts'
import { vehicleSynonyms } from '#search/synonyms.ts'
import { forSale } from '#search/search-stock.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import type { Site } from '#site/site.ts'
import { countedFacets, countStock } from '#site/count-stock.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { buildSearchDocument } from './build-search-document.ts'
import { createAllowances, type Allowances } from './create-allowances.ts'
import { createQuoteDesk, type QuoteDesk } from './create-quote-desk.ts'
import { describeError } from './describe-error.ts'
import { createViewCounter, type ViewCounter } from './create-view-counter.ts'
import type { Logger } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createPageVersions } from './page-versions.ts'
import { shareCall } from './share-call.ts'
import { createSiteDirectory, type SiteDirectory } from './site-directory.ts'
import { withDeadline } from './with-deadline.ts'

export interface Readiness {
  readonly loaded: boolean
  readonly vehicles: number
  readonly sites: number
  readonly position: string
  /** Changes committed and not yet in the index; null while the database does not answer. */
  readonly lag: number | null
  /** Since the change feed last answered. */
  readonly silentMs: number
  /** Sites that are served by an older version than the stored one, in words. */
  readonly siteProblems: readonly string[]
}

/** Everything a request can need, made once a process. */
export interface Services {
  readonly sites: SiteDirectory
  readonly stock: StockRepository
  readonly leads: LeadRepository
  readonly views: ViewRepository
  readonly viewCounter: ViewCounter
  readonly allowances: Allowances
  readonly quotes: QuoteDesk
  readonly siteRepository: SiteRepository
  readonly search: SearchEngine
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => number
  /**
   * Moves whenever this node has applied a change of the site's configuration or vehicles; pages made under another are
   * out of date.
   */
  readonly pageVersion: (slug: string) => string
  readonly stockCount: (site: Site) => number
  readonly readiness: () => Promise<Readiness>
  /** Stops following changes. The database is the caller's to close. */
  readonly stop: () => Promise<void>
}

/** Well within the 2 seconds in which a change must be visible (STOCK-06). */
const pollMs = 500

/** Longest wait for the database when readiness is asked for, milliseconds: load balancers give up after 2 seconds. */
const readinessLimitMs = 1500

/** A week of changes, and never more than two million. */
const changeLogKept = { keepMs: 7 * 86_400_000, keepRows: 2_000_000 }

/** Loads sites and index from the database and keeps both in step with its change feed (STOCK-06). */
export async function createServices(database: Database, log: Logger, now: () => number): Promise<Services> {
  const system: SystemContext = { system: true, now }
  const stock = createStockRepository(database)
  const siteRepository = createSiteRepository(database)
  const views = createViewRepository(database)
  const feed = createChangeFeed(database)
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => performance.now(), synonyms: vehicleSynonyms })
  const siteContext = (siteId: string): SiteContext => ({ siteId, now })

  const sites = createSiteDirectory(system, siteRepository, log)
  const versions = createPageVersions()

  /** Vehicles whose finance figures cannot be true, told once each while the process lives (FIN-07). */
  const implausible = new Set<string>()
  const toDocument = (vehicle: Vehicle, site: Site): SearchDocument =>
    buildSearchDocument(vehicle, site, now(), () => {
      const key = `${site.slug} ${vehicle.id}`
      if (implausible.has(key)) return
      implausible.add(key)
      log.warn(
        { site: site.slug, vehicle: vehicle.id, stocknum: vehicle.stocknum },
        'the finance figures of a vehicle cannot be true and are not shown; check rate, comparison rate, deposit and final payment in its feed',
      )
    })

  async function load(): Promise<string> {
    // The position is read first: what changes during the load is applied again afterwards, which does no harm.
    const position = await feed.currentPosition(system)
    await sites.reload()
    versions.moveAll()
    const documents: SearchDocument[] = []
    for (const site of sites.list())
      for await (const batch of stock.listAll(siteContext(site.slug)))
        for (const vehicle of batch) documents.push(toDocument(vehicle, site))
    search.rebuild(documents)
    search.setPosition(position)
    versions.moveAll()
    return position
  }
  const loadedAt = await load()

  async function indexSite(site: Site): Promise<void> {
    for await (const batch of stock.listAll(siteContext(site.slug))) {
      search.upsert(batch.map((vehicle) => toDocument(vehicle, site)))
    }
    versions.move(site.slug)
  }

  async function applyChanges(changes: readonly Change[]): Promise<void> {
    const vehicles = new Map<string, Set<string>>()
    const changedSites = new Set<string>()
    for (const { kind, siteId, id } of changes) {
      if (kind === 'site') changedSites.add(siteId)
      else vehicles.set(siteId, (vehicles.get(siteId) ?? new Set()).add(id))
    }
    if (changedSites.size > 0) {
      await sites.reload()
      for (const slug of changedSites) versions.move(slug)
      // Of a site that was known before too: what its vehicles are found by hangs on its configuration.
      for (const slug of changedSites) {
        const site = sites.find(slug)
        if (site !== null) await indexSite(site)
      }
    }
    for (const [siteId, ids] of vehicles) {
      const site = sites.find(siteId)
      if (site === null) continue
      const wanted = [...ids]
      for (let start = 0; start < wanted.length; start += 500) {
        const part = wanted.slice(start, start + 500)
        const found = await stock.getMany(siteContext(siteId), part)
        search.upsert(found.map((vehicle) => toDocument(vehicle, site)))
        const present = new Set(found.map(({ id }) => id))
        search.remove(part.filter((id) => !present.has(id)))
        versions.move(siteId)
      }
    }
  }

  const stopping = new AbortController()
  const following = followChanges({
    feed,
    ctx: system,
    from: loadedAt,
    apply: applyChanges,
    rebuild: load,
    pollMs,
    onError: (error, pauseMs) =>
      log.error({ error: describeError(error), pauseMs }, 'changes could not be followed; trying again'),
    signal: stopping.signal,
  })

  // Every node may prune: what one has forgotten, the next finds gone. A reader that slept longer than this loads anew.
  async function prune(): Promise<void> {
    try {
      const forgotten = await feed.prune(system, changeLogKept)
      if (forgotten > 0) log.info({ forgotten }, 'old changes forgotten')
    } catch (error) {
      log.warn({ error: describeError(error) }, 'old changes could not be forgotten; trying again in an hour')
    }
  }
  const pruning = setInterval(() => void prune(), 3_600_000)
  pruning.unref()

  return {
    sites,
    stock,
    leads: createLeadRepository(database),
    views,
    viewCounter: createViewCounter(views, now, (error) =>
      log.warn({ error: describeError(error) }, 'a view of a vehicle could not be counted'),
    ),
    allowances: createAllowances(now),
    quotes: createQuoteDesk({ now, log, variables: process.env }),
    siteRepository,
    search,
    log,
    metrics: createMetrics(),
    now,
    pageVersion: (slug) => `${sites.version(slug)}.${versions.of(slug)}`,
    stockCount: (site) => {
      const scope = buildStockScope(site, now())
      const answer = search.search({ scope, refinements: [forSale], facets: countedFacets, limit: 0 })
      return countStock(site, answer, true)
    },
    readiness: shareCall(async () => {
      const position = following.position
      const lag = await withDeadline(
        feed.lag(system, position),
        readinessLimitMs,
        'the database did not tell the lag in time',
      ).catch((error: unknown) => {
        log.warn({ error: describeError(error) }, 'the change feed does not answer')
        return null
      })
      return {
        loaded: true,
        vehicles: search.size,
        sites: sites.list().length,
        position,
        lag,
        silentMs: following.caughtUpAt === null ? 0 : now() - following.caughtUpAt,
        siteProblems: sites.problems(),
      }
    }),
    async stop() {
      clearInterval(pruning)
      stopping.abort()
      await following.done
    },
  }
}
