import { readShownName } from '#domain/review/feedback-words.ts'
import { addressOf } from '#site/addresses.ts'
import { resolveLink } from '#site/routes.ts'
import type { Site } from '#site/site.ts'

/** The page that asks a customer how it went (CONTENT-05). */
export interface ReviewFeedbackView {
  readonly firstName: string
  readonly dealershipName: string
  /** Where a great experience is reported: the dealer's review page, else the feedback form of the site. */
  readonly goodHref: string
  /** Where a bad experience is reported. */
  readonly badHref: string
}

/** The review page of the site: the configured one, else the profile of its main location; null: it has none. */
function findReviewUrl({ content, dealerships }: Site): string | null {
  const locations = dealerships.flatMap((dealership) => dealership.locations)
  const main = locations.find(({ primary }) => primary) ?? locations[0]
  return content.review_feedback.review_url ?? main?.google_business_profile?.review_url ?? null
}

/** Builds the page from the query string, whose names are shown as text. */
export function buildReviewFeedback(site: Site, query: URLSearchParams): ReviewFeedbackView {
  const { default_first_name, default_dealership_name } = site.content.review_feedback
  const review = findReviewUrl(site)
  return {
    firstName: readShownName(query.get('first_name'), default_first_name),
    dealershipName: readShownName(query.get('dealership_name'), default_dealership_name),
    goodHref: (review === null ? null : resolveLink(site, review)) ?? addressOf(site, 'feedback'),
    badHref: addressOf(site, 'feedback_survey'),
  }
}
