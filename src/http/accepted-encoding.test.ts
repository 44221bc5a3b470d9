import { expect, test } from 'vitest'
import { matchesEntityTag, parseAcceptedEncoding } from './accepted-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['brr, xgzip', 'identity'],
  ['*', 'identity'],
])('Accept-Encoding "%s" gets %s', (header, expected) => {
  expect(parseAcceptedEncoding(header)).toBe(expected)
})

test.each([
  [undefined, false],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['a', false],
  ['"ab"', false],
])('If-None-Match %s against the tag "a" is %s', (header, expected) => {
  expect(matchesEntityTag(header, '"a"')).toBe(expected)
})
