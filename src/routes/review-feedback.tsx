import { data } from 'react-router'
import { noStore } from '#features/parts/lead-form/form-route.ts'
import { buildReviewFeedback } from '#features/screens/review-feedback/build-review-feedback.ts'
import { ReviewFeedbackPage } from '#features/screens/review-feedback/review-feedback-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/review-feedback.ts'

/** The page needs no scripts (see root.tsx). */
export const handle = { scriptless: true }

/** The page that a customer opens from a message after a visit (CONTENT-05). It holds a name, so nothing keeps it. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { site } = getRequestContext(context)
  return data({ view: buildReviewFeedback(site, url.searchParams), siteName: site.name }, noStore)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `How was your visit? – ${loaderData?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }]
}

export default function ReviewFeedback({ loaderData }: Route.ComponentProps) {
  return <ReviewFeedbackPage view={loaderData.view} />
}
