import { receiveReceipt, showReceipt } from '#features/screens/online-payment/handle-receipt.server.ts'
import { ReceiptPage } from '#features/screens/online-payment/receipt-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/payment-receipt.ts'

/** No contact bar: it would cover what is filled in here (NAV-07; see src/root.tsx). */
export const handle = { contactBar: 'none' } as const

/** /online-payment/{id}?key={key}: what became of a payment, for whoever has its address (BUY-06). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return showReceipt(getRequestContext(context), { ...params, url })
}

export function action({ request, context, params, url }: Route.ActionArgs) {
  return receiveReceipt(getRequestContext(context), { ...params, url }, request)
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Your payment – ${loaderData?.siteName ?? ''}` },
    { name: 'robots', content: 'noindex' },
    // The address holds the key.
    { name: 'referrer', content: 'strict-origin' },
  ]
}

export default function PaymentReceipt({ loaderData, actionData }: Route.ComponentProps) {
  return <ReceiptPage {...(actionData ?? loaderData)} />
}
