import { toDollars } from '#domain/money/cents.ts'
import { field, type FeedTable } from './feed-field.ts'
import { formatAddress, listPictures, readAddress, readLink } from './feed-values.ts'

/**
 * The stock as plain CSV, for a dealer's own tools and for receivers without a list of their own. A vehicle whose price
 * is not shown goes out without an amount.
 */
export const plainCsv: FeedTable = {
  refuse: ({ listing }) => (listing.forSale ? null : 'not for sale'),
  unique: ({ listing }) => listing.vehicle.id,
  fields: [
    field('id', 'id', ({ listing }) => listing.vehicle.id, 'required'),
    field('stock_number', 'stocknum', ({ listing }) => listing.vehicle.stocknum, 'required'),
    field('title', 'name', ({ listing }) => listing.vehicle.name, 'required'),
    field('url', "the vehicle's page", readLink, 'required'),
    field('status', 'status', ({ listing }) => listing.vehicle.status),
    field('reserved', 'reserved', ({ listing }) => (listing.vehicle.reserved ? 'yes' : 'no')),
    field('condition', 'car_type', ({ listing }) => listing.vehicle.car_type, 'required'),
    field('type', 'item_type', ({ listing }) => listing.vehicle.item_type),
    field('make', 'make', ({ listing }) => listing.vehicle.make, 'required'),
    field('model', 'model', ({ listing }) => listing.vehicle.model, 'required'),
    field('badge', 'badge', ({ listing }) => listing.vehicle.badge),
    field('series', 'series', ({ listing }) => listing.vehicle.series),
    field('year', 'year', ({ listing }) => listing.vehicle.year),
    field('price', 'the price of the page, dollars; empty where it shows none', ({ listing }) =>
      listing.priceCents === null ? null : toDollars(listing.priceCents),
    ),
    field('price_type', 'price_type, beside a price alone', ({ listing }) =>
      listing.priceCents === null ? null : listing.vehicle.price_type,
    ),
    field('km', 'km', ({ listing }) => listing.vehicle.km),
    field('body', 'simple_body', ({ listing }) => listing.vehicle.simple_body ?? listing.vehicle.body),
    field('fuel', 'simple_fuel', ({ listing }) => listing.vehicle.simple_fuel ?? listing.vehicle.fuel),
    field(
      'transmission',
      'simple_transmission',
      ({ listing }) => listing.vehicle.simple_transmission ?? listing.vehicle.trans,
    ),
    field('drive', 'drive', ({ listing }) => listing.vehicle.drive),
    field('colour', 'colour', ({ listing }) => listing.vehicle.colour),
    field('seats', 'seats', ({ listing }) => listing.vehicle.seats),
    field('doors', 'doors', ({ listing }) => listing.vehicle.doors),
    field('vin', 'vin', ({ listing }) => listing.vehicle.vin),
    field('registration', 'regplate', ({ listing }) => listing.vehicle.regplate),
    field('dealership', 'dealership_name', ({ listing }) => listing.vehicle.dealership_name, 'required'),
    field('address', 'address of the location', (item) => formatAddress(readAddress(item))),
    field('images', 'addresses of the pictures, parted by |', (item) => listPictures(item, 20).join('|') || null),
    field('updated', 'updated_at', ({ listing }) => listing.vehicle.updated_at),
  ],
}
