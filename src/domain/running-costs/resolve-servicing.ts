import { countYears } from '#domain/format/whole-years.ts'
import type { ServiceTerms } from '#domain/service-advantage/service-terms.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'

/** The dealer's capped-price servicing (CONTENT-04), as far as it concerns one vehicle. */
export interface ServiceOffer {
  /** 'Toyota Service Advantage'. */
  readonly name: string
  readonly make: string
  readonly rows: readonly { readonly models: readonly string[]; readonly terms: ServiceTerms }[]
}

/** Servicing prices that the dealer states for vehicles of any make; empty lists are for all. */
export interface ServicePriceRow {
  readonly makes: readonly string[]
  readonly models: readonly string[]
  readonly item_types: readonly ItemType[]
  /** Dollars a service. */
  readonly price: number
  readonly every_months: number
  /** Kilometres; whichever comes first. */
  readonly every_km: number
}

/** Rows and the day on which they were right; without a day nothing is shown. */
export interface ServicePrices {
  readonly asOf: string | null
  readonly rows: readonly ServicePriceRow[]
}

export interface Servicing {
  /** Name of the capped-price servicing; null: prices of the dealer's own. */
  readonly name: string | null
  /** Dollars a service. */
  readonly price: number
  /** Services in a year of the assumed distance; null: the terms do not say how often. */
  readonly servicesEachYear: number | null
  /** null: the terms do not say. */
  readonly interval: { readonly months: number; readonly km: number } | null
  /** Day of the dealer's own prices; null for the terms of a promotion, which hold until they end. */
  readonly asOf: string | null
}

const fold = (text: string): string => text.trim().toLowerCase()

/**
 * Whether the terms still hold for the vehicle: they begin when it is new and end after `years` or `range_km`. A used
 * vehicle of unknown age or distance has none, because nobody could promise it.
 */
function isWithin(vehicle: ListedVehicle, { years, range_km }: ServiceTerms, today: string): boolean {
  if (vehicle.car_type === 'new') return true
  const { build_date, km } = vehicle
  if (years !== null && (build_date === null || countYears(build_date, today) >= years)) return false
  if (range_km !== null && (km === null || km >= range_km)) return false
  return years !== null || range_km !== null
}

type Interval = NonNullable<Servicing['interval']>

/** Services in a year: whichever comes first, months or kilometres. */
const countByInterval = ({ months, km }: Interval, annualKm: number): number => Math.max(12 / months, annualKm / km)

/** By the whole promise, where that is all that the terms say. */
const countByPromise = ({ services, years }: ServiceTerms): number | null =>
  services !== null && years !== null && years > 0 ? services / years : null

interface Year {
  readonly annualKm: number
  readonly today: string
}

/** The capped-price servicing of a model that the dealer's table names, while its terms hold. */
function resolvePromise(vehicle: ListedVehicle, offer: ServiceOffer | null, year: Year): Servicing | null {
  if (offer === null || fold(offer.make) !== fold(vehicle.make)) return null
  const row = offer.rows.find(({ models }) => models.some((model) => fold(model) === fold(vehicle.model)))
  if (row === undefined || row.terms.price === null || !isWithin(vehicle, row.terms, year.today)) return null
  const { every_months: months, every_km: km } = row.terms
  const interval = months === null || km === null ? null : { months, km }
  return {
    name: offer.name,
    price: row.terms.price,
    servicesEachYear: interval === null ? countByPromise(row.terms) : countByInterval(interval, year.annualKm),
    interval,
    asOf: null,
  }
}

const isListed = (names: readonly string[], name: string): boolean =>
  names.length === 0 || names.some((each) => fold(each) === fold(name))

/** The first of the dealer's own prices that is for the vehicle. */
function resolveOwnPrice(vehicle: ListedVehicle, { asOf, rows }: ServicePrices, annualKm: number): Servicing | null {
  if (asOf === null) return null
  const row = rows.find(
    ({ makes, models, item_types }) =>
      isListed(makes, vehicle.make) &&
      isListed(models, vehicle.model) &&
      (item_types.length === 0 || item_types.includes(vehicle.item_type)),
  )
  if (row === undefined) return null
  const interval = { months: row.every_months, km: row.every_km }
  return { name: null, price: row.price, servicesEachYear: countByInterval(interval, annualKm), interval, asOf }
}

/**
 * What servicing costs: the capped-price servicing of the maker while its terms hold, else the dealer's own price for
 * such a vehicle; null for any other.
 */
export const resolveServicing = (
  vehicle: ListedVehicle,
  offer: ServiceOffer | null,
  prices: ServicePrices,
  year: Year,
): Servicing | null => resolvePromise(vehicle, offer, year) ?? resolveOwnPrice(vehicle, prices, year.annualKm)
