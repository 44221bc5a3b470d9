/** The stars of a rating (LOC-12). */
export interface Stars {
  /** Stars that are filled whole, 0 to 4. */
  readonly whole: number
  /** Filled part of the next star, above 0.3 to 1; 0 where it stays empty. */
  readonly partial: number
}

/** A star is filled in part only above this share (LOC-12). */
const leastPartial = 0.3
const mostWhole = 4

/**
 * At most four whole stars and a partial one: 4.3 fills four, 4.31 a part of the fifth, 5.0 the fifth as the partial
 * star. A rating outside 0 to 5 counts as the nearer end.
 */
export function resolveStars(rating: number): Stars {
  const bounded = Number.isNaN(rating) ? 0 : Math.min(5, Math.max(0, rating))
  const whole = Math.min(mostWhole, Math.floor(bounded))
  // 1.3 - 1 is more than 0.3 in binary fractions.
  const rest = Math.round((bounded - whole) * 1e6) / 1e6
  return { whole, partial: rest > leastPartial ? rest : 0 }
}

/** What decides whether a rating is shown (LOC-12, LOC-14). */
export interface RatingRule {
  /** Hides all ratings and reviews. */
  readonly hidden: boolean
  /** A rating must be above it; an equal one is not shown. */
  readonly minimum: number
}

/** Whether a rating is shown (LOC-12): it is known, above the minimum, and ratings are not hidden. */
export const isRatingShown = (rating: number | null, { hidden, minimum }: RatingRule): rating is number =>
  rating !== null && !hidden && rating > minimum
