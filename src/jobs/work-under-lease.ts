import type { SystemContext } from '#data/context.ts'
import type { LeaseStore } from '#data/leases/lease-store.ts'
import { systemTimers, type Timers } from './timers.ts'

export interface HeldLease {
  /** Aborted when the lease is lost or the job is to stop. */
  readonly signal: AbortSignal
  /**
   * Whether the lease is still this node's. Ask before each write: a node that was frozen goes on where it stood, and
   * another one may have taken over meanwhile.
   */
  readonly isHeld: () => boolean
}

export interface WorkUnderLeaseOptions {
  readonly leases: LeaseStore
  readonly ctx: SystemContext
  /** Of the work; one node of all that use the store does it at a time. */
  readonly name: string
  /** Unique to this process. */
  readonly holder: string
  /** Milliseconds; default 10,000. It is extended four times in its length, and others look for it as often. */
  readonly leaseMs?: number
  /** Ends when its signal is aborted. A rejection is reported, and the work begins again. */
  readonly work: (lease: HeldLease) => Promise<void>
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
  /**
   * False: this node must not work, so that it takes no lease, and lets go of the one that it has. Leases end by the
   * clocks of the nodes: one with a wrong clock would take the lease that another still has. Default: it always may.
   */
  readonly mayWork?: () => boolean
  /** Called with each look at which the work is not this node's. Default: nothing. */
  readonly onIdle?: () => void
  /** Monotonic, in milliseconds. Default: the process's. */
  readonly clock?: () => number
  readonly timers?: Timers
}

/**
 * Does work that never ends on one of several nodes. A node that dies leaves a lease that runs out, and another takes
 * over; one that stops gives it free. Resolves after the abort, when the work has ended; never rejects.
 */
export async function workUnderLease(options: WorkUnderLeaseOptions): Promise<void> {
  const { leases, ctx, name, holder, work, onError, signal, leaseMs = 10_000 } = options
  const { mayWork = () => true, onIdle = () => undefined } = options
  const { clock = () => performance.now(), timers = systemTimers } = options
  const pauseMs = leaseMs / 4

  const pause = (until: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        cancel()
        until.removeEventListener('abort', end)
        resolve()
      }
      const cancel = timers.after(pauseMs, end)
      until.addEventListener('abort', end, { once: true })
      if (until.aborted) end()
    })

  /** When the lease ends by the monotonic clock, counted from before the question; null: this node does not have it. */
  async function take(): Promise<number | null> {
    const asked = clock()
    if (mayWork() && (await leases.take(ctx, name, holder, leaseMs))) return asked + leaseMs
    onIdle()
    return null
  }

  async function workUntilLost(takenUntil: number): Promise<void> {
    let heldUntil = takenUntil
    const ending = new AbortController()
    const lease: HeldLease = {
      signal: AbortSignal.any([signal, ending.signal]),
      isHeld: () => !lease.signal.aborted && clock() < heldUntil,
    }
    let isWorking = true
    const working = work(lease)
      .catch(onError)
      .finally(() => {
        isWorking = false
        ending.abort()
      })
    while (!lease.signal.aborted) {
      await pause(lease.signal)
      if (lease.signal.aborted) break
      try {
        const until = await take()
        if (until === null) ending.abort()
        else heldUntil = until
      } catch (error) {
        // While the store does not answer, the lease stays this node's until its end.
        if (isWorking) onError(error)
      }
      if (clock() >= heldUntil) ending.abort()
    }
    await working
    // Where another node has it, this changes nothing.
    await leases.release(ctx, name, holder).catch(onError)
  }

  while (!signal.aborted) {
    try {
      const until = await take()
      if (until !== null) await workUntilLost(until)
    } catch (error) {
      onError(error)
    }
    await pause(signal)
  }
}
