import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildFeedPath, resolveFeedPath } from './feed-address.ts'

const secret = 'the secret of the platform, 32 characters'
const site = buildTestSite({ feeds: { kinds: ['google', 'csv'] } })

test('API-05 the address that is printed opens its own feed and no other', () => {
  const path = buildFeedPath(secret, site, 'google')
  expect(path).toMatch(/^\/feeds\/google\/[\w-]{32}\.csv$/)
  expect(resolveFeedPath(secret, site, path)).toBe('google')
  expect(resolveFeedPath(secret, site, path.replace('google', 'csv'))).toBeNull()
  expect(resolveFeedPath('another secret of the platform, longer', site, path)).toBeNull()
})

test('TEN-07 API-05 a key of one site opens nothing on another', () => {
  const path = buildFeedPath(secret, site, 'csv')
  expect(resolveFeedPath(secret, { ...site, slug: 'other-site' }, path)).toBeNull()
})

test('API-05 another key number makes earlier addresses invalid, and a feed can be taken away', () => {
  const path = buildFeedPath(secret, site, 'google')
  expect(resolveFeedPath(secret, { ...site, feeds: { ...site.feeds, key_number: 2 } }, path)).toBeNull()
  expect(resolveFeedPath(secret, { ...site, feeds: { ...site.feeds, kinds: ['csv'] } }, path)).toBeNull()
})

test.each([
  '/feeds/google/.csv',
  '/feeds/google/x.csv',
  '/feeds/__proto__/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.csv',
  '/feeds',
])('API-05 %s opens nothing', (path) => {
  expect(resolveFeedPath(secret, site, path)).toBeNull()
})
