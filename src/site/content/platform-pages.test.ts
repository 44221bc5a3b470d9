import { describe, expect, test } from 'vitest'
import { findAddress, findPageReservation, listConfiguredRoutes } from '../addresses.ts'
import { checkContent } from '../checks/check-content.ts'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { findContentSource, platformPageIds, platformPages } from './platform-pages.ts'

const isThere = (path: string, part: DocumentPart = {}): boolean =>
  findContentSource(buildTestSite(part), path) !== null
const ownPage = { path: '/towing', title: 'Towing' }

describe('which pages a site has', () => {
  const toyota: DocumentPart = { template: 'toyota' }

  test.each<[string, DocumentPart, boolean]>([
    ['/about-us', {}, true],
    ['/pages/complaint-handling-process', {}, true],
    ['/pages/nothing', {}, false],
    ['/pages/toyota-hybrids', {}, false],
    ['/pages/toyota-hybrids', toyota, true],
    ['/pages/toyota-hybrids/', toyota, true],
    ['/pages/about-toyota-certified-pre-owned', { ...toyota, certified: { enabled: false } }, false],
    ['/pages/toyota-access-loan', { ...toyota, finance: { enabled: false } }, false],
    ['/pages/certified-pre-owned', {}, false],
    ['/pages/certified-pre-owned', toyota, true],
    ['/diamond-advantage', {}, false],
    ['/diamond-advantage', { manufacturer: { name: 'Mitsubishi', slug: 'mitsubishi' } }, true],
    ['/pages/finance-explained', { finance: { enabled: false } }, false],
    ['/about-us', { content: { hidden_pages: ['/about-us/'] } }, false],
    ['/service', {}, true],
    ['/workshop', { routes: { service: '/workshop' } }, true],
    ['/towing', {}, false],
    ['/towing', { content: { pages: [ownPage] } }, true],
    ['/towing/', { content: { pages: [{ ...ownPage, path: '/towing/' }] } }, true],
  ])('CONTENT-10 %s on a site with %j: %s', (path, part, there) => {
    expect(isThere(path, part)).toBe(there)
  })

  test('CONTENT-10 a page of the site’s own wins over that of the platform, also where that is hidden', () => {
    const pages = [{ path: '/about-us', title: 'Who we are' }]
    for (const hidden_pages of [[], ['/about-us']])
      expect(findContentSource(buildTestSite({ content: { pages, hidden_pages } }), '/about-us')).toMatchObject({
        kind: 'own',
        page: { title: 'Who we are' },
      })
  })

  test('CONTENT-10 every page of the platform has an address of its own', () => {
    const site = buildTestSite({ template: 'toyota' })
    for (const id of platformPageIds) expect([id, findAddress(site, platformPages[id].path)]).not.toEqual([id, null])
    const paths = platformPageIds.map((id) => platformPages[id].path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('pages at paths of the site’s own', () => {
  test('CONTENT-10 are found before the patterns of other pages, and are routes of their own', () => {
    const site = buildTestSite({ content: { pages: [ownPage, { ...ownPage, path: '/hilux/accessories' }] } })
    expect(['/towing', '/towing/', '/hilux/accessories'].map((path) => findAddress(site, path))).toEqual([
      'content_page',
      'content_page',
      'content_page',
    ])
    expect(listConfiguredRoutes(site).map(({ route, path }) => [route, path])).toEqual([
      ['pages-slug', 'towing'],
      ['pages-slug', 'hilux/accessories'],
    ])
    expect(new Set(listConfiguredRoutes(site).map(({ id }) => id)).size).toBe(2)
  })

  test('CONTENT-10 below /pages and in place of a page of the platform they need no route', () => {
    const pages = ['/pages/towing', '/warranty', '/fleet'].map((path) => ({ ...ownPage, path }))
    expect(listConfiguredRoutes(buildTestSite({ content: { pages } }))).toEqual([])
  })

  test.each([
    ['/towing', true],
    ['/about-us', true],
    ['/fleet', true],
    ['/pages/towing', true],
    ['/hilux/accessories', true],
    ['/pages/a/b', false],
    ['/print', false],
    ['/cars/towing', false],
    ['/search/towing', false],
    ['/blog/towing', false],
    ['/api/towing', false],
    ['/a.html', false],
    ['/:slug', false],
    ['/', false],
  ])('CONTENT-10 %s may be a page of a site: %s', (path, free) => {
    expect([path, findPageReservation(path) === null]).toEqual([path, free])
  })

  test('CONTENT-10 the check names the place of a wrong path and of an unknown variable', () => {
    const post = { slug: 'a', title: 'A', summary: 'A {nothing}', body: 'A', published: '2026-01-01' }
    const site = buildTestSite({
      content: {
        pages: [
          { ...ownPage, path: '/print' },
          { ...ownPage, body: 'See {site.nam}' },
        ],
        blog: [post],
      },
    })
    expect(checkContent(site).map(({ place, message }) => `${place.join('.')}: ${message}`)).toEqual([
      'content.pages.0.path: /print is a page of the platform',
      'content.pages.1.body: {site.nam} is no variable',
      'content.blog.0.summary: {nothing} is no variable for a line of text',
    ])
  })
})
