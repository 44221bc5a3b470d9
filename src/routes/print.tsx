import { data } from 'react-router'
import { isGone } from '#domain/vehicle/gone.ts'
import { buildGoneVehicle } from '#features/parts/site-frame/gone-vehicle.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext } from '#server/request-context.ts'
import { isPrintingOn } from '#site/switches.ts'
import { PrintSheet } from '#documents/print-sheet.tsx'
import { buildVehicleSheet } from '#documents/vehicle-sheet.ts'
import type { Route } from './+types/print.ts'

/** The printed sheet has no site frame (see root.tsx). */
export const handle = { frameless: true }

/** /print?car_id={id or slug}: the printable sheet of a vehicle (SHARE-04). 404 when printing is off (TEN-11). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, ctx, stock } = getRequestContext(context)
  const key = url.searchParams.get('car_id') ?? ''
  const vehicle = key === '' ? null : await stock.findByIdOrSlug(ctx, key)
  if (vehicle === null || !isPrintingOn(site, vehicle.dealership_slug)) throw data(null, { status: 404 })
  if (isGone(vehicle, ctx.now(), site.stock.gone_after_days))
    throw data(buildGoneVehicle(vehicle, site), { status: 410 })
  return {
    sheet: buildVehicleSheet(resolveListing(vehicle, site, ctx.now()), site, url.origin, ctx.now()),
    path: `/cars/${vehicle.slug}`,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData === undefined ? 'Page not found' : `${loaderData.sheet.title} – ${loaderData.sheet.siteName}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Print({ loaderData }: Route.ComponentProps) {
  return <PrintSheet sheet={loaderData.sheet} backHref={loaderData.path} />
}
