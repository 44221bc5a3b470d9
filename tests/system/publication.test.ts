import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formSecret, serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import { buildFeedPath } from '../../src/publication/feeds/feed-address.ts'
import { readFeed } from '../../src/publication/feeds/feed-rules.testkit.ts'

const host = 'www.dealer.com.au'

let app: ServedApp

beforeAll(async () => {
  app = await serveApp({
    document: {
      url: `https://${host}`,
      phone: '07 5550 4410',
      template: 'brand',
      manufacturer: { name: 'Ford', slug: 'ford' },
      dealerships: [
        {
          id: 'main',
          slug: 'main',
          name: 'Main',
          locations: [{ id: 'yard', name: 'Yard', slug: 'yard', address: { state: 'QLD' } }],
        },
      ],
      content: {
        pages: [{ path: '/our-story', title: 'Our story', body: 'We began in 1962.' }],
        offers: [
          { id: 'on', name: 'On now', start: '2026-01-01', manufacturer: 'ford' },
          { id: 'over', name: 'Over', expiry: '2026-01-02' },
        ],
      },
      hosts: [host],
      feeds: { kinds: ['google', 'csv'] },
      redirects: [
        { from: '/used.php', to: '/search/used-cars' },
        { from: '/old/*', to: '/search/*' },
        { from: '/closed', to: null },
        { from: '/pages/closed-too', to: null },
        { from: '/cars/sold-in-2019', to: null },
      ],
      analytics: { tag_manager_id: 'GTM-ABC123', consent: true },
    },
    vehicles: ['S1', 'S2'].map((stocknum) => buildIncomingVehicle(stocknum)),
  })
})
afterAll(() => app.close())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => ask(app.port, host, path, { headers })
const pathOf = async (kind: 'google' | 'csv' | 'meta'): Promise<string> => {
  const site = app.services.sites.find(servedSite)
  if (site === null) throw new Error('the site is not served')
  return buildFeedPath(formSecret, site, kind)
}

test('STOCK-03 feeds that go out leave the originals of feeds that came in where they are', async () => {
  // Where a fetched file is kept for two weeks; see src/jobs/fetch-feeds.
  const kept = join(app.dataDirectory, 'feeds', servedSite, 'dms', 'original.csv.gz')
  await mkdir(dirname(kept), { recursive: true })
  await writeFile(kept, 'what the dealer sent')
  expect((await get(await pathOf('google'))).status).toBe(200)
  expect(await readFile(kept, 'utf8')).toBe('what the dealer sent')
})

test('API-05 the printed address answers the feed with its tag, and 304 to who has it', async () => {
  const path = await pathOf('csv')
  const first = await get(path)
  expect(first.status).toBe(200)
  expect(first.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'x-robots-tag': 'noindex' })
  expect(new Set(readFeed(first.body).rows.map((row) => row['stock_number']))).toEqual(new Set(['S1', 'S2']))
  expect(readFeed(first.body).rows[0]?.['url']).toMatch(new RegExp(`^https://${host}/cars/`))
  const again = await get(path, { 'if-none-match': String(first.headers.etag) })
  expect([again.status, again.body]).toEqual([304, ''])
})

test('API-05 a wrong key and a feed that the site does not have answer the same', async () => {
  const [right, absent] = [await pathOf('csv'), await pathOf('meta')]
  const wrong = await get(right.replace(/\/[^/]+\.csv$/, `/${'a'.repeat(32)}.csv`))
  const missing = await get(absent)
  expect([wrong.status, missing.status]).toEqual([404, 404])
  expect(wrong.body).toBe(missing.body)
})

test('API-05 a real host is for search engines, another name of the same site is not', async () => {
  expect((await get('/')).headers['x-robots-tag']).toBeUndefined()
  expect((await app.visit('/')).headers['x-robots-tag']).toBe('noindex')
  expect((await get('/robots.txt')).body).toContain(`Sitemap: https://${host}/sitemap.xml`)
  expect((await app.visit('/robots.txt')).body).not.toContain('Sitemap')
})

test('API-05 the sitemap names the vehicles with their last change', async () => {
  expect((await get('/sitemap.xml')).body).toContain(`<loc>https://${host}/sitemaps/1.xml</loc>`)
  const { body } = await get('/sitemaps/1.xml')
  expect(body).toMatch(new RegExp(`<loc>https://${host}/cars/2022-toyota-hilux-sr5-s1</loc><lastmod>20`))
  expect(body).toContain(`<loc>https://${host}/search/toyota/hilux</loc>`)
})

test('API-05 the sitemap names each location, post, offer that is on, model and content page, once', async () => {
  const { body } = await get('/sitemaps/1.xml')
  const entries = new Map(
    [...body.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, url = '', changed]) => [
      url.slice(`https://${host}`.length),
      changed,
    ]),
  )
  expect([...entries.keys()]).toEqual(
    expect.arrayContaining([
      '/contact-us/yard',
      '/offers/ford/on',
      '/models/ranger',
      '/ranger/accessories',
      '/pages/accessibility',
      '/our-story',
      '/blog',
    ]),
  )
  expect(body.split('<loc>').length - 1).toBe(entries.size)
  expect([entries.has('/offers/over'), entries.has('/pages/toyota-recalls')]).toEqual([false, false])
  expect(entries.get('/offers/ford/on')).toBe('2025-12-31T16:00:00.000Z')
  const posts = [...entries].filter(([path]) => /^\/blog\/[^/]+\/[^/]+$/.test(path))
  expect(posts.length).toBeGreaterThan(3)
  for (const [, changed] of posts) expect(changed).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(entries.get('/blog')).toBe(posts[0]?.[1])
})

test.each([
  ['/used.php', 301, '/search/used-cars'],
  ['/USED.php?utm_source=mail', 301, '/search/used-cars?utm_source=mail'],
  ['/old/toyota', 301, '/search/toyota'],
  ['/closed', 410, undefined],
  ['/pages/closed-too', 410, undefined],
  ['/cars/sold-in-2019', 410, undefined],
])('API-05 an address of the earlier web site: %s answers %i', async (path, status, location) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.location]).toEqual([status, location])
  if (status !== 410) return
  expect(answer.body).toMatch(/<h1\b[^>]*>This page is gone<\/h1>/)
  // In the look of the site: its frame, a way to search, the whole stock.
  expect(answer.body).toMatch(/<title>This page is gone<\/title>/)
  expect(answer.body).toMatch(/<header\b/)
  expect(answer.body).toMatch(/<input[^>]+type="search"|role="search"|role="combobox"/)
  expect(answer.body).toContain('All our stock')
  expect(answer.body).toContain('href="tel:')
})

test('API-02 a page that asks for consent names no third party, and its policy admits the configured one', async () => {
  const { body, headers } = await get('/')
  expect(body).not.toMatch(/<(?:script|link|img|iframe)[^>]+https:\/\/www\.googletagmanager\.com/)
  expect(String(headers['content-security-policy'])).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/)
})
