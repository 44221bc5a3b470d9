/** A host that a site answered on earlier and no site answers on now. `left_at`: epoch milliseconds. */
export interface FormerHostTable {
  host: string
  /** The site that left it last; it may have been removed since. */
  slug: string
  left_at: number
}

/** A site that is offline. Times are epoch milliseconds; `until` null: until an operator brings it back. */
export interface SiteOfflineTable {
  slug: string
  since: number
  until: number | null
  /** What visitors read, in the operator's words; null: the platform's own sentence. */
  reason: string | null
}

/** A site that was removed. Times are epoch milliseconds. */
export interface RemovedSiteTable {
  slug: string
  /** The version that was in force. */
  version: number
  removed_at: number
  /** Until when its leads, reservations and payments are kept. */
  keep_until: number
  /** When its stock and the visitors' accounts were gone; null: the removal is not finished. */
  cleared_at: number | null
  /** When the personal data that was kept was erased; null: it is still kept. */
  erased_at: number | null
}
