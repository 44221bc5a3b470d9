import { expect, test } from 'vitest'
import { addresses } from '#site/addresses.ts'
import { buildTestSite } from '#site/test-site.ts'
import { isIndexable, listPagePaths } from './crawlable.ts'
import { buildRobots } from './robots.ts'

const real = buildTestSite({ hosts: ['www.dealer.com.au', 'shop.example'], url: 'https://www.dealer.com.au' })

test.each([
  ['www.dealer.com.au', true],
  ['WWW.dealer.com.au:443', true],
  ['test-site.localhost', false],
  ['shop.example', false],
  ['other.com.au', false],
  ['', false],
])('API-05 search engines may list a real site at its own host: %j %s', (host, expected) => {
  expect(isIndexable(real, host)).toBe(expected)
  expect(isIndexable({ ...real, demo: true }, host)).toBe(false)
})

test('API-05 the sitemap names pages by their configured paths, and no page of one visitor', () => {
  const paths = listPagePaths(buildTestSite({ routes: { finance: '/money' } }))
  expect(paths).toContain('/money')
  expect(paths).toContain('/')
  for (const path of ['/finance', '/sign-in', '/checkout-journey', '/success', '/compare', '/enquire', '/print'])
    expect(paths).not.toContain(path)
})

test('API-05 AUTH-02 the sitemap leaves out pages that send a visitor without a session to the sign-in', () => {
  const gated = { authentication: true, gate_finance: true, gate_trade_in: true }
  const listed = (auth: object) => {
    const { finance, trade_in } = buildTestSite().routes
    const paths = listPagePaths(buildTestSite({ auth }))
    return [paths.includes(finance), paths.includes(trade_in)]
  }
  expect(listed({ ...gated, authentication: false })).toEqual([true, true])
  expect(listed({ ...gated, gate_finance: false })).toEqual([true, false])
  expect(listed(gated)).toEqual([false, false])
})

test('API-05 robots.txt of a real host closes what is noise and names the sitemap', () => {
  const text = buildRobots(real, 'https://www.dealer.com.au', true)
  const pages = ['/print', '/enquire', '/make-an-offer', '/checkout-journey', '/compare', '/sign-in', '/sign-out']
  const noise = ['/api/', '/feeds/', ...pages, '/search-suggest', '/cars/*/document.pdf$', '/*.data$']
  for (const path of [...noise, '/*?*sortBy=', '/*?*query=']) expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).toMatch(/\nSitemap: https:\/\/www\.dealer\.com\.au\/sitemap\.xml\n$/)
  // Crawlers must be able to read the noindex of a refined search, and the vehicles themselves.
  expect(text).not.toMatch(/Disallow: \/(?:search|cars)?\n/)
})

test('API-05 TEN-04 robots.txt closes a page at the path that the site has chosen, and every call', () => {
  const lines = buildRobots(buildTestSite({ routes: { compare: '/side-by-side/' } }), '', true).split('\n')
  expect(lines).toContain('Disallow: /side-by-side')
  expect(lines).not.toContain('Disallow: /compare')
  expect(lines).toContain('Disallow: /cars/*/view.json$')
  const closed = lines.flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice('Disallow: '.length)] : []))
  for (const { pattern, kind } of Object.values(addresses))
    if (kind === 'endpoint') {
      const path = pattern.replaceAll(/:[a-z]+/g, '*')
      expect(
        closed.some((rule) => rule === path || rule === `${path}$` || path.startsWith(rule)),
        path,
      ).toBe(true)
    }
  // No rule closes a page that stands in the sitemap, under whatever it begins with.
  for (const path of listPagePaths(real))
    expect(closed.filter((rule) => !rule.includes('*') && path.startsWith(rule))).toEqual([])
})

test('API-05 robots.txt of a demonstration names no sitemap and lets crawlers read its noindex', () => {
  const text = buildRobots(real, 'http://demo.localhost', false)
  expect(text).not.toContain('Sitemap:')
  expect(text).toContain('noindex')
  expect(text).not.toMatch(/Disallow: \/\n/)
})
