import { createHmac, timingSafeEqual } from 'node:crypto'

export interface LinkScope {
  /** Slug of the site. */
  readonly site: string
  /** See `RequestContext.formSecret`. */
  readonly secret: string
}

/** What a key opens, or what is hashed: whoever holds a vehicle. */
type LinkKind = 'reservation' | 'payment' | 'holder'

/**
 * The key that opens a page to whoever made the reservation or the payment, signed in or not. The id alone opens
 * nothing: it also stands in the dealer's systems and at the payment processor.
 */
export function signLink(kind: LinkKind, id: string, { site, secret }: LinkScope): string {
  return createHmac('sha256', secret).update(`${kind}\n${site}\n${id}`).digest('base64url').slice(0, 22)
}

export function isLinkKey(kind: LinkKind, id: string, key: string | null, scope: LinkScope): boolean {
  const expected = Buffer.from(signLink(kind, id, scope))
  const given = Buffer.from(key ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
