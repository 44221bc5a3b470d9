/** A passkey of a visitor of one site, as stored. */
export interface Passkey {
  /** base64url, unique on the site. */
  readonly credentialId: string
  readonly visitorId: string
  /** Host name on which it was made, without a port. */
  readonly host: string
  /** COSE key, base64url. */
  readonly publicKey: string
  /** Ways to reach the authenticator, such as 'internal' or 'hybrid'. */
  readonly transports: readonly string[]
  readonly label: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds; null: not used since it was made. */
  readonly lastUsedAt: number | null
}

export interface NewPasskey extends Omit<Passkey, 'createdAt' | 'lastUsedAt'> {
  /** Signatures as the authenticator counts them; 0 where it does not count. */
  readonly counter: number
  /** Most passkeys that a visitor may have. */
  readonly most: number
}

/** A challenge that is about to be given to a browser. The hashes are keyed with the secret of the site. */
export interface NewChallenge {
  readonly challengeHash: string
  readonly browserHash: string
  readonly purpose: 'register' | 'sign_in'
  readonly lifetimeMs: number
}
