import { data, redirect } from 'react-router'
import { buildComparePath, isCompareForm, parseCompareAddress } from '#features/parts/saved-vehicles/compare-address.ts'
import { ComparePage } from '#features/screens/compare/compare-page.tsx'
import type { CompareView } from '#features/screens/compare/compare-view.ts'
import { loadComparePage } from '#features/screens/compare/load-compare-page.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import { isSavingOn } from '#site/switches.ts'
import type { Route } from './+types/compare.ts'

/**
 * The page looks for vehicles to add with a field of its own. Below two vehicles or more that stands screens away, and
 * the way to the stock is in the header, as on other pages.
 */
export const handle = {
  ownSearch: ({ view }: { view: Pick<CompareView, 'cars'> }) => view.cars.length < 2,
} as const

/** The compare page, /compare?ids={id},{id}&only=differences&find={words}, all of them optional (FAV-01). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  if (!isSavingOn(site)) throw data(null, { status: 404 })
  const address = parseCompareAddress(url.searchParams)
  if (isCompareForm(url.searchParams)) throw redirect(buildComparePath(site.routes.compare, address))
  return { view: await loadComparePage(services, address), siteName: site.name }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const { view, siteName } = loaderData
  const names = view.cars.map(({ title }) => title).join(' and ')
  return [
    { title: `${names === '' ? 'Compare vehicles' : `Compare ${names}`} – ${siteName}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage view={loaderData.view} />
}
