import { describe, expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteFrame } from './site-frame-view.ts'

const dealerships = [{ id: 'one', slug: 'one-yard', name: 'One', dealer_license_number: 'LMD 1', locations: [] }]

describe('the frame of every page', () => {
  test('TEN-05 mark and logo may come with the page; the icon of the tab stays a file', () => {
    const site = buildTestSite({ logo: '/logos/a.svg', theme: { favicon: '/logos/b.svg' } })
    const { logo, mark, icon } = buildSiteFrame(site, null, (address) => `data:${address}`)
    expect([logo, mark, icon]).toEqual(['data:/logos/a.svg', 'data:/logos/b.svg', '/logos/b.svg'])
  })

  test("NAV-04 the copyright line is the site's own, or its name", () => {
    expect(buildSiteFrame(buildTestSite()).copyright).toBe('© Test Site')
    expect(buildSiteFrame(buildTestSite({ layout: { copyright: '© 1962 Our Family' } })).copyright).toBe(
      '© 1962 Our Family',
    )
  })

  test("AUTH-03 the menu of every width ends with the visitor's own pages, on a site with sign-in only", () => {
    const lastOf = (auth: object) => buildSiteFrame(buildTestSite({ auth })).menu.at(-1)?.label
    expect(lastOf({ authentication: true, garage: true, garage_name: 'My Garage' })).toBe('My Garage')
    expect(lastOf({ authentication: true, garage: false })).toBe('Sign in')
    expect(lastOf({ authentication: false, garage: true, garage_name: 'My Garage' })).not.toBe('My Garage')
  })

  test('NAV-04 LOC-01 the places of the footer are those that the site shows, without workshops', () => {
    const place = (id: string, more: object = {}) => ({
      id,
      name: id,
      slug: id,
      location_type: 'sales' as const,
      address: { city: 'Ipswich', state: 'QLD' as const },
      ...more,
    })
    const nothing = place('nothing', { address: { state: 'QLD' } })
    const locations = [place('yard'), place('shed', { visible: false }), place('shop', { location_type: 'service' })]
    const placesOf = (part: object) =>
      buildSiteFrame(
        buildTestSite({
          dealerships: [{ id: 'one', slug: 'one', name: 'One', locations: [...locations, nothing] }],
          ...part,
        }),
      ).places
    expect(placesOf({})).toEqual([{ name: 'yard', address: 'Ipswich QLD', phone: null }])
    // A place of which nothing is known stands there with the number of the site, and without any not at all.
    expect(placesOf({ phone: '07 5550 1111' }).at(-1)).toEqual({
      name: 'nothing',
      address: null,
      phone: '07 5550 1111',
    })
  })

  test('NAV-04 LOC-01 a footer lists all of a few places, and of many the first six', () => {
    const countOf = (count: number) => {
      const locations = Array.from({ length: count }, (_, index) => ({
        id: `yard-${index}`,
        name: `Yard ${index}`,
        slug: `yard-${index}`,
        address: { city: 'Ipswich', state: 'QLD' as const },
      }))
      const dealerships = [{ id: 'one', slug: 'one', name: 'One', locations }]
      return buildSiteFrame(buildTestSite({ dealerships })).places.length
    }
    expect([countOf(5), countOf(60)]).toEqual([5, 6])
  })

  test('NAV-04 CONTENT-12 the tow calculator is in the menu of a site that has it', () => {
    const hasTow = (enabled: boolean) =>
      buildSiteFrame(buildTestSite({ template: 'leisure', tow_check: { enabled } })).menu.some(
        ({ href }) => href === '/what-can-my-car-tow',
      )
    expect([hasTow(true), hasTow(false)]).toEqual([true, false])
  })

  test('NAV-05 the notice of a site is part of the frame', () => {
    expect(buildSiteFrame(buildTestSite()).notice).toBeUndefined()
    expect(buildSiteFrame(buildTestSite({ layout: { notice: 'Closed on Monday' } })).notice).toBe('Closed on Monday')
  })

  test('TEN-12 each template has a composition of page heads, which a site may change', () => {
    const templates = ['toyota', 'group', 'classic', 'brand', 'leisure'] as const
    const heads = templates.map((template) => buildSiteFrame(buildTestSite({ template })).pageHead)
    expect(heads).toEqual(['band', 'card', 'centred', 'edge', 'scene'])
    expect(buildSiteFrame(buildTestSite({ template: 'group', layout: { page_head: 'edge' } })).pageHead).toBe('edge')
  })

  test('NAV-05 each template has a header and a footer of its own composition', () => {
    const templates = ['toyota', 'group', 'classic', 'brand', 'leisure'] as const
    const frames = templates.map((template) => buildSiteFrame(buildTestSite({ template })))
    expect(frames.map(({ header }) => header.kind)).toEqual(['stacked', 'search', 'masthead', 'action', 'floating'])
    expect(frames.map(({ footer }) => footer)).toEqual(['ledger', 'yards', 'letterhead', 'blocks', 'horizon'])
    const layout = { header: 'bar', footer: 'yards' } as const
    expect(buildSiteFrame(buildTestSite({ template: 'leisure', layout }))).toMatchObject({
      header: { kind: 'bar' },
      footer: 'yards',
    })
  })

  test('NAV-05 CONTENT-10 the header asks for one thing, where its composition does and the page exists', () => {
    const actionOf = (part: object) => buildSiteFrame(buildTestSite({ template: 'brand', ...part })).action
    expect(actionOf({})).toEqual({ label: 'Book a Test Drive', href: '/book-test-drive/' })
    expect(actionOf({ test_drive: { enabled: false } })).toBeUndefined()
    expect(actionOf({ layout: { header: 'bar' } })).toBeUndefined()
    expect(actionOf({ layout: { header_action: { text: 'Value my car', url: '{routes.trade_in}' } } })).toEqual({
      label: 'Value my car',
      href: '/trade-in',
    })
  })

  test('LOC-13 NAV-04 the footer shows licence numbers unless the site switches them off', () => {
    expect(buildSiteFrame(buildTestSite({ dealerships })).licences).toEqual(['Dealer licence LMD 1'])
    expect(buildSiteFrame(buildTestSite({ dealerships, layout: { licence_line: false } })).licences).toEqual([])
  })

  test('NAV-04 social networks that the site has are linked in the footer, by switch', () => {
    const social_urls = { facebook: 'https://www.facebook.com/dealer', x: 'https://x.com/dealer' }
    const networksOf = (part: object) =>
      buildSiteFrame(buildTestSite({ social_urls, ...part }))
        .links.filter(({ href }) => href.startsWith('https://'))
        .map(({ label }) => label)
    expect(networksOf({})).toEqual(['Facebook', 'X'])
    expect(networksOf({ layout: { social_links: false } })).toEqual([])
    expect(networksOf({ social_urls: {} })).toEqual([])
  })
})
