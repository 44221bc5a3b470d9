import { data } from 'react-router'
import { answerStockSearch } from '#features/screens/search-results/answer-stock-search.server.ts'
import { buildSearchHit } from '#features/parts/vehicle-card/build-search-hit.ts'
import { describeError } from '#log/describe-error.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext } from '#server/request-context.ts'
import { answerProblem } from '#http/answer-problem.ts'
import type { Route } from './+types/api-stock-search.ts'

/**
 * The separate searches (SRCH-18), of what is for sale on the site:
 *
 * GET /api/search/models?make=&limit=                                                  → { models: [{ value, count }] }
 *     GET /api/search/dealership-items?dealership_id=&categories=&price_min=&price_max=&limit= → { hits, count }
 *     GET /api/search/hits?filters=&limit=                                                 → { hits, count }
 *     GET /api/search/dearest                                                              → { hit, maximum }
 *
 * `categories` may be repeated, prices are asked for in whole dollars, and `limit` is the site's page size unless
 * given. `maximum` is in cents. 404 for another search, 400 with what is wrong, 503 while the search cannot be asked.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, log, requestId } = services
  try {
    const outcome = await answerStockSearch(services, params.search, url.searchParams, (vehicle, nowMs) =>
      buildSearchHit(resolveListing(vehicle, site, nowMs)),
    )
    if (!outcome.ok)
      return answerProblem(outcome.status, outcome.status === 404 ? 'Not found' : 'Bad request', outcome.problem)
    return Response.json(outcome.answer, {
      headers: { 'Cache-Control': 'private, max-age=30', 'X-Robots-Tag': 'noindex' },
    })
  } catch (error) {
    log.error({ requestId, site: site.slug, error: describeError(error) }, 'separate search failed')
    return answerProblem(503, 'Search unavailable', 'The search could not be asked; try again in a moment.', {
      'Retry-After': '5',
    })
  }
}

export function action() {
  throw data(null, { status: 405, headers: { Allow: 'GET' } })
}
