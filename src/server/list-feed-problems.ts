import type { Site } from '#site/site.ts'
import { openFeedSource, type FeedSourceParts } from './open-feed-source.ts'

/**
 * What keeps the feeds of a site from being fetched on this server: secrets that the environment lacks. One sentence
 * each (STOCK-03).
 */
export const listFeedProblems = (site: Pick<Site, 'slug' | 'stock_feeds'>, parts: FeedSourceParts): readonly string[] =>
  site.stock_feeds.flatMap((feed) => {
    const opened = openFeedSource(site, feed, parts)
    return opened.ok
      ? []
      : [
          `Site ${site.slug}: the feed ${feed.name} cannot be fetched: ${opened.error}. Set it, then restart; ` +
            'until then the stock stays as it is.',
        ]
  })
