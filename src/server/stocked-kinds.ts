import { LRUCache } from 'lru-cache'
import { withFallback } from '#concurrency/deadline.ts'
import type { SiteSearch } from '#jobs/site-search.ts'
import type { Site } from '#site/site.ts'
import { readStockedKinds, type StockedKinds } from '#site/stocked-kinds.ts'

export interface StockedKindsOptions {
  readonly search: Pick<SiteSearch, 'search' | 'isHeld'>
  /** See `Services.pageVersion`. */
  readonly pageVersion: (slug: string) => string
  readonly now: () => number
}

/** See `RequestContext.findStockedKinds`. */
export type FindStockedKinds = (site: Site) => Promise<StockedKinds | null>

/**
 * Milliseconds for which an answer is kept. A vehicle that was sold stops counting 24 hours later, which changes no
 * version of the stock.
 */
const keptMs = 60_000
/**
 * Milliseconds for which a page waits for the answer. A page that needs no search must not wait for an engine in
 * another process that does not answer.
 */
const patienceMs = 250
const mostSites = 5_000

/**
 * Finds what a site has in stock, for the menu of every page. It asks the search again when the version of the site's
 * stock changes or the answer is a minute old. Resolves with null where the site is not in the index yet, because no
 * menu causes a load, and while the search does not answer, which the pages that need a search report.
 */
export function createStockedKinds({ search, pageVersion, now }: StockedKindsOptions): FindStockedKinds {
  const known = new LRUCache<string, { version: string; at: number; kinds: Promise<StockedKinds | null> }>({
    max: mostSites,
  })
  return (site) => {
    const { slug } = site
    // Read before the question: the answer may be newer than its version, and never older.
    const version = pageVersion(slug)
    const nowMs = now()
    const last = known.get(slug)
    if (last?.version === version && nowMs - last.at < keptMs) return withFallback(last.kinds, patienceMs, null)
    if (!search.isHeld([slug])) return Promise.resolve(null)
    const asked = {
      version,
      at: nowMs,
      kinds: readStockedKinds(search, site, nowMs).catch(() => {
        if (known.get(slug) === asked) known.delete(slug)
        return null
      }),
    }
    known.set(slug, asked)
    return withFallback(asked.kinds, patienceMs, null)
  }
}
