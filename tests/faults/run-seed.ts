import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { checkHistory } from './check-history.ts'
import { createRecorder, type Car, type History, type Recorder, type Violation } from './history.ts'
import { createLanes, createPriceWriter } from './lanes.ts'
import { strike } from './nemesis.ts'
import { createNodeProcess } from './node-process.ts'
import type { Plan } from './plan.ts'
import { startProxy } from './proxy.ts'
import { startReceiver } from './receiver.ts'
import { settle } from './settle.ts'
import type { StoreHost } from './stores.ts'
import type { Visitor } from './visitors.ts'

/** Nothing is proved of the first start, which takes long on a machine that has other work. */
const startedWithinMs = 30_000

export interface SeedOptions {
  readonly plan: Plan
  readonly host: StoreHost
  readonly cars: readonly Car[]
  readonly visitors: readonly Visitor[]
  /** Folder for what the nodes write. */
  readonly logs: string
}

export interface SeedResult {
  readonly history: History
  readonly violations: readonly Violation[]
  /** Milliseconds of the whole run, and of the start of its nodes. */
  readonly tookMs: number
  readonly startMs: number
}

/** Runs one plan from an untouched copy of the prepared store to the verdict on its history. */
export async function runSeed({ plan, host, cars, visitors, logs }: SeedOptions): Promise<SeedResult> {
  const began = performance.now()
  await mkdir(logs, { recursive: true })
  const closers: (() => Promise<unknown> | void)[] = []
  try {
    const store = await host.createRun(`seed-${plan.seed}`)
    closers.push(() => store.drop())
    const recorderOf: { current: Recorder | null } = { current: null }
    const receiver = await startReceiver({ addDelivery: (delivery) => recorderOf.current?.addDelivery(delivery) })
    closers.push(() => receiver.close())
    const links = await Promise.all(
      Array.from({ length: plan.nodes }, async () => ({
        store: await Promise.all(store.databasePorts.map((port) => startProxy(port))),
        receiver: await startProxy(receiver.port),
      })),
    )
    for (const link of links)
      closers.push(() => Promise.all([...link.store, link.receiver].map((proxy) => proxy.close())))
    const nodes = await Promise.all(
      links.map(async (link, index) =>
        createNodeProcess({
          port: await findFreePort(),
          directory: store.directory,
          databaseUrl: store.buildUrl(link.store.map(({ port }) => port)),
          receiver: `http://127.0.0.1:${link.receiver.port}/`,
          log: join(logs, `node-${index}.log`),
        }),
      ),
    )
    for (const node of nodes) closers.push(() => node.kill())
    const database = await store.open()
    closers.push(() => database.close())
    const started = await Promise.all(nodes.map((node) => node.start(startedWithinMs)))
    if (started.includes(false)) throw new Error(`a node did not start; see ${logs}`)
    const startMs = performance.now() - began

    const recorder = createRecorder(cars)
    recorderOf.current = recorder
    const seed = `${plan.store} ${plan.seed}`
    const lanes = createLanes({ recorder, seed, ports: nodes.map(({ port }) => port), cars, visitors })
    const prices = createPriceWriter(database, { recorder, seed, cars })
    const stopWatching = watchStalls(recorder)
    await Promise.all([
      strike({ plan, recorder, nodes, links, host }),
      lanes.work(plan.durationMs),
      prices.work(plan.durationMs),
    ])
    await settle({ recorder, nodes, lanes, prices, database, cars, visitors })
    stopWatching()
    const history = recorder.read()
    return { history, violations: checkHistory(history), startMs, tookMs: performance.now() - began }
  } finally {
    // The last opened is closed first: a store is dropped when nobody uses it any more.
    for (const close of closers.toReversed()) await close()
  }
}

/** A machine that stands still for a moment keeps every node from its store; those moments are no fault of a node. */
function watchStalls(recorder: Recorder): () => void {
  const everyMs = 50
  const stall = { kind: 'the machine stood still', node: null, keepsNewsBack: true, recoveryMs: 0 } as const
  let last = recorder.now()
  const timer = setInterval(() => {
    const now = recorder.now()
    if (now - last > 10 * everyMs) recorder.addFault({ ...stall, begin: last, end: now })
    last = now
  }, everyMs)
  return () => clearInterval(timer)
}
