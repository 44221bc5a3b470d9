import { expect, test } from 'vitest'
import { buildAbsoluteUrl, findConfiguredOrigin, resolveHostOrigin, resolveSiteOrigin } from './site-origin.ts'

const origin = 'http://a.localhost:3000'

test.each([
  ['none', null, origin],
  ['one with a path', 'https://www.dealer.com.au/home?x=1', 'https://www.dealer.com.au'],
  ['one that stands for a real one', 'https://www.dealer.example', origin],
  ['one that only looks so', 'https://dealer.example.com.au', 'https://dealer.example.com.au'],
  ['the bare name of stand-ins', 'https://example/', origin],
  ['one that ends like one', 'https://www.myexample', 'https://www.myexample'],
  ['no address', 'dealer', origin],
])('TEN-09 SHARE-01 absolute addresses of a site that configures %s', (_what, url, expected) => {
  expect(resolveSiteOrigin({ url }, origin)).toBe(expected)
  expect(findConfiguredOrigin({ url })).toBe(expected === origin ? null : expected)
})

test('API-05 a path becomes absolute, and what is absolute stays', () => {
  expect(buildAbsoluteUrl('/vehicle-art/a/side?w=1', origin)).toBe(`${origin}/vehicle-art/a/side?w=1`)
  expect(buildAbsoluteUrl('https://feed.com.au/a.jpg', origin)).toBe('https://feed.com.au/a.jpg')
})

test.each([
  [['www.dealer.com.au'], 3000, 'https://www.dealer.com.au'],
  [['www.dealer.example', 'www.dealer.com.au', 'dealer.com.au'], 3000, 'https://www.dealer.com.au'],
  [['www.dealer.example'], 3000, 'http://dealer.localhost:3000'],
  [[], 3000, 'http://dealer.localhost:3000'],
  [[], 80, 'http://dealer.localhost'],
  [[], undefined, 'http://dealer.localhost'],
])('TEN-09 the hosts %j with the port %s are reached at %s', (hosts, port, expected) => {
  expect(resolveHostOrigin({ hosts, slug: 'dealer' }, port)).toBe(expected)
})

test('API-05 an address that cannot be read is put behind the origin', () => {
  expect(buildAbsoluteUrl('https://:', 'https://dealer.com.au')).toBe('https://dealer.com.auhttps://:')
})
