import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { HeaderPhone } from './header-parts.tsx'
import { buildSiteFrame } from './site-frame-view.ts'

const findSearch = (site: DocumentPart) =>
  parseHtml(renderToStaticMarkup(<HeaderPhone frame={buildSiteFrame(buildTestSite(site))} />)).querySelector('a')

test('NAV-05 the way to the search stands in a wide header too, unless that has a search box', () => {
  const [bare, boxed] = [false, true].map((search_bar) => findSearch({ header: { search_bar } }))
  expect([bare?.textContent, bare?.getAttribute('href')]).toEqual([
    'Search our stock',
    '/search/new-used-and-demo-cars',
  ])
  expect(bare?.classList.contains('lg:hidden')).toBe(false)
  expect(boxed?.classList.contains('lg:hidden')).toBe(true)
})

test('NAV-05 a floating header leaves it out where only its menu has room', () => {
  const look = findSearch({ header: { search_bar: false }, layout: { header: 'floating' } })
  expect(look?.className).toContain('max-[90rem]:hidden')
})
