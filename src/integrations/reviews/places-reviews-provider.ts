import type { PlaceReview } from '#domain/location/place-reviews.ts'
import { asObject, getObject } from '../outgoing-http/get-object.ts'
import type { OutgoingRules } from '../outgoing-http/guarded-request.ts'
import { failReviews, type ReviewsOutcome, type ReviewsProvider } from './reviews-provider.ts'

export interface PlacesReviewsOptions {
  readonly key: string
  /** Time limit of one call, including reading the response body. */
  readonly timeLimitMs: number
  /** Address of the service up to the place's id; absent: Google's own. */
  readonly url?: string
}

/** Limit of the response body; the five reviews that the service returns have a few thousand bytes. */
const maxResponseBytes = 262_144
const mostReviews = 50
const longestText = 5_000
const longestName = 200
const googleUrl = 'https://places.googleapis.com/v1/places'

/** The places service (Places API, New): rating, number of reviews and the reviews of one place (LOC-14). */
export function createPlacesReviewsProvider(
  { key, timeLimitMs, url = googleUrl }: PlacesReviewsOptions,
  rules?: OutgoingRules,
): ReviewsProvider {
  return {
    name: 'google',
    async find(placeId) {
      const asked = await getObject(
        {
          url: `${url}/${encodeURIComponent(placeId)}?languageCode=en-AU`,
          userAgent: 'Forecourt reviews',
          headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'rating,userRatingCount,reviews' },
          timeLimitMs,
          maxBytes: maxResponseBytes,
        },
        rules,
      )
      return asked.ok ? readAnswer(asked.answer) : failReviews(asked.problem, asked.detail)
    },
  }
}

function readAnswer({ rating, userRatingCount, reviews }: Readonly<Record<string, unknown>>): ReviewsOutcome {
  if (!isRating(rating)) return failReviews('invalid_response', 'the response contains no rating')
  const isCount = typeof userRatingCount === 'number' && Number.isInteger(userRatingCount) && userRatingCount >= 0
  return {
    ok: true,
    reviews: {
      rating,
      count: isCount ? userRatingCount : null,
      reviews: Array.isArray(reviews) ? reviews.slice(0, mostReviews).flatMap(readReview) : [],
    },
  }
}

/** Reads a review of the response; leaves out one without author or rating. */
function readReview(value: unknown): readonly PlaceReview[] {
  const { rating, text, authorAttribution, relativePublishTimeDescription: when } = asObject(value)
  const author = toText(asObject(authorAttribution).displayName, longestName)
  if (author === null || !isRating(rating)) return []
  return [{ author, rating, text: toText(asObject(text).text, longestText), date: toText(when, longestName) }]
}

const isRating = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 5

const toText = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : null
