import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { resolveCardSettings } from './card-settings.ts'
import { buildVehicleCard } from './vehicle-card-view.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'

const now = Date.UTC(2026, 10, 20)
const lender = buildOffer({
  interestRate: 6.29,
  comparisonRate: 8.19,
  paymentWeek: cents(12_345),
  termYears: 5,
  termMonths: 60,
  termWeeks: 260,
  financeProvider: 'Lender',
})

function build(change: Partial<Vehicle> = {}, part: DocumentPart = {}) {
  const vehicle = buildVehicle('S1', { id: 'abcdefgh23456789', ...change })
  const site = buildTestSite(part)
  return buildVehicleCard(resolveListing(vehicle, site, now), resolveCardSettings(site, vehicle.dealership_slug))
}

describe('composition', () => {
  const rated: Partial<Vehicle> = { variant: { towingcapacitybraked: 3500, grossvehiclemass: 3230 } as never }

  test('CARD-01 TEN-05 a card that leads with load and towing has both beside its facts, the others neither', () => {
    const [photo, spec, row] = (['photo', 'spec', 'row'] as const).map((kind) => build(rated, { cards: { kind } }))
    expect([photo?.kind, spec?.kind, row?.kind]).toEqual(['photo', 'spec', 'row'])
    expect(spec?.loads?.map(({ label }) => label)).toEqual(['Tows', 'GVM'])
    expect([photo, row].map((card) => card !== undefined && 'loads' in card)).toEqual([false, false])
    expect(spec?.facts).toEqual(photo?.facts)
    expect(spec?.price).toEqual(row?.price)
  })
})

describe('actions', () => {
  test.each([
    ['in_stock', 'Quick Enquiry', true, null],
    ['coming_soon', null, false, 'Find Me Something Similar'],
    ['sold', null, false, 'Find Me Something Similar'],
    ['archived', null, false, 'Find Me Something Similar'],
    [null, null, false, 'Find Me Something Similar'],
  ])('CARD-02 status %s: enquiry %s, reservable %s, otherwise %s', (status, enquire, reservable, findSimilar) => {
    const { actions } = build({ status, payment_processors: ['sandbox'] }, { checkout: { enabled: true } })
    expect(actions).toMatchObject({ explore: 'Explore Vehicle', enquire, findSimilar })
    expect(actions.reserve !== null).toBe(reservable)
  })

  test("CARD-01 CARD-02 words and switches are the site's, amounts the vehicle's", () => {
    expect(build({ status: 'sold' }, { cards: { find_similar_lowercase: true } }).actions.findSimilar).toBe(
      'Find me something similar',
    )
    expect(build({}, { cards: { quick_enquiry: false } }).actions.enquire).toBeNull()
    const checkout = { enabled: true }
    expect(build({ payment_processors: ['sandbox'] }, { checkout }).actions.reserve).toEqual({
      text: 'Reserve This Car',
      amount: 20_000,
    })
    expect(
      build({ payment_processors: ['sandbox'], reserve_amount: dollars(500) }, { checkout }).actions.reserve?.amount,
    ).toBe(50_000)
    expect(build({ payment_processors: ['sandbox'], reserved: true }, { checkout }).actions.reserve).toBeNull()
    expect(
      build({ payment_processors: ['sandbox'] }, { checkout, cards: { reserve: false } }).actions.reserve,
    ).toBeNull()
  })
})

