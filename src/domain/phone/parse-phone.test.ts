import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhone } from './parse-phone.ts'

test.each([
  ['0400 123 456', '+61400123456'],
  ['(08) 5550 1234', '+61855501234'],
  ['+61 400 123 456', '+61400123456'],
  ['+61 (0)400 123 456', '+61400123456'],
  ['61400123456', '+61400123456'],
  ['0061 400 123 456', '+61400123456'],
  ['0011 64 21 123 4567', '+64211234567'],
  ['03-9555-0000', '+61395550000'],
  ['1300 555 123', '+611300555123'],
  ['13 11 26', '+61131126'],
  ['+64 21 123 4567', '+64211234567'],
  ['+6421 1234', '+64211234'],
  ['0400\u00a0123\u2013456', '+61400123456'],
  ['02 5550 1234', '+61255501234'],
  ['07 5550 1234', '+61755501234'],
  ['1800 555 123', '+611800555123'],
  ['01300 555 123', '+611300555123'],
  ['+61 13 11 26', '+61131126'],
  ['+1 202 555 0100 1234', '+120255501001234'],
])('LEAD-01 %s is one number however it is written', (typed, e164) => {
  expect(parsePhone(typed)).toEqual({ ok: true, e164 })
})

test.each([
  ['5550 1234', 'too-short'],
  ['12345', 'too-short'],
  ['0400 123 45', 'too-short'],
  ['0400 123 4567', 'too-long'],
  ['0100 123 456', 'no-such-number'],
  ['call me', 'not-a-number'],
  ['', 'not-a-number'],
  ['1234567890123456', 'too-long'],
  ['+1234567890123456', 'too-long'],
  ['x0400123456', 'not-a-number'],
  ['0400123456x', 'not-a-number'],
  ['0400+123456', 'not-a-number'],
  ['+', 'not-a-number'],
  ['123456', 'too-short'],
  ['400123456', 'no-such-number'],
  ['+64 21 123', 'no-such-number'],
  ['+0 21 123 4567', 'no-such-number'],
  ['+61 100 123 456', 'no-such-number'],
  ['1300 555 12', 'no-such-number'],
  ['1300 555 1234', 'too-long'],
  ['13 11 267', 'too-short'],
])('LEAD-01 %s is no number that can be called', (typed, error) => {
  expect(parsePhone(typed)).toEqual({ ok: false, error })
})

test('LEAD-01 whatever is typed, a number that is taken reads the same again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+0-9 ().-]{0,24}$/), (typed) => {
      const parsed = parsePhone(typed)
      if (parsed.ok) expect(parsePhone(parsed.e164)).toEqual(parsed)
    }),
  )
})
