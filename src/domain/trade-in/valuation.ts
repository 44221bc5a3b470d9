import type { Cents } from '#domain/money/cents.ts'

/** One choice of an adjustment question. */
export interface AdjustmentOption {
  readonly id: string
  readonly text: string
}

/** A question about the condition of the car, asked by the valuation provider. */
export interface AdjustmentQuestion {
  readonly id: string
  readonly text: string
  /** At least two. */
  readonly options: readonly AdjustmentOption[]
}

/** The chosen option's id by the question's id. */
export type AdjustmentAnswers = Readonly<Record<string, string>>

/** An estimate of what the dealer would pay. It binds nobody until the dealer has seen the car. */
export interface Estimate {
  readonly offerPrice: Cents
  /** Ends of the range in which the price is expected after an inspection. */
  readonly low: Cents
  readonly high: Cents
}

/**
 * Why a provider gives no estimate: the car is too old, has gone too far, is not known to it, or another reason of its
 * own.
 */
export const noEstimateReasons = ['too_old', 'too_far', 'unknown_vehicle', 'declined'] as const
export type NoEstimateReason = (typeof noEstimateReasons)[number]

/**
 * Result of a valuation. `unavailable`: the provider did not answer, and the dealer values the car by hand, as for
 * `none`. `by_hand`: the site has no provider, so nothing failed.
 */
export type Valuation =
  | { readonly kind: 'estimate'; readonly estimate: Estimate }
  | { readonly kind: 'none'; readonly reason: NoEstimateReason }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'by_hand' }

/** Whether an estimate may be shown: a price above 0 within its own range. */
export function isSoundEstimate({ offerPrice, low, high }: Estimate): boolean {
  return offerPrice > 0 && low > 0 && low <= offerPrice && offerPrice <= high
}

/** Takes the answers to known questions only; `missing` lists the ids of questions without a valid answer, in order. */
export function readAnswers(
  questions: readonly AdjustmentQuestion[],
  given: (questionId: string) => string | null,
): { readonly answers: AdjustmentAnswers; readonly missing: readonly string[] } {
  const chosen = questions.map(({ id, options }) => {
    const answer = given(id)
    return [id, options.find((option) => option.id === answer)?.id ?? null] as const
  })
  return {
    answers: Object.fromEntries(chosen.flatMap(([id, answer]) => (answer === null ? [] : [[id, answer]]))),
    missing: chosen.filter(([, answer]) => answer === null).map(([id]) => id),
  }
}

/** Questions with the chosen answers in words, for the dealer: 'Tyres: Nearly new'. */
export function describeAnswers(
  questions: readonly AdjustmentQuestion[],
  answers: AdjustmentAnswers,
): readonly { readonly question: string; readonly answer: string }[] {
  return questions.flatMap(({ id, text, options }) => {
    const answer = options.find((option) => option.id === answers[id])
    return answer === undefined ? [] : [{ question: text, answer: answer.text }]
  })
}
