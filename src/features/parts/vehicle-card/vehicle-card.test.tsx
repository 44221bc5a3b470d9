import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import type { AutograbData, Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'
import { listTexts, parseHtml } from '#tests/fixtures/parse-html.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { resolveCardSettings } from './card-settings.ts'
import { buildVehicleCard } from './vehicle-card-view.ts'
import { VehicleCard } from './vehicle-card.tsx'

const rated: Partial<Vehicle> = {
  variant: { towingcapacitybraked: 3500, grossvehiclemass: 3230 } as Vehicle['variant'],
}

function render(
  kind: 'photo' | 'spec' | 'row',
  change: Partial<Vehicle> = rated,
  { reserve, market }: { readonly reserve: boolean; readonly market: boolean } = { reserve: false, market: false },
): Document {
  const site = buildTestSite({
    cards: { kind, reserve },
    price: { subscriptions: true, market_indicator: { enabled: market } },
    checkout: { enabled: true },
    finance_provider: 'alpha',
    finance: { lenders: { alpha: { name: 'Alpha', rule: 'weekly' } } },
  })
  const vehicle = buildVehicle('S1', change)
  const card = buildVehicleCard(
    resolveListing(vehicle, site, Date.UTC(2026, 10, 20)),
    resolveCardSettings(site, vehicle.dealership_slug),
  )
  return parseHtml(renderToStaticMarkup(<VehicleCard card={card} loading="lazy" />))
}

const listSellingLines = (page: Document): readonly string[] =>
  (page.querySelector('.card-more > .card-selling')?.textContent ?? '')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => line !== '')

const loadsOf = (page: Document): readonly string[] =>
  [...page.querySelectorAll('dl > div')].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '))

