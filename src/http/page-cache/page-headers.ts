import { readByteText } from '../byte-text.ts'
import { buildContentSecurityPolicy, commonHeaders } from '../security-headers.ts'

/** Headers of a rendered answer: the common ones, the route's own, and for HTML a Content-Security-Policy. */
export function buildPageHeaders(page: Response, body: Buffer): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = { ...commonHeaders }
  page.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value
  })
  const cookies = page.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  // Proxies and browsers store nothing unless the route allows it; errors and refusals are never stored.
  if (!page.headers.has('cache-control'))
    headers['cache-control'] = page.status >= 400 ? 'no-store' : 'private, no-cache'
  if (!page.headers.has('content-security-policy') && (page.headers.get('content-type') ?? '').startsWith('text/html'))
    headers['content-security-policy'] = buildContentSecurityPolicy(readByteText(body))
  return headers
}
