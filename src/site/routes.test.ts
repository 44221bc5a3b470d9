import { describe, expect, test } from 'vitest'
import { listRoutes, resolveLink, resolveRoute } from './routes.ts'
import { resolveNavigation } from './resolve-navigation.ts'
import { routeNames } from './schema/values.ts'
import { buildTestSite } from './test-site.ts'

describe('TEN-04 routes are configuration', () => {
  test('TEN-04 the default routes are those of the specification', () => {
    const { search, special_offers, test_drive, service, finance, trade_in, contact, parts } = buildTestSite().routes
    expect({ search, special_offers, test_drive, service, finance, trade_in, contact, parts }).toEqual({
      search: '/search/new-used-and-demo-cars',
      special_offers: '/special-offers',
      test_drive: '/book-test-drive/',
      service: '/service',
      finance: '/finance',
      trade_in: '/trade-in',
      contact: '/contact',
      parts: '/vehicle-parts-and-accessories',
    })
  })

  test('TEN-04 both forms of the trailing slash are the page, and the other one redirects to the configured', () => {
    const site = buildTestSite()
    expect(resolveRoute(site, '/book-test-drive/')).toEqual({ name: 'test_drive', redirectTo: null })
    expect(resolveRoute(site, '/book-test-drive')).toEqual({ name: 'test_drive', redirectTo: '/book-test-drive/' })
    expect(resolveRoute(site, '/contact/')).toEqual({ name: 'contact', redirectTo: '/contact' })
    expect(resolveRoute(site, '/contact')).toEqual({ name: 'contact', redirectTo: null })
    expect(resolveRoute(site, '/contact/us')).toBeNull()
    expect(resolveRoute(site, '/')).toBeNull()
  })

  test('TEN-04 of two routes with one path the first answers, and links of sites do not mix', () => {
    const twice = buildTestSite({ routes: { parts: '/contact/' } })
    const { name } = resolveRoute(twice, '/contact') ?? {}
    expect(name).toBe(listRoutes(twice).find(({ path }) => path.startsWith('/contact'))?.name)
    const chosen = buildTestSite({ routes: { contact: '/find-us' } })
    expect(['{routes.contact}', '{routes.nothing}'].map((link) => resolveLink(chosen, link))).toEqual([
      '/find-us',
      '{routes.nothing}',
    ])
    expect(resolveLink(buildTestSite(), '{routes.contact}')).toBe('/contact')
    expect(resolveRoute(chosen, '/contact')).toBeNull()
  })

  // The garage has five names to choose from; every other route takes any path.
  test.each(routeNames.filter((name) => name !== 'garage'))(
    'TEN-04 changing the route %s changes every link of the navigation to it',
    (name) => {
      const item = { mandatory: false, fallback_url: null, className: null }
      const linkTo = (words: string) => ({ ...item, name: words, url: `{routes.${name}}` })
      const navigation = {
        header: [
          {
            ...linkTo('Row'),
            dropdownItems: [linkTo('Dropdown'), { ...item, name: 'Query', url: `{routes.${name}}?from=menu` }],
          },
        ],
        footer: [{ name: 'Column', items: [linkTo('Footer')] }],
        footer_links: [linkTo('Last line')],
      }
      const linksOf = (path: string) => {
        const { header, footer, footerLinks } = resolveNavigation(
          buildTestSite({ navigation, routes: { [name]: path } }),
        )
        return [
          ...header,
          ...header.flatMap(({ dropdown }) => dropdown),
          ...footer.flatMap(({ links }) => links),
          ...footerLinks,
        ].map(({ href }) => href)
      }
      expect(linksOf('/chosen/')).toEqual(['/chosen/', '/chosen/', '/chosen/?from=menu', '/chosen/', '/chosen/'])
      expect(resolveRoute(buildTestSite({ routes: { [name]: '/chosen/' } }), '/chosen')).toEqual({
        name,
        redirectTo: '/chosen/',
      })
    },
  )

  test('TEN-04 a link may go on after its route, and names every route there is', () => {
    const site = buildTestSite()
    expect(resolveLink(site, '{routes.search}?body=Ute')).toBe('/search/new-used-and-demo-cars?body=Ute')
    expect(resolveLink(site, '/plain')).toBe('/plain')
    expect(resolveLink(site, '/a?next={routes.search}')).toBe('/a?next={routes.search}')
    expect(resolveLink(site, '{routes.nowhere}/x')).toBe('{routes.nowhere}/x')
    expect(resolveLink(site, '?page=2')).toBe('?page=2')
    for (const { name, path } of listRoutes(site)) expect(resolveLink(site, `{routes.${name}}`)).toBe(path)
  })

  test('TEN-04 a path written out gets the configured form of its trailing slash', () => {
    const site = buildTestSite({ routes: { finance: '/money/' } })
    expect(
      ['/money?car_type=new', '/money/#finance-form', '/contact/', '/elsewhere/', '#here', 'tel:0855500123'].map(
        (link) => resolveLink(site, link),
      ),
    ).toEqual(['/money/?car_type=new', '/money/#finance-form', '/contact', '/elsewhere/', '#here', 'tel:0855500123'])
  })
})
