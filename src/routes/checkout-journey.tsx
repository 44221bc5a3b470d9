import { BlockedPage } from '#features/parts/reserve/blocked-page.tsx'
import { receiveJourney, showJourney } from '#features/screens/checkout-journey/handle-journey.server.ts'
import { JourneyPage } from '#features/screens/checkout-journey/journey-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/checkout-journey.ts'

/** No contact bar: it would cover what is filled in here (NAV-07; see src/root.tsx). */
export const handle = { contactBar: 'none' } as const

/** /checkout-journey?car_id={id or slug}&step={step} (BUY-02). */
export function loader({ request, context, url }: Route.LoaderArgs) {
  return showJourney(getRequestContext(context), url, request)
}

export function action({ request, context, url }: Route.ActionArgs) {
  return receiveJourney(getRequestContext(context), url, request)
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Buy ${loaderData?.view.car.title ?? 'a vehicle'} online – ${loaderData?.siteName ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function CheckoutJourney({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData
  return shown.kind === 'step' ? <JourneyPage {...shown} /> : <BlockedPage view={shown.view} />
}
