import { dollars, type Cents } from '#domain/money/cents.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import { resolveEnergy, type EnergyPrices, type EnergyUse } from './resolve-energy.ts'
import { resolveRegistration, type Registration, type RegistrationTable } from './resolve-registration.ts'
import { resolveServicing, type ServiceOffer, type ServicePrices, type Servicing } from './resolve-servicing.ts'

/** What a year with the vehicle is worked out from. Prices are dollars, distances kilometres. */
export interface RunningCostSettings {
  /** Kilometres a year, 1 or more. */
  readonly annualKm: number
  readonly prices: EnergyPrices
  /** Day of the prices, '2026-11-01'. Without it no fuel is estimated: a price without a date misleads. */
  readonly pricedOn: string | null
  readonly registration: RegistrationTable
  /** The maker's capped-price servicing; null: the dealer offers none. */
  readonly servicing: ServiceOffer | null
  /** What the dealer asks for servicing apart from that. */
  readonly servicePrices: ServicePrices
}

/** One line of the estimate: `yearly` is null where only the price of one service is known. */
export type RunningCost =
  | { readonly kind: 'energy'; readonly yearly: Cents; readonly uses: readonly EnergyUse[] }
  | { readonly kind: 'registration'; readonly yearly: Cents; readonly terms: Registration }
  | { readonly kind: 'servicing'; readonly yearly: Cents | null; readonly terms: Servicing }

export interface RunningCosts {
  readonly annualKm: number
  readonly pricedOn: string | null
  /** Fuel first, then registration and servicing, as far as each is known; never empty. */
  readonly costs: readonly RunningCost[]
  /** Sum of the lines with a yearly amount; null where fewer than two have one. */
  readonly together: Cents | null
}

/**
 * Estimates what a year with the vehicle costs, from facts alone: its official consumption and the configured prices,
 * registration by the dealer's table for the state, and servicing by interval and price. `today` is the calendar date
 * at the site. A line whose facts are missing is left out; null where none is left. Amounts are rounded to ten dollars,
 * because an estimate is not a price.
 */
export function estimateRunningCosts(
  vehicle: ListedVehicle,
  settings: RunningCostSettings,
  today: string,
): RunningCosts | null {
  const uses = settings.pricedOn === null ? [] : resolveEnergy(vehicle, settings.prices, settings.annualKm)
  const registration = resolveRegistration(vehicle, settings.registration)
  const servicing = resolveServicing(vehicle, settings.servicing, settings.servicePrices, {
    annualKm: settings.annualKm,
    today,
  })
  const costs: readonly RunningCost[] = [
    ...(uses.length === 0
      ? []
      : [
          {
            kind: 'energy' as const,
            yearly: roundToTen(uses.reduce((sum, { yearlyDollars }) => sum + yearlyDollars, 0)),
            uses,
          },
        ]),
    ...(registration === null
      ? []
      : [{ kind: 'registration' as const, yearly: roundToTen(registration.yearly), terms: registration }]),
    ...(servicing === null
      ? []
      : [
          {
            kind: 'servicing' as const,
            yearly:
              servicing.servicesEachYear === null ? null : roundToTen(servicing.price * servicing.servicesEachYear),
            terms: servicing,
          },
        ]),
  ]
  const yearly = costs.flatMap((cost) => (cost.yearly === null ? [] : [cost.yearly]))
  if (costs.length === 0) return null
  return {
    annualKm: settings.annualKm,
    pricedOn: uses.length === 0 ? null : settings.pricedOn,
    costs,
    together: yearly.length < 2 ? null : (yearly.reduce((sum, amount) => sum + amount, 0) as Cents),
  }
}

const roundToTen = (amount: number): Cents => dollars(Math.round(amount / 10) * 10)
