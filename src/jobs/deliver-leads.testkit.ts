import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#data/database.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createLeadOutbox, type LeadOutbox } from '#data/leads/lead-outbox.ts'
import { buildTestSite } from '#site/test-site.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { deliverLeads, type LeadDelivery } from './deliver-leads.ts'
import type { DeliverLead, DeliveryOutcome } from './delivery-outcome.ts'
import type { Timers } from './timers.ts'

const site = buildTestSite({ slug: 'yard' })

/** A clock that a test advances. */
interface SimulatedTime extends Timers {
  readonly now: () => number
  /** Advances to the next timer and runs it. If there is none up to `until`, advances to `until` and returns false. */
  step(until: number): boolean
}

/** Starts at `from`, epoch milliseconds. */
function createSimulatedTime(from: number): SimulatedTime {
  const timers = new Map<number, { readonly at: number; readonly call: () => void }>()
  let now = from
  let last = 0
  return {
    now: () => now,
    after(ms, call) {
      last += 1
      const id = last
      timers.set(id, { at: now + ms, call })
      return () => void timers.delete(id)
    },
    step(until) {
      let next: [number, { readonly at: number; readonly call: () => void }] | null = null
      // Timers of the same instant run in the order in which they were set.
      for (const entry of timers) if (next === null || entry[1].at < next[1].at) next = entry
      if (next === null || next[1].at > until) {
        now = until
        return false
      }
      timers.delete(next[0])
      now = Math.max(now, next[1].at)
      next[1].call()
      return true
    },
  }
}

/** What a receiver, or the node, does at one attempt. */
export type Behaviour =
  | 'accept'
  | 'refuse'
  | 'accept, and the answer is lost'
  | 'accept after the time limit'
  | 'never answer'
  | 'throw'
  | 'crash before'
  | 'crash after accepting'

export const behaviours: readonly Behaviour[] = [
  'accept',
  'refuse',
  'accept, and the answer is lost',
  'accept after the time limit',
  'never answer',
  'throw',
  'crash before',
  'crash after accepting',
]

interface Received {
  readonly channel: string
  readonly leadId: string
  readonly at: number
}

/** Nodes on one store and one simulated clock; a node that crashes is replaced at once. */
export function createWorld(database: Database, behave: (now: number, channel: string) => Behaviour, pollMs = 600_000) {
  const time: SimulatedTime = createSimulatedTime(testEpoch)
  const received: Received[] = []
  const log: { readonly message: string; readonly fields: object }[] = []
  let pending = 0
  let nodes: { kill: () => void; readonly delivery: LeadDelivery }[] = []
  let leadCount = 0

  async function track<Result>(work: Promise<Result>): Promise<Result> {
    pending += 1
    try {
      return await work
    } finally {
      pending -= 1
    }
  }

  function startNode(): void {
    let isAlive = true
    const never = new Promise<never>(() => {})
    const whileAlive = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (!isAlive) return never
      const result = await track(work())
      return isAlive ? result : never
    }
    const crash = (): void => {
      isAlive = false
      nodes = nodes.filter((node) => node !== own)
      startNode()
    }
    const real = createLeadOutbox(database)
    const outbox: Pick<LeadOutbox, 'lease' | 'settle'> = {
      lease: (...args) => whileAlive(() => real.lease(...args)),
      settle: (...args) => whileAlive(() => real.settle(...args)),
    }
    const leads = createLeadRepository(database)
    const deliver: DeliverLead = ({ lead, channel }) => {
      const accept = (): DeliveryOutcome => {
        received.push({ channel, leadId: lead.id, at: time.now() })
        return { kind: 'delivered', detail: 'Ok' }
      }
      switch (behave(time.now(), channel)) {
        case 'accept':
          return Promise.resolve(accept())
        case 'refuse':
          return Promise.resolve({ kind: 'retry', reason: '451 later' })
        case 'accept, and the answer is lost':
          accept()
          return Promise.resolve({ kind: 'retry', reason: 'the connection broke' })
        case 'accept after the time limit':
          return new Promise((resolve) => void time.after(180_000, () => resolve(accept())))
        case 'never answer':
          return never
        case 'throw':
          return Promise.reject(new Error('a bug of an adapter'))
        case 'crash before':
          crash()
          return never
        case 'crash after accepting':
          accept()
          crash()
          return never
      }
    }
    const write = (fields: object, message: string): void => void log.push({ message, fields })
    const own = {
      kill: crash,
      delivery: deliverLeads({
        outbox,
        leads: { find: (ctx, id) => whileAlive(() => leads.find(ctx, id)) },
        findSite: () => site,
        deliver,
        ctx: { system: true, now: time.now },
        log: { info: write, warn: write, error: write },
        timers: { after: (ms, call) => time.after(ms, () => void (isAlive && call())) },
        pollMs,
      }),
    }
    nodes.push(own)
  }

  async function settleDown(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet = pending === 0 ? quiet + 1 : 0) await nextTurn()
  }

  return {
    time,
    received,
    log,
    startNode,
    settleDown,
    nodes: () => nodes,
    async save(person: string, channels: readonly string[]): Promise<string> {
      leadCount += 1
      const { id } = await createLeadRepository(database).save(
        { siteId: 'yard', now: time.now },
        buildNewLead(`${crypto.randomUUID()}-${leadCount}`, {
          form: { name: 'A', email: `${person}@example.com` },
          channels,
        }),
      )
      for (const { delivery } of nodes) delivery.wake()
      return id
    },
    async pass(ms: number): Promise<void> {
      const until = time.now() + ms
      do await settleDown()
      while (time.step(until))
      await settleDown()
    },
    /** Advances the clock until no delivery waits; throws after `mostMs`. */
    async passUntilSettled(mostMs: number): Promise<void> {
      const until = time.now() + mostMs
      for (;;) {
        await settleDown()
        const { waiting } = await createLeadOutbox(database).readFigures({ system: true, now: time.now })
        if (waiting === 0) return
        for (let steps = 0; steps < 20; steps += 1) {
          if (!time.step(until)) throw new Error('a delivery still waits')
          await settleDown()
        }
      }
    },
    figures: () => createLeadOutbox(database).readFigures({ system: true, now: time.now }),
  }
}
