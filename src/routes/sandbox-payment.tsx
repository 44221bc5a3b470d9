import { receiveSandboxPayment, showSandboxPayment } from '#features/screens/checkout/handle-sandbox.server.ts'
import { SandboxPage } from '#features/screens/checkout/sandbox-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/sandbox-payment.ts'

/** No contact bar: it would cover what is filled in here (NAV-07; see src/root.tsx). */
export const handle = { contactBar: 'none' } as const

/** /sandbox-payment/{reference}: where a real processor asks for the card (BUY-03). */
export function loader({ context, params }: Route.LoaderArgs) {
  return showSandboxPayment(getRequestContext(context), params.reference)
}

export function action({ request, context, params }: Route.ActionArgs) {
  return receiveSandboxPayment(getRequestContext(context), params.reference, request)
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Sandbox payment – ${loaderData?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }]
}

export default function SandboxPayment({ loaderData, actionData }: Route.ComponentProps) {
  return <SandboxPage {...(actionData ?? loaderData)} />
}
