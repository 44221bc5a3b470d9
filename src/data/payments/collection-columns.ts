/**
 * Columns of everything for which money is collected, a hold or an online payment: who pays, the lead that follows,
 * and how far the payment processor has come. `contact` and `lead` are JSON of HoldContact and NewLead.
 */
export interface CollectionColumns {
  site_id: string
  id: string
  visitor_id: string | null
  contact: string
  lead: string
  lead_id: string | null
  processor: string
  reference: string | null
  pay_url: string | null
  idempotency_key: string
  attempts: number
  /** When the recovery job looks at it next; null: nothing is left to do. */
  next_check_at: number | null
  created_at: number
  expires_at: number
  changed_at: number
}
