/** Someone who has signed in on a site; one row for each number of a site. */
export interface VisitorTable {
  site_id: string
  id: string
  /** E.164. */
  phone: string
  created_at: number
}

/** A session of a visitor; the row is deleted when it ends. */
export interface VisitorSessionTable {
  site_id: string
  /** SHA-256 of the token, hex: whoever reads the table cannot sign in with it. */
  token_hash: string
  visitor_id: string
  created_at: number
  expires_at: number
}

/** A one-time code that was asked for, and the record of its sending for the limits. */
export interface SignInCodeTable {
  site_id: string
  id: string
  /** Keyed hash of the id that the requesting browser holds in a cookie. */
  browser_hash: string
  phone: string
  /** Keyed hash of the address of the request. */
  address_hash: string
  /** Keyed hash of the code with this row's id. */
  code_hash: string
  /** 'sent', or 'limited' where a limit was reached and nothing was sent, or 'failed' where the gateway refused. */
  state: string
  tries_left: number
  created_at: number
  expires_at: number
  /** When it signed somebody in, or was replaced by another; null while it is open. */
  closed_at: number | null
}
