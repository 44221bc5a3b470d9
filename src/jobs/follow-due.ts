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
/** Longest time that an item takes: two tries of a payment processor that does not answer, and the store's writes. */
const longestItemMs = 20_000
/** Sites that are looked after at the same time, each with one item at a time. */
const sitesAtOnce = 5

/**
 * Processes what is due now, site by site, so that a payment processor that does not answer keeps others waiting only
 * for the time of a lease. Begins no item whose lease could end before it: another node would take it, too. Any node
 * may run it. Returns the number of items.
 */
export async function lookAfterDue<Item extends DueItem>(options: FollowDueOptions<Item>): Promise<number> {
  const { what, claim, reconcile, findSite, mayWork, system, log, signal } = options
  const began = system.now()
  const due = mayWork?.() === false ? [] : await claim(system, atOnce, leaseMs)
  const lastStart = began + leaseMs - longestItemMs
  const lookAfterSite = async (items: readonly Item[]): Promise<void> => {
    for (const item of items) {
      if (signal.aborted || system.now() > lastStart) return
      const site = findSite(item.siteId)
      // If the site is missing temporarily, its items are due again when the lease expires.
      if (site === null) return
      try {
        await reconcile(item, site)
      } catch (error) {
        log.error(
          { site: site.slug, [what]: item.id, error: describeError(error) },
          `a ${what} could not be looked after`,
        )
      }
    }
  }
  const waiting = [...Map.groupBy(due, ({ siteId }) => siteId).values()]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await lookAfterSite(next)
  }
  await Promise.all(Array.from({ length: sitesAtOnce }, work))
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
