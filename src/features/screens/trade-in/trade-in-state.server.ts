import { z } from 'zod'
import { cents, type Cents } from '#domain/money/cents.ts'
import { regoStates } from '#domain/trade-in/trade-in-vehicle.ts'
import { noEstimateReasons, type Valuation } from '#domain/trade-in/valuation.ts'
import type { Site } from '#site/site.ts'
import { openSealed, sealValue } from './sealed-text.server.ts'

const amount = z.int().min(1).transform(cents) as unknown as z.ZodType<Cents>

const valuationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('estimate'), estimate: z.object({ offerPrice: amount, low: amount, high: amount }) }),
  z.object({ kind: z.literal('none'), reason: z.enum(noEstimateReasons) }),
  z.object({ kind: z.literal('unavailable') }),
  z.object({ kind: z.literal('by_hand') }),
]) satisfies z.ZodType<Valuation>

/** What a visitor has told of the car so far. It names no person, so it may stand in an address. */
const stateSchema = z.object({
  /** null where the kinds that the site sells leave it open. */
  kind: z.enum(['car', 'motorcycle', 'caravan']).nullable().default(null),
  rego: z.object({ plate: z.string().max(9), state: z.enum(regoStates) }).nullable(),
  vehicle: z.object({ make: z.string(), model: z.string(), year: z.int(), badge: z.string().nullable() }).nullable(),
  /** null for a vehicle without an odometer. */
  km: z.int().min(0).nullable(),
  /** The provider's name of this valuation. */
  reference: z.string().nullable(),
  /** null until the questions are answered. */
  answers: z.record(z.string(), z.string()).nullable(),
  /** Questions with their answers in words, once the car is valued; kept short, because it stands in an address. */
  told: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** null until the car is valued. */
  valuation: valuationSchema.nullable(),
  /** The last day on which an estimate holds, '2026-11-27'; null without one. */
  lastDay: z.iso.date().nullable(),
})
export type TradeInState = z.output<typeof stateSchema>

const offerSchema = z.object({ leadId: z.string().max(100), state: stateSchema })
/** The valuation of a stored lead. Its sealed text is the proof that a visitor was given this offer. */
export type TradeInOffer = z.output<typeof offerSchema>

export interface SealingServices {
  readonly site: Pick<Site, 'slug'>
  readonly formSecret: string
}

export const sealState = ({ site, formSecret }: SealingServices, state: TradeInState): string =>
  sealValue(state, { site: site.slug, purpose: 'trade-in' }, formSecret)

/** null for a text that this site did not seal, or that an older version sealed. */
export function openState({ site, formSecret }: SealingServices, text: string): TradeInState | null {
  const parsed = stateSchema.safeParse(openSealed(text, { site: site.slug, purpose: 'trade-in' }, formSecret))
  return parsed.success ? parsed.data : null
}

export const sealOffer = ({ site, formSecret }: SealingServices, offer: TradeInOffer): string =>
  sealValue(offer, { site: site.slug, purpose: 'trade-in-offer' }, formSecret)

/** null for a text that this site did not seal as an offer. */
export function openOffer({ site, formSecret }: SealingServices, text: string): TradeInOffer | null {
  const parsed = offerSchema.safeParse(openSealed(text, { site: site.slug, purpose: 'trade-in-offer' }, formSecret))
  return parsed.success ? parsed.data : null
}
