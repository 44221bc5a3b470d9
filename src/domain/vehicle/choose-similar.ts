import type { Cents } from '../money/cents.ts'
import { listBodyFamily } from './body-families.ts'
import type { Vehicle } from './vehicle-fields.ts'

/** What the choice compares of a vehicle. `visiblePrice` is null where visitors see none. */
export interface SimilarCandidate extends Pick<
  Vehicle,
  'id' | 'item_type' | 'make' | 'make_model' | 'badge' | 'body' | 'simple_body' | 'year' | 'status' | 'reserved'
> {
  readonly visiblePrice: Cents | null
}

/** Maximum price difference, as a fraction of this vehicle's price, that a buyer of it could also pay. */
const priceReach = 0.25
/** Years, in both directions, that are one generation of a model. */
const yearReach = 4
/** Number of vehicles that make a row. Less similar ones fill the row up to this number and never extend it. */
export const leastSimilar = 3

/** The prices that are similar to one, both ends inclusive. */
export const similarPrices = (price: Cents): { readonly min: number; readonly max: number } => ({
  min: Math.round(price * (1 - priceReach)),
  max: Math.round(price * (1 + priceReach)),
})

/** The class of body by which vehicles are compared; null where the feed names none. */
export const bodyOf = ({ body, simple_body }: Pick<Vehicle, 'body' | 'simple_body'>): string | null =>
  simple_body ?? body

/**
 * Chooses the similar vehicles of a page, the most alike first (VDP-16). They are of the same kind and of the same
 * model or body, and cost at most 25 % less or more. Of a model and variant the nearest stands for all. Where these are
 * fewer than three, others fill up to three: first bodies of the same family, and vehicles of the model whose price
 * visitors do not see, then those that are reserved or coming soon. The row may stay short or empty, because a vehicle
 * that is not similar helps nobody.
 */
export function chooseSimilar<Candidate extends SimilarCandidate>(
  shown: SimilarCandidate,
  candidates: readonly Candidate[],
  most: number,
): readonly Candidate[] {
  const ranked = candidates
    .filter((other) => other.id !== shown.id && other.item_type === shown.item_type && isNear(shown, other))
    .map((other) => ({ other, tier: tierOf(shown, other), distance: distanceBetween(shown, other) }))
    .filter(({ tier }) => tier !== null)
    .toSorted((one, two) => (one.tier ?? 0) - (two.tier ?? 0) || one.distance - two.distance)
  const chosen = new Map<string, Candidate>()
  for (const { other, tier } of ranked) {
    const variant = `${other.make_model}\n${other.badge ?? ''}`.toLowerCase()
    if (chosen.size < (tier === 0 ? most : Math.min(most, leastSimilar)) && !chosen.has(variant))
      chosen.set(variant, other)
  }
  return [...chosen.values()]
}

/** Whether the price is similar. Where this vehicle's price is not visible, only the model and the body decide. */
function isNear(shown: SimilarCandidate, other: SimilarCandidate): boolean {
  if (shown.visiblePrice === null) return true
  if (other.visiblePrice === null) return shown.make_model === other.make_model
  const { min, max } = similarPrices(shown.visiblePrice)
  return min <= other.visiblePrice && other.visiblePrice <= max
}

/** 0: same model or body. 1: fills the row. 2 and 3: as 0 and 1, but not for sale today. null: not similar. */
function tierOf(shown: SimilarCandidate, other: SimilarCandidate): number | null {
  const [body, otherBody] = [bodyOf(shown), bodyOf(other)]
  const waits = other.status !== 'in_stock' || other.reserved ? 2 : 0
  if (shown.visiblePrice !== null && other.visiblePrice === null) return waits + 1
  if (shown.make_model === other.make_model || (body !== null && body === otherBody)) return waits
  // A vehicle of unknown body is compared by its price alone, and without one by its model.
  if (body === null) return shown.visiblePrice === null ? null : waits + 1
  // Without a price, vehicles of one family of bodies have too little in common.
  if (shown.visiblePrice === null || otherBody === null) return null
  return listBodyFamily(body).includes(otherBody) ? waits + 1 : null
}

/**
 * Distance for the ranking within a tier; 0 is the same car. Another model weighs most, then another generation, price
 * and age. An unknown price or year counts as distant.
 */
function distanceBetween(shown: SimilarCandidate, other: SimilarCandidate): number {
  const [price, otherPrice] = [shown.visiblePrice, other.visiblePrice]
  const byPrice = price === null || otherPrice === null ? 0.5 : Math.min(1, Math.abs(price - otherPrice) / price)
  const years = shown.year === null || other.year === null ? yearReach + 1 : Math.abs(shown.year - other.year)
  return (
    (shown.make_model === other.make_model ? 0 : 1) +
    (shown.make === other.make ? 0 : 0.2) +
    (years > yearReach ? 0.8 : 0) +
    byPrice +
    Math.min(1, years / 10) * 0.6
  )
}
