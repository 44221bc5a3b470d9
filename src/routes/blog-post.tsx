import { data } from 'react-router'
import { loadPost } from '#features/screens/blog/load-blog.server.ts'
import { PostPage } from '#features/screens/blog/post-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/blog-post.ts'

/** The page needs no scripts (see root.tsx). */
export const handle = { scriptless: true }

/** /blog/{category}/{slug} (CONTENT-08). */
export function loader({ context, url, params: { category, slug } }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const page = loadPost(services, category, slug)
  if (page === null) throw data(null, { status: 404 })
  const { site } = services
  return { page, siteName: site.name, canonical: resolveSiteOrigin(site, url.origin) + page.card.href }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const { page, siteName, canonical } = loaderData
  return [
    { title: `${page.article.title} – ${siteName}` },
    { name: 'description', content: page.article.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: page.card.published },
  ]
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <PostPage page={loaderData.page} />
}
