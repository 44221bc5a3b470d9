import { describe, expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildFooterColumns, buildFooterLinks, buildMenu } from './build-menu.ts'
import { isBuiltLink } from './built-paths.ts'

const allLinks = (site: ReturnType<typeof buildTestSite>) => [
  ...buildMenu(site).flatMap(({ href, items }) => [href, ...items.map((item) => item.href)]),
  ...buildFooterColumns(site).flatMap(({ links }) => links.map(({ href }) => href)),
  ...buildFooterLinks(site).map(({ href }) => href),
]

describe('links that lead somewhere', () => {
  test.each(['classic', 'brand', 'group', 'leisure', 'toyota'] as const)(
    'CONTENT-10 the navigation of template %s shows built pages only, and always the stock',
    (template) => {
      const site = buildTestSite({ template, base_domain: 'dealer-pages.example' })
      const links = allLinks(site)
      expect(links).toContain(site.routes.search)
      expect(links.filter((href) => !isBuiltLink(site, href))).toEqual([])
    },
  )

  test('CONTENT-10 pages without a route, unknown searches and hosts that never resolve are no links', () => {
    const site = buildTestSite()
    for (const href of [
      '/no-such-page',
      '/search/nowhere',
      '/search',
      'https://page.dealer.example/',
      'https://example/',
      'https://',
    ])
      expect([href, isBuiltLink(site, href)]).toEqual([href, false])
    for (const href of [
      '/',
      '/pre-owned',
      '/pre-owned?certified=true',
      '/search/ute',
      '/search/cabChassis',
      `${site.routes.search}?make=Kia#top`,
      'tel:+61755501111',
      'https://www.dealer.com.au/',
    ])
      expect([href, isBuiltLink(site, href)]).toEqual([href, true])
  })

  test.each(['/money', '/money/', '/car-finance', '/finance/', '/loans/apply'])(
    'TEN-04 the links to finance lead to %s where that is its path',
    (finance) => {
      const site = buildTestSite({ routes: { finance } })
      expect(allLinks(site).filter((href) => /^\/(?:money|finance|car-finance|loans)/.test(href))).toEqual([
        finance,
        finance,
      ])
      expect(allLinks(buildTestSite({ routes: { finance }, finance: { enabled: false } }))).not.toContain(finance)
    },
  )

  test('SRCH-14 a site that sells used vehicles only shows no way to new ones', () => {
    const used = allLinks(buildTestSite({ search: { stock_filters: { used_only: true } } }))
    expect(used.filter((href) => /new-cars|demo-cars$/.test(href) && !href.includes('new-used'))).toEqual([])
    expect(used).toContain('/search/used-cars')
  })

  test('NAV-01 an entry without a page links to its first dropdown link; a dropdown of one link is plain', () => {
    const item = { mandatory: false, fallback_url: null, className: null }
    const site = buildTestSite({
      navigation: {
        header: [
          {
            ...item,
            name: 'Browse',
            url: '/no-such-page',
            dropdownItems: [
              { ...item, name: 'Gone', url: '/nowhere' },
              { ...item, name: 'Used', url: '/search/used-cars' },
              { ...item, name: 'Utes', url: '/search/ute' },
            ],
          },
          { ...item, name: 'One', url: '/', dropdownItems: [{ ...item, name: 'Used', url: '/search/used-cars' }] },
          { ...item, name: 'None', url: '/no-such-page' },
        ],
      },
    })
    // The way to the stock comes after the entry that leads home.
    expect(buildMenu(site).map(({ label, href, items }) => [label, href, items.length])).toEqual([
      ['Browse', '/search/used-cars', 2],
      ['One', '/', 0],
      ['Our Stock', site.routes.search, 3],
    ])
  })
})
