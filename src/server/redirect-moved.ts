import { sendAnswer } from '#http/http-answer.ts'
import { buildGonePage, plainPageHeaders } from '#http/plain-pages.ts'
import { commonHeaders } from '#http/security-headers.ts'
import { resolveRedirect } from '#site/redirects.ts'
import type { HandlerResult, SiteVisit } from './visit.ts'

/** moved: sends addresses of the dealer's earlier web site where they went (301), or says that they are gone (410). */
export function redirectMoved({ request, response, path, site }: SiteVisit): HandlerResult {
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'go on'
  const moved = resolveRedirect(site, path)
  if (moved === null) return 'go on'
  if (moved.kind === 'gone') {
    const { name, phone, routes } = site
    sendAnswer(
      response,
      410,
      { ...commonHeaders, ...plainPageHeaders },
      buildGonePage({ name, phone, searchPath: routes.search }),
      request.method,
    )
    return 'answered'
  }
  const location = buildMovedLocation(moved.to, (request.url ?? '').slice(path.length))
  sendAnswer(response, 301, { ...commonHeaders, Location: location, 'Cache-Control': 'public, max-age=3600' }, '')
  return 'answered'
}

/** Campaign parameters of old links and advertisements are kept; `query` begins with '?' or is empty. */
export const buildMovedLocation = (to: string, query: string): string =>
  to.startsWith('/') && !/[?#]/.test(to) ? `${to}${query}` : to
