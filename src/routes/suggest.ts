import { listSuggestions } from '#features/screens/search-results/list-suggestions.ts'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/suggest.ts'

/**
 * GET /search-suggest?q=hil → { suggestions: [{ kind, label, count, href }] }: at most 11 makes, models and stock
 * numbers of this site's stock that begin as typed (SRCH-07).
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { site, search, ctx } = getRequestContext(context)
  const suggestions = listSuggestions(search, site, url.searchParams.get('q') ?? '', ctx.now())
  return Response.json(
    { suggestions },
    { headers: { 'Cache-Control': 'private, max-age=30', 'X-Robots-Tag': 'noindex' } },
  )
}
