import { toDollars } from '#domain/money/cents.ts'
import type { ModelPageData } from '#features/parts/models/model-page-data.ts'
import { buildAbsoluteUrl } from '#site/site-origin.ts'
import { dealerReference } from './dealer-data.ts'
import { known } from './known.ts'

type DescribedModel = Pick<ModelPageData, 'make' | 'name' | 'title' | 'description' | 'pictures' | 'total'>

/**
 * schema.org data of a model's page (API-05). It states a lowest price only where the page shows one of a new vehicle
 * and that price is the total that a buyer pays: a reader would take the price of a used one, or one before government
 * charges, for that of the new model.
 * `url`: canonical address of the page.
 */
export function buildModelData(
  { make, name, title, description, pictures, total }: DescribedModel,
  { origin, url }: { readonly origin: string; readonly url: string },
): object {
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': 'Vehicle',
      '@id': `${url}#model`,
      name: title,
      url,
      description,
      image: pictures.map((picture) => buildAbsoluteUrl(picture.url, origin)),
      brand: { '@type': 'Brand', name: make },
      model: name,
      offers:
        total === null
          ? null
          : {
              '@type': 'AggregateOffer',
              url,
              lowPrice: toDollars(total),
              priceCurrency: 'AUD',
              itemCondition: 'https://schema.org/NewCondition',
              offeredBy: dealerReference(origin),
            },
    }),
  }
}
