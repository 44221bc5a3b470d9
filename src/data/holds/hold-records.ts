import type { Cents } from '#domain/money/cents.ts'
import type { DepositOrder, HoldState } from '#domain/reserve/hold-state.ts'
import type { NewLead } from '../leads/lead-records.ts'

/** Whom the dealer calls about the hold. `phone` is E.164. */
export interface HoldContact {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/**
 * What becomes of the deposit. `awaiting`: a payment page may be open; `closed`: nobody can pay any more; `authorised`:
 * the card is authorised and nothing is taken yet; `…_due`: ordered by a step of the hold, not yet done by the
 * processor; `returned` and `captured` are done.
 */
export type DepositState = 'awaiting' | 'closed' | 'authorised' | 'return_due' | 'returned' | 'capture_due' | 'captured'

export const depositStateByOrder = {
  give_back: 'return_due',
  capture: 'capture_due',
} as const satisfies Record<Exclude<DepositOrder, 'none'>, DepositState>

/** 'reserve': the visitor reserves online (BUY-01); 'purchase': the deposit of an online purchase (BUY-02). */
export type HoldPurpose = 'reserve' | 'purchase'

/**
 * Who begins a hold, as keyed hashes: of the e-mail address, of the phone number and of the network of the request;
 * null where it is unknown. Holds with an equal hash are of the same person or network.
 */
export interface Holder {
  readonly email: string | null
  readonly phone: string | null
  readonly network: string | null
}

export interface NewHold {
  readonly vehicleId: string
  /** The signed-in visitor; null for an anonymous one. */
  readonly visitorId: string | null
  readonly purpose: HoldPurpose
  /** The price that the visitor agreed to; null where the site shows none. */
  readonly price: Cents | null
  readonly deposit: Cents
  readonly contact: HoldContact
  readonly holder: Holder
  /** The lead that the dealer gets when the deposit is paid. */
  readonly lead: NewLead
  /** Name of the payment processor, 'stripe' or 'sandbox'. */
  readonly processor: string
  /** A repeated key is the same submission: a double click or a retry. */
  readonly idempotencyKey: string
  /** Epoch milliseconds until which the unpaid hold keeps the vehicle. */
  readonly unpaidUntil: number
}

export interface Hold {
  readonly id: string
  readonly siteId: string
  readonly vehicleId: string
  /** Slug and name of the vehicle when it was held, so that the hold stays readable after the vehicle was removed. */
  readonly vehicleSlug: string
  readonly vehicleName: string
  readonly visitorId: string | null
  readonly purpose: HoldPurpose
  readonly state: HoldState
  readonly payment: DepositState
  readonly price: Cents | null
  readonly deposit: Cents
  /** Empty texts once its personal data has been erased. */
  readonly contact: HoldContact
  /** null once its personal data has been erased. */
  readonly lead: NewLead | null
  /** Id of the stored lead; null until the deposit has been paid. */
  readonly leadId: string | null
  readonly processor: string
  /** The processor's reference of the payment; null until its page has been opened. */
  readonly reference: string | null
  /** Address of the payment page. */
  readonly payUrl: string | null
  /** Failed attempts of the recovery job since the last success. */
  readonly attempts: number
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds at which the present state runs out, where it does. */
  readonly expiresAt: number
}
