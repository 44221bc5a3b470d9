import { data } from 'react-router'
import { resolveSearchAddress } from '#features/screens/search-results/address/search-knowledge.server.ts'
import { loadVehiclePage } from '#features/screens/vehicle-page/load-vehicle-page.server.ts'
import { VehiclePage } from '#features/screens/vehicle-page/vehicle-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/vehicle.ts'
import { openView, sealView } from './sealed-view.ts'
import { noStoreHeaders } from '#http/no-store.ts'

/** The page has a bar of its own on most sites (VDP-03; see src/root.tsx). */
export const handle = { contactBar: 'vehicle' } as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, search, ctx } = services
  const outcome = await loadVehiclePage(services, {
    slug: params.slug,
    origin: url.origin,
    isSearch: async (pathname) => (await resolveSearchAddress(site, search, pathname, ctx.now())) !== null,
  })
  switch (outcome.kind) {
    case 'missing':
      throw data(null, { status: 404 })
    case 'gone':
      throw data(outcome.vehicle, { status: 410 })
    case 'found': {
      const { meta, pageMenu, ...view } = outcome.data
      // What the page is for is the vehicle, which has its own buttons.
      const pageBar = { lead: null }
      const answer = { meta, pageBar, ...(pageMenu === undefined ? {} : { pageMenu }), view: sealView(view) }
      return view.form === null ? answer : data(answer, { headers: noStoreHeaders })
    }
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [{ title: 'Vehicle not found' }, { name: 'robots', content: 'noindex' }]
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  return <VehiclePage data={openView(loaderData.view)} />
}
