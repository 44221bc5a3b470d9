/**
 * The life of a hold on a vehicle (BUY-03). A vehicle without a hold that counts is available.
 *
 *                   ┌── paid ──────────► reserved ── completed ──► completed
 *     held_unpaid ──┤                     │  ▲                         │
 *                   └── time over ─► lapsed  │ paid late, vehicle      │ cancelled
 *                                     │   └──┘ still free              ▼
 *                                     └── paid late, vehicle taken ► refunded ◄── reserved: cancelled, time over
 *
 * held_unpaid and reserved are active: of those a vehicle has at most one.
 */
export const holdStates = ['held_unpaid', 'reserved', 'lapsed', 'refunded', 'completed'] as const
export type HoldState = (typeof holdStates)[number]

/** States in which nobody else can hold the vehicle. */
export const activeHoldStates = ['held_unpaid', 'reserved'] as const satisfies readonly HoldState[]

/**
 * What happens to a hold. `paid`: the processor has authorised the deposit; `vehicleFree` says that the vehicle is for
 * sale and that no other hold on it is active. `time_over`: the time of the present state has run out. `cancelled`: the
 * visitor or the dealer gives the hold up. `completed`: the dealer keeps the deposit as a part of the price.
 */
export type HoldEvent =
  | { readonly kind: 'paid'; readonly vehicleFree: boolean }
  | { readonly kind: 'time_over' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'completed' }

/** What the step does with the deposit: nothing, give it back, or keep it. */
export type DepositOrder = 'none' | 'give_back' | 'capture'

export interface HoldStep {
  readonly state: HoldState
  readonly deposit: DepositOrder
}

const paid = (vehicleFree: boolean): HoldStep =>
  vehicleFree ? { state: 'reserved', deposit: 'none' } : { state: 'refunded', deposit: 'give_back' }
const lapsed: HoldStep = { state: 'lapsed', deposit: 'none' }
const refunded: HoldStep = { state: 'refunded', deposit: 'give_back' }

/**
 * The step that an event causes; null where the event changes nothing, such as a payment that is reported twice. A hold
 * therefore ends in the same state however often, and in whatever order, its events arrive.
 */
export function resolveHoldStep(state: HoldState, event: HoldEvent): HoldStep | null {
  switch (state) {
    case 'held_unpaid':
      if (event.kind === 'paid') return paid(event.vehicleFree)
      return event.kind === 'completed' ? null : lapsed
    case 'lapsed':
      return event.kind === 'paid' ? paid(event.vehicleFree) : null
    case 'reserved':
      if (event.kind === 'completed') return { state: 'completed', deposit: 'capture' }
      return event.kind === 'paid' ? null : refunded
    case 'completed':
      return event.kind === 'cancelled' ? refunded : null
    case 'refunded':
      return null
  }
}
