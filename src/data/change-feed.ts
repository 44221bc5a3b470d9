import type { SystemContext } from './context.ts'

export interface Change {
  readonly siteId: string
  readonly kind: 'vehicle' | 'site'
  /** Vehicle id, or the site's slug. */
  readonly id: string
}

/**
 * 'position-lost': the log no longer holds everything after the position, because it was pruned, or because the store
 * was restored from an older copy. The reader must rebuild: take `currentPosition`, load everything, and go on from it.
 */
export type ReadChanges =
  | { readonly ok: true; readonly changes: readonly Change[]; readonly position: string }
  | { readonly ok: false; readonly error: 'position-lost' }

/**
 * What changed, in an order that every reader sees alike. A position is opaque text without an order; pass it back
 * unchanged. A change is in the feed exactly when its transaction is committed, and a reader that goes on from a
 * position misses none, also with concurrent writers.
 */
export interface ChangeFeed {
  /**
   * Everything at or before the position was committed before this call, and nothing will be added there: read it
   * BEFORE a full load, and load and feed together miss nothing. The feed may repeat changes that the load already
   * contains.
   */
  currentPosition(ctx: SystemContext): Promise<string>
  /**
   * At most `limit` changes after the position and the position to go on from; fewer than `limit` means there are no
   * more for now. Text that is not a position of this feed is a RangeError.
   */
  readAfter(ctx: SystemContext, position: string, limit: number): Promise<ReadChanges>
  /** Number of known changes after the position, for readiness; counted up to 10,000. */
  lag(ctx: SystemContext, position: string): Promise<number>
  /**
   * Calls back soon after a change may have happened. A hint only: readers also poll. Returns a function that stops it.
   */
  onWake(wake: () => void): Promise<() => Promise<void>>
  /**
   * Deletes the oldest changes: those before the first that is younger than `keepMs`, and more when over `keepRows`
   * remain. Returns the number of deleted changes. A reader with an earlier position gets 'position-lost'.
   */
  prune(ctx: SystemContext, keep: { readonly keepMs: number; readonly keepRows: number }): Promise<number>
}
