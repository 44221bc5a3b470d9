import { describe, expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { findPlaceChange } from './build-place.ts'
import { build, dealership, location } from './vehicle-page-view.testkit.ts'

describe('tabs', () => {
  const tabs = {
    dealer_comments: { text: null },
    whats_included: { text: 'A\n\nB' },
    why_buy_from_us: { text: 'W' },
    reserve_online: { text: 'R' },
    protect_your_car: { text: 'P' },
    features: { text: null },
  }

  test('VDP-04 have the order of the specification and configured titles', () => {
    const page = build(
      { payment_processors: ['stripe'] },
      {
        checkout: { enabled: true },
        vdp_config: { tabs: { ...tabs, protect_your_car: { title: 'Cover', text: 'P' } } },
      },
    )
    expect(page.tabs.map(({ title }) => title)).toEqual([
      'Dealer Comments',
      "What's Included",
      'Why Buy From Us?',
      'Reserve Online',
      'Cover',
      'Features',
    ])
    expect(page.tabs[1]?.paragraphs).toEqual(['A', 'B'])
  })

  test('VDP-04 VDP-05 a tab without content is left out, Dealer Comments never', () => {
    const page = build({ standardEquipment: [' '], dealercomments: '--' })
    expect(page.tabs.map(({ id }) => id)).toEqual(['dealer-comments'])
    expect(page.tabs[0]?.comments).toEqual({
      kind: 'pending',
      text: 'Dealer comments are pending. Please check back here later.',
    })
  })

  test('VDP-05 comments are cut at the configured length, 400 by default', () => {
    expect(build({ dealercomments: 'x'.repeat(400) }).tabs[0]?.comments?.kind).toBe('whole')
    expect(build({ dealercomments: 'x'.repeat(401) }).tabs[0]?.comments?.kind).toBe('cut')
    expect(build({ dealercomments: 'xxx' }, { vdp_config: { comments_length: 2 } }).tabs[0]?.comments).toMatchObject({
      kind: 'cut',
      start: 'xx',
    })
  })

  test('VDP-07 the grid shows 4 and the feature list 8 items at first', () => {
    expect([build().factsShown, build().featuresShown]).toEqual([4, 8])
    expect(
      [build({}, { vdp_config: { key_facts_shown: 6, features_shown: 12 } })].map(({ factsShown, featuresShown }) => [
        factsShown,
        featuresShown,
      ]),
    ).toEqual([[6, 12]])
  })

  test('CONTENT-11 a car that can be held says for how long and for what deposit', () => {
    const reserve = build(
      { payment_processors: ['stripe'] },
      { checkout: { enabled: true, deposit: 500, hold_hours: 72 } },
    ).tabs.find(({ id }) => id === 'reserve-online')
    expect(reserve?.paragraphs).toEqual([
      'Reserve Online holds this vehicle for 72 hours with a $500 deposit that is 100% refundable.',
    ])
  })
})

describe('place and phone', () => {
  test('VDP-13 the number is hidden until it is asked for, unless the site shows it openly', () => {
    expect(build().place.phone).toEqual({ text: '08 5550 1000', href: 'tel:+61855501000', masked: '08 5550 ••••' })
    expect(build({}, { vdp_config: { phone_reveal: false } }).place.phone?.masked).toBeNull()
    expect(build({}, { dealerships: [{ ...dealership, hide: ['phone'] }] }).place.phone).toBeNull()
  })

  test('LOC-11 the number of the car type goes first, then that of the place, the dealership, the site', () => {
    const phones = { enabled: true, new: '08 5550 7001', used_demo: '08 5550 7002' }
    expect(build({}, { car_type_phones: phones }).place.phone?.text).toBe('08 5550 7002')
    expect(build({ car_type: 'new' }, { car_type_phones: phones }).place.phone?.text).toBe('08 5550 7001')
    const without = { ...location, contact_detail: { phone: null, landline_phone: null, opening_hours: [] } }
    expect(build({}, { dealerships: [{ ...dealership, locations: [without] }] }).place.phone?.text).toBe('08 5550 3000')
    expect(
      build({}, { phone: '08 5550 9000', dealerships: [{ ...dealership, phone: null, locations: [without] }] }).place
        .phone?.text,
    ).toBe('08 5550 9000')
  })

  test('VDP-03 without any number there is no call button', () => {
    expect(build({}, { dealerships: [{ ...dealership, phone: null, locations: [] }] }).place.phone).toBeNull()
  })

  test('VDP-14 map and anchor link only with the switch on', () => {
    expect(build({}, { vdp_config: { show_map_section: true } })).toMatchObject({
      place: { map: true },
      actions: { locationText: 'View Location' },
    })
    expect(build()).toMatchObject({ place: { map: false }, actions: { locationText: null } })
  })

  test('VDP-14 the plan of the map is of the location where the car stands, as far as that is known', () => {
    const on = { vdp_config: { show_map_section: true } }
    const placed = { ...location, address: { ...location.address, lat: -31.95, long: 115.86 } }
    const part = { ...on, dealerships: [{ ...dealership, locations: [placed] }] }
    expect(build({}, part).place.plan).toMatchObject({ words: 'In Perth' })
    expect(build({}, on).place.plan).toBeNull()
    expect(build({}, { dealerships: part.dealerships }).place.plan).toBeNull()
    expect(build({ private_suburb: 'Kelso' }, part).place.plan).toBeNull()
  })

  test('VDP-01 a car on consignment shows the suburb with its state, and no address', () => {
    expect(build({ private_suburb: 'Kelso', private_postcode: '7270' }).place).toMatchObject({
      area: 'Kelso TAS 7270',
      address: null,
      consignment: true,
      directionsHref: null,
    })
  })

  test('SRCH-22 See more from this dealer links to the search of the dealership', () => {
    expect(build().place).toMatchObject({
      moreHref: '/search/main',
      moreText: 'See more from this dealer',
      licence: 'MD 1',
    })
  })
})

describe('proof that there is a dealer', () => {
  const hours = { weekday: 5, open: '08:30', close: '17:30' }
  const openHours = [hours, { ...hours, weekday: 1 }]
  const rated = { ...location, average_rating: 4.7, review_count: 1_288 }
  const service = { ...rated, id: 'service', slug: 'main-street-service', location_type: 'service' as const }
  const part = (...locations: readonly object[]) => ({
    time_zone: 'Australia/Perth',
    opening_hours: openHours,
    dealerships: [{ ...dealership, locations }] as never,
  })
  /** Friday 20 November 2026 in Perth. */
  const at = (time: string): number => Date.parse(`2026-11-20T${time}:00+08:00`)
  const placeAt = (nowMs: number, vehicle: Parameters<typeof build>[0] = {}, own: object = location) =>
    build(vehicle, part(own), 0, null, { at: nowMs }).place

  test.each([
    ['08:29', { open: false, state: 'Opens 8:30 am' }],
    ['08:30', { open: true, state: 'Open until 5:30 pm' }],
    ['17:29', { open: true, state: 'Open until 5:30 pm' }],
    ['17:30', { open: false, state: 'Opens 8:30 am Monday' }],
  ])('LOC-10 at %s the page says whether the yard is open', (time, state) => {
    expect(placeAt(at(time)).hours).toEqual(state)
  })

  test('LOC-07 the coming week stands where no plan does', () => {
    const week = (own: object) => build({}, { ...part(location), ...own }, 0, null, { at: at('09:00') }).place.week
    expect(week({}).map(({ days, hours: shown }) => `${days} ${shown}`)).toContain('Friday 8:30 am – 5:30 pm')
    expect(placeAt(at('09:00'), { private_suburb: 'Kelso' }).week).toEqual([])
  })

  test('a location whose name says no more than the dealership’s is not named again', () => {
    const named = (dealer: string, place: string) =>
      build({ dealership_name: dealer }, part({ ...location, name: place })).place
    expect(named('Bigsky Used Cars Rocklea', 'Bigsky Rocklea')).toMatchObject({
      heading: 'Bigsky Used Cars Rocklea',
      name: null,
    })
    expect(named('Bigsky Cars', 'Rocklea Yard')).toMatchObject({ heading: 'Bigsky Cars', name: 'Rocklea Yard' })
  })

  test('LOC-10 a kept page ends when the yard opens, closes or its day ends', () => {
    const site = buildTestSite(part(location))
    const change = (time: string) => findPlaceChange(buildVehicle('A'), site, at(time))
    expect(change('08:00')).toBe(at('08:30'))
    expect(change('09:00')).toBe(at('17:30'))
    expect(change('18:00')).toBe(Date.parse('2026-11-21T00:00:00+08:00'))
  })

  test.each([
    ['that its owner keeps', { private_suburb: 'Kelso' }],
    [
      'at a location that the site does not have',
      {
        location: {
          id: 'elsewhere',
          name: 'Elsewhere',
          slug: 'elsewhere',
          phone: null,
          address: { street: null, city: null, state: 'WA', postcode: null, place_url: null },
          distribution_locations: [],
        },
      },
    ],
  ])('LOC-10 a vehicle %s has no opening hours, and does not limit a kept page', (_what, vehicle) => {
    expect(placeAt(at('09:00'), vehicle).hours).toBeNull()
    expect(findPlaceChange(buildVehicle('A', vehicle), buildTestSite(part(location)), at('09:00'))).toBe(Infinity)
  })

  test('LOC-07 where no hours are configured nothing is said', () => {
    expect(build().place.hours).toBeNull()
  })

  test('LOC-12 stars with count and source of the location, or of another department of the same place', () => {
    expect(placeAt(at('09:00')).rating).toBeNull()
    expect(placeAt(at('09:00'), {}, rated).rating).toMatchObject({ value: '4.7', count: '1,288 reviews', source: null })
    expect(build({}, part(location, service)).place.rating?.value).toBe('4.7')
    expect(build({}, part(location, { ...service, name: 'Far Away' })).place.rating).toBeNull()
    expect(placeAt(at('09:00'), { private_suburb: 'Kelso' }, rated).rating?.value).toBe('4.7')
  })

  test('LOC-12 reviews of a provider go before those of the site file, and hidden ones are not shown', () => {
    const findReviews = () => ({ rating: 4.9, count: 12, reviews: [] })
    expect(build({}, part(rated), 0, null, { findReviews }).place.rating).toMatchObject({ value: '4.9' })
    expect(build({}, { ...part(rated), reviews: { hidden: true } }).place.rating).toBeNull()
  })
})
