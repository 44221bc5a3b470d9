import { data, redirectDocument } from 'react-router'
import { SignOutPage } from '#features/screens/sign-in/sign-out-page.tsx'
import { receiveSignOut } from '#features/screens/sign-in/handle-sign-out.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/sign-out.ts'
import { noStoreHeaders } from '#http/no-store.ts'

export { handle, headers } from '#features/parts/lead-form/form-route.ts'

/** GET /sign-out asks first: an address alone must not sign anybody out. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site, findVisitor } = getRequestContext(context)
  if (!site.auth.authentication) throw data(null, { status: 404 })
  const headers = noStoreHeaders
  if ((await findVisitor()) === null) throw redirectDocument('/', { status: 303, headers })
  return data({ siteName: site.name }, { headers })
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveSignOut(getRequestContext(context), request)
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData === undefined ? 'Page not found' : `Sign out – ${loaderData.siteName}`
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function SignOut() {
  return <SignOutPage />
}
