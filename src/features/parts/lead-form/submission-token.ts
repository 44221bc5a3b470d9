import { createHmac, timingSafeEqual } from 'node:crypto'

/** A token is valid for one day after the form was rendered. */
export const tokenLifetimeMs = 86_400_000

/**
 * How far the clock of the node that showed a form may be ahead of the clock of the node that gets it, milliseconds.
 * Without it the visitor would have to send the form again as another submission, and a first try whose answer got
 * lost would become a second lead.
 */
export const clockToleranceMs = 600_000

/** The form and site that a token is valid for. */
export interface TokenScope {
  /** Slug of the site. */
  readonly site: string
  readonly form: string
}

/**
 * Identifies one rendering of a form by its time and a random part. It works as an idempotency key: it distinguishes a
 * retry from a second enquiry (LEAD-13).
 */
interface SubmissionToken {
  readonly text: string
  /** Epoch milliseconds of the server's clock. */
  readonly issuedAt: number
}

export type TokenCheck =
  | { readonly kind: 'valid'; readonly token: SubmissionToken }
  /** Signed by this server, but older than a day. */
  | { readonly kind: 'expired' }
  /** Missing, altered, of another form or site, signed with another secret, or too far in the future. */
  | { readonly kind: 'foreign' }

/**
 * HMAC-SHA256, truncated to 128 bits. The parts of the scope contain no line break, so two scopes never sign the same
 * text.
 */
function sign(payload: string, { site, form }: TokenScope, secret: string): string {
  return createHmac('sha256', secret)
    .update(`form-token\n${site}\n${form}\n${payload}`)
    .digest('base64url')
    .slice(0, 22)
}

/** Formats a signed token. `random` is a UUID; `secret` must be the same on every node. */
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
  if (issuedAt - nowMs > clockToleranceMs) return { kind: 'foreign' }
  return nowMs - issuedAt > tokenLifetimeMs ? { kind: 'expired' } : { kind: 'valid', token: { text, issuedAt } }
}

/**
 * Whether a form came back sooner than a person can fill it in. The token of a clock that is ahead does not show how
 * old it is, so that nobody is suspected for it.
 */
export function isSentTooSoon(
  { issuedAt }: Pick<SubmissionToken, 'issuedAt'>,
  nowMs: number,
  minimumMs: number,
): boolean {
  return nowMs >= issuedAt && nowMs - issuedAt < minimumMs
}
