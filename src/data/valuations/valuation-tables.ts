/** What the platform stores beside a lead, one value a column name, as JSON. */
export interface MiscellaneousTable {
  site_id: string
  lead_id: string
  column_name: string
  value: string
  created_at: number
}

/** One row for each accepted trade-in offer. */
export interface OfferAcceptanceTable {
  site_id: string
  /** The lead of the valuation. */
  lead_id: string
  /** The lead that tells the dealer of the acceptance. */
  acceptance_lead_id: string
  accepted_at: number
}

/** The prize of a phone number, which stays when its visitor is deleted: a number draws once. */
export interface PrizePlayerTable {
  site_id: string
  /** Keyed hash of the number. */
  player_hash: string
  prize: string
  drawn_at: number
}

/** The prize that a visitor drew; one a visitor. */
export interface PrizeDrawTable {
  site_id: string
  visitor_id: string
  prize: string
  drawn_at: number
}
