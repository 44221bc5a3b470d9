import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildTestSite, testYard, type DocumentPart } from '#site/test-site.ts'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { HeaderPhone } from './header-parts.tsx'
import { buildSiteFrame } from './site-frame-view.ts'

type HomeBlocks = NonNullable<NonNullable<NonNullable<DocumentPart['content']>['home']>['blocks']>

const findSearch = (site: DocumentPart) =>
  parseHtml(renderToStaticMarkup(<HeaderPhone frame={buildSiteFrame(buildTestSite(site))} />)).querySelector('a')

test('NAV-05 the way to the search stands in a wide header too, unless that has a search box', () => {
  const [bare, boxed] = [false, true].map((search_bar) => findSearch({ header: { search_bar } }))
  expect([bare?.textContent, bare?.getAttribute('href')]).toEqual([
    'Search our stock',
    '/search/new-used-and-demo-cars',
  ])
  expect(bare?.className).not.toMatch(/\b(?:lg|xl):hidden/)
  expect(boxed?.classList.contains('xl:hidden')).toBe(true)
})

test('NAV-05 the way to the search ends where the search box of the header begins', () => {
  const find = (header: 'search' | 'action') =>
    [...(findSearch({ header: { search_bar: true }, layout: { header } })?.classList ?? [])].filter((name) =>
      /^(?:lg|xl):hidden$/.test(name),
    )
  expect([find('search'), find('action')]).toEqual([['lg:hidden'], ['xl:hidden']])
})

test('NAV-05 the home page has the way to the search where none of its blocks has the field', () => {
  const isAway = (...blocks: HomeBlocks) =>
    findSearch({ content: { home: { blocks } } })?.classList.contains('in-data-home:hidden')
  expect(isAway({ block: 'banner', kind: 'load' }, { block: 'latest' })).toBe(false)
  expect(isAway({ block: 'banner', kind: 'stock_book' })).toBe(true)
  expect(isAway({ block: 'banner' }, { block: 'search', kind: 'line' })).toBe(true)
})

test('NAV-05 a floating header leaves it out where only its menu has room', () => {
  const look = findSearch({ header: { search_bar: false }, layout: { header: 'floating' } })
  expect(look?.className).toContain('max-[90rem]:hidden')
})

test('NAV-05 a phone has the way to the search beside a name of two lines too, but for the narrowest', () => {
  const look = findSearch({ name: 'Southern Cross Caravans & Motorcycles' })
  expect(look?.className).toContain('max-[24rem]:hidden')
  expect(findSearch({ name: 'Short Motors' })?.className).toContain('max-[22.5rem]:hidden')
})

test('NAV-05 the address of a single yard stands where the search box gives way to that of the page', () => {
  const address = { street: '1 Quay Street', city: 'Perth', state: 'WA' as const, postcode: '6000' }
  const yards = [
    { ...testYard, address },
    { ...testYard, id: 'other', slug: 'other', address },
  ]
  const findAddress = (header: 'stacked' | 'bar', search_bar: boolean, yardCount: number) => {
    const dealership = { id: 'one', slug: 'one', name: 'One', locations: yards.slice(0, yardCount) }
    const site = buildTestSite({ header: { search_bar }, layout: { header }, dealerships: [dealership] })
    const page = parseHtml(renderToStaticMarkup(<HeaderPhone frame={buildSiteFrame(site)} />))
    return page.querySelector('.in-data-own-search\\:xl\\:flex')?.textContent
  }
  expect(findAddress('stacked', true, 1)).toBe('1 Quay Street, Perth WA 6000')
  expect([findAddress('stacked', false, 1), findAddress('bar', true, 1), findAddress('stacked', true, 2)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
