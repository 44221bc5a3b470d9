import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#data/database.ts'
import { createLeadOutbox } from '#data/leads/lead-outbox.ts'
import { findExcusedUntil, listPossiblePrices, visibleWithinMs } from './check-prices.ts'
import type { OpenForm } from './errands.ts'
import type { Car, Recorder } from './history.ts'
import type { Lanes, PriceWriter } from './lanes.ts'
import type { NodeProcess } from './node-process.ts'
import type { Visitor } from './visitors.ts'
import { carsOfSite, siteSlugs } from './yard.ts'

const readyWithinMs = 15_000
/** Within this time after the last fault forms must be acknowledged, holds released and leads delivered. */
const settledWithinMs = 15_000
/** Upper limit for all checks, so that a node that never recovers does not prolong the run. */
const longestMs = 45_000
const betweenLooksMs = 50

export interface Settling {
  readonly recorder: Recorder
  readonly nodes: readonly NodeProcess[]
  readonly lanes: Lanes
  readonly prices: PriceWriter
  readonly database: Database
  readonly cars: readonly Car[]
  readonly visitors: readonly Visitor[]
}

/**
 * Checks the recovery after the last fault. Each check is an operation that must succeed in time: every node is ready,
 * accepts the pending forms and a new one, releases the remaining holds, and shows the latest prices and one more
 * change; every lead is delivered. Watchlists are read, changed on one node and read on another.
 */
export async function settle(world: Settling): Promise<void> {
  const { recorder, nodes, lanes, prices, cars, visitors } = world
  const { errands, openForms, ownHolds } = lanes
  const deadline = recorder.now() + longestMs

  async function look(node: number, what: string, limitMs: number, isDone: () => Promise<boolean>): Promise<void> {
    const begin = recorder.now()
    const until = Math.min(begin + limitMs, deadline)
    let done = await isDone()
    while (!done && recorder.now() < until) {
      await sleep(betweenLooksMs)
      done = await isDone()
    }
    const note = `${Math.round(recorder.now() - begin)} ms`
    const outcome = done ? 'ok' : 'refused'
    recorder.add({ kind: 'recovery', site: '', node, begin, end: recorder.now(), outcome, note, what })
  }
  const lookOnEach = (what: string, limitMs: number, isDone: (node: number) => Promise<boolean>): Promise<unknown> =>
    Promise.all(nodes.map((_, node) => look(node, what, limitMs, () => isDone(node))))

  async function hasThanked(node: number, forms: OpenForm[]): Promise<boolean> {
    for (const form of forms.splice(0)) if (!(await errands.sendAgain(node, form))) forms.push(form)
    return forms.length === 0
  }
  /** Whether a node shows the latest prices only. */
  async function isCurrent(node: number, watched: readonly Car[]): Promise<boolean> {
    const { operations } = recorder.read()
    const looks = [
      ...watched.map((car) => () => errands.readPage(node, car)),
      ...[...new Set(watched.map(({ site }) => site))].flatMap((site) =>
        (['results', 'search'] as const).map((kind) => () => errands.readList(node, site, kind)),
      ),
    ]
    let areAllCurrent = true
    for (const lookAt of looks) {
      const told = await lookAt()
      const isOld = (car: Car): boolean =>
        (told?.[car.slug] ?? []).some((price) => !listPossiblePrices(operations, car).has(price))
      if (told === null || watched.some(isOld)) areAllCurrent = false
    }
    return areAllCurrent
  }
  /**
   * Old prices are excused for as long as a fault excuses them, and a change may take its time. A little longer, so
   * that an old price is also read when nothing excuses it any more.
   */
  const currentWithinMs = (): number =>
    Math.max(0, findExcusedUntil(recorder.read().faults) - recorder.now()) + visibleWithinMs + 10 * betweenLooksMs

  await lookOnEach('readiness', readyWithinMs, (node) => require(nodes[node]).isReady())
  const shares = nodes.map((_, node) => openForms.filter((_form, index) => index % nodes.length === node))
  openForms.length = 0
  await lookOnEach('the thanks for open forms', settledWithinMs, (node) => hasThanked(node, require(shares[node])))
  await lookOnEach('the thanks for a new form', settledWithinMs, async (node) => {
    const sent = await errands.enquire(node, require(siteSlugs[0]), false)
    if (sent !== null && sent !== 'thanked') require(shares[node]).push(sent)
    return sent === 'thanked' && hasThanked(node, require(shares[node]))
  })
  for (const [index, hold] of ownHolds.entries()) {
    const node = index % nodes.length
    await look(node, 'the end of a hold', settledWithinMs, async () => (await errands.release(node, hold)) !== 'open')
  }
  await lookOnEach('the last prices', currentWithinMs(), (node) => isCurrent(node, cars))
  for (const visitor of visitors) {
    await Promise.all(nodes.map((_, node) => errands.readWatchlist(node, visitor)))
    const car = require(cars.find(({ site }) => site === visitor.site))
    for (const kind of ['save', 'unsave'] as const) {
      await errands.save(0, visitor, car, kind)
      await errands.readWatchlist(nodes.length - 1, visitor)
    }
  }
  // By now every page is kept by every node, and must not be after one more change.
  const changed = siteSlugs.map((_, site) => require(cars[site * carsOfSite]))
  for (const car of changed) await look(0, 'the change of a price', settledWithinMs, () => prices.change(car))
  await lookOnEach('a change of the prices', currentWithinMs(), (node) => isCurrent(node, changed))
  await look(0, 'the delivery of leads', settledWithinMs, createDeliveryLook(world))
}

/** Whether every lead is delivered. Leases of killed nodes expire minutes later; a run does not wait for that. */
function createDeliveryLook({ recorder, database }: Settling): () => Promise<boolean> {
  const outbox = createLeadOutbox(database)
  const hurryEveryMs = 2_000
  let hurried = Number.NEGATIVE_INFINITY
  return async () => {
    try {
      if (recorder.now() - hurried > hurryEveryMs) {
        hurried = recorder.now()
        await database.kysely
          .updateTable('lead_outbox')
          .set({ next_at: Date.now() - 1 })
          .where('state', '=', 'waiting')
          .execute()
      }
      return (await outbox.readFigures({ system: true, now: Date.now })).waiting === 0
    } catch {
      // The store is not back yet for the run either, which the look tells in the end.
      return false
    }
  }
}

function require<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a run has nodes, sites and cars')
  return value
}
