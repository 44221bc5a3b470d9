/**
 * A place from which a dealer's feed is fetched: a web server, an SFTP server or a folder. An adapter never throws, has
 * limits of time, bytes and number of files, and no reason of it holds a password or key.
 */
export interface FeedSource {
  /** Brings the file into a folder, whole or not at all. */
  fetch(order: FetchOrder): Promise<FetchOutcome>
}

export interface FetchOrder {
  /** An existing folder of this machine, in which a file of any name may be made. */
  readonly into: string
  /** What the last good fetch of this source gave as `validator`; null fetches in any case. */
  readonly validator: string | null
  /** Breaks the fetch off. */
  readonly signal: AbortSignal
}

export type FetchOutcome =
  | {
      readonly kind: 'fetched'
      /** Path of the whole file. */
      readonly file: string
      readonly bytes: number
      /** Of the bytes, 64 hexadecimal digits. */
      readonly sha256: string
      /** Identifies this state of the file; null if the source cannot. At most 2,000 characters. */
      readonly validator: string | null
    }
  /** The file is the one that `validator` stands for. */
  | { readonly kind: 'unchanged' }
  /** May be better soon: the network, a busy server, a file that is still being written. */
  | { readonly kind: 'retry'; readonly reason: string }
  /** Stays as it is until somebody acts: a wrong password, a file that is too large. */
  | { readonly kind: 'refused'; readonly reason: string }

/** Limits of one fetch. */
export interface FetchLimits {
  /** Bytes of the file; a larger one is refused. */
  readonly maxBytes: number
  /** Milliseconds for the whole fetch. */
  readonly timeLimitMs: number
  /** Milliseconds without a byte after which a fetch is given up. */
  readonly idleLimitMs: number
}

/** A problem that `fetch` returns as its outcome. The message says what to do and contains no secret. */
export class FetchProblem extends Error {
  override readonly name = 'FetchProblem'
  readonly kind: 'retry' | 'refused'
  constructor(kind: 'retry' | 'refused', reason: string) {
    super(reason)
    this.kind = kind
  }
}
