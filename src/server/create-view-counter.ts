import { createHash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { SiteContext } from '#data/context.ts'
import type { ViewRepository } from '#data/view.repository.ts'

export interface Viewer {
  /** Network address, as the server sees it. */
  readonly address: string
  readonly userAgent: string
}

export interface ViewCounter {
  /** Counts the view if it is new. Returns the vehicle's number of views. */
  count(ctx: SiteContext, vehicleId: string, viewer: Viewer): Promise<number>
}

const dayMs = 86_400_000
/** Entries of each LRU cache of views, some 20 MB in all; a viewer whose entry was evicted can be counted again. */
const mostRemembered = 100_000
/** Vehicles that count for one viewer in a day: more than a person looks at, too few to distort many counters. */
const mostOfViewer = 200
/**
 * Views of one vehicle that count from one address in a day: an office or a mobile network shares an address, and so
 * does a script that changes its user agent with every call.
 */
const mostOfAddress = 20
/** Counts written at the same time; more are dropped, so that no queue builds up in front of a slow database. */
const mostAtOnce = 16
/** Milliseconds without a write after the database refused a count. */
const restMs = 2000

/**
 * Counts people, not requests (VDP-15): one view of a vehicle by one viewer a day, however often the page is loaded
 * again; nothing for robots and for clients without a proper user agent; at most `mostOfViewer` vehicles of one viewer
 * a day, and at most `mostOfAddress` viewers of one vehicle behind one address. The page calls by script once it is
 * visible, so clients that only read pages never get here.
 *
 * A viewer is a keyed hash of address and browser. The key is random, is kept in memory only and changes every day, so
 * that no entry can be traced to a person. Each node counts for itself: several nodes, or a restart, may count a viewer
 * once each.
 *
 * When the database refuses a count, because another process holds its lock, `onError` gets the error, the count is
 * lost, and the caller gets the current number.
 */
export function createViewCounter(
  views: ViewRepository,
  now: () => number,
  onError: (error: unknown) => void,
): ViewCounter {
  let day = 0
  let key = randomBytes(16)
  const seen = new LRUCache<string, true>({ max: mostRemembered })
  const counted = new LRUCache<string, number>({ max: mostRemembered })
  const countedFrom = new LRUCache<string, number>({ max: mostRemembered })

  function turnDay(): void {
    const today = Math.floor(now() / dayMs)
    if (today === day) return
    day = today
    key = randomBytes(16)
    seen.clear()
    counted.clear()
    countedFrom.clear()
  }

  let failedAt = Number.NEGATIVE_INFINITY
  let underWay = 0

  /** A count must not delay a page: when the database does not accept it at once, the count is dropped. */
  async function add(ctx: SiteContext, vehicleId: string): Promise<number> {
    if (underWay >= mostAtOnce || now() - failedAt < restMs) return views.find(ctx, vehicleId)
    underWay += 1
    try {
      return await views.add(ctx, vehicleId)
    } catch (error) {
      failedAt = now()
      onError(error)
    } finally {
      underWay -= 1
    }
    return views.find(ctx, vehicleId)
  }

  function isNew(ctx: SiteContext, vehicleId: string, { address, userAgent }: Viewer): boolean {
    if (userAgent.length < 20 || isbot(userAgent)) return false
    turnDay()
    const nameOf = (text: string): string =>
      createHash('sha256').update(key).update(`${ctx.siteId}\n${text}`).digest('base64url').slice(0, 16)
    const viewer = nameOf(`${address}\n${userAgent}`)
    const view = `${viewer} ${vehicleId}`
    const from = nameOf(`${address}\n\n${vehicleId}`)
    const soFar = counted.get(viewer) ?? 0
    const soFarFrom = countedFrom.get(from) ?? 0
    if (seen.has(view) || soFar >= mostOfViewer || soFarFrom >= mostOfAddress) return false
    seen.set(view, true)
    counted.set(viewer, soFar + 1)
    countedFrom.set(from, soFarFrom + 1)
    return true
  }

  return {
    count: (ctx, vehicleId, viewer) =>
      isNew(ctx, vehicleId, viewer) ? add(ctx, vehicleId) : views.find(ctx, vehicleId),
  }
}
