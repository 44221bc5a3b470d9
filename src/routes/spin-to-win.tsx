import { data, redirect, useNavigation } from 'react-router'
import { noStore } from '#features/parts/lead-form/form-route.ts'
import { requireVisitor } from '#features/parts/sign-in/require-visitor.server.ts'
import { drawOnce, isSpinOffered, loadSpin } from '#features/screens/spin-to-win/load-spin.server.ts'
import { SpinPage } from '#features/screens/spin-to-win/spin-page.tsx'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import type { Route } from './+types/spin-to-win.ts'

const path = '/spin-to-win'

export { handle, headers } from '#features/parts/lead-form/form-route.ts'

/** The signed-in visitor. Throws a 404 where the promotion is off, and a redirect to the sign-in (AUTH-02). */
async function requirePlayer(services: RequestContext) {
  if (!isSpinOffered(services.site)) throw data(null, { status: 404 })
  const visitor = await requireVisitor(services, { pathname: path, search: '' }, 'spin_to_win')
  if (visitor === null) throw data(null, { status: 404 })
  return visitor
}

/** /spin-to-win (BUY-06). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const visitor = await requirePlayer(services)
  return data({ view: await loadSpin(services, visitor), siteName: services.site.name }, noStore)
}

export async function action({ context }: Route.ActionArgs) {
  const services = getRequestContext(context)
  const visitor = await requirePlayer(services)
  await drawOnce(services, visitor)
  return redirect(path, 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData === undefined ? 'Page not found' : `${loaderData.view.title} – ${loaderData.siteName}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function SpinToWin({ loaderData }: Route.ComponentProps) {
  const navigation = useNavigation()
  return <SpinPage view={loaderData.view} busy={navigation.state !== 'idle' && navigation.formMethod === 'POST'} />
}
