import { buildLenderDisclaimers } from '#features/finance/build-lender-disclaimers.ts'
import { isCarKey } from '#domain/vehicle/car-key.ts'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/api-finance-disclaimer.ts'

/** GET /api/cars/{id or slug}/finance-disclaimer (FIN-04): the lenders of a car with their disclaimers. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, ctx, stock } = getRequestContext(context)
  const vehicle = isCarKey(params.car) ? await stock.findByIdOrSlug(ctx, params.car) : null
  if (vehicle === null) return answer({ title: 'Not found', status: 404, detail: 'There is no such car here.' }, 404, 'application/problem+json')
  return answer(buildLenderDisclaimers(vehicle, site), 200, 'application/json')
}

function answer(body: object, status: number, type: string): Response {
  return Response.json(body, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })
}
