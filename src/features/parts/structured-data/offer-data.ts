import type { OfferView } from '#features/parts/offers/offer-view.ts'
import { buildAbsoluteUrl } from '#site/site-origin.ts'
import { dealerReference } from './dealer-data.ts'
import { known } from './known.ts'

/**
 * schema.org data of an offer's page (API-05): what is offered, by whom and until when. An offer states no price, for
 * the price of a vehicle stands on the vehicle alone. `endsMs`: when it ends, epoch milliseconds or Infinity; `url`:
 * canonical address of the page.
 */
export function buildOfferData(
  { name, description, image, category }: OfferView,
  endsMs: number,
  { origin, url }: { readonly origin: string; readonly url: string },
): object {
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': 'Offer',
      '@id': `${url}#offer`,
      name,
      url,
      description: description?.whole,
      image: buildAbsoluteUrl(image, origin),
      category,
      validThrough: endsMs === Number.POSITIVE_INFINITY ? null : new Date(endsMs).toISOString(),
      offeredBy: dealerReference(origin),
    }),
  }
}
