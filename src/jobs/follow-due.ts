import type { SystemContext } from '#data/context.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'

/** Something of one site that is to be looked at again at its time: a hold, a payment. */
interface DueItem {
  readonly id: string
  readonly siteId: string
}

export interface FollowDueOptions<Item extends DueItem> {
  /** For the log: 'hold' or 'payment'. */
  readonly what: string
  /** Claims what is due; another node does not get it for `leaseMs` milliseconds. */
  readonly claim: (ctx: SystemContext, limit: number, leaseMs: number) => Promise<readonly Item[]>
  readonly reconcile: (item: Item, site: Site) => Promise<unknown>
  readonly findSite: (slug: string) => Site | null
  /** Whether this node takes work now: one whose clock is wrong does not. Default: always. */
  readonly mayWork?: () => boolean
  readonly system: SystemContext
  readonly log: Pick<Logger, 'error'>
  /** Milliseconds between two looks; default 5000. */
  readonly pollMs?: number
  /** Ends the job after the item under way. */
  readonly signal: AbortSignal
}

const atOnce = 50
/** What a node took and did not finish, because it died, is taken by another one after this time. */
const leaseMs = 60_000

/** Looks after what is due now, once. Every node may. Returns how many it looked after. */
export async function lookAfterDue<Item extends DueItem>(options: FollowDueOptions<Item>): Promise<number> {
  const { what, claim, reconcile, findSite, mayWork, system, log, signal } = options
  const due = mayWork?.() === false ? [] : await claim(system, atOnce, leaseMs)
  for (const item of due) {
    if (signal.aborted) break
    const site = findSite(item.siteId)
    // A site that is gone for a moment gets its own back when the lease has run out.
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
