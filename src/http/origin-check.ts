import type { IncomingMessage } from 'node:http'

/**
 * Whether a request that may change something comes from the site's own pages (API-04). Compares the whole origin with
 * the address asked for; a request without an Origin header comes from no page (a server, a command line) and carries
 * no cookie of a visitor's browser, since those are SameSite.
 */
export function isSameOrigin(request: IncomingMessage, scheme: 'http' | 'https', host: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return true
  const origin = request.headers.origin
  if (origin === undefined)
    return request.headers['sec-fetch-site'] === undefined || request.headers['sec-fetch-site'] === 'same-origin'
  return origin.toLowerCase() === `${scheme}://${host.toLowerCase()}`
}

/** Whether a browser says that another page than one of this site asks; browsers that do not tell are believed. */
export function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}
