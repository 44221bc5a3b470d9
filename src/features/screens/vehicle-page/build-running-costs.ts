import { formatMonth } from '#domain/format/calendar-date.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatKm, formatWithUnit } from '#domain/format/format-number.ts'
import { dollars } from '#domain/money/cents.ts'
import { estimateRunningCosts, type RunningCost } from '#domain/running-costs/estimate-running-costs.ts'
import type { EnergyName, EnergyUse } from '#domain/running-costs/resolve-energy.ts'
import type { ServiceOffer } from '#domain/running-costs/resolve-servicing.ts'
import { resolveServiceTerms } from '#domain/service-advantage/service-terms.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { SpecEntry } from '#domain/vehicle/spec-entries.ts'
import type { SpecGroup } from '#domain/vehicle/spec-groups.ts'
import type { Site } from '#site/site.ts'

export interface RunningCostsView {
  /** One group, in the form of the specification. */
  readonly groups: readonly SpecGroup[]
  /** How the amounts were worked out. */
  readonly method: string
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
 * servicing alone would make the vehicle look cheaper to run than it is.
 */
export function buildRunningCosts(vehicle: ListedVehicle, site: Site, today: string): RunningCostsView | null {
  const { annual_km, priced_on, prices } = site.vdp_config.running_costs
  const { petrol, premium, diesel, lpg, electricity } = prices
  const estimate = estimateRunningCosts(
    vehicle,
    {
      annualKm: annual_km,
      prices: { petrol, premium, diesel, lpg, electricity },
      pricedOn: priced_on,
      servicing: resolveServiceOffer(site),
    },
    today,
  )
  const energy = estimate?.costs.find(({ kind }) => kind === 'energy')
  if (!estimate || energy?.kind !== 'energy' || estimate.pricedOn === null) return null
  const { costs, together, pricedOn, annualKm } = estimate
  const sums = together === null ? [] : [{ label: 'Total', value: aYear(formatMoney(together)) }]
  return {
    groups: [{ name: `A year of ${formatKm(annualKm)}`, entries: [...costs.map(describeCost), ...sums] }],
    method:
      `Based on ${energy.uses.map(describeUse).join(' and ')} (${formatMonth(pricedOn)}); ` +
      'how and where you drive will change it.',
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

function describeCost(cost: RunningCost): SpecEntry {
  switch (cost.kind) {
    case 'energy':
      return {
        label: cost.uses.map(({ name }) => energyWords[name]).join(' and '),
        value: aYear(formatMoney(cost.yearly)),
      }
    case 'servicing': {
      const { name, price } = cost.terms
      return {
        label: name,
        value: cost.yearly === null ? `${formatMoney(dollars(price))} a service` : aYear(formatMoney(cost.yearly)),
      }
    }
  }
}

/** 'the maker’s combined figure of 8 L/100 km and $1.90 a litre'. */
function describeUse({ name, per100Km, unitPrice }: EnergyUse): string {
  const [unit, each] = name === 'electricity' ? ['kWh/100\u00a0km', 'kWh'] : ['L/100\u00a0km', 'litre']
  const figure = `the maker’s combined figure of ${formatWithUnit(per100Km, unit)}`
  return `${figure} and ${formatMoney(dollars(unitPrice))} a ${each}`
}
