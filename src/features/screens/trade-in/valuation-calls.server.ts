import { z } from 'zod'
import { toDollars } from '#domain/money/cents.ts'
import { mostKilometres, regoStates } from '#domain/trade-in/trade-in-vehicle.ts'
import { noEstimateReasons } from '#domain/trade-in/valuation.ts'
import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'
import type { TradeInState } from './trade-in-state.server.ts'

// The words of the valuation calls (BUY-04), shared by their definitions and their documentation.

const token = z.string().min(1).max(6_000)

/** First call: by rego and state, or by make, model and year. */
export const identifyRequestSchema = z
  .strictObject({
    rego: z.string().min(1).max(20).optional(),
    regoState: z.enum(regoStates).optional(),
    make: z.string().min(1).max(60).optional(),
    model: z.string().min(1).max(60).optional(),
    year: z.int().min(1900).max(2200).optional(),
    kind: z
      .enum(['car', 'motorcycle', 'caravan'] satisfies ItemType[])
      .optional()
      .describe('Needed without kilometres where the site sells caravans beside others: only a caravan has none'),
    kms: z.int().min(0).max(mostKilometres).optional().describe('Needed of everything with an odometer'),
  })
  .meta({ id: 'TradeInCar' })

const noEstimateSchema = z.object({
  outcome: z.literal('none'),
  reason: z.enum(noEstimateReasons).describe('Why there is no online estimate'),
})

export const identifyAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('identified'),
    valuation: token.describe('Sealed text that the second call sends back'),
    vehicle: z.object({
      make: z.string(),
      model: z.string(),
      year: z.int(),
      badge: z.string().nullable(),
    }),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        options: z.array(z.object({ id: z.string(), text: z.string() })),
      }),
    ),
  }),
  noEstimateSchema,
])

/** Second call: with an answer to every question. */
export const adjustRequestSchema = z.strictObject({
  valuation: token,
  adjustmentAnswers: z.record(z.string().max(60), z.string().max(60)),
})

const amount = z.number().describe('Australian dollars')
export const adjustAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('estimate'),
    offer_price: amount,
    low: amount,
    high: amount,
    valid_until: z.iso.date().describe('Last day on which the estimate holds, at the site'),
  }),
  noEstimateSchema,
])

export const acceptRequestSchema = z.strictObject({
  lead_id: z.string().min(1).max(100),
  form_completed: z.boolean(),
  offer_accepted: z.literal(true),
  token: token.describe('Sealed offer of the page, the proof that the caller was given it'),
})

export const storeRequestSchema = z.strictObject({
  column_name: z.literal('valuation'),
  lead_id: z.string().min(1).max(100),
  offer_price: z.number().nullable().describe('Australian dollars; null where there is no estimate'),
  token: token.describe('Sealed offer of the page; what is stored is read from it'),
})

/** The result of a valuation as it is stored, in the words of the calls. */
export function buildStoredValuation({ rego, vehicle, km, answers, valuation, lastDay }: TradeInState) {
  const estimate = valuation?.kind === 'estimate' ? valuation.estimate : null
  return {
    rego: rego?.plate ?? null,
    regoState: rego?.state ?? null,
    kms: km,
    vehicle,
    adjustmentAnswers: answers,
    offer_price: estimate === null ? null : toDollars(estimate.offerPrice),
    low: estimate === null ? null : toDollars(estimate.low),
    high: estimate === null ? null : toDollars(estimate.high),
    valid_until: lastDay,
    no_estimate: valuation?.kind === 'none' ? valuation.reason : null,
  }
}
