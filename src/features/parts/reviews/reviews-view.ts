import { formatNumber } from '#domain/format/format-number.ts'
import type { PlaceReviews } from '#domain/location/place-reviews.ts'
import { isRatingShown, resolveStars, type RatingRule, type Stars } from '#domain/location/star-rating.ts'
import { isStandIn } from '#site/site-origin.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Location, Site } from '#site/site.ts'

/** A rating as stars with its words. */
export interface RatingView {
  readonly stars: Stars
  /** '4.7'. */
  readonly value: string
  /** '1,288 reviews', '1 review'; null where the number is not known. */
  readonly count: string | null
  /** The number itself; null where it is not known. */
  readonly countNumber: number | null
  /** Name of the profile that holds the reviews, 'Google'; null where they are the dealer's own record. */
  readonly source: 'Google' | null
  /** Where the reviews are read and written; null where that is not known. */
  readonly href: string | null
}

/** The reviews block of a location (LOC-14). */
export interface ReviewsView {
  readonly rating: RatingView
  /** Name of the profile, 'Bigsky Rocklea'; the location's where it has none. */
  readonly profile: string
  readonly href: string | null
  readonly reviews: readonly ReviewView[]
}

interface ReviewView {
  readonly author: string
  readonly stars: Stars
  /** '5 out of 5'. */
  readonly value: string
  readonly text: string
  readonly date: string | null
}

/** Reviews of a provider for a location; null while it has none (see `RequestContext.findReviews`). */
export type FindReviews = (location: Location) => PlaceReviews | null

/** The rule of the site, which a dealership may tighten by hiding its reviews. */
const ruleOf = (site: Site, location: Location): RatingRule => ({
  hidden: site.reviews.hidden || resolveDealership(site, location.dealership_id).hides('reviews'),
  minimum: site.reviews.minimum_rating,
})

/** The reviews of the provider, else those of the site file; `reviews` goes before the single fields (STOCK-08). */
function resolvePlaceReviews(location: Location, live: PlaceReviews | null): PlaceReviews {
  if (live !== null) return live
  const { reviews, average_rating, review_count } = location
  return {
    rating: reviews?.average_rating ?? average_rating,
    count: reviews?.count ?? review_count,
    reviews: reviews?.reviews ?? [],
  }
}

const hrefOf = ({ google_business_profile: profile }: Location): string | null =>
  profile === null || isStandIn(URL.parse(profile.review_url)?.hostname ?? '') ? null : profile.review_url

const formatRating = (rating: number): string => rating.toFixed(1)

/** The rating of a location where it may be shown (LOC-12), else null. */
export function buildRating(site: Site, location: Location, find: FindReviews): RatingView | null {
  const { rating, count } = resolvePlaceReviews(location, find(location))
  if (!isRatingShown(rating, ruleOf(site, location))) return null
  return {
    stars: resolveStars(rating),
    value: formatRating(rating),
    count: count === null || count === 0 ? null : `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`,
    countNumber: count,
    source: location.google_business_profile === null ? null : 'Google',
    href: hrefOf(location),
  }
}

/**
 * The reviews of a location (LOC-14): at most the configured number, newest first, of every rating, because leaving out
 * bad ones would mislead. null where the rating may not be shown, or nobody wrote anything.
 */
export function buildReviews(site: Site, location: Location, find: FindReviews): ReviewsView | null {
  const rating = buildRating(site, location, find)
  if (rating === null) return null
  const reviews = resolvePlaceReviews(location, find(location))
    .reviews.flatMap(({ author, rating: stars, text, date }): readonly ReviewView[] =>
      text === null ? [] : [{ author, stars: resolveStars(stars), value: `${stars} out of 5`, text, date }],
    )
    .slice(0, site.reviews.quantity)
  if (reviews.length === 0) return null
  return { rating, profile: location.google_business_profile?.name ?? location.name, href: rating.href, reviews }
}
