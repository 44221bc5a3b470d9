import { buildLenderDisclaimers } from '#features/parts/finance/build-lender-disclaimers.ts'
import { isCarKey } from '#domain/vehicle/car-key.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext } from '#server/request-context.ts'
import { answerProblem } from '#http/answer-problem.ts'
import type { Route } from './+types/api-finance-disclaimer.ts'

/** GET /api/cars/{id or slug}/finance-disclaimer (FIN-04): the lenders of a car with their disclaimers. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, ctx, stock } = getRequestContext(context)
  const vehicle = isCarKey(params.car) ? await stock.findByIdOrSlug(ctx, params.car) : null
  if (vehicle === null) return answerProblem(404, 'Not found', 'There is no such car here.')
  return Response.json(buildLenderDisclaimers(resolveListing(vehicle, site, ctx.now())), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
