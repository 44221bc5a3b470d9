import { receiveReservation, showReservation } from '#features/screens/checkout/handle-reservation.server.ts'
import { ReservationPage } from '#features/screens/checkout/reservation-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/reservation.ts'

/** No contact bar: it would cover what is filled in here (NAV-07; see src/root.tsx). */
export const handle = { contactBar: 'none' } as const

/** /reservations/{id}?key={key}: one reservation, for whoever has its address (BUY-01, BUY-03). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return showReservation(getRequestContext(context), { ...params, url })
}

export function action({ request, context, params, url }: Route.ActionArgs) {
  return receiveReservation(getRequestContext(context), { ...params, url }, request)
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Your reservation – ${loaderData?.siteName ?? ''}` },
    { name: 'robots', content: 'noindex' },
    // The address holds the key.
    { name: 'referrer', content: 'strict-origin' },
  ]
}

export default function Reservation({ loaderData, actionData }: Route.ComponentProps) {
  // The loader runs after the action too, and again when the time to pay is over.
  return <ReservationPage {...loaderData} formError={actionData?.formError ?? loaderData.formError} />
}
