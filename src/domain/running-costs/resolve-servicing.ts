import { countYears } from '#domain/format/whole-years.ts'
import type { ServiceTerms } from '#domain/service-advantage/service-terms.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'

/** The dealer's capped-price servicing (CONTENT-04), as far as it concerns one vehicle. */
export interface ServiceOffer {
  /** 'Toyota Service Advantage'. */
  readonly name: string
  readonly make: string
  readonly rows: readonly { readonly models: readonly string[]; readonly terms: ServiceTerms }[]
}

export interface Servicing {
  readonly name: string
  /** Dollars a service. */
  readonly price: number
  /** Services in a year of the assumed distance; null: the terms do not say how often. */
  readonly servicesEachYear: number | null
}

const fold = (text: string): string => text.trim().toLowerCase()

/**
 * Whether the terms still hold for the vehicle: they begin when it is new and end after so many years or kilometres. A
 * used vehicle of unknown age or distance has none, because nobody could promise it.
 */
function isWithin(vehicle: ListedVehicle, { years, range_km }: ServiceTerms, today: string): boolean {
  if (vehicle.car_type === 'new') return true
  const { build_date, km } = vehicle
  if (years !== null && (build_date === null || countYears(build_date, today) >= years)) return false
  if (range_km !== null && (km === null || km >= range_km)) return false
  return years !== null || range_km !== null
}

/** Services in a year: whichever comes first, months or kilometres; by the whole promise where that is all it says. */
function countServices({ every_months, every_km, services, years }: ServiceTerms, annualKm: number): number | null {
  if (every_months !== null && every_km !== null) return Math.max(12 / every_months, annualKm / every_km)
  return services !== null && years !== null && years > 0 ? services / years : null
}

/** The servicing of a model that the dealer's table names, while its terms hold; null for any other. */
export function resolveServicing(
  vehicle: ListedVehicle,
  offer: ServiceOffer | null,
  { annualKm, today }: { readonly annualKm: number; readonly today: string },
): Servicing | null {
  if (offer === null || fold(offer.make) !== fold(vehicle.make)) return null
  const row = offer.rows.find(({ models }) => models.some((model) => fold(model) === fold(vehicle.model)))
  if (row === undefined || row.terms.price === null || !isWithin(vehicle, row.terms, today)) return null
  return { name: offer.name, price: row.terms.price, servicesEachYear: countServices(row.terms, annualKm) }
}
