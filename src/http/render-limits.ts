export interface RenderQueueOptions {
  /** Concurrent renders that use the thread. More than a few gain nothing, and each delays all others. */
  readonly atOnce: number
  /** Milliseconds after which a running render is assumed to wait for the database and leaves the count of `atOnce`. */
  readonly slowAfterMs: number
  /** Concurrent renders in total, including those that wait for the database. */
  readonly most: number
  /** Concurrent renders of one site. */
  readonly mostOfSite: number
  /** Concurrent renders of one caller, including those that wait for an external service. */
  readonly mostOfCaller: number
  /**
   * Renders of one site that may leave the count while they wait for an external service; further ones stay counted.
   */
  readonly mostOutsideOfSite: number
  /** Maximum length of the queue. A further render evicts the newest entry of the longest lane. */
  readonly longest: number
  /** Maximum time in the queue, milliseconds. */
  readonly deadlineMs: number
}

/**
 * Limits of a web node. A page takes 5 to 15 ms of the thread, so a hundred waiting pages are about a second of work.
 * With two at once, one renders while the other reads from the database.
 */
export const renderLimits: RenderQueueOptions = {
  atOnce: 2,
  slowAfterMs: 100,
  most: 32,
  mostOfSite: 16,
  mostOfCaller: 8,
  mostOutsideOfSite: 64,
  longest: 100,
  deadlineMs: 3_000,
}
