import { Agent } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { openDatabase } from '#data/open-database.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import type { Report } from '../../../bench/report.ts'
import { waitForNodes, type Cluster } from '../start-cluster.ts'
import { measureFailover } from './failover.ts'
import { measuredSite } from './measured-site.ts'
import { measureKilledNode, measureRollingRestart } from './node-failures.ts'
import { measureVisibility } from './visibility.ts'
import { visit, type Page } from './visitors.ts'

const demoSites = [
  'harbourside-toyota',
  'bigsky-motors',
  'tamar-valley-auto',
  'ridgeline-ford',
  'southern-cross-caravans',
]
/** Vehicle pages of each site, and other pages besides its home page. */
const pagesOfSite = 4

/** By name, in their order: the last one leaves the cluster without a standby. */
const parts = {
  visibility: measureVisibility,
  'rolling-restart': measureRollingRestart,
  'killed-node': measureKilledNode,
  failover: measureFailover,
} as const

export interface MeasureOptions {
  readonly cluster: Cluster
  /** Names of the parts to measure; none: all. */
  readonly only: readonly string[]
  readonly signal: AbortSignal
  readonly report: Report
}

/** Measures one part after the other and reports each figure beside its bar; ends early when `signal` is aborted. */
export async function measureCluster({ cluster, only, signal, report }: MeasureOptions): Promise<void> {
  const unknown = only.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
  const load = loadavg()[0]?.toFixed(1) ?? '-'
  report({
    what: 'processors of this machine, which the cluster and its visitors share; load before',
    bar: null,
    measured: `${availableParallelism()}, load ${load}`,
    met: null,
  })
  await storeMeasuredSite(cluster)
  const pages = await listPages(cluster)
  for (const [name, part] of Object.entries(parts)) {
    if (only.length > 0 && !only.includes(name)) continue
    if (signal.aborted) return
    await waitForNodes(cluster)
    await visitAll(cluster, pages)
    await part({ cluster, pages, report })
  }
}

async function storeMeasuredSite({ pair, nodes }: Cluster): Promise<void> {
  const database = await openDatabase({ url: pair.connectionUrl(), directory: '' })
  try {
    const ctx = { siteId: measuredSite, now: () => Date.now() }
    const vehicles = Array.from({ length: 200 }, (_, at) => buildIncomingVehicle(`M${1000 + at}`))
    await storeSite(database, ctx, { leads: { minimum_seconds: 0, hourly_limit: 1000 } }, vehicles)
  } finally {
    await database.close()
  }
  for (const { port } of nodes) await waitForSite(port)
}

async function waitForSite(port: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;)
    if ((await ask(port, `${measuredSite}.localhost`, '/')).status === 200) return
  throw new Error(`the node on port ${port} does not serve the measured site`)
}

/** Pages of the demo sites: what their home pages lead to, and the first vehicles of a results page. */
async function listPages({ port }: Cluster): Promise<readonly Page[]> {
  const pages: Page[] = []
  for (const site of demoSites) {
    const host = `${site}.localhost`
    const others = await listKeptLinks(port, { host, path: '/' }, (path) => !path.startsWith('/cars/'))
    const results = others.find((path) => path.startsWith('/search/')) ?? '/'
    const vehicles = await listKeptLinks(port, { host, path: results }, (path) => path.startsWith('/cars/'))
    if (vehicles.length === 0) throw new Error(`the page ${host}${results} shows no vehicle`)
    pages.push(...['/', ...others, ...vehicles].map((path) => ({ host, path })))
  }
  return pages
}

/** Some paths of the site itself that a page links to, which answer with a page that nodes keep in memory. */
async function listKeptLinks(port: number, from: Page, isWanted: (path: string) => boolean): Promise<string[]> {
  const { body } = await ask(port, from.host, from.path)
  const linked = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, link = '']) => link.split(/[#?]/, 1)[0] ?? '')
  const kept: string[] = []
  for (const path of new Set(linked)) {
    if (!isWanted(path) || path === from.path || kept.length >= pagesOfSite) continue
    await ask(port, from.host, path)
    const again = await ask(port, from.host, path)
    if (again.status === 200 && again.headers['age'] !== undefined) kept.push(path)
  }
  return kept
}

/** Each page once, so that the node of its site has it in memory, as that of any page that somebody reads. */
async function visitAll({ port }: Cluster, pages: readonly Page[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  for (const page of pages) await visit(agent, port, page, '127.0.0.1')
  agent.destroy()
}
