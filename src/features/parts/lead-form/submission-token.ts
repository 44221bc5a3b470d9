import { createHmac, timingSafeEqual } from 'node:crypto'

/** A token is taken for one day after the form was shown. */
export const tokenLifetimeMs = 86_400_000

/** Which form of which site a token was made for; it is good for no other. */
export interface TokenScope {
  /** Slug. */
  readonly site: string
  readonly form: string
}

/**
 * Names one showing of a form: when it was made and a random part. It tells a retry from a second enquiry (LEAD-13).
 */
interface SubmissionToken {
  readonly text: string
  /** Epoch milliseconds, by the server's clock. */
  readonly issuedAt: number
}

export type TokenCheck =
  | { readonly kind: 'valid'; readonly token: SubmissionToken }
  /** This server's own, and older than a day. */
  | { readonly kind: 'expired' }
  /** Absent, changed, of another form or site, signed with another secret, or from the future. */
  | { readonly kind: 'foreign' }

/** HMAC-SHA256, cut to 128 bits. The scope's parts hold no line break, so no two scopes sign the same text. */
function sign(payload: string, { site, form }: TokenScope, secret: string): string {
  return createHmac('sha256', secret)
    .update(`form-token\n${site}\n${form}\n${payload}`)
    .digest('base64url')
    .slice(0, 22)
}

/** `random`: a UUID. `secret`: the same on every node. */
export function formatSubmissionToken(issuedAt: number, random: string, scope: TokenScope, secret: string): string {
  const payload = `${issuedAt}.${random}`
  return `${payload}.${sign(payload, scope, secret)}`
}

export function checkSubmissionToken(
  text: string | undefined,
  scope: TokenScope,
  secret: string,
  nowMs: number,
): TokenCheck {
  const match = /^(?<payload>(?<issued>\d{1,15})\.[0-9a-f-]{36})\.(?<signature>[\w-]{22})$/.exec(text ?? '')
  const { payload, issued, signature } = match?.groups ?? {}
  if (text === undefined || payload === undefined || signature === undefined) return { kind: 'foreign' }
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload, scope, secret)))) return { kind: 'foreign' }
  const issuedAt = Number(issued)
  if (issuedAt > nowMs) return { kind: 'foreign' }
  return nowMs - issuedAt > tokenLifetimeMs ? { kind: 'expired' } : { kind: 'valid', token: { text, issuedAt } }
}
