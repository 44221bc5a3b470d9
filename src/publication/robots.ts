import { addresses, addressIds, listPathPatterns } from '#site/addresses.ts'
import type { Site } from '#site/site.ts'

/**
 * The same results again in another order or under a search text, and the data of pages. Refined results stay open to
 * crawlers, which must read their noindex.
 */
const closedRequests: readonly string[] = ['/*.data$', '/*?*sortBy=', '/*?*query=']
/** Trees of which everything is closed, so that one line does for all their paths. */
const closedTrees: readonly string[] = ['/api/', '/feeds/']

/** Paths that the table of addresses closes: calls, and pages that cost work and hold nothing to find. */
function listClosedPaths(site: Pick<Site, 'routes'>): readonly string[] {
  const paths = addressIds.flatMap((id) => {
    const { kind, crawled = true } = addresses[id]
    return kind === 'endpoint' || !crawled ? listPathPatterns(site, id) : []
  })
  // A path without parameters closes what follows it too, its query string above all.
  const written = paths.map((path) => (path.includes('*') ? `${path}$` : path))
  return [...closedTrees, ...written.filter((path) => !closedTrees.some((tree) => path.startsWith(tree)))]
}

/**
 * /robots.txt. A host whose pages no search engine may list is open to crawlers too: each answer there says noindex,
 * which only a crawler that may read it obeys.
 */
export function buildRobots(site: Pick<Site, 'routes'>, origin: string, indexable: boolean): string {
  const closed = [...listClosedPaths(site), ...closedRequests]
  const lines = indexable
    ? ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
    : [
        '# Not for search engines: every answer of this host carries X-Robots-Tag: noindex.',
        'User-agent: *',
        'Disallow: /api/',
      ]
  return `${lines.join('\n')}\n`
}
