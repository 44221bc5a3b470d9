import type { BodyWord } from '#domain/vehicle/body-types.ts'
import type { CarType, PriceType } from '#domain/vehicle/vehicle-fields.ts'
import { field, type FeedItem, type FeedTable } from './feed-field.ts'
import { describeForFeed, listPictures, readLink, readPrice, readStoreCode, readVin } from './feed-values.ts'

type GooglePriceType = 'drive_away_price' | 'estimated_drive_away_price' | 'excluding_government_charges_price'

/** The price types that Google takes for a vehicle in Australia, by its condition and ours. */
const priceTypes: Readonly<Record<'new' | 'used', Readonly<Partial<Record<PriceType, GooglePriceType>>>>> = {
  new: { drive_away: 'drive_away_price', estimated_drive_away: 'estimated_drive_away_price' },
  used: { drive_away: 'drive_away_price', egc: 'excluding_government_charges_price' },
}

/** A demonstrator has been registered, so it is used. */
const conditionOf = (carType: CarType): 'new' | 'used' => (carType === 'new' ? 'new' : 'used')

/** Google's closed list of bodies. Commercial vehicles, caravans and motorcycles are not advertised at all. */
const bodyStyles: Readonly<Partial<Record<BodyWord, string>>> = {
  Convertible: 'convertible',
  Softtop: 'convertible',
  Coupe: 'coupe',
  Hardtop: 'coupe',
  Hatch: 'hatchback',
  Sedan: 'sedan',
  SUV: 'suv',
  Ute: 'truck',
  'Cab Chassis': 'truck',
  Wagon: 'station wagon',
  'People Mover': 'minivan',
  Van: 'full size van',
}
const commercialAlone: readonly string[] = ['Bus', 'Light Truck']

function readPriceType({ listing: { vehicle } }: FeedItem): GooglePriceType | null {
  return vehicle.price_type === null ? null : (priceTypes[conditionOf(vehicle.car_type)][vehicle.price_type] ?? null)
}

function refuse(item: FeedItem): string | null {
  const { listing } = item
  const { vehicle } = listing
  if (vehicle.item_type !== 'car' || commercialAlone.includes(vehicle.simple_body ?? '')) return 'no passenger vehicle'
  if (!listing.buyableNow || vehicle.reserved) return 'not in stock'
  if (readVin(item) === null) return 'no complete VIN'
  if (listing.priceCents === null || listing.priceCents <= 0) return 'no price shown'
  if (readPriceType(item) === null) return 'a price type that Google does not take'
  if (vehicle.year === null) return 'no year'
  if (vehicle.car_type !== 'new' && vehicle.km === null) return 'no odometer reading'
  if (listPictures(item, 1).length === 0) return 'no picture'
  return null
}

/**
 * Google Vehicle Ads, the primary feed of the Merchant Center for Australia: comma-separated, one row a VIN, headers as
 * in Google's list of attributes.
 */
export const googleVehicleAds: FeedTable = {
  refuse,
  unique: (item) => readVin(item) ?? item.listing.vehicle.id,
  fields: [
    field('id', 'id of the vehicle', ({ listing }) => listing.vehicle.id, 'required'),
    field('store_code', 'slug of the location, else of the dealership', readStoreCode, 'required'),
    // Also of a vehicle on consignment: Google knows in_store and online, which is delivery to the buyer's address, and
    // has dropped ship_to_store. The buyer sees and takes the vehicle by the dealership all the same.
    field('vehicle_fulfillment', 'the vehicle is seen where it stands', (item) => `in_store:${readStoreCode(item)}`),
    field('google_product_category', "Google's number for vehicles", () => 916, 'required'),
    field('VIN', 'vin, 17 characters', readVin, 'required'),
    field('title', 'title and variant', ({ listing }) => listing.vehicle.name.slice(0, 150), 'required'),
    field('description', 'facts of the vehicle', (item) => describeForFeed(item).slice(0, 5_000), 'required'),
    field('brand', 'make', ({ listing }) => listing.vehicle.make, 'required'),
    field('model', 'model', ({ listing }) => listing.vehicle.model, 'required'),
    field('trim', 'badge', ({ listing }) => listing.vehicle.badge),
    field('year', 'year', ({ listing }) => listing.vehicle.year, 'required'),
    field(
      'condition',
      'car_type; a demonstrator is used',
      ({ listing }) => conditionOf(listing.vehicle.car_type),
      'required',
    ),
    field(
      'mileage',
      'km; 0 for a new vehicle without a reading',
      ({ listing }) => `${listing.vehicle.km ?? 0} km`,
      'required',
    ),
    field('color', 'colour', ({ listing }) => listing.vehicle.colour),
    field('body_style', 'simple_body, in Google’s words', ({ listing }) => {
      const body = listing.vehicle.simple_body
      return body !== null && Object.hasOwn(bodyStyles, body) ? (bodyStyles[body as BodyWord] ?? null) : null
    }),
    field('engine', 'simple_fuel', ({ listing }) => listing.vehicle.simple_fuel),
    field('price', 'the price of the page', readPrice, 'required'),
    field('vehicle_price_type', 'price_type', readPriceType, 'required'),
    field('certified_pre_owned', 'certified', ({ listing }) => (listing.vehicle.certified ? 'yes' : 'no')),
    field('link', "the vehicle's page", readLink, 'required'),
    field('image_link', 'main picture', (item) => listPictures(item, 1)[0] ?? null, 'required'),
    field(
      'additional_image_link',
      'up to ten more pictures',
      (item) => listPictures(item, 11).slice(1).join(',') || null,
    ),
  ],
}
