import { buildPictureSources, isSizedPicture } from '#domain/picture/picture-sources.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import { describeAvailability, resolveAvailability, type Availability } from '#domain/vehicle/availability.ts'
import type { Listing } from '#listing/listing.ts'

/** A car in a list of saved or compared cars, as it is today. */
export interface CarSummary {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly variant: string | null
  readonly image: { readonly src: string; readonly srcSet: string | null } | null
  readonly availability: Availability
  /** 'In stock', 'Sold'. */
  readonly status: string
  /** null once the car is gone. */
  readonly price: PriceDisplay | null
}

export function buildCarSummary({ vehicle, href, title, variant, price }: Listing): CarSummary {
  const url = vehicle.primary_image_url
  const availability = resolveAvailability(vehicle)
  return {
    id: vehicle.id,
    href,
    title,
    variant,
    image:
      url === null
        ? null
        : isSizedPicture(url)
          ? buildPictureSources(url, [320, 640])
          : { src: vehicle.thumbnails[0] ?? url, srcSet: null },
    availability,
    status: describeAvailability(availability),
    price,
  }
}
