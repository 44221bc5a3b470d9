import { data } from 'react-router'
import { answerSearchCall } from '#features/screens/search-results/answer-search-call.server.ts'
import { buildSearchHit } from '#features/parts/vehicle-card/build-search-hit.ts'
import { describeError } from '#log/describe-error.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext } from '#server/request-context.ts'
import { answerProblem } from '#http/answer-problem.ts'
import type { Route } from './+types/api-search.ts'

/**
 * GET /api/search?index=&filters=&query=&offset=&hitsPerPage=&sort= → { hits, count, facets, pages, ms } (SRCH-11). All
 * parameters may be absent: index is the site's, hitsPerPage its page size, sort 'rank'; `filters` is the language of
 * src/search/filter-expression.ts. 400 with what is wrong, 503 while the search cannot be asked.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, log, requestId } = services
  try {
    const outcome = await answerSearchCall(services, url.searchParams, (vehicle, nowMs) =>
      buildSearchHit(resolveListing(vehicle, site, nowMs)),
    )
    if (!outcome.ok) return answerProblem(400, 'Bad request', outcome.problem)
    return Response.json(outcome.answer, {
      headers: { 'Cache-Control': 'private, max-age=30', 'X-Robots-Tag': 'noindex' },
    })
  } catch (error) {
    log.error({ requestId, site: site.slug, error: describeError(error) }, 'search call failed')
    return answerProblem(503, 'Search unavailable', 'The search could not be asked; try again in a moment.', {
      'Retry-After': '5',
    })
  }
}

export function action() {
  throw data(null, { status: 405, headers: { Allow: 'GET' } })
}
