import { data } from 'react-router'
import { BlogPage } from '#features/screens/blog/blog-page.tsx'
import { loadBlog } from '#features/screens/blog/load-blog.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/blog.ts'

/** The page needs no scripts (see root.tsx). */
export const handle = { scriptless: true }

/** /blog and /blog/{category} (CONTENT-08). */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const category = 'category' in params ? params.category : undefined
  const page = loadBlog(services, category)
  if (page === null) throw data(null, { status: 404 })
  const origin = resolveSiteOrigin(site, url.origin)
  return {
    page,
    siteName: site.name,
    canonical: origin + addressOf(site, 'blog') + (category === undefined ? '' : `/${category}`),
    feed: origin + addressOf(site, 'blog_feed'),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const { page, siteName, canonical, feed } = loaderData
  return [
    { title: `${page.title}${page.category === null ? '' : ' – Blog'} – ${siteName}` },
    { name: 'description', content: page.category === null ? page.intro : `${page.intro} From the ${siteName} blog.` },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: `${siteName} blog`, href: feed },
  ]
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage page={loaderData.page} />
}
