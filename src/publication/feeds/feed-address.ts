import { createHmac, timingSafeEqual } from 'node:crypto'
import { isFeedKind, type FeedKind } from '#site/schema/outside.ts'
import type { Site } from '#site/site.ts'
import { feedExtension } from './feed-kinds.ts'

type FeedSite = Pick<Site, 'slug' | 'feeds'>

/**
 * The key in a feed's address. It follows from the platform's secret, the site, the kind and `feeds.key_number`, so
 * that nothing is stored, no key opens the feed of another site, and a new number makes every earlier address invalid.
 */
function buildFeedKey(secret: string, site: FeedSite, kind: FeedKind): string {
  return createHmac('sha256', secret)
    .update(`outbound feed\n${site.slug}\n${kind}\n${site.feeds.key_number}`)
    .digest('base64url')
    .slice(0, 32)
}

/** Path of a feed: '/feeds/google/{key}.csv'. */
export function buildFeedPath(secret: string, site: FeedSite, kind: FeedKind): string {
  return `/feeds/${kind}/${buildFeedKey(secret, site, kind)}.${feedExtension}`
}

const feedPath = /^\/feeds\/([a-z]{1,20})\/([A-Za-z0-9_-]{32})\.csv$/

/** The kind of feed that a path opens on this site; null for a wrong key and for a feed that the site does not have. */
export function resolveFeedPath(secret: string, site: FeedSite, path: string): FeedKind | null {
  const [, kind = '', key = ''] = feedPath.exec(path) ?? []
  if (!isFeedKind(kind) || !site.feeds.kinds.includes(kind)) return null
  // Compared in constant time, so that the time of the answer reveals nothing of the key.
  return timingSafeEqual(Buffer.from(key), Buffer.from(buildFeedKey(secret, site, kind))) ? kind : null
}
