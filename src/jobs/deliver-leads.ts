import { randomUUID } from 'node:crypto'
import type { LeasedDelivery, Settlement } from '#data/leads/lead-calls.ts'
import type { LeadOutbox } from '#data/leads/lead-outbox.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import { systemTimers, type Timers } from './timers.ts'
import { describeDelivery, tryDelivery, type TryServices } from './try-delivery.ts'

export interface LeadDeliveryOptions extends Pick<TryServices, 'ctx' | 'leads' | 'findSite' | 'deliver'> {
  readonly outbox: Pick<LeadOutbox, 'lease' | 'settle'>
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Default: the timers of the process and Math.random. */
  readonly timers?: Timers
  readonly random?: () => number
  /** Poll interval in milliseconds when nothing wakes the job. Default 1000. */
  readonly pollMs?: number
}

export interface LeadDelivery {
  /** Polls at once; requests of this node call it after they stored a lead. */
  wake(): void
  /**
   * Stops taking deliveries, gives those under way a few seconds, then aborts them; an aborted delivery is due again at
   * once, for any node. Resolves when nothing is under way. Never rejects.
   */
  stop(): Promise<void>
}

/**
 * Concurrent deliveries of this node, in total and to one receiver, so that a slow receiver cannot block the others.
 */
const atOnce = 24
const mostPerChannel = 4
/** Time limit of one attempt: slow receivers take up to half a minute. */
const tryLimitMs = 60_000
/** The lease is longer than an attempt, to cover storing the outcome and clock skew between nodes. */
const leaseMs = tryLimitMs + 60_000
/**
 * Minimum time between polls, so that a burst of leads is taken in a few batches and the store stays free for visitors.
 */
const shortestGapMs = 100
const longestPauseMs = 30_000
const drainMs = 5_000

/**
 * Delivers leads from the outbox until it is stopped: leases due deliveries, attempts them and stores the outcome
 * (LEAD-12). Any number of nodes may run it on one store. Delivery is at least once: if a node dies after the receiver
 * accepted and before the receipt was stored, the lease expires and the delivery is repeated; receivers deduplicate by
 * the id of the lead.
 */
export function deliverLeads(options: LeadDeliveryOptions): LeadDelivery {
  const { ctx, outbox, log, timers = systemTimers, random = Math.random, pollMs = 1_000 } = options
  const services: TryServices = { ...options, timers, random, limitMs: tryLimitMs }
  const breakingOff = new AbortController()
  const underWay = new Map<string, number>()
  const tries = new Set<Promise<void>>()
  let isStopping = false
  let isLooking = false
  let isWanted = false
  let looking = Promise.resolve()
  let pauseMs = 0
  let cancelNext: () => void = () => {}
  /** True until the minimum gap, or the pause after a failure, is over. */
  let isResting = false

  async function settle(leased: LeasedDelivery, settlement: Settlement): Promise<void> {
    for (let wait = 1_000; ; wait = Math.min(wait * 2, 10_000)) {
      try {
        const isOurs = await outbox.settle(ctx, leased, settlement)
        report(leased, settlement, isOurs)
        return
      } catch (error) {
        log.error({ ...describeDelivery(leased), error: describeError(error) }, 'an outcome could not be stored')
        // The lease expires, another node repeats the delivery, and its outcome counts.
        if (isStopping || ctx.now() + wait >= leased.leasedUntil) return
        await new Promise<void>((resolve) => void timers.after(wait, resolve))
      }
    }
  }

  function report(leased: LeasedDelivery, settlement: Settlement, isOurs: boolean): void {
    const fields = describeDelivery(leased)
    if (!isOurs) log.warn(fields, 'a delivery took longer than its lease and may be repeated')
    else if (settlement.kind === 'delivered') log.info(fields, 'lead delivered')
    else if (settlement.kind === 'retry')
      log.warn({ ...fields, reason: settlement.reason, nextAt: settlement.nextAt }, 'lead not delivered; retrying')
    else if (settlement.kind === 'failed')
      log.error({ ...fields, reason: settlement.reason }, 'lead not delivered; given up')
  }

  async function run(leased: LeasedDelivery): Promise<void> {
    try {
      await settle(leased, await tryDelivery(services, leased, breakingOff.signal))
    } catch (error) {
      // The lease expires, and the delivery is due again.
      log.error({ ...describeDelivery(leased), error: describeError(error) }, 'a lead could not be read')
    }
  }

  function start(leased: LeasedDelivery): void {
    const { channel } = leased
    underWay.set(channel, (underWay.get(channel) ?? 0) + 1)
    const trying = run(leased).finally(() => {
      tries.delete(trying)
      const rest = (underWay.get(channel) ?? 1) - 1
      if (rest === 0) underWay.delete(channel)
      else underWay.set(channel, rest)
      wake()
    })
    tries.add(trying)
  }

  async function look(): Promise<void> {
    isLooking = true
    isWanted = false
    try {
      const limit = atOnce - tries.size
      const leased =
        limit > 0 ? await outbox.lease(ctx, { leaseId: randomUUID(), leaseMs, limit, mostPerChannel, underWay }) : []
      for (const delivery of leased) start(delivery)
      pauseMs = 0
    } catch (error) {
      pauseMs = Math.min(Math.max(pauseMs * 2, pollMs), longestPauseMs)
      log.error({ error: describeError(error), pauseMs }, 'leads could not be read for delivery; retrying')
    }
    isLooking = false
    if (!isStopping) rest()
  }

  function beginLook(): void {
    looking = look()
  }

  /** Waits for the minimum gap, or the pause after a failure, and then for a wake-up or the next poll. */
  function rest(): void {
    isResting = true
    cancelNext = timers.after(Math.max(pauseMs, shortestGapMs), () => {
      isResting = false
      if (isWanted || pauseMs > 0) beginLook()
      else cancelNext = timers.after(pollMs, () => beginLook())
    })
  }

  function wake(): void {
    isWanted = true
    if (isStopping || isLooking || isResting) return
    cancelNext()
    beginLook()
  }

  wake()
  return {
    wake,
    async stop() {
      isStopping = true
      cancelNext()
      const cancelDrain = timers.after(drainMs, () => breakingOff.abort())
      // A poll that was under way may still start attempts.
      await looking
      await Promise.all(tries)
      cancelDrain()
    },
  }
}
