import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { sendAnswer } from '#http/http-answer.ts'
import { commonHeaders } from '#http/security-headers.ts'
import { findGuessedPage } from '#site/guessed-paths.ts'
import { resolveRedirect, type MovedAddress } from '#site/redirects.ts'
import type { Site } from '#site/site.ts'
import type { HandlerResult, SiteVisit } from './visit.ts'

/** Where a path leads that no page has and that people type for one, '/about'. */
function findGuess(site: Site, path: string): MovedAddress | null {
  const to = findGuessedPage(site, path)
  return to === null || !isBuiltLink(site, to) ? null : { kind: 'moved', to }
}

/**
 * moved: sends addresses of the dealer's earlier web site where they went (301), and guessed ones to the page that is
 * meant. One that is gone becomes a page of the site that says so (410, see routes/visitor-tools.tsx).
 */
export function redirectMoved({ request, response, path, site }: SiteVisit): HandlerResult {
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'go on'
  const moved = resolveRedirect(site, path) ?? findGuess(site, path)
  if (moved === null || moved.kind === 'gone') return 'go on'
  const location = buildMovedLocation(moved.to, (request.url ?? '').slice(path.length))
  sendAnswer(response, 301, { ...commonHeaders, Location: location, 'Cache-Control': 'public, max-age=3600' }, '')
  return 'answered'
}

/** Campaign parameters of old links and advertisements are kept; `query` begins with '?' or is empty. */
export const buildMovedLocation = (to: string, query: string): string =>
  to.startsWith('/') && !/[?#]/.test(to) ? `${to}${query}` : to
