import type { SystemContext } from '#data/context.ts'
import type { LeasedDelivery, Settlement } from '#data/leads/lead-calls.ts'
import type { LeadReader } from '#data/leads/lead-reader.ts'
import { scheduleNextTry } from '#domain/delivery/delivery-schedule.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'
import type { DeliverLead, DeliveryOutcome } from './delivery-outcome.ts'
import type { Timers } from './timers.ts'

export interface TryServices {
  readonly ctx: SystemContext
  readonly leads: Pick<LeadReader, 'find'>
  /** Finds a site that this node serves; null: it serves none with this slug. */
  readonly findSite: (siteId: string) => Site | null
  readonly deliver: DeliverLead
  readonly log: Pick<Logger, 'error'>
  readonly timers: Timers
  /** Random number from 0 (inclusive) to 1 (exclusive) for the jitter of retries. */
  readonly random: () => number
  /** Time limit of an attempt in milliseconds, which holds even if the adapter ignores its abort signal. */
  readonly limitMs: number
}

/**
 * Attempts a leased delivery once and resolves with the outcome to store. `stopping` aborts the attempt. Rejects if the
 * lead cannot be read, which is a failure of the store and not of the receiver.
 */
export async function tryDelivery(
  services: TryServices,
  leased: LeasedDelivery,
  stopping: AbortSignal,
): Promise<Settlement> {
  const { ctx, log } = services
  const site = services.findSite(leased.siteId)
  if (site === null) return decide(services, leased, { kind: 'retry', reason: 'the site is not served by this node' })
  const lead = await services.leads.find({ siteId: leased.siteId, now: ctx.now }, leased.leadId)
  if (lead === null || lead.erasedAt !== null) return { kind: 'failed', reason: 'the lead has been erased' }
  const { channel, attempt } = leased
  const outcome = await withLimit(services, stopping, async (signal) => {
    try {
      return await services.deliver({ site, lead, channel, attempt }, signal)
    } catch (error) {
      log.error({ ...describeDelivery(leased), error: describeError(error) }, 'a delivery failed unexpectedly')
      return { kind: 'retry', reason: 'an unexpected error; see the log' }
    }
  })
  return outcome === null ? { kind: 'returned' } : decide(services, leased, outcome)
}

/** Log fields of a delivery: no data of the sender, and no address, because it may contain a key of the receiver. */
export function describeDelivery({ siteId, leadId, channel, attempt }: LeasedDelivery): object {
  return { site: siteId, lead: leadId, channel: channel.split(':', 1)[0], attempt }
}

function decide({ ctx, random }: TryServices, leased: LeasedDelivery, outcome: DeliveryOutcome): Settlement {
  if (outcome.kind === 'delivered') return { kind: 'delivered', receipt: outcome.detail }
  if (outcome.kind === 'failed') return outcome
  const nextAt = scheduleNextTry({
    now: ctx.now(),
    attempts: leased.attempt,
    giveUpAt: leased.giveUpAt,
    askedPauseMs: outcome.afterMs ?? null,
    random: random(),
  })
  return nextAt === null
    ? { kind: 'failed', reason: `given up after ${leased.attempt} tries: ${outcome.reason}` }
    : { kind: 'retry', reason: outcome.reason, nextAt }
}

/**
 * Runs an attempt with a time limit, after which it counts as a failure to retry. Resolves with null when `stopping`
 * aborts before the outcome is known.
 */
function withLimit(
  { timers, limitMs }: TryServices,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<DeliveryOutcome>,
): Promise<DeliveryOutcome | null> {
  return new Promise((resolve) => {
    const ending = new AbortController()
    const end = (outcome: DeliveryOutcome | null): void => {
      cancel()
      stopping.removeEventListener('abort', stop)
      resolve(outcome)
    }
    const stop = (): void => {
      ending.abort()
      end(null)
    }
    const cancel = timers.after(limitMs, () => {
      ending.abort()
      end({ kind: 'retry', reason: `no answer within ${Math.round(limitMs / 1000)} seconds` })
    })
    stopping.addEventListener('abort', stop, { once: true })
    if (stopping.aborted) stop()
    else void work(ending.signal).then(end)
  })
}
