import type { IncomingMessage } from 'node:http'

/**
 * Every cookie of ours that can change what a page says begins so: a visitor's session is `forecourt_session`. Cookies
 * of others (advertisers, statistics) change no page.
 */
const ownCookie = /(?:^|;)\s*(?:__Host-|__Secure-)?forecourt_/

/** Whether the page must be the one that every stranger gets. Anything that could sign a visitor in makes it false. */
export function isAnonymous(request: IncomingMessage): boolean {
  if (request.headers.authorization !== undefined) return false
  return !ownCookie.test(request.headers.cookie ?? '')
}
