import { describe, expect, test } from 'vitest'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { buildTestSite, testYard, type DocumentPart } from '#site/test-site.ts'
import { listPages } from './list-pages.ts'
import { matchPages } from './match-pages.ts'

const dealership = { id: 'one', slug: 'one', name: 'One', phone: '08 5550 1000', email: 'one@one.example' }
const yards = {
  dealerships: [{ ...dealership, locations: [{ ...testYard, name: 'One Motors Perth', slug: 'perth' }] }],
}

function find(text: string, part: DocumentPart = {}): readonly (readonly [string, string])[] {
  return matchPages(listPages(buildTestSite({ ...yards, ...part })), text, false).map(({ label, href }) => [
    label,
    href,
  ])
}

describe('SRCH-07 what visitors type for a page finds it, named as the menus name it', () => {
  test.each([
    ['test drive', 'Book a Test Drive', '/book-test-drive/'],
    ['finance', 'Finance', '/finance'],
    ['loan', 'Finance', '/finance'],
    ['repayments', 'Finance', '/finance'],
    ['trade in', 'Sell Your Car', '/trade-in'],
    ['trade-in', 'Sell Your Car', '/trade-in'],
    ['value my car', 'Sell Your Car', '/trade-in'],
    ['sell my car', 'Sell Your Car', '/trade-in'],
    ['opening hours', 'Locations', '/locations'],
    ['are you open on sunday', 'Locations', '/locations'],
    ['service', 'Book a Service', '/service'],
    ['parts', 'Parts', '/vehicle-parts-and-accessories'],
    ['contact', 'Contact Us', '/contact'],
    ['warranty', 'Warranty', '/warranty'],
    ['perth', 'One Motors Perth', '/contact-us/perth'],
    ['one motors', 'One Motors Perth', '/contact-us/perth'],
  ])('SRCH-07 %s: %s', (text, label, href) => {
    expect(find(text)[0]).toEqual([label, href])
  })
})

test('SRCH-07 the configured path and the operator’s own name of a page are taken', () => {
  const routes = { finance: '/money' }
  const navigation = { header: [{ name: 'Pay it off', url: '{routes.finance}' }] }
  expect(find('loan', { routes, navigation })).toEqual([['Pay it off', '/money']])
  expect(find('pay it', { routes, navigation })).toEqual([['Pay it off', '/money']])
})

test('SRCH-07 CONTENT-10 a page of the site’s own is found by its title, and a page taken away is not', () => {
  const pages = [{ path: '/pages/mine-sites', title: 'Vehicles for Mine Sites', body: 'Text.' }]
  expect(find('mine site', { content: { pages } })).toEqual([['Vehicles for Mine Sites', '/pages/mine-sites']])
  expect(find('warranty', { content: { hidden_pages: ['/warranty'] } })).toEqual([])
  expect(find('finance', { finance: { enabled: false } })).toEqual([])
  expect(find('sell my car', { trade_in: { enabled: false } })).toEqual([])
  expect(find('opening hours', { dealerships: [] })).toEqual([])
})

test('SRCH-07 TEN-07 every page is one that the site has, once, and no search', () => {
  for (const template of ['classic', 'toyota', 'brand', 'group', 'leisure'] as const) {
    const site = buildTestSite({ ...yards, template })
    const pages = listPages(site)
    expect(pages.filter(({ href }) => !isBuiltLink(site, href))).toEqual([])
    expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length)
    expect(pages.filter(({ href }) => href === '/' || href.startsWith('/search/') || !href.startsWith('/'))).toEqual([])
    expect(pages.filter(({ phrases }) => phrases.some((phrase) => phrase.trim() === ''))).toEqual([])
  }
})
