import { data } from 'react-router'
import { requireVisitor } from '#features/parts/sign-in/require-visitor.server.ts'
import { findReservations } from '#features/screens/garage/find-reservations.server.ts'
import { loadDataExport } from '#features/screens/garage/load-garage.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/my-data-export.ts'

/** Everything that the site stores of the signed-in visitor, as a JSON file (AUTH-03). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, takeAllowance } = services
  const visitor = await requireVisitor(services, { pathname: site.routes.garage, search: '' }, 'garage')
  if (visitor === null) throw data(null, { status: 404 })
  if (!(await takeAllowance('data export', 20, 3_600_000)))
    return new Response('You have exported your data several times. Try again in an hour.', {
      status: 429,
      headers: { 'Retry-After': '3600' },
    })
  const all = await loadDataExport({ ...services, reservations: findReservations(services) }, visitor)
  return new Response(`${JSON.stringify(all, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
