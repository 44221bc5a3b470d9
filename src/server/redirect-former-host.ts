import { isCalledByScripts } from '#http/answer-busy.ts'
import { sendAnswer } from '#http/http-answer.ts'
import { commonHeaders } from '#http/security-headers.ts'
import { resolveRedirect } from '#site/redirects.ts'
import type { Site } from '#site/site.ts'
import { buildMovedLocation } from './redirect-moved.ts'
import type { HandlerResult, SiteVisit } from './visit.ts'

/**
 * Where a former host of a site leads: the origin of its `url` when that is one of its hosts, else its first host, with
 * the scheme and the port of the request.
 */
function resolveNewOrigin({ url, hosts }: Pick<Site, 'url' | 'hosts'>, { scheme, host }: SiteVisit['origin']): string {
  const configured = url === null ? null : URL.parse(url)
  if (configured !== null && hosts.includes(configured.hostname)) return configured.origin
  return `${scheme}://${hosts[0] ?? host}${/:\d+$/.exec(host)?.[0] ?? ''}`
}

/**
 * former host: sends visitors of a host that the site left to the same address on its present host (301). A page that
 * was open on the old host during the move goes on working there: its forms, calls and files are answered, so that no
 * enquiry is lost.
 */
export function redirectFormerHost(visit: SiteVisit): HandlerResult {
  const { request, response, path, site, isFormerHost, origin } = visit
  if (!isFormerHost || (request.method !== 'GET' && request.method !== 'HEAD')) return 'go on'
  if (!path.startsWith('/') || path.startsWith('/assets/') || isCalledByScripts(path)) return 'go on'
  // An address of the earlier web site goes where its rule says at once, without a second redirect.
  const moved = resolveRedirect(site, path)
  if (moved?.kind === 'gone') return 'go on'
  const target = request.url ?? '/'
  const to = moved === null ? target : buildMovedLocation(moved.to, target.slice(path.length))
  const location = to.startsWith('/') ? `${resolveNewOrigin(site, origin)}${to}` : to
  sendAnswer(response, 301, { ...commonHeaders, Location: location, 'Cache-Control': 'public, max-age=3600' }, '')
  return 'answered'
}
