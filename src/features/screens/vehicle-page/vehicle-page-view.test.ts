import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { vehicleFields, type Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { caravanSpecifications } from '#tests/fixtures/vehicle.ts'
import { build, checkout, dealership, names } from './vehicle-page-view.testkit.ts'

describe('title, price and counter', () => {
  const caravan = { item_type: 'caravan', km: null, specifications: caravanSpecifications } as const
  test.each([
    ['a used car', { km: 90_528 }, ['Used', '90,528\u00a0km']],
    ['a demonstrator', { car_type: 'demo', km: 1_833 }, ['Demo', '1,833\u00a0km']],
    ['a new car of unknown distance', { car_type: 'new', km: null }, ['New']],
    ['a caravan', caravan, ['Used', 'Sleeps 4']],
  ] as const)(
    'VDP-01 the leading facts of %s stand with the title, and not among the others',
    (_what, vehicle, led) => {
      const page = build(vehicle)
      expect(page.leads.map(({ value }) => value)).toEqual(led)
      const others = page.facts.map(({ label }) => label)
      for (const { label } of page.leads) expect(others).not.toContain(label)
    },
  )

  test('VDP-01 the page leads with title, Was, price and type, and with kilometres, transmission and body', () => {
    const page = build({ before_price: dollars(55_000), name: '2022 Toyota HiLux' })
    expect([page.title, page.subtitle]).toEqual(['2022 Toyota HiLux', 'SR5'])
    expect(page.price).toMatchObject({
      kind: 'amount',
      amount: dollars(52_990),
      was: { amount: dollars(55_000), text: 'Was' },
      typeWords: 'Drive Away',
    })
    const facts = [...page.leads, ...page.facts.slice(0, page.factsShown)]
    expect(facts).toEqual(
      expect.arrayContaining([
        { label: 'Odometer', value: '45,120\u00a0km', icon: 'odometer' },
        { label: 'Transmission', value: 'Automatic', icon: 'transmission' },
        { label: 'Body', value: 'Ute', icon: 'body' },
      ]),
    )
  })

  test('VDP-01 the view counter is hidden without views or with its switch off', () => {
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

describe('a reserved vehicle', () => {
  const until = Date.UTC(2026, 10, 22, 3)
  const askUs = 'Ask us to let you know if it becomes available again.'
  test.each([
    ['by the feed', null, `Someone has reserved this vehicle. ${askUs}`],
    [
      'with a paid hold',
      { until, paid: true },
      `Someone has reserved this vehicle until Sunday 22 November 2026 at 11:00 am AWST. ${askUs}`,
    ],
    [
      'with a hold that is not paid yet',
      { until, paid: false },
      'Someone is reserving this vehicle. If they do not pay the deposit, it becomes available again.',
    ],
  ])('BUY-01 VDP-12 a vehicle that is reserved %s says so, with the time of its yard', (_how, hold, note) => {
    const site = { time_zone: 'Australia/Perth' }
    expect(build({ reserved: true }, site, 0, hold).statusNote).toBe(note)
    expect(build({ reserved: true, status: 'sold' }, site, 0, hold).statusNote).toBeNull()
    expect(build({}, site, 0, null).statusNote).toBeNull()
  })

  test('VDP-02 a vehicle that comes soon says that it is not there yet, unless it is reserved', () => {
    const noteOf = (vehicle: Parameters<typeof build>[0]) => build(vehicle).statusNote
    expect(noteOf({ status: 'coming_soon' })).toBe('On its way to us. Ask, and we will tell you when you can see it.')
    expect(noteOf({ status: 'coming_soon', reserved: true })).toMatch(/^Someone has reserved/)
    expect(noteOf({ status: 'sold' })).toBeNull()
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

describe('variants', () => {
  test('VDP-06 VDP-08 a caravan leads with what decides whether it can be towed and slept in', () => {
    const page = build({
      item_type: 'caravan',
      km: null,
      simple_transmission: null,
      trans: null,
      specifications: caravanSpecifications,
    })
    expect(page.specTitle).toBe('Caravan Details')
    expect(page.leads.at(-1)?.value).toBe('Sleeps 4')
    expect(page.facts.slice(0, 4).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Length 21.5\u00a0ft (6.55\u00a0m)',
      'Tare 2,480\u00a0kg',
      'ATM 3,200\u00a0kg',
      'Payload 720\u00a0kg',
    ])
    expect(build({ item_type: 'motorcycle' }).specTitle).toBe('Motorcycle Details')
    const iconOf = (view: typeof page) => view.facts.find(({ label }) => label === 'Body')?.icon
    expect([iconOf(page), iconOf(build({ item_type: 'motorcycle' })), iconOf(build())]).toEqual([
      'caravan',
      'bike',
      'body',
    ])
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

  test('VDP-01 a vehicle without any optional field still has a page', () => {
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
    expect(page.leads.map(({ label }) => label)).toEqual(['Condition'])
    expect(page.facts.map(({ label }) => label)).toEqual(['Stock number'])
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
