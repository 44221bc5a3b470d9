/**
 * Nodes that hold only the sites they serve (decision 38). Alone: `node bench/server/cold-sites.bench.ts` (Node 26);
 * with `--full` the platform of the bars: 5,000 sites of 200 vehicles on two nodes with 512 MB of index memory each,
 * which takes a quarter of an hour and 4 GB of disk.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverFlags } from '../../scripts/bundled-programs.mjs'
import type { StoreAddress } from '#tests/fixtures/databases.ts'
import { createScratchPostgres, findPostgresBinaries } from '#tests/fixtures/postgres-server.ts'
import { receiveMessage } from '../child-message.ts'
import { spreadOf, type Report, type Spread } from '../report.ts'
import type { NodeFigures, NodeMemory, NodeOrder, NodeQuestion } from './cold-sites-child.ts'
import { createManySites, manySiteSlug } from './many-sites.ts'

const megabyte = 1024 * 1024
const usualVehicles = 200
const answerLimitMs = 600_000

interface Platform {
  readonly sites: number
  readonly nodes: number
  readonly limitMegabytes: number
  readonly visits: number
}

const scaled: Platform = { sites: 500, nodes: 1, limitMegabytes: 40, visits: 400 }
const full: Platform = { sites: 5_000, nodes: 2, limitMegabytes: 512, visits: 10_000 }

/** The first sites are large, for the bar of a cold visit; the visits under way are of the others. */
const largeSites = 10
const largeVehicles = 1_000

/** Visits a second on each node that no page cache answers; each costs 10 to 15 ms of its core. */
const perSecond = 8

export async function run(report: Report, options: { readonly full?: boolean } = {}): Promise<void> {
  const platform = options.full === true ? full : scaled
  const binaries = findPostgresBinaries()
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const server = binaries === null ? null : await createScratchPostgres(binaries)
  try {
    await measure({ url: server?.url ?? null, directory }, platform, (row) =>
      report({ ...row, what: `${server === null ? 'SQLite' : 'PostgreSQL'}: ${row.what}` }),
    )
  } finally {
    await server?.remove()
    await rm(directory, { recursive: true, force: true })
  }
}

async function measure(address: StoreAddress, platform: Platform, report: Report): Promise<void> {
  await createManySites(address, {
    sites: largeSites + platform.sites,
    vehiclesOf: (at) => (at < largeSites ? largeVehicles : usualVehicles),
  })
  const nodes = await Promise.all(Array.from({ length: platform.nodes }, () => startNode(address, platform)))
  try {
    await warmUp(nodes, platform)
    const before = await Promise.all(nodes.map((node) => node.readMemory()))
    await warmUp(nodes, platform)
    const alone = await visitOneHeld(nodes)
    await measureLargeSites(nodes, report)
    await holdMostVisited(nodes, platform)
    await visitAll(nodes, platform)
    const after = await Promise.all(nodes.map((node) => node.read()))
    reportVisits(after, alone, platform, report)
    reportMemory(after, platform, report)
    reportGrowth(before, await Promise.all(nodes.map((node) => node.readMemory())), report)
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
  }
}

interface Node {
  /** Asks for the results page of a site. */
  readonly visit: (site: number) => Promise<void>
  /** What was measured since it was read last. */
  readonly read: () => Promise<NodeFigures>
  readonly readMemory: () => Promise<NodeMemory>
  readonly stop: () => Promise<void>
}

async function startNode(address: StoreAddress, { limitMegabytes }: Platform): Promise<Node> {
  const order: NodeOrder = { ...address, limitBytes: limitMegabytes * megabyte }
  const child = fork(join(import.meta.dirname, 'cold-sites-child.ts'), [JSON.stringify(order)], {
    execArgv: ['--expose-gc', ...serverFlags, '--max-old-space-size=4096'],
  })
  const port = (await receiveMessage(child, answerLimitMs)) as number
  // Shorter than the node's own limit: a connection that was idle while sites were loaded is not used again.
  const agent = new Agent({ keepAlive: true, timeout: 3_000 })
  function ask(question: NodeQuestion): Promise<unknown> {
    child.send(question)
    return receiveMessage(child, answerLimitMs)
  }
  return {
    visit: (site) => visit(agent, port, `${manySiteSlug(site)}.localhost`),
    read: async () => (await ask('figures')) as NodeFigures,
    readMemory: async () => (await ask('memory')) as NodeMemory,
    async stop() {
      agent.destroy()
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

/** Answers count whatever their status is; the node counts failures. */
function visit(agent: Agent, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
    const asked = request({ agent, port, host: '127.0.0.1', path: '/search/used-cars', headers }, (response) => {
      response.resume()
      response.once('end', resolve)
    })
    asked.once('error', reject)
    asked.end()
  })
}

/** The node that a balancer would choose: always the same one for a site. */
const nodeOf = (nodes: readonly Node[], site: number): Node => nodes[site % nodes.length] as Node

/** V8 compiles what runs often, and goes on for some hundred pages; without this the first figures are of that. */
async function warmUp(nodes: readonly Node[], { sites }: Platform): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) {
    // The last sites, which the visits ask for least; each a few times.
    const site = largeSites + sites - 1 - (turn % 30)
    for (const node of nodes) await node.visit(site)
  }
  await Promise.all(nodes.map((node) => node.read()))
}

/** The yardstick: one site that is held, while nothing is loaded. */
async function visitOneHeld(nodes: readonly Node[]): Promise<Spread> {
  const site = largeSites
  for (let turn = 0; turn < 200; turn += 1) {
    await nodeOf(nodes, site).visit(site)
    await sleep(1000 / perSecond / 4)
  }
  return spreadOf((await Promise.all(nodes.map((node) => node.read()))).flatMap(({ warm }) => warm))
}

