import { describe, expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildFooterColumns, buildFooterLinks, buildMenu } from './build-menu.ts'
import { isBuiltLink } from './built-paths.ts'
import { findPageData } from './page-data.ts'
import { buildPageMenu } from './page-menu.ts'
import { buildSiteFrame } from './site-frame-view.ts'

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

  test('NAV-01 a caravan dealer takes the kinds that it does not sell out of the range', () => {
    const navigation = { hidden: ['Motorcycles', 'Motorhomes'] }
    const links = allLinks(buildTestSite({ template: 'leisure', navigation }))
    expect(links).toContain('/search/new-used-and-demo-cars?item_type=caravan')
    expect(links.filter((href) => /motor/.test(href))).toEqual([])
  })

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

describe('NAV-01 the navigation follows the stock', () => {
  const usedCars = new Set(['car_type used', 'item_type car'])
  const linksOf = (part: DocumentPart, kinds: ReadonlySet<string> | null) => {
    const site = buildTestSite(part)
    const { menu, columns } = buildSiteFrame(site, kinds)
    return [...menu.flatMap(({ href, items }) => [href, ...items.map((item) => item.href)]), ...hrefs(columns)]
  }
  const hrefs = (columns: ReturnType<typeof buildFooterColumns>) =>
    columns.flatMap(({ links }) => links.map(({ href }) => href))

  test.each(['classic', 'brand', 'group', 'leisure', 'toyota'] as const)(
    'NAV-01 NAV-04 template %s leads to no condition and no kind that the dealer has not got',
    (template) => {
      const part = { template, base_domain: 'dealer-pages.example' }
      const search = buildTestSite(part).routes.search
      const absent = /\/(?:new-cars|demo-cars|new-and-demo-cars|motorhome)$|item_type=/
      const shown = linksOf(part, usedCars)
      expect(shown.filter((href) => absent.test(href))).toEqual([])
      expect(shown).toContain(search)
      // While the stock is unknown, or there is none, the menu is whole.
      expect(linksOf(part, null).filter((href) => absent.test(href))).not.toEqual([])
      expect(linksOf(part, new Set())).toEqual(linksOf(part, null))
      // The frame that is kept for the site is that of its stock.
      expect(linksOf(part, usedCars)).toEqual(shown)
    },
  )

  test('NAV-01 the kept frame of a site changes with its stock', () => {
    const site = buildTestSite()
    const words = (kinds: ReadonlySet<string>) =>
      buildSiteFrame(site, kinds).menu.flatMap(({ items }) => items.map(({ label }) => label))
    expect(words(usedCars)).not.toContain('Demo Cars')
    expect(words(new Set([...usedCars, 'car_type demo']))).toContain('Demo Cars')
    expect(words(usedCars)).not.toContain('Demo Cars')
  })

  test('NAV-01 an entry of the site itself stays, unless it says to follow the stock', () => {
    const demos = { name: 'Our Demos', url: '/search/demo-cars' }
    const links = (navigation: DocumentPart['navigation']) => linksOf({ navigation }, usedCars)
    expect(links({ extra: [demos] })).toContain('/search/demo-cars')
    expect(links({ extra: [{ ...demos, with_stock: true }] })).not.toContain('/search/demo-cars')
    const replaced = [{ name: 'New Cars', url: '/search/new-and-demo-cars' }]
    expect(links({ replaced })).toContain('/search/new-and-demo-cars')
  })

  test('NAV-09 the menu of one dealership’s pages follows the stock of the site too', () => {
    const navigation = { extra: [{ name: 'Visit', url: '/contact' }] }
    const dealerships = [
      { id: 'a', slug: 'a', name: 'A', navigation },
      { id: 'b', slug: 'b', name: 'B' },
    ]
    const { pageMenu = [] } = buildPageMenu(buildTestSite({ dealerships }), 'a', usedCars)
    expect(pageMenu.flatMap(({ items }) => items.map(({ href }) => href))).not.toContain('/search/demo-cars')
  })
})

describe('NAV-03 the models in the navigation', () => {
  const models = (site: ReturnType<typeof buildTestSite>) => buildMenu(site).find((entry) => entry.models === true)

  test('NAV-03 the entry carries the parts of the range alone, which are the menu without scripts', () => {
    const entry = models(buildTestSite({ template: 'toyota', base_domain: 'dealer-pages.com.au' }))
    expect(entry).toMatchObject({ label: 'New Vehicles', href: 'https://test-site.dealer-pages.com.au/new-vehicles' })
    expect(entry?.items.map(({ href }) => href)).toEqual([
      '/models?body=cars',
      '/models?body=hatch-sedans',
      '/models?body=suvs-4wds',
      '/models?body=utes-vans',
      '/models?body=gr-performance',
      '/models?body=electrified',
      '/models?body=upcoming',
      '/models?body=discontinued',
      '/models',
    ])
  })

  test('NAV-01 NAV-03 without a base domain the entry leads to the models of the site, at their path', () => {
    const entry = models(buildTestSite({ template: 'toyota', routes: { models: '/range' } }))
    expect([entry?.href, entry?.items.at(-1)?.href]).toEqual(['/range', '/range'])
  })

  test('NAV-03 without models the entry is an ordinary one', () => {
    const site = buildTestSite({ template: 'brand' })
    expect(models(site)).toBeUndefined()
    expect(buildMenu(site).map(({ label }) => label)).not.toContain('New Vehicles')
  })
})

describe('NAV-09 navigation of a dealership', () => {
  const item = { mandatory: false, fallback_url: null, className: null }
  const navigation = { hidden: ['Finance'], extra: [{ ...item, name: 'Fleet', url: '/fleet' }] }
  const one = { id: 'one', slug: 'one', name: 'One' }
  const two = { id: 'two', slug: 'two', name: 'Two', navigation }
  const labels = (menu: readonly { readonly label: string }[] = []) => menu.map(({ label }) => label)

  test('NAV-09 the only dealership changes the menu of the whole site', () => {
    const menu = labels(buildMenu(buildTestSite({ dealerships: [two] })))
    expect(menu).toContain('Fleet')
    expect(menu).not.toContain('Finance')
  })

  test('NAV-09 of several it changes the menu of its own pages alone', () => {
    const site = buildTestSite({ dealerships: [one, two] })
    expect(labels(buildMenu(site))).not.toContain('Fleet')
    expect(labels(findPageData([{}, buildPageMenu(site, 'two')], 'pageMenu'))).toContain('Fleet')
    expect(findPageData([{}, buildPageMenu(site, 'one'), null, 'x'], 'pageMenu')).toBeUndefined()
    expect(buildPageMenu(site, 'nobody')).toEqual({})
    expect(buildPageMenu(site, null)).toEqual({})
  })

  test('NAV-09 AUTH-03 the menu of a dealership keeps the visitor’s own pages', () => {
    const site = buildTestSite({ template: 'group', dealerships: [one, two] })
    expect(buildPageMenu(site, 'two').pageMenu?.at(-1)).toEqual(buildSiteFrame(site).menu.at(-1))
  })
})
