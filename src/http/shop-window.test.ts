import { expect, test } from 'vitest'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { buildShopWindow, shopWindowHeaders, type ShownDealer } from './shop-window.ts'

const dealer: ShownDealer = {
  name: 'Main Street Motors',
  address: 'http://main.localhost:3000/',
  host: 'main.localhost:3000',
  vehicles: 1_234,
  demo: true,
  brand: '#123456',
  surface: '#ffffff',
  picture: { url: 'data:image/webp;base64,AAAA', alt: 'A white ute' },
}
const other: ShownDealer = {
  ...dealer,
  name: 'Other',
  host: 'o.localhost',
  address: 'http://o.localhost/',
  picture: null,
}

test('TEN-01 the bare localhost shows each dealer with its picture, its stock and its address', () => {
  const page = parseHtml(buildShopWindow([dealer, other]))
  const links = [...page.querySelectorAll('a.dealer')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([dealer.address, other.address])
  expect(links[0]?.textContent).toContain('1,234 vehicles')
  expect(links[0]?.querySelector('img')?.getAttribute('alt')).toBe('A white ute')
  expect(links[1]?.querySelector('img')).toBeNull()
  expect(page.querySelectorAll('h1')).toHaveLength(1)
})

test('TEN-01 the page has no script, and its policy allows none', () => {
  expect(buildShopWindow([dealer])).not.toMatch(/<script| on[a-z]+=/)
  const policy = shopWindowHeaders['Content-Security-Policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(policy).toContain('img-src data:;')
})

test('TEN-01 without a site it says how to begin', () => {
  expect(buildShopWindow([])).toContain('forecourt sites apply')
})

test('TEN-01 no name of a dealer becomes markup', () => {
  const html = buildShopWindow([{ ...dealer, name: '<img src=x onerror=alert(1)>', host: '"><script>' }])
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('<script')
})
