import { createHmac } from 'node:crypto'
import type { SystemContext } from '#data/context.ts'
import type { CallCounts } from '#data/nodes/call-counts.ts'
import type { RateLimiter, SharedRateLimiter } from '#http/rate-limits.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'

export interface SharedRateLimitOptions {
  /** Counts for this node alone. */
  readonly own: RateLimiter
  /** Counts for all nodes; null: there is one node, or there is one machine. */
  readonly counts: CallCounts | null
  /** The platform's secret: what is stored are keyed hashes, because the keys hold addresses of visitors. */
  readonly secret: string
  readonly ctx: SystemContext
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Windows of ten minutes and more, those of forms, are counted by all nodes together. Shorter ones, such as those of
 * suggestions, guard the processor of a node: that node counts them, and saves the way to the database.
 */
const sharedFromMs = 600_000

/** While the database does not answer each node counts for itself, as it does where nodes share none. */
export function createSharedRateLimits(options: SharedRateLimitOptions): SharedRateLimiter {
  const { own, counts, secret, ctx, log } = options
  /** A flood of forms while the database is away makes one line, and not one for each. */
  let isTold = false
  const hide = (key: string): string => createHmac('sha256', secret).update(`rate limit ${key}`).digest('base64url')

  async function ask(
    what: 'take' | 'isOpen',
    ...[key, limit, windowMs]: Parameters<RateLimiter['take']>
  ): Promise<boolean> {
    if (counts === null || windowMs < sharedFromMs) return own[what](key, limit, windowMs)
    try {
      const answer = await counts[what](ctx, hide(key), limit, windowMs)
      isTold = false
      return answer
    } catch (error) {
      if (!isTold)
        log.warn({ error: describeError(error) }, 'a rate limit could not be counted for all nodes; this node counts')
      isTold = true
      return own[what](key, limit, windowMs)
    }
  }
  return {
    take: (key, limit, windowMs) => ask('take', key, limit, windowMs),
    isOpen: (key, limit, windowMs) => ask('isOpen', key, limit, windowMs),
  }
}
