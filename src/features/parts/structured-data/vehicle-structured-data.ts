import { slugify } from '#domain/format/slugify.ts'
import { toDollars, type Cents } from '#domain/money/cents.ts'
import { isTotalPrice } from '#domain/price/total-price.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { CarType, ItemType, PriceType } from '#domain/vehicle/vehicle-fields.ts'
import type { Listing } from '#listing/listing.ts'
import { buildBreadcrumbList, type Crumb } from '#features/parts/page-meta/breadcrumbs.ts'
import { buildAbsoluteUrl, resolveSiteOrigin } from '#site/site-origin.ts'
import type { Site } from '#site/site.ts'
import { resolveVehicleAddress, resolveVehiclePhone } from '#site/vehicle-place.ts'
import { known, type JsonObject } from './known.ts'
import { buildPostalAddress } from './postal-address.ts'

const schema = (name: string): string => `https://schema.org/${name}`

function typeOf(itemType: ItemType): string {
  switch (itemType) {
    case 'car':
      return 'Car'
    case 'motorcycle':
      return 'Motorcycle'
    case 'caravan':
      return 'Vehicle'
  }
}

/** Item condition by car type; a demonstrator counts as used. */
function conditionOf(carType: CarType): string {
  switch (carType) {
    case 'new':
      return schema('NewCondition')
    case 'used':
    case 'demo':
      return schema('UsedCondition')
  }
}

const drives = new Map([
  ['4x4', schema('FourWheelDriveConfiguration')],
  ['AWD', schema('AllWheelDriveConfiguration')],
  ['FWD', schema('FrontWheelDriveConfiguration')],
  ['RWD', schema('RearWheelDriveConfiguration')],
])

/** Availability of a vehicle that is for sale; a sold vehicle has no offer. */
function availabilityOf(vehicle: ListedVehicle): string {
  if (vehicle.reserved) return schema('Reserved')
  return schema(vehicle.status === 'coming_soon' || vehicle.preorder ? 'PreOrder' : 'InStock')
}

/**
 * Price of the offer as on the page. Returns null when the page shows text instead, because an offer without a price is
 * useless to consumers.
 */
function priceOf(price: PriceDisplay | null, priceType: PriceType | null): JsonObject | null {
  if (price === null) return null
  switch (price.kind) {
    case 'amount':
      return totalOf(price.amount, price.typeWords, priceType)
    case 'subscription': {
      const weekly = {
        '@type': 'UnitPriceSpecification',
        price: toDollars(price.amount),
        priceCurrency: 'AUD',
        unitText: price.suffix,
      }
      if (price.purchase === null) return { priceSpecification: weekly }
      const total = totalOf(price.purchase.amount, price.purchase.typeWords, priceType)
      const others = total['priceSpecification']
      return { ...total, priceSpecification: others === undefined ? weekly : [others, weekly] }
    }
    case 'preorder':
    case 'none':
      return null
  }
}

function totalOf(amount: Cents, typeWords: string | null, priceType: PriceType | null): JsonObject {
  if (isTotalPrice(priceType)) return { price: toDollars(amount), priceCurrency: 'AUD' }
  return {
    priceSpecification: {
      '@type': 'PriceSpecification',
      price: toDollars(amount),
      priceCurrency: 'AUD',
      name: typeWords ?? 'Excluding government charges',
    },
  }
}

function sellerOf(vehicle: ListedVehicle, site: Site, origin: string): JsonObject {
  const address = resolveVehicleAddress(vehicle, site)
  return known({
    '@type': 'AutoDealer',
    name: vehicle.dealership_name,
    url: `${origin}/`,
    telephone: resolveVehiclePhone(vehicle, site),
    address: address === null ? null : buildPostalAddress(address),
  })
}

function engineOf({ variant, simple_fuel, fuel }: ListedVehicle): JsonObject | null {
  const displacement = variant?.enginesize ?? null
  const fuelType = simple_fuel ?? fuel
  if (displacement === null && fuelType === null) return null
  return known({
    '@type': 'EngineSpecification',
    fuelType,
    engineDisplacement:
      displacement === null ? null : { '@type': 'QuantitativeValue', value: displacement, unitCode: 'CMQ' },
  })
}

const quantity = (value: number | null | undefined, unitCode: string): JsonObject | null =>
  value === null || value === undefined ? null : { '@type': 'QuantitativeValue', value, unitCode }

/** The way to the vehicle as its page shows it; the search of a make may be gone with its last vehicle. */
function listCrumbs(
  { name, make, model, slug }: ListedVehicle,
  forSale: boolean,
  site: Site,
  origin: string,
): JsonObject {
  const makePath = `/search/${slugify(make)}`
  const crumbs: readonly Crumb[] = [
    { text: site.name, href: '/' },
    { text: 'All stock', href: site.routes.search },
    ...(forSale
      ? [
          { text: make, href: makePath },
          { text: model, href: `${makePath}/${slugify(model)}` },
        ]
      : []),
    { text: name, href: `/cars/${slug}` },
  ]
  return buildBreadcrumbList(crumbs, origin)
}

/**
 * Builds the structured data of a vehicle's page (API-05): the vehicle with its offer, and the breadcrumb. It contains
 * only data that the page shows, with the same price (PRICE-05). `origin` is scheme and host of the request.
 */
export function buildVehicleStructuredData(
  { vehicle, price, forSale }: Listing,
  site: Site,
  origin: string,
): JsonObject {
  const offered = priceOf(price, vehicle.price_type)
  const home = resolveSiteOrigin(site, origin)
  const url = `${home}/cars/${vehicle.slug}`
  const condition = conditionOf(vehicle.car_type)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      known({
        '@type': typeOf(vehicle.item_type),
        '@id': `${url}#vehicle`,
        name: vehicle.name,
        url,
        image:
          vehicle.images.length === 0
            ? null
            : vehicle.images.slice(0, 6).map((image) => buildAbsoluteUrl(image.url, home)),
        sku: vehicle.stocknum,
        brand: { '@type': 'Brand', name: vehicle.make },
        model: vehicle.model,
        vehicleConfiguration: [vehicle.badge, vehicle.series].filter((part) => part !== null).join(' '),
        vehicleModelDate: vehicle.year === null ? null : String(vehicle.year),
        vehicleIdentificationNumber: vehicle.vin,
        itemCondition: condition,
        mileageFromOdometer: quantity(vehicle.km, 'KMT'),
        bodyType: vehicle.simple_body ?? vehicle.body,
        color: vehicle.colour,
        vehicleInteriorColor: vehicle.interior_colour,
        vehicleTransmission: vehicle.trans ?? vehicle.simple_transmission,
        driveWheelConfiguration: vehicle.drive === null ? null : (drives.get(vehicle.drive) ?? vehicle.drive),
        fuelType: vehicle.simple_fuel ?? vehicle.fuel,
        vehicleEngine: engineOf(vehicle),
        numberOfDoors: vehicle.doors,
        vehicleSeatingCapacity: vehicle.seats,
        weight: quantity(vehicle.specifications?.tare_weight, 'KGM'),
        offers:
          offered === null
            ? null
            : {
                '@type': 'Offer',
                url,
                availability: availabilityOf(vehicle),
                itemCondition: condition,
                ...offered,
                seller: sellerOf(vehicle, site, home),
              },
      }),
      listCrumbs(vehicle, forSale, site, home),
    ],
  }
}
