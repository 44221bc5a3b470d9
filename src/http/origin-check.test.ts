import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isFromElsewhere, isSameOrigin } from './origin-check.ts'

const send = (method: string, headers: Readonly<Record<string, string>>) => ({ method, headers }) as IncomingMessage

test.each([
  ['of the page itself', { origin: 'https://Dealer.Example' }, true],
  ['of another host', { origin: 'https://evil.example' }, false],
  ['of a subdomain', { origin: 'https://evil.dealer.example' }, false],
  ['of a host that begins with its name', { origin: 'https://dealer.example.evil.example' }, false],
  ['of another scheme', { origin: 'http://dealer.example' }, false],
  ['of another port', { origin: 'https://dealer.example:8443' }, false],
  ['of a sandboxed frame', { origin: 'null' }, false],
  [
    'of another host that the browser calls its own',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['of a server, which names none', {}, true],
  ['left out by a page of its own', { 'sec-fetch-site': 'same-origin' }, true],
  ['left out by a page of a subdomain', { 'sec-fetch-site': 'same-site' }, false],
  ['left out by a page of another site', { 'sec-fetch-site': 'cross-site' }, false],
])('API-04 a request that changes something is taken by its origin: one %s', (_, headers, taken) => {
  expect(isSameOrigin(send('POST', headers), 'https', 'dealer.example')).toBe(taken)
})

test('API-04 a request that only reads may come from anywhere', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(isSameOrigin(send(method, { origin: 'https://evil.example' }), 'https', 'dealer.example')).toBe(true)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(isSameOrigin(send(method, { origin: 'https://evil.example' }), 'https', 'dealer.example')).toBe(false)
})

test.each([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
])('API-04 a request with %j comes from elsewhere: %s', (headers, elsewhere) => {
  expect(isFromElsewhere(send('POST', headers))).toBe(elsewhere)
})
