import { sizePicture } from '#domain/picture/picture-sources.ts'
import { buildAbsoluteUrl, resolveSiteOrigin } from '#site/site-origin.ts'
import type { Site } from '#site/site.ts'
import { buildBreadcrumbData, buildTrail, type Crumb } from './breadcrumbs.ts'
import { buildPageMeta, type MetaTag, type PageWords } from './page-meta.ts'

/** A page of a site as its document head describes it. */
export interface SitePageWords extends Pick<PageWords, 'title' | 'description' | 'published'> {
  /** Canonical path, with its query where the query makes a page of its own. */
  readonly path: string
  /** Whether search engines may list the page; absent: they may. A page of one visitor has no canonical address. */
  readonly listed?: boolean
  /** The pages between the home page and this one; absent: none. */
  readonly trail?: readonly Crumb[]
  /** Name of the page in the breadcrumb; absent: its title. */
  readonly crumb?: string
  /** Picture that shared links show: a path of the platform or an absolute address; absent or null: none. */
  readonly picture?: { readonly url: string; readonly alt: string } | null
  /** Structured data besides the breadcrumb. `origin` is scheme and host, `url` the page's canonical address. */
  readonly describe?: (address: { readonly origin: string; readonly url: string }) => readonly object[]
  /** A feed of what the page lists; `href` is its path. */
  readonly feed?: { readonly title: string; readonly href: string }
}

/** Readers of shared links know no SVG, and some know JPEG only. */
function buildPreview(picture: SitePageWords['picture'], origin: string): PageWords['picture'] {
  if (picture === undefined || picture === null || /\.svg(?:$|\?)/i.test(picture.url)) return null
  return { url: buildAbsoluteUrl(sizePicture(picture.url, 1280, 'jpeg'), origin), alt: picture.alt }
}

/**
 * The head of a page of a site by one rule (API-05): the site's name and origin, the canonical address from its path,
 * the breadcrumb from the home page on, and a preview picture. `requestOrigin`: scheme and host of the request, for a
 * site that configures no address of its own.
 */
export function buildSiteMeta(
  site: Pick<Site, 'name' | 'url'>,
  requestOrigin: string,
  { title, description, published, path, listed = true, trail = [], crumb = title, ...page }: SitePageWords,
): MetaTag[] {
  const origin = resolveSiteOrigin(site, requestOrigin)
  const url = origin + path
  const breadcrumb = buildBreadcrumbData(buildTrail(...trail, { text: crumb, href: path }), origin)
  const tags = buildPageMeta({
    title,
    siteName: site.name,
    description,
    canonical: listed ? url : null,
    data: listed ? [breadcrumb, ...(page.describe?.({ origin, url }) ?? [])] : [],
    picture: buildPreview(page.picture, origin) ?? null,
    ...(published === undefined ? {} : { published }),
  })
  const { feed } = page
  if (feed === undefined) return tags
  const { title: feedTitle, href } = feed
  const type = 'application/rss+xml'
  return [...tags, { tagName: 'link', rel: 'alternate', type, title: feedTitle, href: origin + href }]
}
