import type { CollectionColumns } from '../payments/collection-columns.ts'

/** A hold on a vehicle; amounts are cents. */
export interface VehicleHoldTable extends CollectionColumns {
  vehicle_id: string
  vehicle_slug: string
  vehicle_name: string
  purpose: string
  state: string
  payment: string
  price: number | null
  deposit: number
  /** Keyed hashes of whoever began it; null: unknown, or erased. */
  email_hash: string | null
  phone_hash: string | null
  network_hash: string | null
}

/** An event of a processor that has taken effect. */
export interface PaymentEventTable {
  site_id: string
  event_id: string
  /** Id of the hold or of the online payment. */
  hold_id: string
  received_at: number
}

/** A payment of the built-in sandbox, which moves no money. */
export interface SandboxPaymentTable {
  site_id: string
  reference: string
  amount: number
  description: string
  takes_at_once: number
  state: string
  return_url: string
  cancel_url: string
  created_at: number
}

/** The answers of an online purchase that is not finished; `answers` is a JSON object of texts. */
export interface CheckoutDraftTable {
  site_id: string
  id: string
  vehicle_id: string
  answers: string
  changed_at: number
}
