import { describe, expect, test } from 'vitest'
import {
  checkSubmissionToken,
  clockToleranceMs,
  formatSubmissionToken,
  isSentTooSoon,
  tokenLifetimeMs,
} from './submission-token.ts'

const scope = { site: 'a', form: 'enquiry' }
const secret = 'a secret of the tests'
const issuedAt = Date.UTC(2026, 10, 20)
const token = formatSubmissionToken(issuedAt, '123e4567-e89b-42d3-a456-426614174000', scope, secret)
const check = (text: string | undefined, change: { scope?: typeof scope; secret?: string; afterMs?: number } = {}) =>
  checkSubmissionToken(text, change.scope ?? scope, change.secret ?? secret, issuedAt + (change.afterMs ?? 1_000)).kind

describe('the token of a form', () => {
  test('LEAD-13 is good for a day, to the millisecond', () => {
    expect(checkSubmissionToken(token, scope, secret, issuedAt)).toEqual({
      kind: 'valid',
      token: { text: token, issuedAt },
    })
    expect(check(token, { afterMs: tokenLifetimeMs })).toBe('valid')
    expect(check(token, { afterMs: tokenLifetimeMs + 1 })).toBe('expired')
  })

  test('LEAD-13 of a node whose clock is ahead is good, up to ten minutes, and says nothing of its age', () => {
    expect(check(token, { afterMs: -clockToleranceMs })).toBe('valid')
    expect(check(token, { afterMs: -clockToleranceMs - 1 })).toBe('foreign')
    const isTooSoon = (afterMs: number): boolean => isSentTooSoon({ issuedAt }, issuedAt + afterMs, 2_000)
    expect([-clockToleranceMs, -1, 0, 1_999, 2_000].map(isTooSoon)).toEqual([false, false, true, true, false])
  })

  test('LEAD-13 TEN-07 is valid only for its own form, site and secret', () => {
    expect(check(token, { scope: { site: 'b', form: 'enquiry' } })).toBe('foreign')
    expect(check(token, { scope: { site: 'a', form: 'offer' } })).toBe('foreign')
    expect(check(token, { secret: 'another' })).toBe('foreign')
  })

  test('LEAD-13 cannot be made younger, changed or left out', () => {
    expect(check(token.replace(String(issuedAt), String(issuedAt + 1)))).toBe('foreign')
    expect(check(token.replace('123e', '223e'))).toBe('foreign')
    expect(check(token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'))).toBe('foreign')
    for (const text of [undefined, '', 'x', token.split('.').slice(0, 2).join('.'), `${token}x`, ` ${token}`])
      expect(check(text)).toBe('foreign')
  })
})
