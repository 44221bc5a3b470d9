import { receiveOnlinePayment, showOnlinePayment } from '#features/screens/online-payment/handle-payment.server.ts'
import { PaymentPage } from '#features/screens/online-payment/payment-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/online-payment.ts'

/** No contact bar: it would cover what is filled in here (NAV-07; see src/root.tsx). */
export const handle = { contactBar: 'none' } as const

/** /online-payment: pay an invoice or a deposit by its reference (BUY-06). */
export function loader({ context, url }: Route.LoaderArgs) {
  return showOnlinePayment(getRequestContext(context), url)
}

export function action({ request, context, url }: Route.ActionArgs) {
  return receiveOnlinePayment(getRequestContext(context), url, request)
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData === undefined ? 'Page not found' : `${loaderData.heading} – ${loaderData.dealer}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function OnlinePayment({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentPage {...(actionData ?? loaderData)} />
}