describe('price and finance', () => {
  test.each([
    [0, 'none'],
    [1_000, 'none'],
    [1_100, 'amount'],
    [999_999_900, 'amount'],
  ])('CARD-01 PRICE-01 a price of %i cents is shown as %s', (price, kind) => {
    expect(build({ price: cents(price) }).price?.kind).toBe(kind)
  })

  test('CARD-02 a sold card shows no price and no finance, a coming soon card keeps its price', () => {
    const finance: DocumentPart = {
      finance_provider: 'lender',
      finance: { lenders: { lender: { name: 'Lender', rule: 'weekly' } } },
    }
    const offered = { finance_lenders: { lender } }
    expect(build({ ...offered, status: 'sold' }, finance)).toMatchObject({
      price: null,
      finance: null,
      tag: { kind: 'sold', text: 'JUST SOLD' },
    })
    expect(build({ ...offered, status: 'coming_soon' }, finance)).toMatchObject({
      price: { kind: 'amount' },
      finance: null,
      tag: { text: 'COMING SOON' },
    })
    expect(build(offered, finance).finance).toMatchObject({ kind: 'repayment', amount: 12_300, comparisonRate: 8.19 })
    expect(build(offered).finance).toBeNull()
    expect(build(offered, { ...finance, cards: { finance_line: false } }).finance).toBeNull()
    expect(build({ preorder: true, price: null }).price).toEqual({ kind: 'preorder', text: 'PREORDER' })
  })

  test('FIN-01 TEN-05 a dealership chooses its own lender and hides finance, price, hearts and deposits', () => {
    const dealership = (own: object): DocumentPart => ({
      finance_provider: 'lender',
      checkout: { enabled: true },
      finance: {
        lenders: { lender: { name: 'Lender', rule: 'weekly' }, other: { name: 'Other', rule: 'stock-only' } },
      },
      dealerships: [{ id: 'main', slug: 'main', name: 'Main', ...own }],
    })
    const offered = {
      finance_lenders: { lender, other: { ...lender, comparisonRate: 9 } },
      payment_processors: ['sandbox'],
    }
    expect(build(offered, dealership({})).finance).toMatchObject({ comparisonRate: 8.19 })
    expect(build(offered, dealership({ finance_provider: 'other' })).finance).toMatchObject({
      comparisonRate: 9,
      lender: 'Other',
    })
    expect(build(offered, dealership({ hide: ['finance'] })).finance).toBeNull()
    expect(build(offered, dealership({ hide: ['price'] }))).toMatchObject({ price: { kind: 'none' }, finance: null })
    expect(build(offered, dealership({ hide: ['checkout', 'favourites'] }))).toMatchObject({
      favourite: null,
      actions: { reserve: null },
    })
  })
})

