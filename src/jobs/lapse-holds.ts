import type { SystemContext } from '#data/context.ts'
import type { DueHolds } from '#data/holds/due-holds.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'
import { followDue, lookAfterDue } from './follow-due.ts'
import type { Reservations } from './reservations.ts'

export interface LapseHoldsOptions {
  readonly holds: DueHolds
  readonly reservations: Pick<Reservations, 'reconcile'>
  readonly findSite: (slug: string) => Site | null
  /** See FollowDueOptions. */
  readonly mayWork?: () => boolean
  readonly system: SystemContext
  readonly log: Pick<Logger, 'error'>
  /** Milliseconds between two looks; default 5000. */
  readonly pollMs?: number
  /** Ends the job after the hold under way. */
  readonly signal: AbortSignal
}

const toDue = ({ holds, reservations, ...options }: LapseHoldsOptions) => ({
  ...options,
  what: 'hold',
  claim: holds.claim.bind(holds),
  reconcile: (hold: Awaited<ReturnType<DueHolds['claim']>>[number], site: Site) =>
    reservations.reconcile({ siteId: hold.siteId, now: options.system.now }, site, hold),
})

/**
 * Looks after holds whose time has come: unpaid holds lapse, paid ones end, deposits are given back or captured, and
 * payments whose webhook was lost are found (BUY-03). Every node may run it. Returns how many it looked after.
 */
export const lapseDueHolds = (options: LapseHoldsOptions): Promise<number> => lookAfterDue(toDue(options))

/** Runs `lapseDueHolds` until aborted; `done` never rejects. */
export const followHolds = (options: LapseHoldsOptions): { readonly done: Promise<void> } => ({
  done: followDue(toDue(options)),
})
