import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { vehicleFields, type Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { isBuiltButton } from '#features/parts/site-frame/button-links.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildVehiclePage } from './vehicle-page-view.ts'

const nowMs = Date.UTC(2026, 10, 20)
const location = {
  id: 'main',
  name: 'Main Street',
  slug: 'main-street',
  address: { street: '1 Main Street', city: 'Perth', state: 'WA' as const, postcode: '6000' },
  contact_detail: { phone: '08 5550 1000', landline_phone: '08 5550 2000', opening_hours: [] },
}
const dealership = {
  id: 'main',
  slug: 'main',
  name: 'Main Street Motors',
  dealer_license_number: 'MD 1',
  phone: '08 5550 3000',
  locations: [location],
}

/** Pages that the buttons lead to and whose screens are still to come. */
const planned = ['/book-test-drive/', '/cars/trade-in', '/cars/2022-toyota-hilux-sr5-s1/checkout', '/checkout-journey']

/** The page with the rule for links as the route has it; `coming`: pages that count as built beside those that are. */
function build(
  vehicle: Partial<Vehicle> = {},
  part: DocumentPart = {},
  views = 0,
  coming: readonly string[] = planned,
) {
  const site = buildTestSite({ dealerships: [dealership], ...part })
  const isSearch = (path: string): boolean => path === '/search/toyota'
  const isBuilt = (href: string): boolean =>
    coming.includes(href.split(/[?#]/)[0] ?? '') || isBuiltButton(site, href, { dealership: 'main', isSearch })
  return buildVehiclePage(resolveListing(buildVehicle('S1', vehicle), site, nowMs), { site, nowMs, views, isBuilt })
}
const checkout = { checkout: { enabled: true, deposit: 200 } } as const
const names = (page: ReturnType<typeof build>) => page.actions.links.map(({ name }) => name)

describe('title, price and counter', () => {
  test('VDP-01 the page leads with title, Was, price and type, and with kilometres, transmission and body', () => {
    const page = build({ before_price: dollars(55_000), name: '2022 Toyota HiLux' })
    expect([page.title, page.subtitle]).toEqual(['2022 Toyota HiLux', 'SR5 GUN126R'])
    expect(page.price).toMatchObject({
      kind: 'amount',
      amount: dollars(52_990),
      was: { amount: dollars(55_000), text: 'Was' },
      typeWords: 'Drive Away',
    })
    expect(page.facts.slice(0, 3)).toEqual([
      { label: 'Odometer', value: '45,120\u00a0km', icon: 'odometer' },
      { label: 'Transmission', value: 'Automatic', icon: 'transmission' },
      { label: 'Body', value: 'Ute', icon: 'body' },
    ])
  })

  test('VDP-01 the view counter has nothing to show while nobody looked, or with its switch off', () => {
    expect(build({}, {}, 0).car.views).toBeNull()
    expect(build({}, {}, 12).car.views).toBe(12)
    expect(build({}, { vdp_config: { view_counter: false } }, 12).viewCounter).toBe(false)
  })

  const averages = { average_market_price: null, state_average_market_price: dollars(53_490) }
  test.each([
    { what: 'the switch on', site: { price: { market_indicator: { enabled: true } } }, vehicle: {}, shown: true },
    { what: 'the switch off', site: {}, vehicle: {}, shown: false },
    {
      what: 'a difference of 499',
      site: { price: { market_indicator: { enabled: true } } },
      vehicle: { autograb_data: { ...averages, state_average_market_price: dollars(53_489) } },
      shown: false,
    },
    {
      what: 'a dealership that hides it',
      site: {
        price: { market_indicator: { enabled: true } },
        dealerships: [{ ...dealership, hide: ['market_indicator' as const] }],
      },
      vehicle: {},
      shown: false,
    },
    {
      what: 'a dealership that hides prices',
      site: {
        price: { market_indicator: { enabled: true } },
        dealerships: [{ ...dealership, hide: ['price' as const] }],
      },
      vehicle: {},
      shown: false,
    },
    {
      what: 'a sold car',
      site: { price: { market_indicator: { enabled: true } } },
      vehicle: { status: 'sold' },
      shown: false,
    },
    {
      what: 'a car that is coming soon',
      site: { price: { market_indicator: { enabled: true } } },
      vehicle: { status: 'coming_soon' },
      shown: false,
    },
    {
      what: 'a reserved car',
      site: { price: { market_indicator: { enabled: true } } },
      vehicle: { reserved: true },
      shown: false,
    },
    {
      what: 'a least price above it',
      site: { price: { market_indicator: { enabled: true } }, trade_in: { autograb_minimum_price: 52_990 } },
      vehicle: {},
      shown: false,
    },
  ])('PRICE-04 BUY-05 VDP-01 the market indicator with $what: $shown', ({ site, vehicle, shown }) => {
    expect(build({ autograb_data: averages, ...vehicle }, site).market !== null).toBe(shown)
  })
})

describe('in stock on this page', () => {
  test.each([
    ['in_stock', true],
    ['coming_soon', true],
    ['sold', false],
    ['in_transit', false],
    [null, false],
  ])('VDP-02 the status %s shows price and actions: %s', (status, shown) => {
    const page = build(
      { status, payment_processors: ['stripe'], file: 'https://r.example/1' },
      { ...checkout, vdp_config: { make_an_offer: true } },
    )
    expect(page.inStock).toBe(shown)
    expect(page.price !== null).toBe(shown)
    expect(page.actions.enquire !== null).toBe(shown)
    expect(names(page).length > 0).toBe(shown)
    expect(page.stickyBar !== null).toBe(shown)
    expect(page.similarHref).toBe('/enquire?car_id=id-s1&about=similar')
  })
})

describe('tabs', () => {
  const tabs = {
    dealer_comments: { text: null },
    whats_included: { text: 'A\n\nB' },
    why_buy_from_us: { text: 'W' },
    reserve_online: { text: 'R' },
    protect_your_car: { text: 'P' },
    features: { text: null },
  }

  test('VDP-04 stand in the order of the specification under configured titles', () => {
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

describe('buttons', () => {
  const all = { ...checkout, trade_in: { enabled: true }, vdp_config: { show_map_section: true } }
  const buyable = { payment_processors: ['stripe'] }

  test.each([
    { button: 'call', has: (page: ReturnType<typeof build>) => page.actions.callText !== null },
    { button: 'enquire', has: (page: ReturnType<typeof build>) => page.actions.enquire !== null },
    { button: 'finance', has: (page: ReturnType<typeof build>) => names(page).includes('finance') },
    { button: 'test_drive', has: (page: ReturnType<typeof build>) => names(page).includes('test_drive') },
    { button: 'trade_in', has: (page: ReturnType<typeof build>) => names(page).includes('trade_in') },
    {
      button: 'reserve',
      has: (page: ReturnType<typeof build>) => names(page).includes('reserve') && page.actions.reserve !== null,
    },
    { button: 'payment_methods', has: (page: ReturnType<typeof build>) => page.actions.paymentIcons.length > 0 },
    { button: 'location', has: (page: ReturnType<typeof build>) => page.actions.locationText !== null },
  ])('VDP-12 TEN-11 the button $button follows its switch, of the site and of the dealership', ({ button, has }) => {
    expect(has(build(buyable, all))).toBe(true)
    expect(has(build(buyable, { ...all, buttons: { sidebar: { [button]: false } } }))).toBe(false)
    expect(has(build(buyable, { ...all, dealerships: [{ ...dealership, buttons: { [button]: false } }] }))).toBe(false)
  })

  test('VDP-12 custom buttons fill in the car, and a dealership has its own', () => {
    const custom = [{ text: 'Tow it', url: '/search/toyota?car={car_id}&stock={stocknum}&at={slug}' }]
    const links = build({}, { buttons: { custom } }).actions.links.filter(({ name }) => name === 'custom')
    expect(links).toEqual([
      {
        name: 'custom',
        text: 'Tow it',
        href: '/search/toyota?car=id-s1&stock=S1&at=2022-toyota-hilux-sr5-s1',
        look: 'outlined',
        newTab: false,
      },
    ])
    expect(
      names(build({}, { buttons: { custom }, dealerships: [{ ...dealership, buttons: { custom: [] } }] })),
    ).not.toContain('custom')
  })

  test.each([
    ['/search/toyota', '/search/toyota'],
    ['/enquire?car_id={car_id}', '/enquire?car_id=id-s1'],
    ['/print?car_id={slug}', '/print?car_id=2022-toyota-hilux-sr5-s1'],
    ['#vehicle-map', '#vehicle-map'],
    ['sms:+61400123456', 'sms:+61400123456'],
    ['tel:0755501111', 'tel:0755501111'],
    ['https://www.dealer.com.au/towing', 'https://www.dealer.com.au/towing'],
    ['/search/nowhere', null],
    ['/pages/towing', null],
  ])('VDP-12 CONTENT-10 a custom button to %s leads to %s', (url, href) => {
    const custom = build({}, { buttons: { custom: [{ text: 'X', url }] } }).actions.links.find(
      ({ name }) => name === 'custom',
    )
    expect(custom?.href ?? null).toBe(href)
  })

  test('VDP-12 each button leads to its own page, with the car in the address', () => {
    const onlinePurchase = { online_purchase: { all: true } }
    const page = build(buyable, {
      ...all,
      checkout: { ...checkout.checkout, ...onlinePurchase },
      vdp_config: { make_an_offer: true },
    })
    expect(Object.fromEntries(page.actions.links.map(({ name, href }) => [name, href]))).toEqual({
      online_purchase: '/checkout-journey?car_id=id-s1',
      reserve: '/cars/2022-toyota-hilux-sr5-s1/checkout',
      test_drive: '/book-test-drive/?car_id=id-s1',
      finance: expect.stringMatching(/^\/finance\?.*car_id=id-s1.*#finance-form$/) as string,
      trade_in: '/cars/trade-in?car_id=id-s1',
      offer: '/make-an-offer?car_id=id-s1',
    })
    expect(page.actions.enquire?.href).toBe('/enquire?car_id=id-s1')
  })

  test('VDP-12 trade-in is gone where the dealership excludes it, checkout where it hides it', () => {
    const hidden = build(buyable, { ...all, dealerships: [{ ...dealership, hide: ['trade_in', 'checkout'] }] })
    expect(names(hidden)).not.toEqual(expect.arrayContaining(['trade_in']))
    expect(hidden.actions.reserve).toBeNull()
  })

  test('VDP-12 the history report stands only where the car has a file', () => {
    expect(names(build({ file: 'https://r.example/1' }))).toContain('history')
    expect(names(build())).not.toContain('history')
  })

  test('VDP-12 TEN-12 the site chooses the words and looks of its buttons', () => {
    const toyota = build(buyable, { ...checkout, template: 'toyota' })
    expect(toyota.actions.links.find(({ name }) => name === 'reserve')).toMatchObject({
      text: 'Reserve This Car $200',
      look: 'success',
    })
    expect(toyota.actions.links.find(({ name }) => name === 'finance')?.text).toBe('Finance Enquiry')
  })

  test('CONTENT-10 a button whose page is not there is not shown', () => {
    // The pages that are still to come have no button yet.
    expect(names(build(buyable, { ...all, buttons: { custom: [{ text: 'X', url: '/nowhere' }] } }, 0, []))).toEqual([
      'finance',
    ])
  })

  test('BUY-01 CONTENT-10 until the checkout page exists nothing offers to reserve, and no payment marks stand beside the car', () => {
    const unbuilt = build(
      buyable,
      { ...all, vdp_config: { tabs: { reserve_online: { text: 'Pay the deposit.' } } } },
      0,
      planned.filter((href) => !href.startsWith('/cars/') && !href.startsWith('/checkout')),
    )
    expect(names(unbuilt)).not.toEqual(expect.arrayContaining(['reserve']))
    expect(unbuilt.actions).toMatchObject({ reserve: null, paymentIcons: [] })
    expect(unbuilt.tabs.map(({ id }) => id)).not.toContain('reserve-online')
  })

  test('VDP-17 Make an Offer follows its switch', () => {
    expect(names(build())).not.toContain('offer')
    expect(
      build({}, { vdp_config: { make_an_offer: true } }).actions.links.find(({ name }) => name === 'offer'),
    ).toMatchObject({ text: 'Make an Offer', href: '/make-an-offer?car_id=id-s1' })
  })

  test('VDP-18 the payment icons are Mastercard, Visa, Maestro, Google Pay and Apple Pay, or those that the site names', () => {
    expect(build(buyable, checkout).actions.paymentIcons).toEqual([
      'mastercard',
      'visa',
      'maestro',
      'google_pay',
      'apple_pay',
    ])
    expect(build(buyable, { ...checkout, vdp_config: { payment_icons: ['visa'] } }).actions.paymentIcons).toEqual([
      'visa',
    ])
  })

  test.each([
    ['no payment processor', {}, checkout],
    ['a site without checkout', buyable, {}],
    ['somebody holds it, and it is not sold online', { ...buyable, reserved: true }, checkout],
  ])('VDP-18 VDP-12 a car that cannot be paid for shows no payment marks: %s', (_why, vehicle, site) => {
    expect(build(vehicle, site).actions.paymentIcons).toEqual([])
  })

  test('VDP-19 the chat is there where a widget is configured, else Enquire Now stands alone', () => {
    const widget = { provider: 'Talk', script_url: 'https://talk.example.com/w.js', account: null }
    expect(build({}, { chat: { widget } }).actions.chat).toEqual({
      provider: 'Talk',
      scriptUrl: 'https://talk.example.com/w.js',
      account: null,
    })
    expect(build().actions).toMatchObject({ chat: null, enquire: { text: 'Enquire Now' } })
    expect(build({}, { chat: { widget }, dealerships: [{ ...dealership, hide: ['chat'] }] }).actions.chat).toBeNull()
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

  test('VDP-01 a car that stands with its owner names the suburb and no address', () => {
    expect(build({ private_suburb: 'Kelso', private_postcode: '7270' }).place).toMatchObject({
      area: 'Kelso 7270',
      address: null,
      consignment: true,
      directionsHref: null,
    })
  })

  test('SRCH-22 See more from this dealer leads to the search of the dealership', () => {
    expect(build().place).toMatchObject({
      moreHref: '/search/main',
      moreText: 'See more from this dealer',
      licence: 'MD 1',
    })
  })
})

describe('variants', () => {
  test('VDP-06 VDP-08 a caravan leads with what decides whether it can be towed and slept in', () => {
    const page = build({
      item_type: 'caravan',
      km: null,
      simple_transmission: null,
      trans: null,
      specifications: {
        body_width: 8,
        body_length: 21.5,
        tare_weight: 2_480,
        axle_type: 'Tandem',
        sleeps: 4,
        aggregate_trailer_mass: 3_200,
        other: {},
      },
    })
    expect(page.specTitle).toBe('Caravan Details')
    expect(page.facts.slice(0, 3).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Sleeps 4',
      'Length 21.5\u00a0ft (6.55\u00a0m)',
      'Tare 2,480\u00a0kg',
    ])
    expect(build({ item_type: 'motorcycle' }).specTitle).toBe('Motorcycle Details')
  })

  test('VDP-09 an expired registration says Unregistered in the variant and nothing without it', () => {
    const rego = (page: ReturnType<typeof build>) => page.facts.find(({ label }) => label === 'Registration')?.value
    expect(rego(build({ rego_expiry: '2026-11-19' }, { vdp_config: { show_unregistered: true } }))).toBe('Unregistered')
    expect(rego(build({ rego_expiry: '2026-11-19' }))).toBeUndefined()
    expect(rego(build({ rego_expiry: '2026-11-20' }))).toBe('Expires on 20 November 2026')
  })

  test('VDP-10 badge and strip carry the five and the four benefits, on sites with the switch', () => {
    const site = { certified: { enabled: true, make: 'Toyota' } }
    const page = build({ certified: true }, site)
    expect(page.certified?.benefits).toEqual([
      '1-year extra warranty',
      'Full service history',
      'Independent background check',
      '90 point inspection',
      '12 months roadside assist',
    ])
    expect(page.usedBenefits).toEqual([
      'Extra 1-year warranty',
      '90-point inspection',
      '12 months roadside assist',
      'Full service history',
    ])
    expect(build({ certified: true })).toMatchObject({ certified: null, usedBenefits: [] })
    expect(build({ certified: true, status: 'sold', sold: true }, site)).toMatchObject({
      certified: null,
      usedBenefits: [],
    })
  })

  test('VDP-01 a vehicle of which nothing optional is known still has its page', () => {
    const nothing = Object.fromEntries(
      Object.entries(vehicleFields)
        .filter(([, { required }]) => !required)
        .map(([name]) => [name, null]),
    ) as Partial<Vehicle>
    const page = build({ ...nothing, status: 'in_stock', standardEquipment: [], images: [] })
    expect(page).toMatchObject({
      price: { kind: 'none', text: 'Enquire for price.' },
      gallery: [],
      certified: null,
      market: null,
    })
    expect(page.facts.map(({ label }) => label)).toEqual(['Condition', 'Stock number'])
  })

  test.each([[0], [1], [60]])('VDP-11 the gallery takes %i pictures, own ones in several widths', (count) => {
    const images = Array.from({ length: count }, (_, index) => ({
      url: index % 2 === 0 ? `/vehicle-art/a/${index}` : `https://cdn.example/${index}.jpg`,
      alt: null,
    }))
    const { gallery } = build({ images })
    expect(gallery).toHaveLength(count)
    expect(new Set(gallery.map(({ alt }) => alt)).size).toBe(count)
    if (count > 1)
      expect([gallery[0]?.srcSet?.split(',').length, gallery[1]?.srcSet, gallery[1]?.url]).toEqual([
        5,
        null,
        'https://cdn.example/1.jpg',
      ])
  })
})
