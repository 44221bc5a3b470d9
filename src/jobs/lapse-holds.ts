import type { SystemContext } from '#data/context.ts'
import type { DueHolds } from '#data/holds/due-holds.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'
import type { Reservations } from './reservations.ts'

export interface LapseHoldsOptions {
  readonly holds: DueHolds
  readonly reservations: Pick<Reservations, 'reconcile'>
  readonly findSite: (slug: string) => Site | null
  readonly system: SystemContext
  readonly log: Pick<Logger, 'error'>
  /** Milliseconds between two looks; default 5000. */
  readonly pollMs?: number
  /** Ends the job after the hold under way. */
  readonly signal: AbortSignal
}

const atOnce = 50
/** A hold that a node took and did not finish, because it died, is taken by another one after this time. */
const leaseMs = 60_000

/**
 * Looks after holds whose time has come: unpaid holds lapse, paid ones end, deposits are given back or captured, and
 * payments whose webhook was lost are found (BUY-03). Every node may run it. Returns how many it looked after.
 */
export async function lapseDueHolds(options: LapseHoldsOptions): Promise<number> {
  const { holds, reservations, findSite, system, log, signal } = options
  const due = await holds.claim(system, atOnce, leaseMs)
  for (const hold of due) {
    if (signal.aborted) break
    const site = findSite(hold.siteId)
    // A site that is gone for a moment gets its holds back when the lease has run out.
    if (site === null) continue
    try {
      await reservations.reconcile({ siteId: hold.siteId, now: system.now }, site, hold)
    } catch (error) {
      log.error({ site: site.slug, hold: hold.id, error: describeError(error) }, 'a hold could not be looked after')
    }
  }
  return due.length
}

/** Runs `lapseDueHolds` until aborted; `done` never rejects. */
export function followHolds(options: LapseHoldsOptions): { readonly done: Promise<void> } {
  const { log, signal, pollMs = 5_000 } = options
  const pause = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, pollMs)
      signal.addEventListener('abort', end, { once: true })
      if (signal.aborted) end()
    })
  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        if ((await lapseDueHolds(options)) === atOnce) continue
      } catch (error) {
        log.error({ error: describeError(error) }, 'due holds could not be read; trying again')
      }
      await pause()
    }
  }
  return { done: run() }
}
