import type { DueHolds } from '#data/holds/due-holds.ts'
import type { Site } from '#site/site.ts'
import { followDue, lookAfterDue, type FollowDueOptions } from './follow-due.ts'
import type { Reservations } from './reservations.ts'

type DueHold = Awaited<ReturnType<DueHolds['claim']>>[number]

export interface LapseHoldsOptions extends Omit<FollowDueOptions<DueHold>, 'what' | 'claim' | 'reconcile'> {
  readonly holds: DueHolds
  readonly reservations: Pick<Reservations, 'reconcile'>
}

const toDue = ({ holds, reservations, ...options }: LapseHoldsOptions) => ({
  ...options,
  what: 'hold',
  claim: holds.claim.bind(holds),
  reconcile: (hold: DueHold, site: Site) =>
    reservations.reconcile({ siteId: hold.siteId, now: options.system.now }, site, hold),
})

/**
 * Processes due holds: unpaid holds lapse, paid ones expire, deposits are refunded or captured, and payments whose
 * webhook was lost are found (BUY-03). Any node may run it. Returns the number of holds.
 */
export const lapseDueHolds = (options: LapseHoldsOptions): Promise<number> => lookAfterDue(toDue(options))

/** Runs `lapseDueHolds` until aborted; `done` never rejects. */
export const followHolds = (options: LapseHoldsOptions): { readonly done: Promise<void> } => ({
  done: followDue(toDue(options)),
})
