import { buildContentSecurityPolicy, commonHeaders } from '../security-headers.ts'

/**
 * The headers of a rendered answer: the route's own, the ones on every answer, and for HTML the policy of its inline
 * scripts.
 */
export function buildPageHeaders(page: Response, body: Buffer): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = { ...commonHeaders }
  page.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value
  })
  const cookies = page.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  // Nothing is stored between here and the browser unless a route said so; an error or a refusal never is.
  if (!page.headers.has('cache-control'))
    headers['cache-control'] = page.status >= 400 ? 'no-store' : 'private, no-cache'
  if (!page.headers.has('content-security-policy') && (page.headers.get('content-type') ?? '').startsWith('text/html'))
    headers['content-security-policy'] = buildContentSecurityPolicy(body.toString('utf8'))
  return headers
}
