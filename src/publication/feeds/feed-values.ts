import { toDollars } from '#domain/money/cents.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import {
  describeSellerPlace,
  findVehicleLocation,
  resolveVehicleAddress,
  type PostalAddress,
} from '#site/vehicle-place.ts'
import type { FeedItem } from './feed-field.ts'

/** A complete vehicle identification number: 17 characters without I, O and Q. */
const completeVin = /^[A-HJ-NPR-Z0-9]{17}$/

/** The VIN where it is complete, else null: receivers refuse a part of one. */
export function readVin({ listing: { vehicle } }: FeedItem): string | null {
  const vin = vehicle.vin?.trim().toUpperCase() ?? ''
  return completeVin.test(vin) ? vin : null
}

/** '52990 AUD' or '52990.50 AUD', the price that the page shows; null where it shows none. */
export function readPrice({ listing: { priceCents } }: FeedItem): string | null {
  if (priceCents === null) return null
  const amount = toDollars(priceCents)
  return `${Number.isInteger(amount) ? amount : amount.toFixed(2)} AUD`
}

export const readLink = ({ listing, origin }: FeedItem): string => `${origin}${listing.href}`

/** Absolute addresses of the vehicle's pictures, the main one first, in a form that every receiver reads. */
export function listPictures({ listing: { vehicle }, origin }: FeedItem, most: number): readonly string[] {
  const first = vehicle.primary_image_url
  const urls = [...(first === null ? [] : [first]), ...vehicle.images.map(({ url }) => url)]
  return [...new Set(urls)].slice(0, most).map((url) => makeAbsolute(sizePicture(url, 1280, 'jpeg'), origin))
}

/** A path of this platform or an https address, as the import lets in; to parse each would take long. */
const makeAbsolute = (url: string, origin: string): string => (url.startsWith('/') ? `${origin}${url}` : url)

/** Identifies the place where the vehicle stands: the location's slug, else the dealership's. */
export function readStoreCode({ listing: { vehicle }, site }: FeedItem): string {
  return findVehicleLocation(vehicle, site)?.slug ?? vehicle.dealership_slug
}

export const readAddress = ({ listing: { vehicle }, site }: FeedItem): PostalAddress | null =>
  resolveVehicleAddress(vehicle, site)

/** '1 Main Street, Rocklea QLD 4106'; null where no part is known. */
export function formatAddress(address: PostalAddress | null): string | null {
  if (address === null) return null
  const area = [address.city, address.state, address.postcode].filter(Boolean).join(' ')
  return [address.street, area].filter(Boolean).join(', ') || null
}

/** Latitude and longitude of the location; null where it has none. */
export function readPoint({ listing: { vehicle }, site }: FeedItem): { lat: number; long: number } | null {
  const address = findVehicleLocation(vehicle, site)?.address
  const { lat = null, long = null } = address ?? {}
  return lat === null || long === null ? null : { lat, long }
}

/** The facts of a vehicle in a sentence, for receivers that want a description. Prices stay in their own column. */
export function describeForFeed({ listing: { vehicle } }: FeedItem): string {
  const facts = [
    vehicle.km === null ? null : `${vehicle.km} km`,
    vehicle.simple_transmission ?? vehicle.trans,
    vehicle.simple_fuel ?? vehicle.fuel,
    vehicle.drive,
    vehicle.seats === null ? null : `${vehicle.seats} seats`,
    vehicle.colour,
  ].filter((fact) => fact !== null)
  return `${vehicle.name} ${describeSellerPlace(vehicle)}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}.`
}
