import type { SystemContext } from '#data/context.ts'
import type { LeaseStore } from '#data/leases/lease-store.ts'
import { systemTimers, type Timers } from './timers.ts'

export interface HeldLease {
  /** Aborted when the lease is lost or the job is to stop. */
  readonly signal: AbortSignal
  /**
   * Whether this node still holds the lease. Check before each write: after a freeze a node resumes where it was,
   * although another one may have taken over.
   */
  readonly isHeld: () => boolean
}

export interface WorkUnderLeaseOptions {
  readonly leases: LeaseStore
  readonly ctx: SystemContext
  /** Name of the work. Of all nodes that use the store, one does it at a time. */
  readonly name: string
  /** Unique to this process. */
  readonly holder: string
  /** Milliseconds; default 10,000. The holder renews it, and the others try to take it, every quarter of this time. */
  readonly leaseMs?: number
  /** Must end when its signal is aborted. A rejection is reported, and the work is restarted. */
  readonly work: (lease: HeldLease) => Promise<void>
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
  /**
   * False: this node must not take the lease, and releases it if it has it. Leases expire by the clocks of the nodes: a
   * node with a wrong clock would take a lease that another one still holds. Default: always true.
   */
  readonly mayWork?: () => boolean
  /** Called after each attempt that did not get the lease. Default: does nothing. */
  readonly onIdle?: () => void
  /** Monotonic clock in milliseconds. Default: that of the process. */
  readonly clock?: () => number
  readonly timers?: Timers
}

/**
 * Runs endless work on one of several nodes. When a node dies, its lease expires and another node takes over; a node
 * that stops releases its lease. Resolves after the abort, when the work has ended; never rejects.
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

  /** Monotonic time at which the lease expires, counted from before the request; null: another node holds it. */
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
        // While the store does not answer, this node keeps the lease until it expires.
        if (isWorking) onError(error)
      }
      if (clock() >= heldUntil) ending.abort()
    }
    await working
    // Has no effect if another node holds the lease.
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
