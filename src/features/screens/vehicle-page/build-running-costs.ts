import { formatMonth } from '#domain/format/calendar-date.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatKm, formatWithUnit } from '#domain/format/format-number.ts'
import { dollars } from '#domain/money/cents.ts'
import { estimateRunningCosts, type RunningCost } from '#domain/running-costs/estimate-running-costs.ts'
import type { EnergyName, EnergyUse } from '#domain/running-costs/resolve-energy.ts'
import type { ServiceOffer, Servicing } from '#domain/running-costs/resolve-servicing.ts'
import { resolveServiceTerms } from '#domain/service-advantage/service-terms.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { SpecEntry } from '#domain/vehicle/spec-entries.ts'
import type { Site } from '#site/site.ts'
import type { PanelEntry } from './spec-panel.tsx'

export interface RunningCostsView {
  /** 'A year of 15,000 km' */
  readonly period: string
  /** Amounts, and last their sum where there is one. */
  readonly entries: readonly PanelEntry[]
  /** What the visitor must know of the amounts. */
  readonly caution: string
  /** How the amounts were worked out, a line each. */
  readonly method: readonly string[]
}

const energyWords: Readonly<Record<EnergyName, string>> = {
  petrol: 'Petrol',
  premium: 'Premium petrol',
  diesel: 'Diesel',
  lpg: 'LPG',
  electricity: 'Electricity',
}

/**
 * The running costs of a vehicle in words. `today` is the calendar date at the site. null without fuel or electricity:
 * registration and servicing alone would make the vehicle look cheaper to run than it is.
 */
export function buildRunningCosts(vehicle: ListedVehicle, site: Site, today: string): RunningCostsView | null {
  const { annual_km, priced_on, prices, registration, servicing } = site.vdp_config.running_costs
  const { petrol, premium, diesel, lpg, electricity } = prices
  const estimate = estimateRunningCosts(
    vehicle,
    {
      annualKm: annual_km,
      prices: { petrol, premium, diesel, lpg, electricity },
      pricedOn: priced_on,
      registration: { asOf: registration.as_of, rows: registration.rows },
      servicing: resolveServiceOffer(site),
      servicePrices: { asOf: servicing.as_of, rows: servicing.rows },
    },
    today,
  )
  const energy = estimate?.costs.find(({ kind }) => kind === 'energy')
  if (!estimate || energy?.kind !== 'energy' || estimate.pricedOn === null) return null
  const { costs, together, pricedOn, annualKm } = estimate
  // Servicing that is not a regular amount stands above the sum without being part of it.
  const label = costs.some(({ yearly }) => yearly === null) ? 'Total without servicing' : 'Total'
  const sums = together === null ? [] : [{ label, value: aYear(formatMoney(together)), isTotal: true }]
  return {
    period: `A year of ${formatKm(annualKm)}`,
    entries: [...costs.map(describeCost), ...sums],
    caution: 'These are estimates: how and where you drive will change them.',
    method: costs.map((cost) => describeMethod(cost, pricedOn)),
  }
}

/** The site's capped-price servicing, which is for the vehicles of its manufacturer; null: it has none. */
function resolveServiceOffer({ content, manufacturer }: Site): ServiceOffer | null {
  const { service_advantage: promotion } = content
  if (!promotion.enabled || manufacturer === null) return null
  return {
    name: promotion.title,
    make: manufacturer.name,
    rows: promotion.models.map(({ models, ...own }) => ({ models, terms: resolveServiceTerms(promotion, own) })),
  }
}

const aYear = (amount: string): string => `about ${amount} a year`

/** 'Servicing' where the dealer has no name for it. */
const nameServicing = ({ name }: Servicing): string => name ?? 'Servicing'

const nameEnergy = (uses: readonly EnergyUse[]): string => uses.map(({ name }) => energyWords[name]).join(' and ')

function describeCost(cost: RunningCost): SpecEntry {
  switch (cost.kind) {
    case 'energy':
      return { label: nameEnergy(cost.uses), value: aYear(formatMoney(cost.yearly)) }
    case 'registration':
      return { label: `Registration (${cost.terms.state})`, value: aYear(formatMoney(cost.yearly)) }
    case 'servicing': {
      const { price } = cost.terms
      return {
        label: nameServicing(cost.terms),
        value: cost.yearly === null ? `${formatMoney(dollars(price))} a service` : aYear(formatMoney(cost.yearly)),
      }
    }
  }
}

/** How the amount of one line is made, in a sentence. */
function describeMethod(cost: RunningCost, pricedOn: string): string {
  switch (cost.kind) {
    case 'energy':
      return `${nameEnergy(cost.uses)}: ${cost.uses.map(describeUse).join(' and ')} (${formatMonth(pricedOn)}).`
    case 'registration': {
      const { state, asOf } = cost.terms
      return (
        `Registration: our table of yearly costs in ${state}, compulsory third-party insurance included ` +
        `(${formatMonth(asOf)}); yours depends on where you live and how you use the vehicle.`
      )
    }
    case 'servicing': {
      const { price, interval, asOf } = cost.terms
      const often = interval === null ? '' : `, every ${interval.months} months or ${formatKm(interval.km)}`
      const day = asOf === null ? '' : ` (${formatMonth(asOf)})`
      const which = interval === null ? '' : ', whichever comes first'
      return `${nameServicing(cost.terms)}: ${formatMoney(dollars(price))} a service${often}${which}${day}.`
    }
  }
}

/** 'the maker’s combined figure of 8 L/100 km at $1.90 a litre'. */
function describeUse({ name, per100Km, unitPrice }: EnergyUse): string {
  const [unit, each] = name === 'electricity' ? ['kWh/100\u00a0km', 'kWh'] : ['L/100\u00a0km', 'litre']
  const figure = `the maker’s combined figure of ${formatWithUnit(per100Km, unit)}`
  return `${figure} at ${formatMoney(dollars(unitPrice))} a ${each}`
}
