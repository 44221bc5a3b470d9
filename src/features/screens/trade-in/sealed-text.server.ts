import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a sealed text may be used for; a text of one purpose or site is refused for any other. */
export interface SealScope {
  /** Slug of the site. */
  readonly site: string
  readonly purpose: 'trade-in' | 'trade-in-offer'
}

/** Longest sealed text in characters: it stands in an address. */
const longest = 6_000
const signatureLength = 22

/** HMAC-SHA256, truncated to 128 bits. No part of a scope has a line break, so two scopes sign different texts. */
const sign = (payload: string, { site, purpose }: SealScope, secret: string): string =>
  createHmac('sha256', secret)
    .update(`sealed\n${purpose}\n${site}\n${payload}`)
    .digest('base64url')
    .slice(0, signatureLength)

/** Signs a value, so that an address can carry it: readable by the visitor, and nobody else can make one. */
export function sealValue(value: unknown, scope: SealScope, secret: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${sign(payload, scope, secret)}`
}

/** The value of a sealed text; undefined where it is altered, too long, or of another purpose, site or secret. */
export function openSealed(text: string, scope: SealScope, secret: string): unknown {
  if (text.length > longest) return undefined
  const [payload = '', signature = '', ...more] = text.split('.', 3)
  const expected = sign(payload, scope, secret)
  if (more.length > 0 || signature.length !== expected.length || !/^[\w-]+$/.test(signature)) return undefined
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as unknown
}
