import type { VehicleView } from '#domain/vehicle/car-fields.ts'
import { isGone } from '#domain/vehicle/gone.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext } from '#server/request-context.ts'
import { answerProblem } from '#http/answer-problem.ts'
import type { Route } from './+types/vehicle-view-count.ts'

/** More than any page needs; a storm of requests is then answered without a look at the database. */
const perMinute = 120

/**
 * GET /cars/{slug}/view.json: counts a look at the vehicle and answers how often it was looked at, with what a page
 * that has been open for a while may say wrongly (VDP-15). `photos_count` and `updated_at` say what the page was made
 * of; a `website_id` of another site is refused, so that a page served elsewhere counts nothing here.
 */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { site, ctx, stock, views, countView, takeAllowance } = getRequestContext(context)
  const websiteId = url.searchParams.get('website_id')
  if (websiteId !== null && websiteId !== site.id)
    return answerProblem(400, 'Bad request', 'website_id is not the id of this site.')
  if (!takeAllowance('view', perMinute, 60_000))
    return answerProblem(429, 'Too many requests', 'Try again in a minute.', { 'Retry-After': '60' })
  const vehicle = await stock.findBySlug(ctx, params.slug)
  if (vehicle === null) return answerProblem(404, 'Not found', 'There is no such vehicle.')
  if (isGone(vehicle, ctx.now(), site.stock.gone_after_days))
    return answerProblem(410, 'Gone', 'This vehicle was sold.')
  // What a browser fetches ahead, nobody has looked at.
  const isAhead = request.headers.has('sec-purpose') || request.headers.get('purpose') === 'prefetch'
  const answer: VehicleView = {
    views: isAhead ? await views.find(ctx, vehicle.id) : await countView(vehicle.id),
    car_fields: resolveListing(vehicle, site, ctx.now()).carFields,
  }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
