/** What started a run: the schedule, another try after a failure, or `forecourt feeds run`. */
export type FeedRunCause = 'schedule' | 'retry' | 'command'

/**
 * `imported`: the stock is that of the file. `unchanged`: the source still has the file that was imported last, so
 * nothing was fetched. `refused`: somebody has to act. `failed`: may be better at the next try.
 */
export type FeedRunOutcome = 'imported' | 'unchanged' | 'refused' | 'failed'

/** Numbers of vehicles, of an import's report. */
export interface FeedRunCounts {
  readonly rows: number
  readonly added: number
  readonly changed: number
  /** Sold vehicles that are back in stock. */
  readonly returned: number
  readonly unchanged: number
  readonly sold: number
  readonly rejected: number
}

/** How a feed of a site fares. Times are epoch milliseconds. */
export interface FeedState {
  readonly siteId: string
  readonly feed: string
  /** When the feed was first seen. */
  readonly watchedAt: number
  /** The planned time that was used last, or when the feed was first seen. */
  readonly plannedAt: number
  /** When it is tried again after a failure; null: at its next planned time. */
  readonly retryAt: number | null
  /** Tries since the last planned time. */
  readonly attempts: number
  /** The node that fetches now, until `leasedUntil`; null: none. */
  readonly leasedBy: string | null
  readonly leasedUntil: number | null
  /** Given back to the source by the next fetch; see FetchOrder of the integrations. */
  readonly validator: string | null
  /** Of the settings and the mapping under which `validator` was imported. */
  readonly fingerprint: string | null
  /** End of the newest run that imported, or found the imported file unchanged; null: there was none. */
  readonly goodAt: number | null
  /** Of the newest import; null before it. */
  readonly goodCounts: FeedRunCounts | null
  /** Runs since the newest good one. */
  readonly refusedRuns: number
  readonly failedRuns: number
}

export interface FeedRun {
  readonly runId: string
  readonly feed: string
  readonly cause: FeedRunCause
  /** Host name of the node that ran it, which keeps the original. */
  readonly node: string
  readonly startedAt: number
  /** null while it runs. */
  readonly finishedAt: number | null
  readonly outcome: FeedRunOutcome | 'running'
  /** Why it was refused or failed, and what to do; null otherwise. */
  readonly reason: string | null
  readonly fileName: string | null
  readonly bytes: number | null
  readonly sha256: string | null
  /** Path of the compressed original below the data folder of the node; null: nothing was fetched. */
  readonly original: string | null
  readonly counts: FeedRunCounts | null
}

export interface FeedClaim {
  /** Unique; names the run and the holder of the lease. */
  readonly runId: string
  readonly cause: FeedRunCause
  readonly node: string
  readonly leaseMs: number
  /** For 'schedule': the planned time, which is used up by the claim. */
  readonly plannedAt: number | null
  /** Whether another try follows where this run ends without telling how, because its process died. */
  readonly retriesAfterCrash: boolean
}

/** How a run ended. */
export interface FeedSettlement extends Pick<
  FeedRun,
  'reason' | 'fileName' | 'bytes' | 'sha256' | 'original' | 'counts'
> {
  readonly outcome: FeedRunOutcome
  /** Kept where the outcome is 'imported'. */
  readonly validator: string | null
  readonly fingerprint: string | null
  /** When it is tried again; null: at the next planned time. */
  readonly retryAt: number | null
}
