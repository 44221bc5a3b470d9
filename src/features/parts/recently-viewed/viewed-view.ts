import { isSizedPicture, sizePicture } from '#domain/picture/picture-sources.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { Listing } from '#listing/listing.ts'

/** A car of the strip with its current data. */
export interface ViewedCarView {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly image: { readonly url: string; readonly srcSet: string | null } | null
  /** null when the car is no longer available. */
  readonly price: PriceDisplay | null
}

/** Maximum number of ids in one request. */
export const mostAsked = 50

export function buildViewedCar({ vehicle, href, title, price }: Listing): ViewedCarView {
  const url = vehicle.primary_image_url
  return {
    id: vehicle.id,
    href,
    title,
    image:
      url === null
        ? null
        : isSizedPicture(url)
          ? { url: sizePicture(url, 320), srcSet: `${sizePicture(url, 320)} 1x, ${sizePicture(url, 640)} 2x` }
          : { url: vehicle.thumbnails[0] ?? url, srcSet: null },
    price,
  }
}

/** Parses the ids of a query parameter, 'a,b,c'; invalid ids are dropped. */
export function parseViewedIds(text: string | null): readonly string[] {
  return [...new Set((text ?? '').split(','))].filter((id) => /^[a-z2-7]{16}$/.test(id)).slice(0, mostAsked)
}
