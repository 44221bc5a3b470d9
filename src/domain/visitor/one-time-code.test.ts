import { expect, test } from 'vitest'
import { buildSendingLimits, codeRules, parseCode, secondsUntilResend } from './one-time-code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['000000', '000000'],
  ['12\u00a034\u201356', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
  ['١٢٣٤٥٦', null],
  [`${' '.repeat(100_000)}123456`, null],
])('AUTH-04 the code in %j is %j', (typed, code) => {
  expect(parseCode(typed)).toBe(code)
})

test('AUTH-04 a code has six digits, five minutes and three tries', () => {
  expect(codeRules).toEqual({ digits: 6, lifetimeMs: 300_000, tries: 3, resendMs: 30_000 })
})

test('AUTH-04 a number, an address, a network and the site have limits for an hour and for a day', () => {
  expect(buildSendingLimits(500).map(({ per, limit, windowMs }) => [per, limit, windowMs / 3_600_000])).toEqual([
    ['phone_network', 5, 1],
    ['phone_network', 10, 24],
    ['phone', 15, 1],
    ['phone', 30, 24],
    ['address', 20, 1],
    ['address', 60, 24],
    ['network', 30, 1],
    ['network', 80, 24],
    ['site', 125, 1],
    ['site', 500, 24],
  ])
  // The least that a site can allow is one code, not none.
  expect(
    buildSendingLimits(1)
      .filter(({ per }) => per === 'site')
      .map(({ limit }) => limit),
  ).toEqual([1, 1])
})

test('AUTH-04 another code can be asked for after thirty seconds', () => {
  expect([0, 1, 29_999, 30_000, 90_000].map((passed) => secondsUntilResend(1_000, 1_000 + passed))).toEqual([
    30, 30, 1, 0, 0,
  ])
})
