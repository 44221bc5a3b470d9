import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { buildFaqData } from '#features/parts/structured-data/faq-data.ts'
import { buildPostData } from '#features/parts/structured-data/post-data.ts'
import { describePreview } from '#features/parts/content/article.ts'
import { loadPost } from '#features/screens/blog/load-blog.server.ts'
import { PostPage } from '#features/screens/blog/post-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/blog-post.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/** The page needs no scripts (see root.tsx). */
export const handle = { scriptless: true }

/** /blog/{category}/{slug} (CONTENT-08). */
export async function loader({ context, url, params: { category, slug } }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const page = await loadPost(services, category, slug)
  if (page === null) throw data(null, { status: 404 })
  const { site } = services
  const { article, card, breadcrumb } = page
  const meta = buildSiteMeta(site, url.origin, {
    title: article.title,
    description: article.description,
    path: card.href,
    trail: breadcrumb.slice(1, -1),
    picture: describePreview(article),
    published: card.published,
    describe: ({ origin, url: address }) => [
      buildPostData(card, { origin, url: address }),
      ...buildFaqData(article.questions),
    ],
  })
  return { page, meta }
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <PostPage page={loaderData.page} />
}
