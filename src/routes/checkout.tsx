import { receiveCheckout, showCheckout } from '#features/screens/checkout/handle-checkout.server.ts'
import { BlockedPage } from '#features/parts/reserve/blocked-page.tsx'
import { CheckoutPage } from '#features/screens/checkout/checkout-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/checkout.ts'

/** No contact bar: it would cover what is filled in here (NAV-07; see src/root.tsx). */
export const handle = { contactBar: 'none' } as const

/** /cars/{slug}/checkout, or /cars/{slug}/buy-online on sites that say so (BUY-01). */
export function loader({ request, context, params, url }: Route.LoaderArgs) {
  return showCheckout(getRequestContext(context), { ...params, url }, request)
}

export function action({ request, context, params, url }: Route.ActionArgs) {
  return receiveCheckout(getRequestContext(context), { ...params, url }, request)
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Reserve ${loaderData?.view.car.title ?? 'a vehicle'} – ${loaderData?.siteName ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData
  return shown.kind === 'form' ? <CheckoutPage {...shown} /> : <BlockedPage view={shown.view} />
}
