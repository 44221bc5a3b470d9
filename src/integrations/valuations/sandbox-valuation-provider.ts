import { dollars } from '#domain/money/cents.ts'
import type { AdjustmentQuestion } from '#domain/trade-in/valuation.ts'
import type { RegoLookup } from '../rego-lookup/rego-lookup.ts'
import { findNewPrice } from './sandbox-prices.ts'
import type { ValuationProvider } from './valuation-provider.ts'

/** A question of the sandbox; `share` is what is left of the price with that answer. */
interface PricedQuestion extends AdjustmentQuestion {
  readonly options: readonly { readonly id: string; readonly text: string; readonly share: number }[]
}

const priced: readonly PricedQuestion[] = [
  {
    id: 'condition',
    text: 'How does it look, inside and out?',
    options: [
      { id: 'excellent', text: 'Excellent: like new for its age', share: 1.04 },
      { id: 'good', text: 'Good: light marks', share: 1 },
      { id: 'fair', text: 'Fair: dents, scratches or worn trim', share: 0.92 },
      { id: 'poor', text: 'Poor: damage that needs repair', share: 0.78 },
    ],
  },
  {
    id: 'mechanical',
    text: 'Does everything work as it should?',
    options: [
      { id: 'yes', text: 'Yes, no faults and no warning lights', share: 1 },
      { id: 'minor', text: 'Small faults', share: 0.94 },
      { id: 'major', text: 'It needs mechanical work', share: 0.8 },
    ],
  },
  {
    id: 'service_history',
    text: 'Is there a service history?',
    options: [
      { id: 'full', text: 'Full, with every service stamped', share: 1.02 },
      { id: 'partial', text: 'Some of it', share: 0.98 },
      { id: 'none', text: 'None', share: 0.93 },
    ],
  },
  {
    id: 'tyres',
    text: 'How are the tyres?',
    options: [
      { id: 'good', text: 'Plenty of tread', share: 1 },
      { id: 'worn', text: 'Due for replacement', share: 0.98 },
    ],
  },
  {
    id: 'accident',
    text: 'Has it been in an accident that needed repairs?',
    options: [
      { id: 'no', text: 'No', share: 1 },
      { id: 'yes', text: 'Yes', share: 0.85 },
    ],
  },
]

const questions: readonly AdjustmentQuestion[] = priced.map(({ id, text, options }) => ({
  id,
  text,
  options: options.map((option) => ({ id: option.id, text: option.text })),
}))

/** Beyond these the sandbox gives no estimate, as services do. */
const mostYears = 20
const mostKm = 300_000

/**
 * Example estimates for demonstration sites, always the same for the same answers in the same year. The arithmetic:
 *
 *   new price   by make and model, round figures (sandbox-prices.ts); $35,000 for an unknown model of a known make
 *   age         82 % of it after the first year, and 90 % of the rest for each further year
 *   distance    15,000 km a year are usual; 2 % less for each 10,000 km more, 1 % more for each 10,000 km fewer;
 *               at least 60 % and at most 110 %; a vehicle without an odometer is taken as usual
 *   condition   the shares of the answers (above), multiplied; an answer that is missing changes nothing
 *   trade       88 % of that is what a dealer pays, rounded to $100, at least $500
 *   range       7 % below and above, rounded to $100
 *
 * No estimate: more than 20 years, more than 300,000 km, a make that it does not know, and plates that the rego lookup
 * does not know.
 */
export function createSandboxValuationProvider(now: () => number, regos: RegoLookup): ValuationProvider {
  const ageOf = (year: number): number => Math.max(0, new Date(now()).getUTCFullYear() - year)

  return {
    name: 'sandbox',
    async identify({ rego, vehicle: given, km }) {
      let vehicle = given
      if (vehicle === null && rego !== null) {
        const found = await regos.find(rego)
        if (found.kind === 'unavailable') return { kind: 'unavailable', problem: 'unreachable', detail: found.detail }
        vehicle = found.kind === 'found' ? found.vehicle : null
      }
      if (vehicle === null || findNewPrice(vehicle.make, vehicle.model) === null)
        return { kind: 'none', reason: 'unknown_vehicle' }
      if (ageOf(vehicle.year) > mostYears) return { kind: 'none', reason: 'too_old' }
      if (km !== null && km > mostKm) return { kind: 'none', reason: 'too_far' }
      return { kind: 'identified', reference: null, vehicle, questions }
    },
    estimate({ vehicle, km, answers }) {
      const newPrice = findNewPrice(vehicle.make, vehicle.model)
      if (newPrice === null) return Promise.resolve({ kind: 'none', reason: 'unknown_vehicle' })
      const age = ageOf(vehicle.year)
      if (age > mostYears) return Promise.resolve({ kind: 'none', reason: 'too_old' })
      if (km !== null && km > mostKm) return Promise.resolve({ kind: 'none', reason: 'too_far' })
      const aged = newPrice * (age === 0 ? 0.92 : 0.82 * 0.9 ** (age - 1))
      const over = km === null ? 0 : (km - 15_000 * Math.max(age, 1)) / 10_000
      const distance = Math.min(1.1, Math.max(0.6, 1 - over * (over > 0 ? 0.02 : 0.01)))
      const condition = priced.reduce(
        (share, { id, options }) => share * (options.find((option) => option.id === answers[id])?.share ?? 1),
        1,
      )
      const offer = roundToHundred(Math.max(500, aged * distance * condition * 0.88))
      const estimate = {
        offerPrice: dollars(offer),
        low: dollars(Math.max(100, roundToHundred(offer * 0.93))),
        high: dollars(roundToHundred(offer * 1.07)),
      }
      return Promise.resolve({ kind: 'estimate', estimate })
    },
  }
}

const roundToHundred = (amount: number): number => Math.round(amount / 100) * 100
