import { randomUUID } from 'node:crypto'
import type { FeedRunCause, FeedState } from '#data/feeds/feed-records.ts'
import type { FeedRepository } from '#data/feeds/feed-repository.ts'
import type { ImportGuard } from '#domain/feed/import-guards.ts'
import { describeError } from '#log/describe-error.ts'
import { systemTimers, type Timers } from '../timers.ts'
import { mostTries, scheduleRetry } from './feed-schedule.ts'
import { endWithNothing, fetchAndImport, type FeedParts, type FeedResult } from './fetch-and-import.ts'

export interface RunFeedOptions extends FeedParts {
  readonly feeds: FeedRepository
  /** Host name of this node. */
  readonly node: string
  readonly cause: FeedRunCause
  /** For 'schedule': the scheduled time. */
  readonly plannedAt: number | null
  /** Earlier attempts for this scheduled time. */
  readonly attempts: number
  /** Guards to switch off for this file, besides those that the feed always allows. Default: none. */
  readonly allow?: readonly ImportGuard[]
  readonly signal: AbortSignal
  /** Default: the timers of the process and Math.random. */
  readonly timers?: Timers
  readonly random?: () => number
  /** Duration of the lease in milliseconds; it is renewed during the run. Default two minutes. */
  readonly leaseMs?: number
}

export type FeedRunResult =
  | { readonly kind: 'ended'; readonly result: FeedResult; readonly retryAt: number | null }
  /** Another run has the lease, or the feed is no longer due; `state` is the current state. */
  | { readonly kind: 'held'; readonly state: FeedState | null }
  /** The lease was lost during the run: another node has taken over. */
  | { readonly kind: 'lost' }

/**
 * Fetches and imports one feed under a lease, so that one node does so at a time, and records the run (STOCK-03). A
 * node that dies on the way leaves a lease that runs out; another one then takes the feed, and its import completes
 * what was begun. Rejects when the store fails.
 */
export async function runFeed(options: RunFeedOptions): Promise<FeedRunResult> {
  const { ctx, feeds, feed, node, cause, plannedAt, random = Math.random, leaseMs = 120_000 } = options
  const runId = randomUUID()
  const attempts = cause === 'schedule' ? 1 : options.attempts + 1
  const retriesAfterCrash = attempts < mostTries
  const before = await feeds.claim(ctx, feed.name, { runId, cause, node, leaseMs, plannedAt, retriesAfterCrash })
  if (before === null) return { kind: 'held', state: await feeds.find(ctx, feed.name) }

  const lost = new AbortController()
  const stopRenewing = keepLease(options, runId, leaseMs, () => lost.abort())
  let result: FeedResult
  try {
    result = await fetchAndImport(options, {
      runId,
      known: before,
      dryRun: false,
      allow: options.allow ?? [],
      preview: 0,
      signal: AbortSignal.any([options.signal, lost.signal]),
    })
  } catch (error) {
    result = endWithNothing('failed', describeFailure(error))
  } finally {
    stopRenewing()
  }
  const retryAt = chooseRetry(result, cause, before, { now: ctx.now(), attempts, random: random() })
  const isOurs = await feeds.settle(ctx, feed.name, runId, { ...result, retryAt })
  return isOurs ? { kind: 'ended', result, retryAt } : { kind: 'lost' }
}

/** A refusal is not retried. After a manual run the operator decides about the next attempt; a pending retry stays. */
function chooseRetry(
  { outcome }: FeedResult,
  cause: FeedRunCause,
  before: FeedState,
  failed: { readonly now: number; readonly attempts: number; readonly random: number },
): number | null {
  if (cause === 'command') return before.retryAt
  return outcome === 'failed' ? scheduleRetry(failed) : null
}

/** Renews the lease every quarter of its duration; calls `onLost` if that fails. Returns a function that stops it. */
function keepLease(
  { ctx, feeds, feed, timers = systemTimers }: RunFeedOptions,
  runId: string,
  leaseMs: number,
  onLost: () => void,
): () => void {
  let leasedUntil = ctx.now() + leaseMs
  let isEnded = false
  let cancel: () => void = () => {}
  const plan = (): void => {
    cancel = timers.after(leaseMs / 4, () => void renew())
  }
  async function renew(): Promise<void> {
    const asked = ctx.now()
    // While the store does not answer, this node keeps the lease until it expires.
    const isRenewed = await feeds.renew(ctx, feed.name, runId, leaseMs).catch(() => null)
    if (isEnded) return
    if (isRenewed === true) leasedUntil = asked + leaseMs
    if (isRenewed === false || ctx.now() >= leasedUntil) onLost()
    else plan()
  }
  plan()
  return () => {
    isEnded = true
    cancel()
  }
}

function describeFailure(error: unknown): string {
  const { message } = describeError(error)
  return `the data folder or the store failed: ${message}`
}
