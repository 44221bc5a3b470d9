import { limitWords } from '#domain/format/limit-words.ts'

/**
 * One tag of the document head, in the router's format. The router's JSON-LD writer escapes '<', '>' and '&', so no
 * text of a feed or of a site file can end the script element.
 */
export type MetaTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly tagName: 'link'; readonly rel: string; readonly href: string }
  | {
      readonly tagName: 'link'
      readonly rel: 'alternate'
      readonly type: string
      readonly title: string
      readonly href: string
    }
  | {
      readonly tagName: 'link'
      readonly rel: 'expect'
      readonly href: string
      readonly blocking: 'render'
      readonly media: string
    }
  | { readonly 'script:ld+json': object }

/** Characters of a title and of a description that search engines show, about. */
const titleLength = 70
const descriptionLength = 160

export interface PageWords {
  /** What the page is about, without the name of the site. */
  readonly title: string
  readonly siteName: string
  readonly description: string
  /** Absolute canonical address; null: the page has none, and no search engine may list it. */
  readonly canonical: string | null
  /** Structured data, one object a script. */
  readonly data?: readonly object[]
  /** Absolute address of the picture that shared links show. */
  readonly picture?: { readonly url: string; readonly alt: string } | null
  /** Day on which an article came out, '2026-08-14'; absent: the page is no article. */
  readonly published?: string
}

/**
 * The head of a page by one rule: the title before the name of the site, both texts limited by whole words, a canonical
 * address or 'noindex, follow', and Open Graph for shared links (API-05).
 */
export function buildPageMeta({
  title,
  siteName,
  description,
  canonical,
  data = [],
  picture = null,
  published,
}: PageWords): MetaTag[] {
  const heading = limitWords(title, titleLength)
  const text = limitWords(description, descriptionLength)
  const og = (name: string, content: string): MetaTag => ({ property: `og:${name}`, content })
  return [
    // The title of a home page often holds the name already.
    { title: heading.includes(siteName) ? heading : `${heading} – ${siteName}` },
    { name: 'description', content: text },
    ...(canonical === null
      ? [{ name: 'robots', content: 'noindex, follow' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: canonical }, og('url', canonical)]),
    ...(published === undefined
      ? [og('type', 'website')]
      : [og('type', 'article'), { property: 'article:published_time', content: published }]),
    og('site_name', siteName),
    og('locale', 'en_AU'),
    og('title', heading),
    og('description', text),
    ...(picture === null ? [] : [og('image', picture.url), og('image:alt', picture.alt)]),
    { name: 'twitter:card', content: picture === null ? 'summary' : 'summary_large_image' },
    ...data.map((object): MetaTag => ({ 'script:ld+json': object })),
  ]
}
