import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '#concurrency/single-flight.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { isOnWebsite } from '#site/on-website.ts'
import type { Site } from '#site/site.ts'
import { listPagePaths } from './crawlable.ts'
import { listDetails } from './list-details.ts'
import { listSearchPaths } from './list-searches.ts'
import type { SitemapEntry } from './sitemap.ts'

export interface SitemapSources {
  readonly stock: Pick<VehicleReader, 'listAll'>
  readonly search: StockSearch
  /** Whether the site has a page at a path. */
  readonly hasPage: (site: Site, path: string) => boolean
  /** The pages of the site's blog that are out at an instant, epoch milliseconds. */
  readonly listBlog: (site: Site, nowMs: number) => Promise<readonly SitemapEntry[]>
  readonly version: (slug: string) => string
  readonly now: () => number
}

interface Kept {
  readonly version: string
  readonly builtAt: number
  readonly entries: readonly SitemapEntry[]
}

/** As with feeds: while stock arrives every second, the list is made once in this time. */
const restMs = 60_000

/** Posts come out, and offers begin and end, without a change of the stock or the site. */
const mostAgeMs = 3_600_000

/** Returns every address of a site that a search engine may list; callers share one reading of the stock. */
export function createSitemapEntries(sources: SitemapSources): (site: Site) => Promise<readonly SitemapEntry[]> {
  const { version, now } = sources
  const kept = new LRUCache<string, Kept>({ max: 50 })
  const flights = createSingleFlight<Kept>()
  return async (site) => {
    const found = kept.get(site.slug)
    const ageMs = found === undefined ? Number.POSITIVE_INFINITY : now() - found.builtAt
    if (found !== undefined && ageMs < (found.version === version(site.slug) ? mostAgeMs : restMs)) return found.entries
    const made = await flights.run(site.slug, async () => {
      const versionBefore = version(site.slug)
      const builtAt = now()
      return { version: versionBefore, builtAt, entries: await listEntries(site, sources) }
    })
    kept.set(site.slug, made)
    return made.entries
  }
}

async function listEntries(site: Site, sources: SitemapSources): Promise<SitemapEntry[]> {
  const { stock, search, hasPage, listBlog, now } = sources
  const nowMs = now()
  const undated = (path: string): SitemapEntry => ({ path, changed: null })
  const isThere = ({ path }: SitemapEntry): boolean => hasPage(site, path)
  const blog = await listBlog(site, nowMs)
  const all = [
    ...blog,
    undated('/'),
    ...listPagePaths(site).map(undated).filter(isThere),
    ...listDetails(site, nowMs).filter(isThere),
    ...(await listSearchPaths(site, search, nowMs)).map(undated),
  ]
  // Of two entries of one path the first counts: the blog's own knows its last change.
  const entries = [...new Map(all.toReversed().map((entry) => [entry.path, entry])).values()].toReversed()
  for await (const batch of stock.listAll({ siteId: site.slug, now }))
    for (const vehicle of batch)
      if (isInStockOnPage(vehicle) && isOnWebsite(vehicle, site))
        entries.push({ path: `/cars/${vehicle.slug}`, changed: vehicle.updated_at })
  return entries
}
