import type { Change, ChangeFeed } from '#data/change-feed.ts'
import type { SystemContext } from '#data/context.ts'

export interface FollowOptions {
  readonly feed: ChangeFeed
  /** `ctx.now` is the clock of `caughtUpAt`. */
  readonly ctx: SystemContext
  /** A position that was read BEFORE the initial load. */
  readonly from: string
  /**
   * Reads the changed records from the database again, each once. It must be idempotent, because a change can be
   * applied more than once. If it throws, the same changes are retried.
   */
  readonly apply: (changes: readonly Change[]) => Promise<void>
  /**
   * Loads everything again if the change log no longer contains the position of this reader. Resolves with a position
   * that was read BEFORE that load.
   */
  readonly rebuild: () => Promise<string>
  /** Poll interval in milliseconds when nothing wakes the reader. Default 500, well within the 2 s of STOCK-06. */
  readonly pollMs?: number
  /** Called after every failed round, which is retried after `pauseMs` (exponential backoff). */
  readonly onError: (error: unknown, pauseMs: number) => void
  /** Stops after the current round. */
  readonly signal: AbortSignal
}

export interface ChangeFollower {
  /** Position up to which changes have been applied. */
  readonly position: string
  /** Start of the last round after which all changes committed before it were applied, epoch ms; null: none yet. */
  readonly caughtUpAt: number | null
  /** Resolves when following has ended after the abort. Never rejects. */
  readonly done: Promise<void>
}

const changesAtOnce = 1000
const firstPauseMs = 100
/** Short, so that a database that comes back is noticed within the 2 seconds of STOCK-06. */
const longestPauseMs = 1500

/**
 * Follows the change feed until aborted: every change is applied at least once, in order, and the position advances
 * only after `apply` has resolved. Survives outages of the database (STOCK-06).
 */
export function followChanges(options: FollowOptions): ChangeFollower {
  const { feed, ctx, signal, pollMs = 500 } = options
  const state: { position: string; caughtUpAt: number | null } = { position: options.from, caughtUpAt: null }
  const alarm = createAlarm(signal)

  /** True if more changes may be available at once. */
  async function runRound(): Promise<boolean> {
    const lookedAt = ctx.now()
    const read = await feed.readAfter(ctx, state.position, changesAtOnce)
    if (!read.ok) {
      state.position = await options.rebuild()
      return true
    }
    const changes = coalesce(read.changes)
    if (changes.length > 0) await options.apply(changes)
    state.position = read.position
    const isMore = read.changes.length === changesAtOnce
    if (!isMore) state.caughtUpAt = lookedAt
    return isMore
  }

  async function run(): Promise<void> {
    let stopListening: (() => Promise<void>) | null = null
    let pauseMs = firstPauseMs
    while (!signal.aborted) {
      try {
        stopListening ??= await feed.onWake(alarm.ring)
        const isMore = await runRound()
        pauseMs = firstPauseMs
        if (!isMore) await alarm.wait(pollMs)
      } catch (error) {
        options.onError(error, pauseMs)
        // A wake does not shorten the pause, because a busy writer would otherwise cause a rapid series of failing
        // rounds.
        await alarm.waitOut(pauseMs)
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      }
    }
    await stopListening?.()
  }

  const done = run().catch((error: unknown) => options.onError(error, 0))
  return {
    get position() {
      return state.position
    },
    get caughtUpAt() {
      return state.caughtUpAt
    },
    done,
  }
}

/** Keeps the last change of each record: a change only names what to read again, so earlier ones are redundant. */
export function coalesce(changes: readonly Change[]): readonly Change[] {
  const latest = new Map<string, Change>()
  for (const change of changes) {
    const key = JSON.stringify([change.kind, change.siteId, change.id])
    latest.delete(key)
    latest.set(key, change)
  }
  return [...latest.values()]
}

interface Alarm {
  readonly ring: () => void
  /** Waits for a ring (also one since the last wait), the abort or the timeout. */
  wait(ms: number): Promise<void>
  /** Waits for the abort or the timeout. */
  waitOut(ms: number): Promise<void>
}

/** Remembers one ring, so that any number of wake-ups during a round causes one further round. */
function createAlarm(signal: AbortSignal): Alarm {
  let isRung = false
  let wakeSleeper: (() => void) | null = null

  function sleep(ms: number, isWakeable: boolean): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        wakeSleeper = null
        resolve()
      }
      const timer = setTimeout(end, ms)
      signal.addEventListener('abort', end, { once: true })
      if (isWakeable) wakeSleeper = end
      if (signal.aborted) end()
    })
  }

  return {
    ring() {
      isRung = true
      wakeSleeper?.()
    },
    async wait(ms) {
      if (!isRung) await sleep(ms, true)
      isRung = false
    },
    waitOut: (ms) => sleep(ms, false),
  }
}
