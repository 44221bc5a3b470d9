import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#data/open-database.ts'
import type { StoreAddress } from '#tests/fixtures/databases.ts'
import { startLeadNode } from '#tests/fixtures/lead-node-process.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { buildMarketVehicle } from '#tests/fixtures/vehicle.ts'
import { runOnEachDatabase } from '../each-database.ts'
import { receiveMessage } from '../child-message.ts'
import { spreadOf, type Report } from '../report.ts'
import { runProgram } from '../run-program.ts'
import type { ImportOrder } from './import-changes-child.ts'
import type { FloodOrder, NeighbourFigures, NeighbourMessage, NeighbourOrder } from './neighbour-visitors-child.ts'
import { benchSite, createStore } from './site-store.ts'

/** Of the site that is imported and flooded, all of which an import changes. */
const vehicles = 5_000
const quietSite = 'quiet-motors'
const quietVehicles = 200
const rounds = 3
const everyMs = 80
const forMs = 20_000
const answerLimitMs = 120_000
/** Two thirds of what a node can render, or all of it on a slower machine. */
const floodPerSecond = 100

/**
 * Two sites on one node. What visitors of the quiet one feel while all vehicles of the other are imported again, and
 * while the other is flooded with searches from thousands of networks. Pages that are rendered for each request are
 * told from those that the node keeps.
 */
export async function run(report: Report): Promise<void> {
  report({
    what: 'processors, which the node, its database and all visitors share; load before',
    bar: null,
    measured: `${availableParallelism()}, load ${loadavg()[0]?.toFixed(1) ?? '-'}`,
    met: null,
  })
  await runOnEachDatabase(report, measure)
}

interface Visitors {
  /** Counts what visitors feel while the work runs; `flood` is asked of the other site besides. */
  readonly watch: (flood: FloodOrder | null, work: () => Promise<unknown>) => Promise<NeighbourFigures>
  readonly stop: () => Promise<void>
}

async function measure(address: StoreAddress, report: Report): Promise<void> {
  await createStore(address, vehicles)
  await storeQuietSite(address)
  const node = await startLeadNode(address)
  const visitors = await startVisitors(node.port)
  const busyHost = `${benchSite}.localhost:${node.port}`
  const flood: FloodOrder = { host: busyHost, perSecond: floodPerSecond }
  const usual = (ms = forMs) => visitors.watch(null, () => sleep(ms))
  try {
    // What runs often gets compiled.
    await ask(node.port, busyHost, '/search/new-used-and-demo-cars')
    await visitors.watch({ ...flood, perSecond: 20 }, () => sleep(6_000))
    const imported: Compared[] = []
    const flooded: Compared[] = []
    for (let round = 0; round < rounds; round += 1) {
      const before = await usual()
      const importing = () => importAll(address, node.port, round)
      imported.push({ usual: before, disturbed: await visitors.watch(null, importing) })
      flooded.push({ usual: before, disturbed: await visitors.watch(flood, () => sleep(forMs)) })
      await sleep(1_000)
    }
    reportCompared(`${vehicles} vehicles of another site are imported again`, imported, report)
    reportCompared(`${floodPerSecond} searches a second of another site`, flooded, report)
    reportFlood(flooded, report)
  } finally {
    await visitors.stop()
    await node.stop()
  }
}

async function storeQuietSite(address: StoreAddress): Promise<void> {
  const database = await openDatabase(address)
  const stock = Array.from({ length: quietVehicles }, (_, at) => buildMarketVehicle(at))
  await storeSite(database, { siteId: quietSite, now: () => Date.now() }, {}, stock)
  await database.close()
}

/** Changes every vehicle of the other site, and waits until the node has all of it. */
async function importAll(address: StoreAddress, port: number, round: number): Promise<void> {
  const order: ImportOrder = { address, site: benchSite, vehicles, raiseCents: (round + 1) * 100 }
  await runProgram([join(import.meta.dirname, 'import-changes-child.ts'), JSON.stringify(order)])
  for (;;) {
    const { body } = await ask(port, 'localhost', '/metrics')
    if (/^forecourt_index_lag_changes 0$/m.test(body)) return
    await sleep(200)
  }
}

async function startVisitors(port: number): Promise<Visitors> {
  const host = `${quietSite}.localhost:${port}`
  const { body } = await ask(port, host, '/search/new-used-and-demo-cars')
  const cars = [...new Set([...body.matchAll(/href="(\/cars\/[^"?#]+)/g)].map(([, path = '']) => path))]
  if (cars.length < 4) throw new Error('the results page of the quiet site shows too few vehicles')
  const paths = ['/', '/search/new-used-and-demo-cars', ...cars.slice(0, 4), '/search/new-used-and-demo-cars?page=2']
  const order: NeighbourOrder = { port, host, paths, everyMs }
  const child = fork(join(import.meta.dirname, 'neighbour-visitors-child.ts'), [JSON.stringify(order)])
  await receiveMessage(child, answerLimitMs)
  const send = (message: NeighbourMessage): void => void child.send(message)
  return {
    async watch(flood, work) {
      send({ begin: flood })
      await work()
      send('end')
      return (await receiveMessage(child, answerLimitMs)) as NeighbourFigures
    },
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      send('stop')
      await gone
    },
  }
}

/** What visitors of the quiet site felt in one run. */
interface Compared {
  readonly usual: NeighbourFigures
  readonly disturbed: NeighbourFigures
}

function reportCompared(when: string, runs: readonly Compared[], report: Report): void {
  for (const [kind, read] of [
    ['rendered', ({ renderedMs }: NeighbourFigures) => renderedMs],
    ['kept', ({ keptMs }: NeighbourFigures) => keptMs],
  ] as const) {
    const figures = runs.map(({ usual, disturbed }) => ({
      usual: spreadOf(read(usual)),
      disturbed: spreadOf(read(disturbed)),
    }))
    const pairs = figures.map((one) => `${one.disturbed.p99.toFixed(0)} / ${one.usual.p99.toFixed(0)} ms`)
    const ratio = spreadOf(figures.map((one) => one.disturbed.p99 / one.usual.p99)).median
    const middle = spreadOf(figures.map((one) => one.disturbed.median / one.usual.median)).median
    report({
      what: `${when}: ${kind} pages of a quiet site, p99 beside the usual, median of ${rounds}`,
      bar: '≤ 2 × usual',
      measured: `${ratio.toFixed(2)} × (${pairs.join(', ')}; at the median ${middle.toFixed(2)} ×)`,
      met: ratio <= 2,
    })
  }
  const failed = runs.reduce((sum, { disturbed }) => sum + disturbed.failed, 0)
  report({
    what: `${when}: pages of the quiet site that failed`,
    bar: '0',
    measured: String(failed),
    met: failed === 0,
  })
}

function reportFlood(runs: readonly Compared[], report: Report): void {
  const answers = new Map<string, number>()
  for (const { disturbed } of runs)
    for (const [status, count] of Object.entries(disturbed.floodAnswers))
      answers.set(status, (answers.get(status) ?? 0) + count)
  const shares = runs.map(({ disturbed }) => `${(disturbed.processorShare * 100).toFixed(0)} %`)
  report({
    what: 'the flood by status; share of one processor that all visitors took',
    bar: null,
    measured: `${[...answers].map(([status, count]) => `${status}: ${count}`).join(', ')}; ${shares.join(', ')}`,
    met: null,
  })
}

if (import.meta.main)
  await run((row) => console.log(`${row.what}: ${row.measured}${row.bar === null ? '' : ` (bar ${row.bar})`}`))
