import { data, redirect } from 'react-router'
import { loadWatchlist } from '#features/parts/saved-vehicles/load-watchlist.server.ts'
import { readRemovals } from '#features/parts/saved-vehicles/read-removals.server.ts'
import { removeFromWatchlist } from '#features/parts/saved-vehicles/watchlist.server.ts'
import { loadNewCars } from '#features/screens/watchlist/load-new-cars.server.ts'
import { buildSavedPage } from '#features/screens/watchlist/saved-page-view.ts'
import { SavedPage } from '#features/screens/watchlist/saved-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { buildSignInPath } from '#site/sign-in-path.ts'
import { isSavingOn, isWatchlistOn } from '#site/switches.ts'
import type { Route } from './+types/watchlist.ts'
import { noStoreHeaders } from '#http/no-store.ts'

/** Nobody else's cache may keep what a visitor saved. */
const noStore = { headers: noStoreHeaders } as const

/** The saved vehicles, at routes.watchlist (WATCH-06, FAV-01). The page is open to everyone; a list needs sign-in. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, findVisitor } = services
  if (!isSavingOn(site)) throw data(null, { status: 404 })
  const visitor = isWatchlistOn(site) ? await findVisitor() : null
  const watchlist = !isWatchlistOn(site) ? 'none' : visitor === null ? null : await loadWatchlist(services, visitor.id)
  const hasOwn = watchlist !== null && watchlist !== 'none' && watchlist.cars.length > 0
  const newCars = hasOwn ? [] : await loadNewCars(services)
  return data({ view: buildSavedPage(site, watchlist, newCars), siteName: site.name }, noStore)
}

/** The form that removes vehicles without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = getRequestContext(context)
  const { site, takeAllowance } = services
  if (!isWatchlistOn(site)) throw data(null, { status: 404 })
  if (!(await takeAllowance('watchlist', 120, 60_000)))
    throw data(null, { status: 429, headers: { 'Retry-After': '60' } })
  const path = site.routes.watchlist
  const ids = await readRemovals(request)
  if (ids === null) throw data(null, { status: 413 })
  for (const car_id of ids) {
    const { kind } = await removeFromWatchlist(services, { car_id })
    if (kind === 'signed_out') throw redirect(buildSignInPath({ type: 'watchlist', redirect: path, back: path }), 303)
  }
  throw redirect(path, 303)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { view, siteName } = loaderData ?? { view: { heading: 'Page not found' }, siteName: '' }
  return [{ title: `${view.heading} – ${siteName}` }, { name: 'robots', content: 'noindex' }]
}

export default function Watchlist({ loaderData }: Route.ComponentProps) {
  return <SavedPage view={loaderData.view} />
}
