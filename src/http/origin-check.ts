import type { IncomingMessage } from 'node:http'

/**
 * Protection against cross-site request forgery (API-04): whether a request that may change something comes from the
 * site's own pages. Compares the whole origin with the requested address. A request without an Origin header does not
 * come from a page (a server, a command line) and has no cookie of a browser, since those are SameSite.
 */
export function isSameOrigin(request: IncomingMessage, scheme: 'http' | 'https', host: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return true
  const origin = request.headers.origin
  if (origin === undefined)
    return request.headers['sec-fetch-site'] === undefined || request.headers['sec-fetch-site'] === 'same-origin'
  return origin.toLowerCase() === `${scheme}://${host.toLowerCase()}`
}

/** Whether the browser reports a request from a page of another site; browsers that report nothing are trusted. */
export function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}