/**
 * As after hours of visits: each node has its most visited sites, as far as its memory goes, and has rendered a page of
 * each, with which it built what the pages of a site share, such as its menus.
 */
async function holdMostVisited(nodes: readonly Node[], { sites }: Platform): Promise<void> {
  const byVisits = Array.from({ length: sites }, (_, at) => largeSites + sites - 1 - at)
  await Promise.all(
    nodes.map(async (node) => {
      for (const site of byVisits) if (nodeOf(nodes, site) === node) await node.visit(site)
      await node.read()
    }),
  )
}

async function measureLargeSites(nodes: readonly Node[], report: Report): Promise<void> {
  for (let site = 0; site < largeSites; site += 1) await nodeOf(nodes, site).visit(site)
  const cold = (await Promise.all(nodes.map((node) => node.read()))).flatMap((figures) => figures.cold)
  const { median } = spreadOf(cold)
  const most = Math.max(...cold)
  report({
    what: `first visit to a site of ${largeVehicles} vehicles that is not held, slowest of ${cold.length}`,
    bar: '≤ 300 ms',
    measured: `${most.toFixed(0)} ms (median ${median.toFixed(0)} ms)`,
    met: most <= 300,
  })
}

/** Visits at fixed times, whether the last was answered or not, to sites of which the n-th is visited 1/n as often. */
async function visitAll(nodes: readonly Node[], { sites, visits }: Platform): Promise<void> {
  const choose = createZipf(sites)
  const under: Promise<void>[] = []
  const began = performance.now()
  const everyMs = 1000 / (perSecond * nodes.length)
  for (let turn = 0; turn < visits; turn += 1) {
    const wait = began + turn * everyMs - performance.now()
    if (wait > 0) await sleep(wait)
    const site = largeSites + choose()
    under.push(nodeOf(nodes, site).visit(site))
  }
  await Promise.all(under)
}

/** Numbers from 0 to below `count`, the n-th with a share of 1/(n + 1); the same ones in each run. */
function createZipf(count: number): () => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let at = 0; at < count; at += 1) sums[at] = sum += 1 / (at + 1)
  let state = 20_261_123
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const wanted = (state / 4_294_967_296) * sum
    let low = 0
    let high = count - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

function reportVisits(nodes: readonly NodeFigures[], alone: Spread, { sites }: Platform, report: Report): void {
  const warm = nodes.flatMap((node) => node.warm)
  const cold = nodes.flatMap((node) => node.cold)
  const spread = spreadOf(warm)
  const format = ({ p99, median }: Spread): string => `${p99.toFixed(1)} ms (median ${median.toFixed(1)} ms)`
  report({
    what: `results page of a held site, ${warm.length} of ${warm.length + cold.length} visits to ${sites} sites`,
    bar: 'p99 ≤ 20 ms',
    measured: format(spread),
    met: spread.p99 <= 20,
  })
  const ratio = spread.p99 / alone.p99
  report({
    what: 'the same against one held site while none is loaded, p99',
    bar: '≤ 2×',
    measured: `${ratio.toFixed(2)}× of ${format(alone)}`,
    met: ratio <= 2,
  })
  if (cold.length > 0) {
    const coldSpread = spreadOf(cold)
    report({
      what: `results page of a site of ${usualVehicles} vehicles not held, ${cold.length} visits`,
      bar: 'p99 ≤ 300 ms',
      measured: format(coldSpread),
      met: coldSpread.p99 <= 300,
    })
  }
  const failed = nodes.reduce((sum, node) => sum + node.failed, 0)
  report({ what: 'visits without a page', bar: '0', measured: String(failed), met: failed === 0 })
}

const formatMegabytes = (bytes: number): string => `${(bytes / megabyte).toFixed(0)} MB`

function reportMemory(nodes: readonly NodeFigures[], { limitMegabytes }: Platform, report: Report): void {
  for (const { bytes, mostBytes, vehicles, sites, evictions } of nodes)
    report({
      what: `most memory of the index, ${sites} sites held and ${evictions} given up`,
      bar: `≤ ${limitMegabytes} MB`,
      measured: `${formatMegabytes(mostBytes)}, ${(bytes / vehicles).toFixed(0)} bytes a vehicle`,
      met: mostBytes <= limitMegabytes * megabyte * 1.01,
    })
}

/** The heap also holds what the pages of a site keep; what is compared is the growth since the first visits. */
function reportGrowth(before: readonly NodeMemory[], after: readonly NodeMemory[], report: Report): void {
  for (const [at, { heapBytes, bytes, residentBytes }] of after.entries()) {
    const ratio = (heapBytes - (before[at]?.heapBytes ?? 0)) / (bytes - (before[at]?.bytes ?? 0))
    report({
      what: 'growth of heap and array buffers against what the index says of itself',
      bar: '≤ 1.15×',
      measured: `${ratio.toFixed(2)}× (process ${formatMegabytes(residentBytes)})`,
      met: ratio <= 1.15,
    })
  }
}

if (import.meta.main) {
  const met: (boolean | null)[] = []
  await run(
    (row) => {
      met.push(row.met)
      console.log(`${row.what}: ${row.measured}${row.bar === null ? '' : ` (bar ${row.bar})`}`)
    },
    { full: process.argv.includes('--full') },
  )
  if (met.includes(false)) process.exitCode = 1
}
