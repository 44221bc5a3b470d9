import { activeHoldStates } from '#domain/reserve/hold-state.ts'
import type { Hold } from './hold-records.ts'

/**
 * The columns of a hold that hold personal data, with what stands there after the erasure. State, amounts, times,
 * vehicle and the processor's reference stay for the dealer's books.
 */
export const erasedHold = {
  visitor_id: null,
  contact: '{"name":"","email":"","phone":""}',
  lead: 'null',
  pay_url: null,
} as const

/** The columns that tell holds of one person or network; see `Holder`. */
export const erasedHolder = { email_hash: null, phone_hash: null, network_hash: null } as const

/** Payments with which nothing can happen any more, once the lead of a paid one is stored. */
export const settledPayments = ['returned', 'captured'] as const

/**
 * Whether the personal data of a hold is still needed: it keeps a vehicle, its payment is on the way, or its lead is
 * not stored yet. Such a hold is not erased.
 */
export function isHoldOpen({ state, payment, leadId }: Pick<Hold, 'state' | 'payment' | 'leadId'>): boolean {
  if (activeHoldStates.some((active) => active === state)) return true
  if (payment === 'closed') return false
  return leadId === null || !settledPayments.some((settled) => settled === payment)
}
