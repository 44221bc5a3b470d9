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
  /** Keyed hash of the network around the address; '' in rows that were stored before it was. */
  network_hash: string
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

/** A passkey with which a visitor signs in; the private key never leaves the visitor's device. */
export interface PasskeyTable {
  site_id: string
  /** As the authenticator made it, base64url. */
  credential_id: string
  visitor_id: string
  /** Host name on which it was made, without a port: the only one on which it works. */
  host: string
  /** COSE key, base64url. */
  public_key: string
  /** Signatures as the authenticator counts them; 0 for ever where it does not count. */
  counter: number
  /** JSON array of the ways to reach the authenticator, such as 'internal'. */
  transports: string
  /** What the visitor reads in the list of passkeys. */
  label: string
  created_at: number
  /** null: not used since it was made. */
  last_used_at: number | null
}

/** A challenge that a browser was given; the row is deleted when it is answered. */
export interface PasskeyChallengeTable {
  site_id: string
  /** Keyed hash of the challenge. */
  challenge_hash: string
  /** Keyed hash of the id that the browser holds in a cookie. */
  browser_hash: string
  purpose: 'register' | 'sign_in'
  expires_at: number
}
