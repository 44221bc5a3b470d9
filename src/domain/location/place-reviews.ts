/** One review of a location. */
export interface PlaceReview {
  readonly author: string
  /** 0 to 5 stars. */
  readonly rating: number
  /** null for a rating without words. */
  readonly text: string | null
  /** When, as shown: 'October 2026', '2 months ago'. */
  readonly date: string | null
}

/** Rating and reviews of a location, from the site file or from a provider (LOC-14). */
export interface PlaceReviews {
  /** 0 to 5 stars; null where it is not known. */
  readonly rating: number | null
  /** Number of reviews that the rating rests on; null where it is not known. */
  readonly count: number | null
  /** Newest first. */
  readonly reviews: readonly PlaceReview[]
}
