import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { SiteFooter } from './site-footer.tsx'
import { buildSiteFrame } from './site-frame-view.ts'
import { SiteHeader } from './site-header.tsx'

const location = {
  id: 'yard',
  name: 'Yard',
  slug: 'yard',
  address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD' as const, postcode: '4000' },
  contact_detail: { phone: '(07) 5550-2222' },
}
const dealership = { id: 'main', slug: 'main', name: 'Main', locations: [location] }

test('LOC-11 header and footer show formatted phone numbers and dial them in E.164', () => {
  const frame = buildSiteFrame(buildTestSite({ phone: '+61 7 5550 1111', dealerships: [dealership] }))
  expect([frame.phone, ...frame.places.map(({ phone }) => phone)]).toEqual(['07 5550 1111', '07 5550 2222'])
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => [
        createElement(SiteHeader, { key: 1, frame, menu: frame.menu, over: false }),
        createElement(SiteFooter, { key: 2, frame }),
      ],
    },
  ])
  const page = parseHtml(renderToStaticMarkup(createElement(Page)))
  const links = [...page.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'))
  expect(new Set(links)).toEqual(new Set(['tel:+61755501111', 'tel:+61755502222']))
  expect(page.documentElement.textContent).toContain('07 5550 1111')
  expect(page.documentElement.outerHTML).not.toContain('+61 7')
})
