import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { isBuiltButton } from './button-links.ts'

const site = buildTestSite()
const searches = new Set(['/search/mazda', '/search/mazda/cx-5', '/search/main', '/search/new-cars'])
const context = { dealership: 'main', searches }

test.each([
  ['/search/mazda', true],
  ['/search/mazda/cx-5?year=2020-', true],
  ['/search/main', true],
  ['/search/nowhere', false],
  ['/enquire?car_id=1', true],
  ['/make-an-offer?car_id=1', true],
  ['/print?car_id=1', true],
  ['#vehicle-map', true],
  ['sms:+61400123456', true],
  ['tel:0755501111', true],
  ['mailto:yard@dealer.com.au', true],
  ['https://www.dealer.com.au/', true],
  ['/pre-owned', true],
  ['/warranty', true],
  ['/pages/toyota-hybrids', false],
  ['/fleet', true],
  ['/no-such-page', false],
])('VDP-12 CONTENT-10 a custom button to %s is shown: %s', (href, shown) => {
  expect(isBuiltButton(site, href, context)).toBe(shown)
})

test('SRCH-14 a site that sells used vehicles only shows no button to new ones', () => {
  const used = buildTestSite({ search: { stock_filters: { used_only: true } } })
  expect(isBuiltButton(used, '/search/new-cars', context)).toBe(false)
  expect(isBuiltButton(site, '/search/new-cars', context)).toBe(true)
})

test('TEN-11 a button to the print sheet goes with printing', () => {
  expect(isBuiltButton(buildTestSite({ print: { enabled: false } }), '/print?car_id=1', context)).toBe(false)
})
