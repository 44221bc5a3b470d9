import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Hold } from '#data/holds/hold-records.ts'

interface LinkScope {
  /** Slug of the site. */
  readonly site: string
  /** See `RequestContext.formSecret`. */
  readonly secret: string
}

/**
 * The key that opens the page of a reservation to whoever made it, signed in or not. The id alone opens nothing: it
 * also stands in the dealer's systems and at the payment processor.
 */
function signReservation(id: string, { site, secret }: LinkScope): string {
  return createHmac('sha256', secret).update(`reservation\n${site}\n${id}`).digest('base64url').slice(0, 22)
}

/** Path of the page on which a visitor pays for, sees and cancels a reservation. */
export function buildReservationPath(id: string, scope: LinkScope): string {
  return `/reservations/${encodeURIComponent(id)}?key=${signReservation(id, scope)}`
}

export function isReservationKey(id: string, key: string | null, scope: LinkScope): boolean {
  const expected = Buffer.from(signReservation(id, scope))
  const given = Buffer.from(key ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Remembers the visitor's last reservation, so that coming back to the vehicle's checkout leads to it instead of saying
 * that somebody else is reserving. The name does not begin like a session's: the cookie changes no cached page.
 */
const cookieName = 'reservation'
const cookieSeconds = 30 * 86_400

export function buildReservationCookie(hold: Pick<Hold, 'id'>, scope: LinkScope, isSecure: boolean): string {
  const value = `${hold.id}.${signReservation(hold.id, scope)}`
  return (
    `${cookieName}=${value}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax` + (isSecure ? '; Secure' : '')
  )
}

/** The id of the reservation that the request's cookie opens; null without a valid one. */
export function readReservationCookie(request: Request, scope: LinkScope): string | null {
  const cookies = request.headers.get('cookie') ?? ''
  const match = /(?:^|;\s*)reservation=([0-9a-f-]{36})\.([\w-]{22})(?:;|$)/.exec(cookies)
  const [, id, key] = match ?? []
  return id !== undefined && key !== undefined && isReservationKey(id, key, scope) ? id : null
}
