import type { SendingLimit } from '#domain/visitor/one-time-code.ts'

/** A visitor of one site, as stored. */
export interface Visitor {
  readonly id: string
  /** E.164. */
  readonly phone: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** A session that has not ended. */
export interface VisitorSession {
  readonly visitor: Visitor
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly expiresAt: number
}

/** A code that is about to be sent. The hashes are keyed: without the secret of the site they tell nothing. */
export interface NewCode {
  readonly id: string
  readonly browserHash: string
  /** E.164. */
  readonly phone: string
  readonly addressHash: string
  /** Of the network around the address: /24 (IPv4) or /48 (IPv6). */
  readonly networkHash: string
  readonly codeHash: string
  readonly tries: number
  readonly lifetimeMs: number
  readonly limits: readonly SendingLimit[]
}

/** The newest code that a browser asked for and has not used. */
export interface AskedCode {
  readonly id: string
  readonly phone: string
  readonly triesLeft: number
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly expiresAt: number
}

/**
 * What a try of a code came to. `none`: this browser has no open code on this site; `expired`: its time is over;
 * `used_up`: no tries are left.
 */
export type CodeTry =
  | { readonly kind: 'right'; readonly phone: string }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'none' | 'expired' | 'used_up' }