describe('the compositions of a card', () => {
  test('CARD-01 they say the same in the same order, whatever their looks', () => {
    const photo = listTexts(render('photo').documentElement)
    expect(listTexts(render('row').documentElement)).toEqual(photo)
    expect(photo.length).toBeGreaterThan(5)
    const spec = render('spec')
    spec.querySelector('dl')?.remove()
    expect(listTexts(spec.documentElement)).toEqual(photo)
  })

  test('CARD-01 one action is filled, one or two stand in the row, and the others are links', () => {
    const page = render('photo')
    const actions = [...page.querySelectorAll('.card-actions > a')]
    expect(actions.map(({ textContent }) => textContent)).toEqual(['Explore Vehicle', 'Quick Enquiry'])
    expect(page.querySelectorAll('.btn-filled')).toHaveLength(1)
    const sold = render('photo', { status: 'sold' })
    expect([...sold.querySelectorAll('.card-actions > a')].map(({ textContent }) => textContent)).toEqual([
      'Explore Vehicle',
      'Find Me Something Similar',
    ])
  })

  test('CARD-01 links out of context begin with their words, and tell vehicles of one model and year apart', () => {
    const namesOf = (change: Partial<Vehicle>) =>
      [...render('photo', change, { reserve: true, market: false }).querySelectorAll('a[aria-label]')].map((link) => {
        const name = link.getAttribute('aria-label') ?? ''
        expect(name.startsWith(link.textContent ?? '?')).toBe(true)
        return name
      })
    const names = namesOf({ badge: 'GXL', series: 'GUN126R' })
    expect(names.length).toBeGreaterThan(1)
    for (const name of names) expect(name).toMatch(/: \d{4} .+ GXL$/)
    for (const name of namesOf({ badge: null, series: null })) expect(name).toMatch(/\S$/)
  })

  test('CARD-01 a fact that is unknown says so, and the weight of a caravan is said once', () => {
    const unknown = render('photo', { km: null }).querySelector('.card-facts > .unknown')
    expect([...(unknown?.querySelectorAll('.sr-only') ?? [])].map((words) => words.textContent)).toEqual([
      'Odometer: ',
      'not given',
    ])
    const specifications = { tare_weight: 930 } as Vehicle['specifications']
    const facts = render('photo', { item_type: 'caravan', specifications }).querySelector('.card-facts')
    expect(facts?.textContent?.match(/tare/gi)).toHaveLength(1)
  })

  test.each([
    ['car', 'Ute', 'ute'],
    ['car', 'Van', 'van'],
    ['car', 'Wagon', 'wagon'],
    ['car', null, 'car'],
    ['caravan', 'Caravan', 'caravan'],
    ['motorcycle', 'Cruiser', 'motorcycle'],
  ] as const)('CARD-04 without a photo a %s with the body %s has the outline %s', (item_type, simple_body, outline) => {
    const drawing = render('photo', { item_type, simple_body, images: [] }).querySelector('.no-picture use')
    expect(drawing?.getAttribute('href')).toBe(`/icons/bodies.svg#${outline}`)
    expect(readFileSync('public/icons/bodies.svg', 'utf8')).toContain(`<symbol id="${outline}"`)
  })

  test('PRICE-02 what is saved stands with the earlier price, and without one there is none', () => {
    const textOf = (change: Partial<Vehicle>) => render('photo', change).querySelector('.card-price')?.textContent
    expect(textOf({ price: dollars(30_000), before_price: dollars(33_000) })).toMatch(/Save \$3,000Was \$33,000$/)
    expect(textOf({ price: dollars(30_000), before_price: dollars(30_050) })).toMatch(/Was \$30,050$/)
    expect(textOf({ price: dollars(30_000), before_price: dollars(30_050) })).not.toContain('Save')
    expect(textOf({ price: dollars(33_000), offer_price: dollars(30_000), before_price: null })).not.toContain('Save')
  })

  test('CARD-01 PRICE-01 two prices, or a sentence in place of one, have a line of their own on a phone', () => {
    const isWide = (change: Partial<Vehicle>) =>
      render('photo', change).querySelector('.card-price')?.classList.contains('wide')
    expect(isWide({})).toBe(false)
    expect(isWide({ status: 'sold' })).toBe(false)
    expect(isWide({ price: null, preorder: true })).toBe(false)
    expect(isWide({ price: null })).toBe(true)
    expect(isWide({ subscription_price: dollars(419) })).toBe(true)
  })

  test('CARD-01 an unknown fact keeps its place, so that the others stand where they do on other cards', () => {
    const facts = [...render('photo', { km: null, fuel: null, simple_fuel: null }).querySelectorAll('.card-facts > li')]
    expect(facts.map((fact) => fact.classList.contains('unknown'))).toEqual([true, false, true, false])
  })

  test('CARD-01 a card without a figure tells more of the vehicle in its place, a line each', () => {
    const linesOf = (change: Partial<Vehicle>, kind: 'photo' | 'row' = 'photo') =>
      listSellingLines(render(kind, { variant: null, filtered_features: [], ...change }))
    const car = { seats: 5, drive: '4x4', colour: 'Glacier White' }
    const origin = { car_type: 'used', doors: 4, build_date: '2019-03-01' } as const
    expect(linesOf({ ...car, ...origin })).toEqual(['5 seats · 4WD · Glacier White', '4 doors · Built March 2019'])
    expect(linesOf({ ...car, ...origin, drive: 'constructor' })[0]).toBe('5 seats · constructor · Glacier White')
    const unknown = { seats: null, drive: null, colour: null, doors: null, build_date: null }
    expect(linesOf(unknown)).toEqual([])
    const variant = { fuelconsumptioncombined: 6.9, electricrange: 0, ancaprating: 5 } as Vehicle['variant']
    const features = ['Tow bar', 'Sunroof', 'Heated seats', 'Bluetooth', 'Cruise control', 'Roof racks', 'Alarm']
    expect(linesOf({ ...car, variant, filtered_features: features })).toEqual([
      '5 seats · 4WD · Glacier White',
      '6.9 L/100 km · 5-star ANCAP',
    ])
    expect(linesOf({ ...unknown, filtered_features: features })).toEqual([
      'Tow bar · Sunroof',
      'Heated seats · Bluetooth',
    ])
  })

  test('CARD-01 it tells as many lines more of the vehicle as the fullest card of the site has beside its own', () => {
    const filtered_features = ['Tow bar', 'Sunroof', 'Heated seats', 'Bluetooth']
    const autograb_data = { average_market_price: dollars(60_000), state_average_market_price: null } as AutograbData
    const offer = buildOffer({ interestRate: 7.99, comparisonRate: 9.12, paymentWeek: cents(10_320), termYears: 5 })
    const finance = { finance_lenders: { alpha: offer } }
    const small = { finance_lenders: { alpha: { ...offer, paymentWeek: cents(2_499) } } }
    const countOf = (change: Partial<Vehicle>, kind: 'photo' | 'row', settings: Parameters<typeof render>[2]) =>
      listSellingLines(render(kind, { filtered_features, ...change }, settings)).length
    const none = { reserve: false, market: false }
    const both = { reserve: true, market: true }
    expect(countOf({}, 'photo', none)).toBe(2)
    expect(countOf({}, 'photo', both)).toBe(3)
    expect(countOf({ autograb_data }, 'photo', both), 'the market stands beside the price').toBe(3)
    expect(countOf({ payment_processors: ['sandbox'] }, 'photo', both)).toBe(2)
    expect(countOf(finance, 'photo', none)).toBe(0)
    expect(countOf(small, 'photo', none)).toBe(1)
    expect(countOf(finance, 'photo', both)).toBe(1)
    expect(countOf({ ...finance, payment_processors: ['sandbox'] }, 'photo', both)).toBe(0)
    expect(countOf(finance, 'row', none)).toBe(2)
    expect(countOf({}, 'row', none)).toBe(2)
  })

  test('PRICE-02 PRICE-04 saving, earlier price and market stand with the price, in this order', () => {
    const autograb_data = { average_market_price: dollars(60_000), state_average_market_price: null } as AutograbData
    const change = { autograb_data, price: dollars(50_000), before_price: dollars(53_000) }
    const deals = render('photo', change, { reserve: false, market: true }).querySelector('.card-price > .deals')
    expect([...(deals?.children ?? [])].map((part) => part.textContent)).toEqual([
      'Save $3,000',
      'Was $53,000',
      '$10,000 below market',
    ])
    expect(render('photo', change).querySelector('.card-price')?.textContent).not.toContain('market')
  })

  test.each([
    ['a badge', { badge: 'SR5', series: null }, 'Demo · SR5'],
    ['no badge', { badge: null, series: null }, 'Demo'],
  ])('CARD-01 the condition stands under the title of a vehicle with %s', (_with, change, words) => {
    const name = render('photo', { ...change, car_type: 'demo' }).querySelector('.card-name')
    expect(name?.querySelector('h3 + p')?.textContent).toBe(words)
  })

  test.each([
    [{ item_type: 'car', body: 'SUV' }, false],
    [{ item_type: 'car', body: 'Van' }, true],
    [{ item_type: 'car', body: 'Motorhome' }, true],
    [{ item_type: 'caravan', body: 'Pop Top' }, true],
    [{ item_type: 'motorcycle', body: 'Adventure' }, true],
  ] as const)('CARD-01 CARD-04 the picture of %j is high: %j', (change, isHigh) => {
    const card = render('photo', { ...change, simple_body: null }).querySelector('.vehicle-card')
    expect(card?.classList.contains('card-high')).toBe(isHigh)
  })

  test('CARD-01 one that leads with load and towing says both, or engine and seats, or nothing', () => {
    expect(loadsOf(render('spec'))).toEqual(['Tows3,500 kg', 'GVM3,230 kg'])
    expect(loadsOf(render('spec', { variant: null, engine_size: '2.8 L', seats: 5 }))).toEqual([
      'Engine2.8 L',
      'Seats5',
    ])
    expect(loadsOf(render('spec', { variant: null, engine_size: null, seats: null }))).toEqual([])
    const motorhome = { variant: { grossvehiclemass: 4490 } as never, engine_size: '3.0 L' }
    expect(loadsOf(render('spec', motorhome))).toEqual(['GVM4,490 kg', 'Engine3.0 L'])
    expect(loadsOf(render('row'))).toEqual([])
  })

  test.each([
    [{ power: '75 kW', torque: '105Nm @ 6250rpm', fuelcapacity: 24.8 }, ['Power75 kW', 'Torque105 Nm']],
    [{ torque: '53Nm @ 5500rpm', fuelcapacity: 14 }, ['Torque53 Nm', 'Fuel tank14 L']],
    [{ power: 'see the brochure of the maker', fuelcapacity: 6.3 }, ['Fuel tank6.3 L']],
    [{}, []],
  ])('CARD-01 a motorcycle leads with %j, and repeats none of its four facts', (variant, told) => {
    const motorcycle = { item_type: 'motorcycle', engine_size: '1084 cc', km: 7098 } as const
    const page = render('spec', { ...motorcycle, variant: variant as Vehicle['variant'] })
    expect(loadsOf(page)).toEqual(told)
    expect((page.documentElement.textContent ?? '').split('1084 cc')).toHaveLength(2)
  })
})
