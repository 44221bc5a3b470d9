import type { FeedState } from '#data/feeds/feed-records.ts'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { createFeedGauges } from './feed-gauges.ts'
import { createIndexGauges, type IndexGaugeFields } from './index-gauges.ts'
import type { PageCacheFigures, PageOutcome } from '#http/page-cache/page-cache.ts'
import type { RenderQueueFigures } from '#http/render-queue.ts'

export interface Metrics {
  observeRequest(fields: {
    readonly kind: string
    readonly site: string
    readonly status: number
    readonly seconds: number
  }): void
  /** How a page that might be kept was answered. */
  countPage(outcome: PageOutcome): void
  setPageCache(figures: PageCacheFigures): void
  setRenders(figures: RenderQueueFigures): void
  setIndex(fields: IndexGaugeFields): void
  /** Counts the loading of a site into the search index, with the seconds that it took, waiting included. */
  observeIndexLoad(seconds: number): void
  /** `oldestWaitingSeconds`: 0 when nothing waits. */
  setLeads(fields: {
    readonly waiting: number
    readonly oldestWaitingSeconds: number
    readonly failed: number
    readonly held: number
  }): void
  /** A site sent a visitor no sign-in code because the site's own limit is reached. */
  noteCodeLimit(site: string): void
  /** Vehicles that are held without a payment; -1 while the database does not answer. */
  setUnpaidHolds(count: number): void
  /** How each feed fares; null while the database does not answer. */
  setFeeds(states: readonly FeedState[] | null): void
  render(): Promise<{ readonly contentType: string; readonly text: string }>
}

/**
 * Figures in Prometheus' text form. Site names label the counter alone, so that a histogram does not grow with the
 * dealers.
 */
export function createMetrics(now: () => number = Date.now): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'forecourt_requests_total',
    help: 'Requests answered',
    labelNames: ['site', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Time from request to finished answer',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  const index = createIndexGauges(registry)
  const pages = new Counter({
    name: 'forecourt_page_cache_requests_total',
    help:
      'Pages asked for: hit and stale from memory, shared with another request, miss rendered and kept, ' +
      'own rendered for one visitor, shed refused under load',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const pageBytes = new Gauge({
    name: 'forecourt_page_cache_bytes',
    help: 'Bytes of finished pages in memory',
    registers: [registry],
  })
  const pageCount = new Gauge({
    name: 'forecourt_page_cache_pages',
    help: 'Finished pages in memory',
    registers: [registry],
  })
  const evictions = new Gauge({
    name: 'forecourt_page_cache_evictions',
    help: 'Finished pages that had to go for others since the start',
    registers: [registry],
  })
  const rendersRunning = new Gauge({
    name: 'forecourt_renders_running',
    help: 'Pages being rendered',
    registers: [registry],
  })
  const rendersWaiting = new Gauge({
    name: 'forecourt_renders_waiting',
    help: 'Pages waiting to be rendered',
    registers: [registry],
  })
  const rendersShed = new Gauge({
    name: 'forecourt_renders_shed',
    help: 'Pages refused since the start because too many were waiting',
    registers: [registry],
  })
  const leadGauge = (name: string, help: string) =>
    new Gauge({ name: `forecourt_leads_${name}`, help, registers: [registry] })
  const leadsWaiting = leadGauge('waiting', 'Deliveries of leads that wait, -1 while the database does not answer')
  const leadsOldest = leadGauge('oldest_waiting_seconds', 'Age of the delivery that waits longest, 0 for none')
  const leadsFailed = leadGauge('failed', 'Deliveries of leads that were given up')
  const leadsHeld = leadGauge('held', 'Deliveries of leads of suspected robots')
  const codeLimits = new Map<string, number>()
  const sitesWithoutCodes = new Gauge({
    name: 'forecourt_sign_in_limited_sites',
    help: "Sites that sent a visitor no sign-in code in the last hour because the site's limit is reached",
    registers: [registry],
  })
  const unpaidHolds = new Gauge({
    name: 'forecourt_holds_unpaid',
    help: 'Vehicles held without a payment, -1 while the database does not answer',
    registers: [registry],
  })
  const feeds = createFeedGauges(registry, now)
  return {
    observeRequest({ kind, site, status, seconds }) {
      requests.inc({ site, status: `${Math.floor(status / 100)}xx` })
      durations.observe({ kind }, seconds)
    },
    countPage(outcome) {
      pages.inc({ outcome })
    },
    setPageCache(figures) {
      pageBytes.set(figures.bytes)
      pageCount.set(figures.pages)
      evictions.set(figures.evictions)
    },
    setRenders(figures) {
      rendersRunning.set(figures.running)
      rendersWaiting.set(figures.waiting)
      rendersShed.set(figures.shed)
    },
    setIndex: index.set,
    observeIndexLoad: index.observeLoad,
    setLeads(fields) {
      leadsWaiting.set(fields.waiting)
      leadsOldest.set(fields.oldestWaitingSeconds)
      leadsFailed.set(fields.failed)
      leadsHeld.set(fields.held)
    },
    noteCodeLimit(site) {
      codeLimits.set(site, now())
    },
    setUnpaidHolds(count) {
      unpaidHolds.set(count)
    },
    setFeeds(states) {
      feeds.set(states)
    },
    async render() {
      sitesWithoutCodes.set([...codeLimits.values()].filter((at) => at > now() - 3_600_000).length)
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