describe('pictures and facts', () => {
  test('CARD-04 a card has the first picture with words for it, or none', () => {
    const own = build({
      primary_image_url: '/vehicle-art/ute/side',
      images: [{ url: '/vehicle-art/ute/side', alt: null }],
    })
    expect(own.image).toEqual({ url: '/vehicle-art/ute/side', alt: '2022 Toyota HiLux, Glacier White' })
    expect(build()).toMatchObject({ image: null, photosCount: 0 })
    expect(build({}, { cards: { location_overlay: false } }).location).toBeNull()
  })

  test('CARD-01 a card has at most four more photos, each once and never the first again', () => {
    const images = ['a', 'b', 'c', 'b', 'd', 'e', 'f'].map((name) => ({ url: `/vehicle-art/ute/${name}`, alt: null }))
    const { photos } = build({ primary_image_url: '/vehicle-art/ute/a', images })
    expect(photos).toEqual(['b', 'c', 'd', 'e'].map((name) => `/vehicle-art/ute/${name}`))
    expect(build({ images }).photos).toEqual([])
  })

  test('PRICE-04 what the market says of the price is on the card where the page may say it', () => {
    const fields: Partial<Vehicle> = {
      price: cents(5_000_000),
      autograb_data: { average_market_price: cents(5_120_000), state_average_market_price: null },
    }
    const on: DocumentPart = { price: { market_indicator: { enabled: true } } }
    expect(build(fields, on).belowMarket).toBe(120_000)
    expect(build(fields).belowMarket).toBeNull()
    expect(build({ ...fields, status: 'sold' }, on).belowMarket).toBeNull()
  })

  test('CARD-01 an electric car tells how far it goes in the place of its gearbox, where the feed states it', () => {
    const electric = { fuel: 'Electric', simple_fuel: 'Electric' }
    const read = (range: number | null, vehicle: Partial<Vehicle> = electric) =>
      build({ ...vehicle, variant: { electricrange: range } as never }).facts.map(({ kind }) => kind)
    expect(read(528)).toEqual(['odometer', 'battery', 'charge', 'body'])
    expect(read(null)).toEqual(['odometer', 'transmission', 'charge', 'body'])
    expect(read(84, { fuel: 'PHEV', simple_fuel: 'PHEV' })).toEqual(['odometer', 'transmission', 'fuel', 'body'])
  })

  test.each([
    ['here', {}, true],
    ['reserved', { reserved: true }, false],
    ['not built yet', { preorder: true }, false],
  ])('CARD-01 VDP-12 the card of a vehicle that is %s offers a test drive: %s', (_state, vehicle, offered) => {
    const { testDrive } = build(vehicle, { test_drive: { enabled: true }, cards: { test_drive: true } }).actions
    expect(testDrive !== null).toBe(offered)
  })

  test('CARD-01 the four facts are the same in the same order, also when none is known', () => {
    expect(build().facts.map(({ kind, value }) => [kind, value])).toEqual([
      ['odometer', '45,120\u00a0km'],
      ['transmission', 'Automatic'],
      ['fuel', 'Diesel'],
      ['body', 'Ute'],
    ])
    const empty = build({
      km: null,
      trans: null,
      simple_transmission: null,
      fuel: null,
      simple_fuel: null,
      body: null,
      simple_body: null,
    })
    expect(empty.facts.map(({ value }) => value)).toEqual([null, null, null, null])
    expect(build({ item_type: 'caravan' }).facts.map(({ kind }) => kind)).toEqual([
      'sleeps',
      'length',
      'tare',
      'caravan',
    ])
    expect(build({ body: 'Motorhome', simple_body: null }).facts[3]).toEqual({ kind: 'caravan', value: 'Motorhome' })
    expect(build({ item_type: 'motorcycle' }).facts.map(({ kind }) => kind)).toEqual([
      'odometer',
      'transmission',
      'engine',
      'bike',
    ])
    expect(build({ km: 0 }).facts[0]?.value).toBe('0\u00a0km')
  })
})

describe('favourites', () => {
  test.each([
    ['in_stock', {}, true],
    ['coming_soon', {}, false],
    ['sold', {}, false],
    [null, {}, false],
    ['in_stock', { favourites: { stored: false } }, false],
    ['in_stock', { favourites: { garage_variant: true } }, false],
  ] as const)('CARD-05 status %s with %o: heart %s', (status, part, shown) => {
    expect(build({ status }, part).favourite !== null).toBe(shown)
  })

  test('CARD-05 the garage variant wants a price above 0 and pictures', () => {
    const garage: DocumentPart = { favourites: { garage_variant: true } }
    const images = [{ url: '/vehicle-art/ute/side', alt: null }]
    expect(build({ images }, garage).favourite).not.toBeNull()
    expect(build({ images, price: null }, garage).favourite).toBeNull()
  })

  test('FAV-01 a favourite has the fields of the specification', () => {
    expect(build().favourite).toEqual({
      id: 'abcdefgh23456789',
      name: '2022 Toyota HiLux SR5',
      slug: '2022-toyota-hilux-sr5-s1',
      make: 'Toyota',
      model: 'HiLux',
      primary_image_url: null,
    })
  })

  const signedIn: DocumentPart = { auth: { authentication: true }, favourites: { stored: false } }

  test.each([
    ['in_stock', signedIn, 'offered'],
    ['coming_soon', signedIn, 'offered'],
    ['sold', signedIn, 'while saved'],
    [null, signedIn, 'while saved'],
    ['in_stock', { ...signedIn, watchlist: { enabled: false } }, 'none'],
    ['in_stock', { ...signedIn, favourites: { garage_variant: true } }, 'none'],
  ] as const)('WATCH-04 status %s with %o: heart %s', (status, part, shown) => {
    const { favourite } = build({ status }, part)
    expect(favourite === null ? 'none' : favourite.sold === true ? 'while saved' : 'offered').toBe(shown)
  })
})
