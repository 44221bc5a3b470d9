import { sizePicture } from '#domain/picture/picture-sources.ts'
import { describePrice } from '#domain/price/describe-price.ts'
import type { Listing } from '#listing/listing.ts'

/** The vehicle as the pages of the checkout show it. */
export interface CheckoutCar {
  readonly title: string
  readonly variant: string | null
  readonly href: string
  readonly image: string | null
  /** '$32,990 Drive Away'; null once it is gone. */
  readonly price: string | null
  readonly area: string | null
}

export function buildCheckoutCar({ title, variant, href, picture, price, area }: Listing): CheckoutCar {
  return {
    title,
    variant,
    href,
    image: picture === null ? null : sizePicture(picture.url, 640),
    price: price === null ? null : describePrice(price),
    area,
  }
}
