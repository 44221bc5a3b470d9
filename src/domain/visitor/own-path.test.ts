import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseOwnPath } from './own-path.ts'

test.each([
  ['/', '/'],
  ['/search/used-cars?make=kia&price=1000-2000#results', '/search/used-cars?make=kia&price=1000-2000#results'],
  ['/cars/2023-kia-cerato-abc', '/cars/2023-kia-cerato-abc'],
  ['/search?q=a//b', '/search?q=a//b'],
  ['/search?next=https://evil.example/', '/search?next=https://evil.example/'],
  ['/a/../b', '/b'],
  ['/search?q=caf%C3%A9', '/search?q=caf%C3%A9'],
])('AUTH-01 %s is a path of the site', (text, path) => {
  expect(parseOwnPath(text)).toBe(path)
})

/** Texts that a browser, a proxy or a careless server could read as another host. */
const hostile = [
  '',
  'search',
  '//evil.example',
  '/search\\evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/%2Fevil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%255cevil.example',
  '/%252f%252fevil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  'http://evil.example/',
  'https:evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/search\u0000',
  ' //evil.example',
  '\u00a0//evil.example',
  '/ /evil.example',
  '/\u2028/evil.example',
  '@evil.example',
  '.evil.example',
  `/${'a'.repeat(2_000)}`,
]

test.each(hostile)('AUTH-01 %j is no path of the site', (text) => {
  expect(parseOwnPath(text)).toBeNull()
})

test('AUTH-01 whatever is accepted stays on the site, for a browser and after another reading', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5C',
    '@',
    ':',
    'evil.example',
    '?',
    '#',
    'a',
    '\t',
    ' ',
    'http:',
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 8 }).map((list) => `/${list.join('')}`),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const path = parseOwnPath(text)
      if (path === null) return
      expect(new URL(path, 'https://dealer.example/sign-in').origin).toBe('https://dealer.example')
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(parseOwnPath(path)).toBe(path)
    }),
    { numRuns: 5_000 },
  )
})
