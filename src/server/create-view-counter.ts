import { createHash, randomBytes } from 'node:crypto'
import type { SiteContext } from '#data/context.ts'
import type { ViewRepository } from '#data/view.repository.ts'

export interface Viewer {
  /** Network address, as the server sees it. */
  readonly address: string
  readonly userAgent: string
}

export interface ViewCounter {
  /** Counts the view where it is a new one; answers the number as it stands. */
  count(ctx: SiteContext, vehicleId: string, viewer: Viewer): Promise<number>
}

const dayMs = 86_400_000
/**
 * Views remembered at once, some 12 MB; beyond it the oldest are forgotten, and such a viewer could be counted again.
 */
const mostRemembered = 100_000
/**
 * Different vehicles that one viewer may have counted in a day: more than anyone looks at, few enough that a script
 * moves no counter far.
 */
const mostOfViewer = 200
/**
 * Views of one vehicle that count from one address in a day: an office or a mobile network shares one, and a script
 * that changes its name with every call has one.
 */
const mostOfAddress = 20
/** Counts being written at once; further ones are let go, so that a store that is slow does not gather a queue. */
const mostAtOnce = 16
/** After a count that the store refused, none is tried for so long, milliseconds. */
const restMs = 2000

/** Programs that say what they are. Those that do not are held by the limits below. */
const robot =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node|scrapy|facebookexternalhit|whatsapp|embedly|archiver/i

/**
 * Counts people, not requests (VDP-15): one view of a vehicle by one viewer a day, however often the page is loaded
 * again; nothing for programs that say so or that give no name; at most `mostOfViewer` vehicles of one viewer a day,
 * and at most `mostOfAddress` viewers of one vehicle behind one address. The page asks by script once it is in sight,
 * so what only reads pages is not here at all.
 *
 * A viewer is a keyed hash of address and browser. The key is random, lives in memory alone and is changed every day,
 * so that nothing here can be led back to a person. Each node remembers for itself: several nodes, or a restart, may
 * count a viewer once each.
 *
 * A count that the store refuses, because another process holds it, is told to `onError` and lost; the answer is the
 * number as it stands.
 */
export function createViewCounter(
  views: ViewRepository,
  now: () => number,
  onError: (error: unknown) => void,
): ViewCounter {
  let day = 0
  let key = randomBytes(16)
  const seen = new Set<string>()
  const counted = new Map<string, number>()
  const countedFrom = new Map<string, number>()

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

  /** A count is worth less than the page that waits for it: where the store does not take it at once, it is let go. */
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
    if (userAgent.length < 20 || robot.test(userAgent)) return false
    turnDay()
    const nameOf = (text: string): string =>
      createHash('sha256').update(key).update(`${ctx.siteId}\n${text}`).digest('base64url').slice(0, 16)
    const viewer = nameOf(`${address}\n${userAgent}`)
    const view = `${viewer} ${vehicleId}`
    const from = nameOf(`${address}\n\n${vehicleId}`)
    const soFar = counted.get(viewer) ?? 0
    const soFarFrom = countedFrom.get(from) ?? 0
    if (seen.has(view) || soFar >= mostOfViewer || soFarFrom >= mostOfAddress) return false
    seen.add(view)
    counted.set(viewer, soFar + 1)
    countedFrom.set(from, soFarFrom + 1)
    for (const remembered of [seen, counted, countedFrom])
      for (const oldest of remembered.keys()) {
        if (remembered.size <= mostRemembered) break
        remembered.delete(oldest)
      }
    return true
  }

  return {
    count: (ctx, vehicleId, viewer) =>
      isNew(ctx, vehicleId, viewer) ? add(ctx, vehicleId) : views.find(ctx, vehicleId),
  }
}
