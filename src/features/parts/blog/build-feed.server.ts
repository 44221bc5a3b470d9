import { create } from 'xmlbuilder2'
import type { Site } from '#site/site.ts'
import type { BlogPost } from './blog-posts.server.ts'

/** Most posts in the feed. */
const mostPosts = 30

/** Characters that XML 1.0 cannot hold, not even escaped. */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const clean = (text: string): string => text.replaceAll(notXml, '')

/** The newest posts as RSS 2.0 with absolute addresses (CONTENT-08). */
export function buildFeed(site: Site, posts: readonly BlogPost[], origin: string): string {
  const item = ({ title, summary, href, published }: BlogPost) => ({
    title: clean(title),
    link: origin + href,
    guid: { '@isPermaLink': 'true', '#': origin + href },
    description: clean(summary),
    pubDate: new Date(`${published}T00:00:00Z`).toUTCString(),
  })
  return create({ version: '1.0', encoding: 'UTF-8' })
    .ele({
      rss: {
        '@version': '2.0',
        '@xmlns:atom': 'http://www.w3.org/2005/Atom',
        channel: {
          title: clean(`${site.name} blog`),
          link: `${origin}/blog`,
          description: clean(`Advice on buying, owning and travelling, from ${site.name}.`),
          language: 'en-AU',
          'atom:link': { '@href': `${origin}/blog/feed.xml`, '@rel': 'self', '@type': 'application/rss+xml' },
          item: posts.slice(0, mostPosts).map(item),
        },
      },
    })
    .end({ prettyPrint: true })
}
