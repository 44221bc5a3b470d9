import type { Selectable } from 'kysely'
import { cents, type Cents } from '#domain/money/cents.ts'
import type { PaymentState } from '#domain/payment/payment-state.ts'
import type { HoldContact } from '../holds/hold-records.ts'
import type { NewLead } from '../leads/lead-records.ts'
import type { CollectionColumns } from './collection-columns.ts'

/** A payment of an invoice or a deposit (BUY-06); `amount` is cents. */
export interface PaymentTable extends CollectionColumns {
  purpose: string
  invoice: string
  amount: number
  state: string
  paid_at: number | null
}

export interface NewPayment {
  readonly visitorId: string | null
  /** One of the site's purposes, in its words. */
  readonly purpose: string
  /** The number on the dealer's invoice or letter, as the payer typed it. */
  readonly invoice: string
  readonly amount: Cents
  readonly contact: HoldContact
  /** The lead that the dealer gets when it is paid. */
  readonly lead: NewLead
  /** Name of the payment processor, 'stripe' or 'sandbox'. */
  readonly processor: string
  /** A repeated key is the same submission: a double click or a retry. */
  readonly idempotencyKey: string
  /** Epoch milliseconds after which nobody can pay any more. */
  readonly expiresAt: number
}

export interface Payment extends Omit<NewPayment, 'lead'> {
  readonly id: string
  readonly siteId: string
  readonly state: PaymentState
  /** null once its personal data has been erased; `contact` then has empty texts. */
  readonly lead: NewLead | null
  /** Id of the stored lead; null until it is paid. */
  readonly leadId: string | null
  /** The processor's reference; null until its page has been opened. */
  readonly reference: string | null
  readonly payUrl: string | null
  /** Failed looks of the job since the last success. */
  readonly attempts: number
  /** Epoch milliseconds; `paidAt` null: not paid. */
  readonly createdAt: number
  readonly paidAt: number | null
}

/** Reads a row of payment. */
export function parsePayment(row: Selectable<PaymentTable>): Payment {
  return {
    id: row.id,
    siteId: row.site_id,
    visitorId: row.visitor_id,
    purpose: row.purpose,
    invoice: row.invoice,
    amount: cents(row.amount),
    state: row.state as PaymentState,
    contact: JSON.parse(row.contact) as HoldContact,
    lead: JSON.parse(row.lead) as NewLead | null,
    leadId: row.lead_id,
    processor: row.processor,
    reference: row.reference,
    payUrl: row.pay_url,
    idempotencyKey: row.idempotency_key,
    attempts: row.attempts,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
  }
}
