import type { BlogCard } from '#features/parts/blog/blog-card.ts'
import { buildAbsoluteUrl } from '#site/site-origin.ts'
import { dealerReference } from './dealer-data.ts'
import { known } from './known.ts'

/** schema.org data of a post of the blog (API-05). `url`: canonical address of the page. */
export function buildPostData(
  { title, summary, published, image }: BlogCard,
  { origin, url }: { readonly origin: string; readonly url: string },
): object {
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': 'BlogPosting',
      headline: title,
      description: summary,
      datePublished: published,
      image: image === null ? null : buildAbsoluteUrl(image, origin),
      mainEntityOfPage: url,
      inLanguage: 'en-AU',
      author: dealerReference(origin),
      publisher: dealerReference(origin),
    }),
  }
}
