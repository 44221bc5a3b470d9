import { describe, expect, test } from 'vitest'
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

  test('VDP-01 a car on consignment shows the suburb and no address', () => {
    expect(build({ private_suburb: 'Kelso', private_postcode: '7270' }).place).toMatchObject({
      area: 'Kelso 7270',
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
