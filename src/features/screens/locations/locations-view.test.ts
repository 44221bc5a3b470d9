import { describe, expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildContact } from './contact-view.ts'
import { buildLocationPage } from './location-view.ts'
import { buildLocations, parseDepartment } from './locations-view.ts'

const place = (
  name: string,
  location_type: 'sales' | 'service' | 'parts' = 'sales',
  state: 'QLD' | 'NSW' | 'ACT' = 'QLD',
) => {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return { id, name, slug: id, location_type, primary: location_type === 'sales', address: { state } }
}
const siteOf = (locations: readonly ReturnType<typeof place>[], part: DocumentPart = {}) =>
  buildTestSite({
    dealerships: locations.map((location) => ({
      id: location.id,
      slug: location.id,
      name: location.name,
      locations: [location],
    })),
    ...part,
  })
const none = () => null
const list = (count: number) => Array.from({ length: count }, (_, index) => place(`Yard ${index}`))

describe('the page of all locations', () => {
  test('LOC-03 LOC-04 it hints at swiping up to the limit of the site, and narrows to a department', () => {
    const hints = [2, 3, 4, 60].map((count) => buildLocations(siteOf(list(count)), null, 0, none)?.hint)
    expect(hints).toEqual([true, true, false, false])
    expect(buildLocations(siteOf(list(4), { locations: { swipe_hint_up_to: 4 } }), null, 0, none)?.hint).toBe(true)
    const site = siteOf([place('A'), place('B'), place('B Service', 'service'), place('C Service', 'service')])
    const view = buildLocations(site, 'service', 0, none)
    if (view?.block.kind !== 'cards') throw new Error('no cards')
    expect(view.block.cards.map(({ name }) => name)).toEqual(['B Service', 'C Service'])
    expect(view.departments).toEqual([
      { text: 'All', href: '/locations', isCurrent: false },
      { text: 'Sales', href: '/locations?department=sales', isCurrent: false },
      { text: 'Service', href: '/locations?department=service', isCurrent: true },
    ])
  })

  test('LOC-03 it counts in words what there is: yards that sell, or places', () => {
    const introOf = (...places: Parameters<typeof siteOf>[0]) => buildLocations(siteOf(places), null, 0, none)?.intro
    expect(introOf(place('A'), place('B'))).toBe('Two yards in Queensland. Call ahead or drop in.')
    expect(introOf(place('A'), place('C Service', 'service'))).toMatch(/^Two places in /)
    expect(introOf(...list(12))).toMatch(/^12 yards in /)
  })

  test('LOC-04 without a second department, or with sales alone by switch, there is nothing to choose', () => {
    expect(buildLocations(siteOf(list(3)), null, 0, none)?.departments).toEqual([])
    const both = [place('A'), place('A Service', 'service')]
    expect(buildLocations(siteOf(both, { locations: { sales_only: true } }), null, 0, none)?.departments).toEqual([])
  })

  test('LOC-02 a department in the address counts by its known name only', () => {
    expect([null, '', 'service', 'SERVICE', 'toString', '<b>', 'all'].map(parseDepartment)).toEqual([
      null,
      null,
      'service',
      null,
      null,
      null,
      null,
    ])
    expect(buildLocations(siteOf(list(2)), 'parts', 0, none)).toBeNull()
    expect(buildLocations(siteOf([]), null, 0, none)).toBeNull()
  })

  test('LOC-03 LEAD-14 among many the nearest to a place are found by its name or postcode', () => {
    const at = (name: string, lat: number, long: number) => {
      const here = place(name)
      return { ...here, address: { ...here.address, lat, long } }
    }
    const six = list(6)
    const many = [...six, at('Far', -16.92, 145.77), at('Close', -27.47, 153.03)]
    const nearestOf = (near: string | null, locations = many) =>
      buildLocations(siteOf(locations), null, 0, none, near)?.nearest
    expect(nearestOf('Brisbane', six)).toBeNull()
    expect(nearestOf(null)).toEqual({ typed: '', title: null, problem: null, rows: [] })
    for (const near of ['Brisbane', ' brisbane qld ', '4000']) {
      const nearest = nearestOf(near)
      expect(nearest?.title).toMatch(/^Nearest to .*Brisbane/i)
      expect(nearest?.rows.map(({ card, away }) => [card.name, away]).slice(0, 3)).toEqual([
        ['Close', '1 km away'],
        ['Far', '1,400 km away'],
        ['Yard 0', null],
      ])
      expect(nearest?.rows).toHaveLength(5)
    }
    for (const near of ['Nowheresville', '<b>', 'Brisbane'.repeat(1_000)]) {
      expect(nearestOf(near)).toMatchObject({
        title: null,
        rows: [],
        problem: expect.stringContaining('We do not know'),
      })
      expect(nearestOf(near)?.typed.length).toBeLessThanOrEqual(60)
    }
  })

  test('LOC-03 many locations are listed by state once more, the state of the site first', () => {
    const many = [place('A', 'sales', 'NSW'), place('C', 'sales', 'ACT'), ...list(7)]
    const states = buildLocations(siteOf(many, { state: 'qld' }), null, 0, none)?.states
    expect(states?.map(({ name, cards }) => [name, cards.length])).toEqual([
      ['Queensland', 7],
      ['Australian Capital Territory', 1],
      ['New South Wales', 1],
    ])
    // As many as a visitor looks through in the carousel are shown there alone.
    expect(buildLocations(siteOf(list(8)), null, 0, none)?.states).toEqual([])
  })
})

