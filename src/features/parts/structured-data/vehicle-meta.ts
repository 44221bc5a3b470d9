import { limitWords } from '#domain/format/limit-words.ts'
import { formatKm } from '#domain/format/format-number.ts'
import { toDollars } from '#domain/money/cents.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import { isTotalPrice } from '#domain/price/total-price.ts'
import { describePrice } from '#domain/price/describe-price.ts'
import type { MetaTag } from '#features/parts/page-meta/page-meta.ts'
import type { Listing } from '#listing/listing.ts'
import { buildAbsoluteUrl, resolveSiteOrigin } from '#site/site-origin.ts'
import type { Site } from '#site/site.ts'
import { describeSellerPlace } from '#site/vehicle-place.ts'
import { buildVehicleStructuredData } from './vehicle-structured-data.ts'

/**
 * Preview image for shared links. Previews are 1200 pixels wide, and older clients support JPEG only, so platform
 * pictures are requested as JPEG.
 */
const previewAddress = (url: string): string => sizePicture(url, 1280, 'jpeg')

/**
 * Builds the head of a vehicle's page: title, description, canonical URL, preview of shared links (Open Graph, which X
 * reads too) and structured data (API-05). The loader builds it and `meta` passes it on.
 */
export function buildVehicleMeta(listing: Listing, site: Site, origin: string): MetaTag[] {
  const { vehicle, price } = listing
  const home = resolveSiteOrigin(site, origin)
  const url = `${home}/cars/${vehicle.slug}`
  // The stock number distinguishes two vehicles of one name.
  const title = `${limitWords(vehicle.name, 60)} (${vehicle.stocknum}) – ${site.name}`
  const facts = [
    price === null ? 'sold' : describePrice(price).replace(/\.$/, ''),
    vehicle.km === null ? null : formatKm(vehicle.km),
    vehicle.trans ?? vehicle.simple_transmission,
    vehicle.simple_fuel ?? vehicle.fuel,
    vehicle.colour,
  ]
  const description = limitWords(
    `${vehicle.name} ${describeSellerPlace(vehicle)}: ${facts.filter((fact) => fact !== null).join(', ')}.`,
    200,
  )
  const picture = vehicle.primary_image_url ?? vehicle.images[0]?.url ?? null
  const og = (name: string, content: string): MetaTag => ({ property: `og:${name}`, content })
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    og('type', 'website'),
    og('site_name', site.name),
    og('locale', 'en_AU'),
    og('title', vehicle.name),
    og('description', description),
    og('url', url),
    ...(picture === null
      ? []
      : [
          og('image', buildAbsoluteUrl(previewAddress(picture), home)),
          og('image:alt', vehicle.images[0]?.alt ?? vehicle.name),
        ]),
    ...(price?.kind === 'amount' && isTotalPrice(vehicle.price_type)
      ? [
          { property: 'product:price:amount', content: String(toDollars(price.amount)) },
          { property: 'product:price:currency', content: 'AUD' },
        ]
      : []),
    { name: 'twitter:card', content: picture === null ? 'summary' : 'summary_large_image' },
    { 'script:ld+json': buildVehicleStructuredData(listing, site, origin) },
  ]
}
