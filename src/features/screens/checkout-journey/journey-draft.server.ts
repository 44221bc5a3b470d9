import { randomUUID } from 'node:crypto'

/**
 * The cookie that names the answers of a visitor who has not finished. It holds no answer itself; the name does not
 * begin like a session's, so it changes no cached page.
 */
const draftCookie = /(?:^|;\s*)purchase=([0-9a-f-]{36})(?:;|$)/
const keptSeconds = 7 * 86_400

/** The id of the visitor's draft, new where the request carries none. */
export function readDraftId(request: Request): string {
  return draftCookie.exec(request.headers.get('cookie') ?? '')?.[1] ?? randomUUID()
}

export function buildDraftCookie(id: string, isSecure: boolean): string {
  return (
    `purchase=${id}; Path=/checkout-journey; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax` +
    (isSecure ? '; Secure' : '')
  )
}
