import { describe, expect, test } from 'vitest'
import { listRoutes, resolveLink, resolveRoute } from './routes.ts'
import { resolveNavigation } from './resolve-navigation.ts'
import { buildTestSite } from './test-site.ts'

describe('TEN-04 routes are configuration', () => {
  test('TEN-04 the default routes are those of the specification', () => {
    const { search, special_offers, test_drive, service, finance, trade_in, contact, parts } = buildTestSite().routes
    expect({ search, special_offers, test_drive, service, finance, trade_in, contact, parts }).toEqual({
      search: '/search/new-used-and-demo-cars', special_offers: '/special-offers', test_drive: '/book-test-drive/', service: '/service', finance: '/finance', trade_in: '/trade-in', contact: '/contact',
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

  test('TEN-04 changing a route changes every link of the navigation to it', () => {
    const before = buildTestSite({ template: 'classic' })
    const after = buildTestSite({ template: 'classic', routes: { contact: '/find-us/', service: '/workshop' } })
    const links = (site: typeof before) => JSON.stringify(resolveNavigation(site))
    expect(links(before)).toContain('"/contact"')
    expect(links(after)).not.toContain('"/contact"')
    expect(links(after)).toContain('"/find-us/"')
    expect(links(after)).toContain('"/workshop"')
    expect(resolveRoute(after, '/contact')).toBeNull()
  })

  test('TEN-04 a link may go on after its route, and names every route there is', () => {
    const site = buildTestSite()
    expect(resolveLink(site, '{routes.search}?body=Ute')).toBe('/search/new-used-and-demo-cars?body=Ute')
    expect(resolveLink(site, '/plain')).toBe('/plain')
    for (const { name, path } of listRoutes(site)) expect(resolveLink(site, `{routes.${name}}`)).toBe(path)
  })
})
