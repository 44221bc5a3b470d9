import type { BlogCategory } from '#domain/blog/blog-categories.ts'
import { dateInZone, formatDate } from '#domain/format/calendar-date.ts'
import { findNextMidnight } from '#domain/vehicle/next-change.ts'
import type { ContentLibrary } from '#features/parts/content/content-library.ts'
import { platformLibrary } from '#features/parts/content/platform-library.server.ts'
import { addressOf } from '#site/addresses.ts'
import { fillLine } from '#site/content/content-text.ts'
import { isHiddenPage } from '#site/content/own-pages.ts'
import { findScenePicture } from '#site/content/scene-picture.ts'
import type { Site } from '#site/site.ts'
import type { BlogCard } from './blog-card.ts'
import type { SceneName } from '#site/content/scene-names.ts'

/** A post with its text, which is Markdown with placeholders. */
export interface BlogPost extends BlogCard {
  readonly slug: string
  readonly body: string
}

/** Drawings of posts that a site wrote without a picture. */
const sceneOfCategory: Readonly<Record<BlogCategory, SceneName>> = {
  'vehicle-reviews': 'wagon',
  'buyer-advice': 'keys',
  'motoring-tips': 'road',
  'servicing-insights': 'spanner',
  '4x4xmore-adventures': 'caravan',
}

type PostText = Omit<BlogPost, 'href' | 'date' | 'length' | 'pictureSize'>

/** Words that a grown-up reads in a minute on a screen. */
const wordsAMinute = 200

/** '3 min read': whole minutes, rounded up; one at least. */
function describeLength(body: string): string {
  const words = body.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return `${Math.max(1, Math.ceil(words / wordsAMinute))} min read`
}

function listAll(site: Site, library: ContentLibrary): readonly PostText[] {
  const own = site.content.blog.map((post): PostText => ({
    ...post,
    scene: post.scene ?? sceneOfCategory[post.category],
  }))
  const slugs = new Set(own.map(({ slug }) => slug))
  const platform = library.posts
    .filter(({ slug, templates }) => !slugs.has(slug) && (templates?.includes(site.template) ?? true))
    .map((post): PostText => ({ ...post, image: null }))
  return [...own, ...platform].toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
  )
}

const known = new WeakMap<Site, readonly PostText[]>()

function postsOf(site: Site, library: ContentLibrary): readonly PostText[] {
  if (library !== platformLibrary) return listAll(site, library)
  const before = known.get(site) ?? listAll(site, library)
  known.set(site, before)
  return before
}

/** Whether the site has a blog: it may take it away with `content.hidden_pages`. */
const hasBlog = (site: Site): boolean => !isHiddenPage(site, addressOf(site, 'blog'))

interface BlogPosts {
  /** The posts that are published at the instant, newest first. */
  readonly posts: readonly BlogPost[]
  /** Epoch milliseconds at which the next post may come out; Infinity: none waits. */
  readonly until: number
}

/**
 * The posts of a site: its own, and those that the platform writes for its template (CONTENT-08). A post comes out on
 * its day in the time zone of the site. `library`: the platform's texts, or those of a test.
 */
export function listPosts(site: Site, nowMs: number, library: ContentLibrary = platformLibrary): BlogPosts {
  if (!hasBlog(site)) return { posts: [], until: Number.POSITIVE_INFINITY }
  const today = dateInZone(nowMs, site.time_zone)
  const all = postsOf(site, library)
  const { width, height } = site.images.presets.blog_card
  const posts = all
    .filter(({ published }) => published <= today)
    .map((post): BlogPost => ({
      ...post,
      title: fillLine(site, post.title),
      summary: fillLine(site, post.summary),
      image: post.image ?? findScenePicture(site, post.scene),
      href: addressOf(site, 'blog_post', { category: post.category, slug: post.slug }),
      date: formatDate(post.published),
      length: describeLength(post.body),
      pictureSize: [width, height],
    }))
  const waits = posts.length < all.length
  return { posts, until: waits ? findNextMidnight(nowMs, site.time_zone) : Number.POSITIVE_INFINITY }
}

/**
 * Paths of the blog's pages that are out, with the day of what changed last on them, '2026-08-14': the blog and its
 * categories by their newest post, and each post. For the sitemap.
 */
export function listBlogPaths(
  site: Site,
  nowMs: number,
): readonly { readonly path: string; readonly changed: string | null }[] {
  const { posts } = listPosts(site, nowMs)
  const [newest] = posts
  if (newest === undefined) return []
  const blog = addressOf(site, 'blog')
  // Newest first: the first post of a category is its last change.
  const categories = [...new Map(posts.toReversed().map((post) => [post.category, post.published]))]
  return [
    { path: blog, changed: newest.published },
    ...categories.map(([category, changed]) => ({ path: `${blog}/${category}`, changed })),
    ...posts.map(({ href, published }) => ({ path: href, changed: published })),
  ]
}

/** The card of a post, without its text. */
export const toCard = ({ slug: _slug, body: _body, ...card }: BlogPost): BlogCard => card

/**
 * The newest posts as cards, for the home page and other pages (CONTENT-12); empty on a site without a blog. `until` as
 * in `listPosts`.
 */
export function buildBlogCards(
  site: Site,
  nowMs: number,
  most: number,
): { readonly cards: readonly BlogCard[]; readonly until: number } {
  const { posts, until } = listPosts(site, nowMs)
  return { cards: posts.slice(0, most).map(toCard), until }
}
