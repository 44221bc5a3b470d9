/**
 * Paths that cost work and hold nothing to find: calls, one visitor's pages, papers, and the same results again in
 * another order or under a search text. Refined results stay open to crawlers, which must read their noindex.
 */
const closed: readonly string[] = [
  '/api/',
  '/feeds/',
  '/print',
  '/enquire',
  '/make-an-offer',
  '/checkout-journey',
  '/compare',
  '/sign-in',
  '/sign-out',
  '/search-suggest',
  '/*.data$',
  '/*/document.pdf$',
  '/*?*sortBy=',
  '/*?*query=',
]

/**
 * /robots.txt. A host whose pages no search engine may list is open to crawlers too: each answer there says noindex,
 * which only a crawler that may read it obeys.
 */
export function buildRobots(origin: string, indexable: boolean): string {
  const lines = indexable
    ? ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
    : [
        '# Not for search engines: every answer of this host carries X-Robots-Tag: noindex.',
        'User-agent: *',
        'Disallow: /api/',
      ]
  return `${lines.join('\n')}\n`
}
