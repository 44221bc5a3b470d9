import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import type { AutograbData, Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { resolveListing } from './resolve-listing.ts'

const now = Date.UTC(2026, 10, 20)
const day = 86_400

const listingOf = (fields: Partial<Vehicle> = {}, part: DocumentPart = {}, nowMs = now) =>
  resolveListing(buildVehicle('A1', fields), buildTestSite(part), nowMs)

const hiding = (...hide: string[]): DocumentPart =>
  ({ dealerships: [{ id: 'main', slug: 'main', name: 'Main', hide }] }) as unknown as DocumentPart

describe('name, picture and place', () => {
  test.each([
    [{}, '2022 Toyota HiLux', 'SR5'],
    [{ year: null }, 'Toyota HiLux', 'SR5'],
    [{ badge: null }, '2022 Toyota HiLux', null],
    [{ badge: '', series: 'X' }, '2022 Toyota HiLux', 'X'],
    [{ badge: null, series: null }, '2022 Toyota HiLux', null],
  ])('CARD-01 %j is titled %s with the variant %s', (fields, title, variant) => {
    expect(listingOf(fields)).toMatchObject({ title, variant, href: '/cars/2022-toyota-hilux-sr5-a1' })
  })

  test.each([
    [{ city: 'Perth', state: 'WA' }, 'Perth, WA'],
    [{ city: null, state: 'WA' }, 'WA'],
    [{ city: 'Perth', state: null }, 'Perth'],
    [{ city: null, state: null }, null],
    [{ city: 'Perth', state: 'WA', private_suburb: 'Bentley' }, 'Bentley'],
    [{ city: 'Perth', state: 'WA', private_postcode: '6102' }, '6102, WA'],
    [{ city: 'Perth', state: 'WA', private_suburb: 'Bentley', private_postcode: '6102' }, 'Bentley, WA'],
  ])('CARD-01 the place of %j is %s', (fields, area) => {
    expect(listingOf(fields).area).toBe(area)
  })

  test('CARD-04 a picture without words of its own is described by title and colour', () => {
    const url = '/pictures/a/b'
    expect(listingOf({ primary_image_url: null }).picture).toBeNull()
    expect(listingOf({ primary_image_url: url }).picture).toEqual({ url, alt: '2022 Toyota HiLux, Glacier White' })
    expect(listingOf({ primary_image_url: url, colour: null }).picture?.alt).toBe('2022 Toyota HiLux')
    expect(listingOf({ primary_image_url: url, images: [{ url, alt: 'From the side' }] }).picture?.alt).toBe(
      'From the side',
    )
  })
})

describe('price', () => {
  test.each([
    ['in_stock', true, true],
    ['coming_soon', true, false],
    ['sold', false, false],
    [null, false, false],
  ])('STOCK-07 status %s: for sale %s, buyable now %s', (status, forSale, buyableNow) => {
    const listing = listingOf({ status })
    expect(listing).toMatchObject({ forSale, buyableNow })
    expect(listing.price === null).toBe(!forSale)
  })

  test('TEN-05 a dealership that hides prices shows words in their place', () => {
    const listing = listingOf({}, hiding('price'))
    expect(listing).toMatchObject({ price: { kind: 'none' }, priceCents: null, priceNote: null, market: null })
    expect(listing.financeHref).not.toContain('vehiclePriceBudget')
  })

  test('PRICE-03 the note of a price type stands beside a shown purchase price alone', () => {
    const notes = { type_notes: { drive_away: 'Includes on-road costs.' } }
    const part = { price: notes } as unknown as DocumentPart
    expect(listingOf({}, part).priceNote).toBe('Includes on-road costs.')
    expect(listingOf({ price_type: null }, part).priceNote).toBeNull()
    expect(listingOf({ price: null }, part).priceNote).toBeNull()
  })
})

describe('market indicator', () => {
  const autograb_data = { average_market_price: dollars(60_000), state_average_market_price: null } as AutograbData
  const on = { price: { market_indicator: { enabled: true } } } as unknown as DocumentPart

  test('PRICE-04 tells how far the price lies below the average', () => {
    expect(listingOf({ autograb_data }, on).market).toEqual({ average: dollars(60_000), below: dollars(7_010) })
  })

  test.each([
    ['the switch is off', {}, { price: { market_indicator: { enabled: false } } }],
    ['the dealership hides it', {}, { ...on, ...hiding('market_indicator') }],
    ['the vehicle is reserved', { reserved: true }, on],
    ['the vehicle is coming soon', { status: 'coming_soon' }, on],
    ['no price is shown', { price: null }, on],
    ['a subscription leads', { subscription_price: dollars(289) }, { price: { ...on.price, subscriptions: true } }],
  ])('PRICE-04 BUY-05 says nothing where %s', (_what, fields, part) => {
    expect(listingOf({ autograb_data, ...fields }, part as unknown as DocumentPart).market).toBeNull()
  })
})

describe('tag', () => {
  const arrived = (age: number) => ({ created_at_timestamp: now / 1000 - age * day })
  const dealership = {
    dealerships: [
      {
        id: 'main',
        slug: 'main',
        name: 'Main',
        specifications: { just_arrived_days: 3, just_arrived_tag_name: 'Fresh', sold_tag_name: 'Gone' },
      },
    ],
  } as unknown as DocumentPart

  test('TEN-05 CARD-03 the dealership has its own days and words', () => {
    expect(listingOf(arrived(3), dealership).tag).toEqual({ kind: 'just_arrived', text: 'Fresh' })
    expect(listingOf(arrived(4), dealership).tag).toBeNull()
    expect(listingOf({ status: 'sold' }, dealership).tag).toEqual({ kind: 'sold', text: 'Gone' })
  })

  test('CARD-03 the listing holds until time alone changes the tag', () => {
    const listing = listingOf(arrived(2), dealership)
    expect(listing.holdsUntil).toBeGreaterThan(now)
    expect(listingOf(arrived(2), dealership, listing.holdsUntil - 1).tag).toEqual(listing.tag)
    expect(listingOf(arrived(2), dealership, listing.holdsUntil).tag).not.toEqual(listing.tag)
  })

  const certified = (part: object) => ({ certified: { name: 'Certified', ...part } }) as unknown as DocumentPart
  test.each([
    ['the make of the site’s programme', certified({ enabled: true, make: 'Toyota' }), 'certified'],
    ['another make', certified({ enabled: true, make: 'Kia' }), undefined],
    ['no programme', certified({ enabled: false, make: 'Toyota' }), undefined],
    [
      'the manufacturer of the site',
      { ...certified({ enabled: true }), manufacturer: { name: 'Toyota', slug: 'toyota' } },
      'certified',
    ],
    ['no make at all', certified({ enabled: true }), undefined],
  ])('VDP-10 CARD-03 a certified car under %s', (_what, part, kind) => {
    const old = { certified: true, ...arrived(400) }
    expect(listingOf(old, part).tag?.kind).toBe(kind)
  })
})

describe('what may be done', () => {
  const payable = { payment_processors: ['card'] }
  const checkout = { checkout: { enabled: true, deposit: 350 } } as unknown as DocumentPart

  test('VDP-12 a deposit holds the car where the site takes deposits and the dealership does not hide it', () => {
    expect(listingOf(payable, checkout).offers.reserve).toBe(dollars(350))
    expect(listingOf(payable, { checkout: { enabled: false } }).offers.reserve).toBeNull()
    expect(listingOf(payable, { ...checkout, ...hiding('checkout') }).offers.reserve).toBeNull()
  })

  const money = { before_price: dollars(55_990), offer_price: dollars(51_990), subscription_price: dollars(289) }
  const silent = { price: null, before_price: null, offer_price: null, subscription_price: null }
  const subscriptions = { price: { subscriptions: true } } as unknown as DocumentPart

  test.each([
    ['a price', {}, {}, { price: dollars(52_990), ...money, subscription_price: null }],
    ['no price that is shown', {}, hiding('price'), silent],
    ['a sold car', { status: 'sold' }, {}, silent],
    [
      'a subscription beside a price',
      {},
      subscriptions,
      {
        price: dollars(52_990),
        offer_price: dollars(51_990),
        before_price: null,
        subscription_price: dollars(289),
      },
    ],
    [
      'a subscription alone',
      { price: null, offer_price: null },
      subscriptions,
      { ...silent, subscription_price: dollars(289) },
    ],
  ])('VDP-15 PRICE-02 an open page is told the amounts of %s', (_what, fields, part, told) => {
    expect(listingOf({ ...money, ...fields }, part).carFields).toMatchObject(told)
  })
})

test('FIN-06 the finance link is that of the dealership, else of the site', () => {
  expect(listingOf({}, { routes: { finance: '/car-finance' } }).financeHref).toMatch(/^\/car-finance\?/)
})
