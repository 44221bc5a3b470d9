import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#data/database.ts'
import { createLeadOutbox } from '#data/leads/lead-outbox.ts'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { checkHistory } from './check-history.ts'
import { visibleWithinMs } from './check-prices.ts'
import { createRecorder, type Car, type History, type Recorder, type Violation } from './history.ts'
import { changePrices, createLanes, type Lanes } from './lanes.ts'
import { strike } from './nemesis.ts'
import { createNodeProcess, type NodeProcess } from './node-process.ts'
import type { Plan } from './plan.ts'
import { startProxy } from './proxy.ts'
import { startReceiver } from './receiver.ts'
import type { RunStore, StoreHost } from './stores.ts'
import type { Visitor } from './visitors.ts'

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

const readyWithinMs = 15_000
/** Forms are sent again, and leads delivered, within this time after the last fault. */
const settledWithinMs = 15_000

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
    const started = await Promise.all(nodes.map((node) => node.start(readyWithinMs)))
    if (started.includes(false)) throw new Error(`a node did not start; see ${logs}`)
    const startMs = performance.now() - began

    const recorder = createRecorder(cars)
    recorderOf.current = recorder
    const seed = `${plan.store} ${plan.seed}`
    const lanes = createLanes({ recorder, seed, ports: nodes.map(({ port }) => port), cars, visitors })
    const stopWatching = watchStalls(recorder)
    await Promise.all([
      strike({ plan, recorder, nodes, links, host }),
      lanes.work(plan.durationMs),
      changePrices(database, { recorder, seed, cars }, plan.durationMs),
    ])
    await settle({ recorder, nodes, lanes, store, database, cars, visitors })
    stopWatching()
    const history = recorder.read()
    return { history, violations: checkHistory(history), startMs, tookMs: performance.now() - began }
  } finally {
    // The last opened is closed first: a store is dropped when nobody uses it any more.
    for (const close of closers.toReversed()) await close()
  }
}

interface Settling {
  readonly recorder: Recorder
  readonly nodes: readonly NodeProcess[]
  readonly lanes: Lanes
  readonly store: RunStore
  readonly database: Database
  readonly cars: readonly Car[]
  readonly visitors: readonly Visitor[]
}

/** After the last fault: every node comes back, open forms are thanked for, leads arrive, and all is read once more. */
async function settle(world: Settling): Promise<void> {
  const { recorder, nodes, lanes, database, cars, visitors } = world
  const { errands, openForms } = lanes
  const look = async (node: number, what: string, limitMs: number, isDone: () => Promise<boolean>): Promise<void> => {
    const begin = recorder.now()
    let done = await isDone()
    while (!done && recorder.now() - begin < limitMs) {
      await sleep(50)
      done = await isDone()
    }
    const took = `${Math.round(recorder.now() - begin)} ms`
    recorder.add({
      kind: 'recovery',
      site: '',
      node,
      begin,
      end: recorder.now(),
      outcome: done ? 'ok' : 'refused',
      note: took,
      what,
    })
  }
  await Promise.all(nodes.map((node, index) => look(index, 'readiness', readyWithinMs, () => node.isReady())))
  await look(0, 'the thanks for a form', settledWithinMs, async () => {
    const waiting = openForms.splice(0)
    for (const form of waiting) if (!(await errands.sendAgain(0, form))) openForms.push(form)
    return openForms.length === 0
  })
  // The leases of killed nodes run out by themselves, minutes later; a run does not wait for that.
  const outbox = createLeadOutbox(database)
  const hurry = async (): Promise<void> =>
    void (await database.kysely
      .updateTable('lead_outbox')
      .set({ next_at: Date.now() - 1 })
      .where('state', '=', 'waiting')
      .execute())
  let hurried = Number.NEGATIVE_INFINITY
  await look(0, 'the delivery of leads', settledWithinMs, async () => {
    if (recorder.now() - hurried > 2_000) {
      await hurry()
      hurried = recorder.now()
    }
    return (await outbox.readFigures({ system: true, now: Date.now })).waiting === 0
  })
  // By now every node must show the last prices, and not those before.
  const lastWrite = recorder.read().operations.findLast(({ kind }) => kind === 'price')
  await sleep(Math.max(0, (lastWrite?.end ?? 0) + visibleWithinMs + 50 - recorder.now()))
  await Promise.all(
    nodes.map(async (_, node) => {
      for (const car of cars) await errands.readPage(node, car)
      for (const visitor of visitors) await errands.readList(node, visitor)
    }),
  )
}

/** A machine that stands still for a moment keeps every node from its store; those moments are no fault of a node. */
function watchStalls(recorder: Recorder): () => void {
  const everyMs = 50
  let last = recorder.now()
  const timer = setInterval(() => {
    const now = recorder.now()
    if (now - last > 10 * everyMs)
      recorder.addFault({ kind: 'the machine stood still', node: null, begin: last, end: now, recoveryMs: 0 })
    last = now
  }, everyMs)
  return () => clearInterval(timer)
}
