import { receivePaymentEvent } from '#features/screens/checkout/receive-payment-event.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/payment-webhook.ts'

/** /api/payments/webhook/{processor}: events of the site's payment processor (BUY-03). */
export function action({ request, context, params }: Route.ActionArgs) {
  return receivePaymentEvent(getRequestContext(context), params.processor, request)
}

export function loader({ request, context, params }: Route.LoaderArgs) {
  return receivePaymentEvent(getRequestContext(context), params.processor, request)
}
