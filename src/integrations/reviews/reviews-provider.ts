import type { PlaceReviews } from '#domain/location/place-reviews.ts'

/**
 * Why there are no reviews, for the log alone. `unreachable`: no connection; `late`: no answer within the time limit;
 * `refused`: a status other than success; `invalid_response`: no reviews in the response; `unconfigured`: the site has
 * no provider that may be asked.
 */
export type ReviewsFailure = 'unreachable' | 'late' | 'refused' | 'invalid_response' | 'unconfigured'

export type ReviewsOutcome =
  | { readonly ok: true; readonly reviews: PlaceReviews }
  | { readonly ok: false; readonly error: { readonly kind: ReviewsFailure; readonly detail: string } }

/** Asks for the rating and reviews of one place. It always answers, within its own time limit, and never throws. */
export interface ReviewsProvider {
  readonly name: string
  find(placeId: string): Promise<ReviewsOutcome>
}

export const failReviews = (kind: ReviewsFailure, detail: string): ReviewsOutcome => ({
  ok: false,
  error: { kind, detail },
})
