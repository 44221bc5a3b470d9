import { data } from 'react-router'
import { requireVisitor } from '#features/parts/sign-in/require-visitor.server.ts'
import { GaragePage } from '#features/screens/garage/garage-page.tsx'
import { loadGarage } from '#features/screens/garage/load-garage.server.ts'
import { findReservations } from '#features/screens/garage/find-reservations.server.ts'
import { receivePasskeyRemoval } from '#features/screens/garage/receive-passkey-removal.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/garage.ts'
import { noStoreHeaders } from '#http/no-store.ts'

/** The garage of the signed-in visitor, at routes.garage (AUTH-03). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const visitor = await requireVisitor(services, url, 'garage')
  if (visitor === null) throw data(null, { status: 404 })
  const isPasskeyRemoved = url.searchParams.get('passkey') === 'removed'
  const view = await loadGarage({ ...services, reservations: findReservations(services) }, visitor, isPasskeyRemoved)
  return data({ view, siteName: services.site.name }, { headers: noStoreHeaders })
}

/** The form that removes a passkey. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  const visitor = await requireVisitor(services, url, 'garage')
  if (visitor === null) throw data(null, { status: 404 })
  return receivePasskeyRemoval(services, visitor, request, services.site.routes.garage)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData === undefined ? 'Page not found' : `${loaderData.view.heading} – ${loaderData.siteName}`
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function Garage({ loaderData }: Route.ComponentProps) {
  return <GaragePage view={loaderData.view} />
}
