import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { BlogPage } from '#features/screens/blog/blog-page.tsx'
import { loadBlog } from '#features/screens/blog/load-blog.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import type { Route } from './+types/blog.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/** The page needs no scripts (see root.tsx). */
export const handle = { scriptless: true }

/** /blog and /blog/{category} (CONTENT-08). */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const category = 'category' in params ? params.category : undefined
  const page = loadBlog(services, category)
  if (page === null) throw data(null, { status: 404 })
  const blog = { text: 'Blog', href: addressOf(site, 'blog') }
  const isWhole = category === undefined
  const meta = buildSiteMeta(site, url.origin, {
    title: isWhole ? page.title : `${page.title} – Blog`,
    description: isWhole ? page.intro : `${page.intro} From the ${site.name} blog.`,
    path: isWhole ? blog.href : `${blog.href}/${category}`,
    trail: isWhole ? [] : [blog],
    crumb: isWhole ? blog.text : page.title,
    picture: { url: page.image, alt: page.title },
    feed: { title: `${site.name} blog`, href: addressOf(site, 'blog_feed') },
  })
  return { page, meta }
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage page={loaderData.page} />
}
