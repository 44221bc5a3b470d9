import { isDirectNeighbour } from '#http/direct-caller.ts'
import { sendAnswer, sendText } from '#http/http-answer.ts'
import { buildUnknownHostPage, plainPageHeaders } from '#http/plain-pages.ts'
import { hasProperHost, readRequestOrigin } from '#http/request-origin.ts'
import { commonHeaders } from '#http/security-headers.ts'
import type { Services } from './create-services.ts'
import type { Environment } from './environment.ts'
import type { SiteVisit, Visit } from './visit.ts'

/**
 * Finds the site of a request by its host. Returns null when it has answered the request itself: a host that is not
 * valid (400) or a host without a site (404); and 'list' for the bare localhost, where all sites are shown.
 */
export type FindTenant = (visit: Visit) => SiteVisit | 'list' | null

const pageHeaders = { ...commonHeaders, ...plainPageHeaders }

/** See FindTenant. */
export function createFindTenant(services: Services, environment: Environment): FindTenant {
  const { sites } = services

  return (visit) => {
    const { request, response } = visit
    const origin = readRequestOrigin(request, environment.trustedProxies)
    if (!hasProperHost(request, origin.host)) {
      sendText(response, 400, 'The Host header must name one host, with a port up to 65535.')
      return null
    }
    const tenant = sites.lookup(origin.host)
    if (tenant.kind === 'site') {
      const { site, isFormerHost = false, offline = null } = tenant
      // Together with the lookup: after an await the site could be older than the version.
      const version = services.pageVersion(site.slug)
      return Object.assign(visit, { site, origin, siteSlug: site.slug, version, isFormerHost, offline })
    }
    // The site list is served to local and private-network callers only (TEN-07).
    if (tenant.kind === 'list' && isDirectNeighbour(request, environment)) return 'list'
    sendAnswer(response, 404, pageHeaders, buildUnknownHostPage(), request.method)
    return null
  }
}
