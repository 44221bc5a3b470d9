import { buildFeed } from '#features/parts/blog/build-feed.server.ts'
import { listPosts } from '#features/parts/blog/blog-posts.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/blog-feed.ts'

/** /blog/feed.xml: the newest posts as RSS (CONTENT-08); 404 on a site without posts. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const { site, ctx } = getRequestContext(context)
  const { posts } = listPosts(site, ctx.now())
  if (posts.length === 0) return new Response(null, { status: 404 })
  return new Response(buildFeed(site, posts, resolveSiteOrigin(site, url.origin)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=900' },
  })
}
