import { createHash, timingSafeEqual } from 'node:crypto'
import { sendProblem, sendRefusal } from '#http/answer-call.ts'
import { normaliseHost } from '#site/resolve-host.ts'
import { resolveSecret } from './resolve-secret.ts'
import type { Logger } from '#log/log.ts'
import type { Handler, SiteVisit } from './visit.ts'

/** The search calls for other programs (SRCH-11, SRCH-18); the pages of a site search without them. */
const isSearchCall = (path: string): boolean => /^\/api\/search(?:[/.]|$)/i.test(path)

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in the same time whatever the texts are. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted))

/**
 * search: the host and the key of a site's search calls (TEN-09). A host of its own answers these calls and nothing
 * else. Where the site names a key, callers present it as a bearer token, on every host; while the environment does not
 * have it, nobody is let in.
 */
export function createSearchGuard(
  variables: Readonly<Record<string, string | undefined>>,
  log: Pick<Logger, 'error'>,
): Handler<SiteVisit> {
  return ({ request, response, path, site, origin }) => {
    const { host, key } = site.search
    if (!isSearchCall(path)) {
      if (host === null || normaliseHost(origin.host) !== host) return 'go on'
      const detail = 'This host answers the search calls below /api/search alone.'
      sendRefusal(request, response, path, { status: 404, title: 'Not found', detail })
      return 'answered'
    }
    if (key === null) return 'go on'
    const wanted = resolveSecret(site.slug, key, variables)
    if (wanted === null) {
      log.error({ site: site.slug }, 'the key of the search calls (search.key) is not in the environment')
      sendProblem(response, 503, 'Service unavailable', 'The search calls are not set up yet.', request.method)
      return 'answered'
    }
    const [, given = null] = /^Bearer ([\x21-\x7e]{1,500})$/i.exec(request.headers.authorization ?? '') ?? []
    if (given !== null && isSame(given, wanted)) return 'go on'
    response.setHeader('WWW-Authenticate', 'Bearer')
    const detail = 'Send the key of the search calls as "Authorization: Bearer <key>".'
    sendProblem(response, 401, 'Unauthorized', detail, request.method)
    return 'answered'
  }
}
