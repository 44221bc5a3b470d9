import type { IncomingMessage } from 'node:http'

/**
 * Prefix of all our cookies that can change a page, such as the session `forecourt_session`. Cookies of advertisers and
 * analytics change no page.
 */
const ownCookie = /(?:^|;)\s*(?:__Host-|__Secure-)?forecourt_/

/** Whether the visitor gets the page of every anonymous visitor. False with anything that could sign a visitor in. */
export function isAnonymous(request: IncomingMessage): boolean {
  if (request.headers.authorization !== undefined) return false
  return !ownCookie.test(request.headers.cookie ?? '')
}
