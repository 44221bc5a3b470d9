import type { BodyWord } from '#domain/vehicle/body-types.ts'
import { isTotalPrice } from '#domain/price/total-price.ts'
import { field, type FeedItem, type FeedTable } from './feed-field.ts'
import { describeForFeed, listPictures, readAddress, readLink, readPoint, readPrice, readVin } from './feed-values.ts'

/** Meta's closed list of bodies; a ute is a truck there. */
const bodyStyles: Readonly<Partial<Record<BodyWord, string>>> = {
  Convertible: 'CONVERTIBLE',
  Softtop: 'CONVERTIBLE',
  Coupe: 'COUPE',
  Hardtop: 'COUPE',
  Hatch: 'HATCHBACK',
  Sedan: 'SEDAN',
  SUV: 'SUV',
  Ute: 'TRUCK',
  'Cab Chassis': 'TRUCK',
  'Light Truck': 'TRUCK',
  Wagon: 'WAGON',
  'People Mover': 'MINIVAN',
  Van: 'VAN',
  Bus: 'VAN',
}
const fuels: Readonly<Record<string, string>> = {
  Petrol: 'PETROL',
  Diesel: 'DIESEL',
  Electric: 'ELECTRIC',
  Hybrid: 'HYBRID',
  PHEV: 'PLUGIN_HYBRID',
}
const drives: Readonly<Record<string, string>> = { '4x4': '4X4', AWD: 'AWD', FWD: 'FWD', RWD: 'RWD' }

const among = (words: Readonly<Record<string, string | undefined>>, word: string | null): string =>
  word !== null && Object.hasOwn(words, word) ? (words[word] ?? 'OTHER') : 'OTHER'

function readAddressParts(item: FeedItem): string | null {
  const address = readAddress(item)
  if (address === null || address.city === null) return null
  return JSON.stringify({
    addr1: address.street ?? '',
    city: address.city,
    region: address.state ?? '',
    postal_code: address.postcode ?? '',
    country: 'Australia',
  })
}

function readState({ listing: { vehicle } }: FeedItem): string {
  if (vehicle.car_type === 'new') return 'NEW'
  return vehicle.certified ? 'CPO' : 'USED'
}

function refuse(item: FeedItem): string | null {
  const { listing } = item
  if (!listing.buyableNow) return 'not in stock'
  if (listing.vehicle.item_type !== 'car') return 'no car'
  if (readVin(item) === null) return 'no complete VIN'
  if (listing.priceCents === null || listing.priceCents <= 0) return 'no price shown'
  // Meta has no column for what a price leaves out, so that a part would be advertised as the whole.
  if (!isTotalPrice(listing.vehicle.price_type)) return 'a price without government charges'
  if (listing.vehicle.year === null) return 'no year'
  if (listing.vehicle.car_type !== 'new' && listing.vehicle.km === null) return 'no odometer reading'
  if (readAddressParts(item) === null) return 'no address'
  if (listPictures(item, 1).length === 0) return 'no picture'
  return null
}

const lowered = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index)

/** Meta automotive inventory: comma-separated with flattened columns. An id that came twice would void both rows. */
export const metaAutomotive: FeedTable = {
  refuse,
  unique: (item) => readVin(item) ?? item.listing.vehicle.id,
  fields: [
    field('vehicle_id', 'id of the vehicle', ({ listing }) => listing.vehicle.id, 'required'),
    field('title', 'title of the vehicle', ({ listing }) => listing.vehicle.name.slice(0, 500), 'required'),
    field('description', 'facts of the vehicle', (item) => describeForFeed(item).slice(0, 5_000), 'required'),
    field('url', "the vehicle's page", readLink, 'required'),
    field('make', 'make', ({ listing }) => listing.vehicle.make, 'required'),
    field('model', 'model', ({ listing }) => listing.vehicle.model, 'required'),
    field('trim', 'badge', ({ listing }) => listing.vehicle.badge),
    field('year', 'year', ({ listing }) => listing.vehicle.year, 'required'),
    field(
      'mileage.value',
      'km; 0 for a new vehicle without a reading',
      ({ listing }) => listing.vehicle.km ?? 0,
      'required',
    ),
    field('mileage.unit', 'kilometres', () => 'KM', 'required'),
    ...lowered(5).map((index) =>
      field(
        `image[${index}].url`,
        index === 0 ? 'main picture' : `picture ${index + 1}`,
        (item) => listPictures(item, 5)[index] ?? null,
        index === 0 ? 'required' : 'optional',
      ),
    ),
    field('transmission', 'simple_transmission', ({ listing }) =>
      among({ Automatic: 'AUTOMATIC', Manual: 'MANUAL' }, listing.vehicle.simple_transmission),
    ),
    field('fuel_type', 'simple_fuel', ({ listing }) => among(fuels, listing.vehicle.simple_fuel)),
    field(
      'body_style',
      'simple_body, in Meta’s words',
      ({ listing }) => among(bodyStyles, listing.vehicle.simple_body),
      'required',
    ),
    field('drivetrain', 'drive', ({ listing }) => among(drives, listing.vehicle.drive)),
    field('vin', 'vin, 17 characters', readVin, 'required'),
    field('price', 'the price of the page', readPrice, 'required'),
    field('address', 'address of the location as JSON', readAddressParts, 'required'),
    field('latitude', 'latitude of the location', (item) => readPoint(item)?.lat ?? null),
    field('longitude', 'longitude of the location', (item) => readPoint(item)?.long ?? null),
    field('exterior_color', 'colour', ({ listing }) => listing.vehicle.colour, 'required'),
    field('availability', 'a reserved vehicle is pending', ({ listing }) =>
      listing.vehicle.reserved ? 'PENDING' : 'AVAILABLE',
    ),
    field('date_first_on_lot', 'created_at', ({ listing }) => listing.vehicle.created_at.slice(0, 10)),
    field('state_of_vehicle', 'car_type and certified', readState, 'required'),
    field('stock_number', 'stocknum', ({ listing }) => listing.vehicle.stocknum),
    field('dealer_name', 'dealership_name', ({ listing }) => listing.vehicle.dealership_name),
  ],
}