describe('the page of one location', () => {
  test('LOC-01 LOC-06 a location is found by its slug; an unknown or an invisible one is not', () => {
    const hidden = { ...place('B'), visible: false }
    const site = siteOf([place('A'), hidden])
    expect(buildLocationPage(site, 'a', 0, none)?.detail.name).toBe('A')
    for (const slug of ['b', 'c', '', '../a', 'A'.repeat(5_000)])
      expect(buildLocationPage(site, slug, 0, none)).toBeNull()
  })

  test('LOC-06 the other locations are beside it, not its own departments, and three at most', () => {
    const site = siteOf([place('A'), place('A Service', 'service'), ...list(5)])
    const page = buildLocationPage(site, 'a', 0, none)
    expect(page?.others?.cards.map(({ name }) => name)).toEqual(['Yard 0', 'Yard 1', 'Yard 2'])
    expect(page?.allHref).toBe('/locations')
    expect(buildLocationPage(siteOf(list(2)), 'yard-0', 0, none)?.others?.cards).toHaveLength(1)
    expect(buildLocationPage(siteOf([place('A')]), 'a', 0, none)).toMatchObject({ others: null, allHref: null })
  })
})

describe('the contact page', () => {
  test('LOC-15 several locations are cards beside the main one; a single one is the details themselves', () => {
    const opening_hours = [{ weekday: 1, open: '08:00', close: '17:00' }]
    const several = buildContact(siteOf(list(2), { phone: '1300 975 707', opening_hours }), 0, none)
    expect(several).toMatchObject({
      block: { kind: 'cards' },
      main: { name: 'Yard 0' },
      phone: { text: '1300 975 707' },
    })
    // Of a bare location there is nothing to say beside the form.
    expect(buildContact(siteOf(list(2)), 0, none)).toMatchObject({ block: { kind: 'cards' }, main: null })
    const many = buildContact(siteOf(list(8)), 0, none).block
    expect(many?.kind === 'cards' && [many.cards.length, many.of]).toEqual([6, 8])
    expect(buildContact(siteOf(list(1)), 0, none)).toMatchObject({ block: null, main: null, phone: null })
    const single = buildContact(siteOf(list(1), { opening_hours }), 0, none)
    expect(single).toMatchObject({ block: { kind: 'detail' }, main: { name: 'Yard 0' } })
    expect(buildContact(siteOf([]), 0, none)).toMatchObject({ block: null, main: null, hours: null, people: [] })
  })

  test('LOC-15 CONTENT-07 the guarantees stand on it by switch, and the banner is that of the site', () => {
    const content = { guarantee_strip: { enabled: true }, default_banners: { contact: '/b.jpg' } }
    expect(buildContact(siteOf(list(1), { content }), 0, none)).toMatchObject({
      banner: '/b.jpg',
      guarantees: [
        'One haggle-free price',
        '48hr money-back guarantee',
        'Lifetime engine guarantee',
        'Cool value servicing for life',
        '12 months roadside assist',
      ],
    })
    expect(buildContact(siteOf(list(1)), 0, none)).toMatchObject({ banner: null, guarantees: [] })
  })
})
