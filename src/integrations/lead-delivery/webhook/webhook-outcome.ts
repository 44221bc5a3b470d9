import type { SendOutcome } from '../send-outcome.ts'

/** The longest pause that a receiver may ask for: a day. */
const longestPauseMs = 86_400_000

/** The head of an answer. */
export interface AnswerHead {
  readonly status: number
  /** Header 'retry-after'. */
  readonly retryAfter: string | null
  /** Header 'date', by which a Retry-After with a date is read where the clocks differ. */
  readonly now: number
}

/**
 * What a status means; null for a success, which the body may still deny. Only 410 Gone ends the delivery: the receiver
 * says that it is closed for ever. Every other refusal, a wrong secret among them, is something that the dealer or its
 * supplier mends within days, so it is tried again until the delivery is given up as a dead letter. Redirects are not
 * followed: the call carries a person's details, and the site file names who gets them.
 */
export function resolveStatusOutcome({ status, retryAfter, now }: AnswerHead): SendOutcome | null {
  if (status >= 200 && status <= 299) return null
  if (status === 410) return { kind: 'failed', reason: 'the webhook answered 410 Gone: it is closed for ever' }
  const reason =
    status >= 300 && status <= 399
      ? `the webhook answered with a redirect (${status}), and redirects are not followed`
      : `the webhook answered ${status}`
  const afterMs = parseRetryAfter(retryAfter, now)
  return afterMs === null ? { kind: 'retry', reason } : { kind: 'retry', reason, afterMs }
}

/** Seconds or a date (RFC 9110), as milliseconds from now, at most a day; null for anything else. */
function parseRetryAfter(text: string | null, now: number): number | null {
  const trimmed = text?.trim() ?? ''
  if (/^\d{1,9}$/.test(trimmed)) return Math.min(Number(trimmed) * 1000, longestPauseMs)
  if (!/^[A-Z][a-z]{2}, [0-9A-Za-z :]{10,30} GMT$/.test(trimmed)) return null
  const at = Date.parse(trimmed)
  return Number.isNaN(at) ? null : Math.min(Math.max(at - now, 0), longestPauseMs)
}

/**
 * The way in which the body of a success denies it, or null. Some lead systems answer 200 and say in JSON that they did
 * not take the lead. A repeat does no harm, because it has the same webhook-id; believing them would lose the lead. The
 * words of the answer are not kept: they may repeat what the visitor wrote.
 */
export function findDenial(body: string): string | null {
  const answer = parseObject(body)
  if (answer === null) return null
  const key = ['error', 'errors'].find((name) => {
    const value = answer[name]
    if (typeof value === 'string') return value.trim() !== ''
    if (Array.isArray(value)) return value.length > 0
    if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
    return value === true
  })
  if (key !== undefined) return key
  const denied = ['success', 'ok'].find((name) => answer[name] === false)
  if (denied !== undefined) return denied
  const { status } = answer
  return typeof status === 'string' && /^(?:error|failed|failure)$/i.test(status) ? 'status' : null
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null
  } catch {
    return null
  }
}
