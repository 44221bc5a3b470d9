import type { SiteContext } from '#data/context.ts'
import { blogCategories, blogCategoryIds, isBlogCategory } from '#domain/blog/blog-categories.ts'
import { listPosts, toCard } from '#features/parts/blog/blog-posts.server.ts'
import { buildTrail } from '#features/parts/page-meta/breadcrumbs.ts'
import { buildContactStrip } from '#features/parts/content/contact-strip-view.ts'
import { cutAtWord } from '#features/parts/content/cut-at-word.ts'
import { resolveDefaultBanner } from '#features/parts/content/default-banner.ts'
import { plainLook } from '#features/parts/content/article-look.ts'
import { renderText } from '#features/parts/content/find-article.server.ts'
import { addressOf } from '#site/addresses.ts'
import type { Site } from '#site/site.ts'
import type { BlogPageData } from './blog-page.tsx'
import type { PostPageData } from './post-page.tsx'
import { loadPostStock, type PostStockServices } from './post-stock.server.ts'

interface BlogServices {
  readonly site: Site
  readonly ctx: SiteContext
  /** Limits how long the page may be cached, in epoch milliseconds. The earliest time wins. */
  readonly limitFreshness: (untilMs: number) => void
}

const mostMore = 4
const longestDescription = 160

/** Loads the blog, or one category of it; null: there is no such page. `category`: the segment of the address. */
export function loadBlog(
  { site, ctx, limitFreshness }: BlogServices,
  category: string | undefined,
): BlogPageData | null {
  const { posts, until } = listPosts(site, ctx.now())
  limitFreshness(until)
  if (category !== undefined && !isBlogCategory(category)) return null
  const shown = category === undefined ? posts : posts.filter((post) => post.category === category)
  if (shown.length === 0) return null
  const head = site.content.heads.blog
  const blogHref = addressOf(site, 'blog')
  const blog = { text: 'Blog', href: blogHref }
  const words =
    category === undefined
      ? {
          name: head.title ?? 'Blog',
          intro: head.intro ?? `Advice on buying, owning and travelling, from ${site.name}.`,
        }
      : blogCategories[category]
  return {
    title: words.name,
    intro: words.intro,
    image: resolveDefaultBanner(site, 'blog'),
    category: category ?? null,
    categories: blogCategoryIds.filter((each) => posts.some((post) => post.category === each)),
    blogHref,
    cards: shown.map(toCard),
    breadcrumb: buildTrail(
      blog,
      ...(category === undefined ? [] : [{ text: words.name, href: `${blogHref}/${category}` }]),
    ),
  }
}

/** Loads a post; null: there is none at that address. */
export async function loadPost(
  services: PostStockServices,
  category: string,
  slug: string,
): Promise<PostPageData | null> {
  const { site, ctx, limitFreshness } = services
  const nowMs = ctx.now()
  const { posts, until } = listPosts(site, nowMs)
  const post = posts.find((each) => each.slug === slug && each.category === category)
  if (post === undefined) return null
  const contact = buildContactStrip(site, nowMs)
  limitFreshness(Math.min(until, contact.until))
  const others = posts.filter((each) => each !== post)
  const near = others.filter((each) => each.category === post.category)
  const blogHref = addressOf(site, 'blog')
  return {
    article: {
      title: post.title,
      name: post.title,
      description: cutAtWord(post.summary, longestDescription),
      intro: post.summary,
      image: post.image,
      scene: post.image === null ? post.scene : null,
      dated: null,
      ...renderText(site, post.body),
      buttons: [],
      related: [],
      figures: [],
      quote: null,
      team: null,
      look: plainLook(site),
    },
    breadcrumb: buildTrail(
      { text: 'Blog', href: blogHref },
      { text: blogCategories[post.category].name, href: `${blogHref}/${post.category}` },
      { text: post.title, href: post.href },
    ),
    strip: contact.strip,
    card: toCard(post),
    by: site.name,
    stock: await loadPostStock(services, post.scene),
    more: [...near, ...others.filter((each) => !near.includes(each))].slice(0, mostMore).map(toCard),
  }
}
