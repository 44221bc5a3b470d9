import type { Hold } from '#data/holds/hold-records.ts'
import { isLinkKey, signLink, type LinkScope } from './link-key.server.ts'

/** Path of the page on which a visitor pays for, sees and cancels a reservation. */
export function buildReservationPath(id: string, scope: LinkScope): string {
  return `/reservations/${encodeURIComponent(id)}?key=${signLink('reservation', id, scope)}`
}

/** Whether `key` is the signature that opens this reservation on this site; false without one. */
export function isReservationKey(id: string, key: string | null, scope: LinkScope): boolean {
  return isLinkKey('reservation', id, key, scope)
}

/**
 * The cookie holds the visitor's last reservation, so that returning to the vehicle's checkout leads to it instead of
 * saying that somebody else is reserving. Its name does not begin with `forecourt_`, because a visitor with such a
 * cookie gets no cached page.
 */
const cookieName = 'reservation'
const cookieSeconds = 30 * 86_400

/** Builds the `Set-Cookie` header of a hold, valid for 30 days. `isSecure`: the site is served over https. */
export function buildReservationCookie(hold: Pick<Hold, 'id'>, scope: LinkScope, isSecure: boolean): string {
  const value = `${hold.id}.${signLink('reservation', hold.id, scope)}`
  return (
    `${cookieName}=${value}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax` + (isSecure ? '; Secure' : '')
  )
}

/** Reads the id of the reservation from the request's cookie. Returns null where there is none or its key is wrong. */
export function readReservationCookie(request: Request, scope: LinkScope): string | null {
  const cookies = request.headers.get('cookie') ?? ''
  const match = /(?:^|;\s*)reservation=([0-9a-f-]{36})\.([\w-]{22})(?:;|$)/.exec(cookies)
  const [, id, key] = match ?? []
  return id !== undefined && key !== undefined && isReservationKey(id, key, scope) ? id : null
}
