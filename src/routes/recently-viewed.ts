import { buildViewedCar, parseViewedIds } from '#features/parts/recently-viewed/viewed-view.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/recently-viewed.ts'

const perMinute = 60

/**
 * GET /recently-viewed.json?ids=a,b: the site's cars of these ids, in the order asked, as they are today (VDP-16).
 * Hidden and unknown ones are left out.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, ctx, stock, takeAllowance } = getRequestContext(context)
  if (!takeAllowance('viewed', perMinute, 60_000))
    return Response.json(
      { title: 'Too many requests', status: 429 },
      { status: 429, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } },
    )
  const vehicles = await stock.getMany(ctx, parseViewedIds(url.searchParams.get('ids')))
  const cars = vehicles.map((vehicle) => buildViewedCar(resolveListing(vehicle, site, ctx.now())))
  return Response.json({ cars }, { headers: { 'Cache-Control': 'no-store' } })
}
