import { sizePicture } from '#domain/picture/picture-sources.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { describePrice } from '#domain/price/describe-price.ts'
import type { Listing } from '#listing/listing.ts'

/** The vehicle as the pages of the checkout show it. */
export interface CheckoutCar {
  readonly title: string
  /** The badge; the maker's code of the series says nothing to a buyer. */
  readonly badge: string | null
  readonly href: string
  readonly image: string | null
  /** '$32,990', and 'Drive Away', which stands smaller beside it; null once it is gone. */
  readonly price: { readonly figure: string; readonly words: string | null } | null
  readonly area: string | null
}

export function buildCheckoutCar({ vehicle, title, href, picture, price, area }: Listing): CheckoutCar {
  return {
    title,
    badge: vehicle.badge,
    href,
    image: picture === null ? null : sizePicture(picture.url, 640),
    price:
      price === null
        ? null
        : price.kind === 'amount'
          ? { figure: formatMoney(price.amount), words: price.typeWords }
          : { figure: describePrice(price), words: null },
    area,
  }
}
