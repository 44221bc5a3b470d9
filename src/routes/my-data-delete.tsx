import { data, redirectDocument } from 'react-router'
import { requireVisitor } from '#features/parts/sign-in/require-visitor.server.ts'
import { buildOwnHeaders } from '#features/screens/sign-in/handle-sign-in.server.ts'
import { DeleteDataPage } from '#features/screens/garage/delete-data-page.tsx'
import { buildDeletedView, loadDeleteData } from '#features/screens/garage/load-delete-data.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/my-data-delete.ts'
import { noStoreHeaders } from '#http/no-store.ts'

/** No contact bar: it would cover what is filled in here (NAV-07; see src/root.tsx). */
export const handle = { contactBar: 'none' } as const

const noStore = { headers: noStoreHeaders } as const

/** /my-data/delete asks first; ?deleted=1 is the page afterwards, when nobody is signed in any more (AUTH-03). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, findVisitor } = services
  if (site.auth.authentication && site.auth.garage && url.searchParams.has('deleted') && (await findVisitor()) === null)
    return data({ view: buildDeletedView(site, url.searchParams.has('kept')), siteName: site.name }, noStore)
  const visitor = await requireVisitor(services, url, 'garage')
  if (visitor === null) throw data(null, { status: 404 })
  return data({ view: await loadDeleteData(services, visitor), siteName: site.name }, noStore)
}

export async function action({ context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  const { ctx, savedVehicles, personalData, eraseVisitor, signIn } = services
  const visitor = await requireVisitor(services, url, 'garage')
  if (visitor === null) throw data(null, { status: 404 })
  const records = await personalData.findOfVisitor(ctx, visitor)
  await personalData.erase(ctx, records)
  await savedVehicles.removeAll(ctx, visitor.id)
  await signIn.signOut('everywhere')
  // Last, because only a visitor who still exists can repeat what failed before.
  await eraseVisitor(visitor.id)
  throw redirectDocument(`${url.pathname}?deleted=1${records.openHolds.length > 0 ? '&kept=1' : ''}`, {
    status: 303,
    headers: buildOwnHeaders(signIn),
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Delete my data – ${loaderData?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }]
}

export default function DeleteMyData({ loaderData }: Route.ComponentProps) {
  return <DeleteDataPage view={loaderData.view} />
}
