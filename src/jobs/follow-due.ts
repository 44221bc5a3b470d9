import type { SystemContext } from '#data/context.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'

/** A record of a site that must be checked at its time: a hold or a payment. */
interface DueItem {
  readonly id: string
  readonly siteId: string
}

export interface FollowDueOptions<Item extends DueItem> {
  /** For the log: 'hold' or 'payment'. */
  readonly what: string
  /** Leases what is due for `leaseMs` milliseconds; other nodes do not get it meanwhile. */
  readonly claim: (ctx: SystemContext, limit: number, leaseMs: number) => Promise<readonly Item[]>
  readonly reconcile: (item: Item, site: Site) => Promise<unknown>
  readonly findSite: (slug: string) => Site | null
  /** Whether this node may take work; false while its clock is wrong. Default: always true. */
  readonly mayWork?: () => boolean
  readonly system: SystemContext
  readonly log: Pick<Logger, 'error'>
  /** Poll interval in milliseconds; default 5000. */
  readonly pollMs?: number
  /** Ends the job after the current item. */
  readonly signal: AbortSignal
}

const atOnce = 50
/** If a node dies, another one takes over its items after this time. */
const leaseMs = 60_000

/** Processes everything that is due now. Any node may run it. Returns the number of items. */
export async function lookAfterDue<Item extends DueItem>(options: FollowDueOptions<Item>): Promise<number> {
  const { what, claim, reconcile, findSite, mayWork, system, log, signal } = options
  const due = mayWork?.() === false ? [] : await claim(system, atOnce, leaseMs)
  for (const item of due) {
    if (signal.aborted) break
    const site = findSite(item.siteId)
    // If the site is missing temporarily, its items are due again when the lease expires.
    if (site === null) continue
    try {
      await reconcile(item, site)
    } catch (error) {
      log.error(
        { site: site.slug, [what]: item.id, error: describeError(error) },
        `a ${what} could not be looked after`,
      )
    }
  }
  return due.length
}

/** Runs `lookAfterDue` until aborted; never rejects. */
export async function followDue<Item extends DueItem>(options: FollowDueOptions<Item>): Promise<void> {
  const { what, log, signal, pollMs = 5_000 } = options
  const pause = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, pollMs)
      signal.addEventListener('abort', end, { once: true })
      if (signal.aborted) end()
    })
  while (!signal.aborted) {
    try {
      if ((await lookAfterDue(options)) === atOnce) continue
    } catch (error) {
      log.error({ error: describeError(error) }, `due ${what}s could not be read; trying again`)
    }
    await pause()
  }
}
