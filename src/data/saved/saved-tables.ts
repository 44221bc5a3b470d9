/** The vehicles that signed-in visitors keep in their watchlists, one row for each vehicle of a visitor. */
export interface SavedVehicleTable {
  site_id: string
  visitor_id: string
  vehicle_id: string
  /** Epoch milliseconds. */
  saved_at: number
  /** Price in cents that the visitor saw when saving; null: no price was shown. */
  price_at_saving: number | null
}
