import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPasskeyHost, isSessionFresh, nameDevice, passkeyRules } from './passkey-rules.ts'

test('AUTH-04 a challenge has five minutes, a fresh session fifteen, and a visitor ten passkeys', () => {
  expect(passkeyRules).toEqual({ challengeMs: 300_000, freshSessionMs: 900_000, most: 10 })
})

test('AUTH-04 a session is fresh until fifteen minutes have passed', () => {
  expect([0, 1, 899_999, 900_000, 86_400_000].map((passed) => isSessionFresh(1_000, 1_000 + passed))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15', 'iPad'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0', 'Android device'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'Chromebook'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Windows computer'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'Linux computer'],
  ['', 'Passkey'],
  ['<script>alert(1)</script>', 'Passkey'],
  [`${' '.repeat(1_000_000)}iPhone`, 'Passkey'],
])('AUTH-01 a passkey made with %.60j is named %s', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name)
})

test('AUTH-01 the name of a passkey is one of a fixed list, whatever a browser sends', () => {
  fc.assert(
    fc.property(fc.string(), (userAgent) => {
      expect(nameDevice(userAgent)).toMatch(/^[A-Z][a-z]+(?: (?:device|computer))?$|^iP(?:hone|ad)$/)
    }),
  )
})

test.each([
  ['Dealer.Example', 'dealer.example'],
  ['dealer.example:8443', 'dealer.example'],
  ['www.dealer.example', 'www.dealer.example'],
  ['bigsky-motors.localhost:3000', 'bigsky-motors.localhost'],
  ['127.0.0.1:3000', null],
  ['[::1]:3000', null],
  ['', null],
])('AUTH-04 the passkeys of a page at %j are for %j', (host, name) => {
  expect(findPasskeyHost(host)).toBe(name)
})
