import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import { buildTestSite, testYard } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loadHome } from '../home-blocks.testkit.ts'
import { buildWeeklyLinks, spread } from './build-budget.ts'
import { buildEntries, buildPriceChoices } from './build-search.ts'

const items = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([value, count]) => ({ value, label: value, count }))

const utes = [
  buildVehicle('A', { model: 'HiLux', price: dollars(41_990), photos_count: 2, rank: 1 }),
  buildVehicle('B', { model: 'HiLux', price: dollars(39_990), price_type: 'egc', photos_count: 2, rank: 5 }),
  buildVehicle('C', { model: 'Prado', price: null, photos_count: 0 }),
  buildVehicle('D', { model: 'Corolla', price: dollars(21_000), photos_count: 1 }),
]
const toyota = { manufacturer: { name: 'Toyota', slug: 'toyota' } }
const withBanner = (kind: 'hero' | 'range' | 'budget' | 'stock_book' | 'load', count = 8) => ({
  ...toyota,
  content: { home: { blocks: [{ block: 'banner' as const, kind, count }] } },
})

describe('the banner', () => {
  test('CONTENT-02 drops buttons without a page; without words of its own it is made from the name', async () => {
    const buttons = [
      { text: 'Stock', url: '{routes.search}' },
      { text: 'Nowhere', url: '/no-such-page' },
    ]
    const { find, site } = await loadHome(utes, { content: { banner: { title: 'Hello', buttons } } })
    expect([find('banner')?.title, find('banner')?.buttons]).toEqual([
      'Hello',
      [{ text: 'Stock', href: site.routes.search }],
    ])
    const plain = await loadHome(utes, { name: 'Plain Cars' })
    expect([plain.find('banner')?.title, plain.find('banner')?.subtitle]).toEqual([
      'Plain Cars',
      '4 vehicles for sale today.',
    ])
    expect((await loadHome(utes.slice(0, 1))).find('banner')?.subtitle).toContain('1 vehicle for sale')
    const empty = (await loadHome([])).find('banner')
    expect(empty?.subtitle).toContain('nothing in stock today. Write to us')
    expect(empty?.buttons).toEqual([{ text: 'Contact Us', href: '/contact' }])
    expect((await loadHome([], { phone: '08 5550 1234' })).find('banner')?.subtitle).toContain('Ring us')
  })

  test('CONTENT-02 one large vehicle needs its picture; without any the banner is plain', async () => {
    const pictured = utes.map((ute) => ({ ...ute, photos_count: 1, primary_image_url: `/${ute.id}.webp` }))
    const banner = (await loadHome(pictured, withBanner('hero'))).find('banner')
    expect([banner?.kind, banner?.lead?.image]).toEqual(['hero', '/id-b.webp'])
    const none = utes.map((ute) => ({ ...ute, images: [], photos_count: 0, primary_image_url: null }))
    expect((await loadHome(none, withBanner('hero'))).find('banner')?.kind).toBe('split')
  })

  test('CONTENT-02 PRICE-01 each model shows its lowest price in stock with what it includes, or none', async () => {
    const banner = (await loadHome(utes, withBanner('range'))).find('banner')
    expect(banner?.kind === 'range' && banner.models.map(({ label, count, from }) => [label, count, from])).toEqual([
      ['HiLux', 2, 'Used from $39,990 Excl. Govt. Charges'],
      ['Corolla', 1, 'Used from $21,000 Drive Away'],
      ['Prado', 1, null],
    ])
  })

  test.each([
    ['new', 'New from'],
    ['demo', 'Demo from'],
  ] as const)('PRICE-01 the lowest price of a model says that its vehicle is %s', async (type, words) => {
    const cheap = utes.map((ute, at) => ({
      ...ute,
      car_type: at === 0 ? type : ute.car_type,
      price: dollars(9_000 + at),
    }))
    const banner = (await loadHome(cheap, withBanner('range'))).find('banner')
    expect(banner?.kind === 'range' && banner.models[0]?.from).toMatch(new RegExp(`^${words} \\$9,000 `))
  })

  test('PRICE-01 a model tells the lowest price of a new vehicle, though a used one is cheaper', async () => {
    const both = utes.map((ute, at) => (at === 0 ? { ...ute, car_type: 'new' as const, price: dollars(60_000) } : ute))
    const banner = (await loadHome(both, withBanner('range'))).find('banner')
    expect(banner?.kind === 'range' && banner.models[0]?.from).toMatch(/^New from \$60,000 /)
  })

  test('TEN-05 a dealership that hides its prices has no price from, nor one in the stock book', async () => {
    const dealerships = [
      { id: 'd', slug: utes[0]?.dealership_slug ?? '', name: 'D', hide: ['price' as const], locations: [] },
    ]
    const range = (await loadHome(utes, { ...withBanner('range'), dealerships })).find('banner')
    expect(range?.kind === 'range' && range.models.map(({ from }) => from)).toEqual([null, null, null])
    const book = (await loadHome(utes, { ...withBanner('stock_book'), dealerships })).find('banner')
    expect(book?.kind === 'stock_book' && book.rows.every(({ price }) => price?.kind !== 'amount')).toBe(true)
  })

  test('TEN-05 the stock book has the configured number of lines, with picture, kilometres and gearbox', async () => {
    const driven = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) =>
      buildVehicle(name, { km: 38_500, simple_transmission: 'Automatic', primary_image_url: '/pictures/a/b' }),
    )
    const book = (await loadHome(driven, withBanner('stock_book', 5))).find('banner')
    const rows = book?.kind === 'stock_book' ? book.rows : []
    expect(rows.map(({ facts, image }) => [facts.join(' '), image])).toEqual(
      Array.from({ length: 5 }, () => [expect.stringMatching(/^38,500\skm Automatic$/), '/pictures/a/b?w=320']),
    )
  })

  test('CONTENT-12 a row of vehicles opens with a photo, also where the newest has none', async () => {
    const mixed = utes.map((ute, index) => ({ ...ute, primary_image_url: index < 2 ? null : '/pictures/a/b' }))
    const blocks = [{ block: 'latest' as const, count: 4 }]
    const row = (await loadHome(mixed, { content: { home: { blocks } } })).find('vehicles')
    expect(row?.cards.map(({ image }) => image !== null)).toEqual([true, true, false, false])
  })

  test('FIN-07 weekly choices stand with the example and the warning of the site', async () => {
    const banner = (await loadHome(utes, withBanner('budget'))).find('banner')
    expect(banner?.kind === 'budget' && banner.weeklyNote).toMatch(/comparison rate .*%\sp\.a\..*WARNING/)
  })

  test.each([
    ['one place', 1, 4.7, { value: '4.7', words: '164 Google reviews' }],
    ['several places', 2, 4.7, { value: '4.7', words: '164 Google reviews in Invermay' }],
    ['too low a rating', 1, 4, undefined],
  ])('LOC-12 CONTENT-02 the banner shows the rating of the main location: %s', async (_what, places, rating, shown) => {
    const location = (id: string) => ({
      ...testYard,
      id,
      slug: id,
      primary: id === 'a',
      address: { city: 'Invermay', state: 'TAS' as const },
      average_rating: rating,
      review_count: 164,
      google_business_profile: { name: 'The yard', review_url: 'https://maps.example/yard' },
    })
    const locations = ['a', 'b'].slice(0, places).map(location)
    const dealerships = [{ id: 'm', slug: 'm', name: 'M', locations }]
    const banner = (await loadHome(utes, { ...withBanner('hero'), dealerships })).find('banner')
    expect(banner?.proof ?? undefined).toEqual(shown && { ...shown, stars: expect.anything() })
  })

  test('CONTENT-12 what is towed is asked in steps that some vehicle is rated for', async () => {
    const rated = utes.map((ute, index) => ({
      ...ute,
      variant: { towingcapacitybraked: index === 0 ? 3000 : 800 } as never,
    }))
    const banner = (await loadHome(rated, withBanner('load'))).find('banner')
    const towing = banner?.kind === 'load' ? banner.towing : []
    expect(towing.map(({ value }) => value)).toEqual(['1500-', '2000-', '2500-', '3000-'])
    expect(towing[0]?.label).toContain('(1)')
    expect(towing.at(-1)?.label).toContain('(1)')
  })
})

describe('tiles of bodies', () => {
  const stock = [
    buildVehicle('A', { simple_body: 'Ute' }),
    buildVehicle('B', { simple_body: 'SUV', categories: ['prestige'] }),
  ]
  test.each([
    [['ute', 'suv'], 'Shop by body type'],
    [['ute', 'prestige'], 'Shop by type'],
  ] as const)('SRCH-24 tiles of %j have the title %j', async (body_tiles, title) => {
    const blocks = ['body_tiles' as const]
    const home = await loadHome(stock, { search: { body_tiles: [...body_tiles] }, content: { home: { blocks } } })
    expect(home.find('body_tiles')?.title).toBe(title)
  })
})

describe('choices by the week', () => {
  const buckets = items({ '$100 - $125': 5, 'Under $50': 2, '$50 - $75': 3, '$500 and over': 1, '$75 - $100': 4 })

  test('CONTENT-12 each adds up the buckets below it, and its address names them all', () => {
    const links = buildWeeklyLinks('/stock', buckets)
    expect(links.map(({ label, count }) => [label, count])).toEqual([
      ['Up to $50 a week', 2],
      ['Up to $75 a week', 5],
      ['Up to $100 a week', 9],
      ['Up to $125 a week', 14],
    ])
    const [, second] = links
    const { choices } = parseSearchState(new URL(second?.href ?? '', 'https://a.example').searchParams, {
      kmSorts: false,
    })
    expect(choices.weekly_price_range).toEqual({ kind: 'values', values: ['$50 - $75', 'Under $50'] })
  })

  test('CONTENT-12 where there is one bucket, or none, there is nothing to choose', () => {
    expect(buildWeeklyLinks('/stock', [])).toEqual([])
    expect(buildWeeklyLinks('/stock', items({ 'Under $50': 3 }))).toEqual([])
  })

  test('CONTENT-12 a shortened list keeps its order and its last item, and has no more than it may', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (list, most) => {
        const short = spread(list, most)
        expect(short.length).toBe(Math.min(list.length, most))
        expect(short.at(-1)).toBe(list.at(-1))
        expect(short).toEqual(list.filter((item) => short.includes(item)))
      }),
    )
  })
})

describe('the search of the home page', () => {
  test('CONTENT-12 one kind of stock is no choice', () => {
    expect(buildEntries(buildTestSite(), items({ used: 4 }), items({ car: 4 }))).toEqual([])
  })

  test('SRCH-03 prices to choose from ascend, find some vehicles and not all, and are few', () => {
    expect(buildPriceChoices([10_000, 20_000], null)).toEqual([])
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 500_000 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 600_000 }),
        fc.nat(300_000),
        (bounds, min, span) => {
          const choices = buildPriceChoices(
            bounds.toSorted((a, b) => a - b),
            { min, max: min + span },
          )
          expect(choices).toEqual(choices.toSorted((a, b) => a - b))
          expect(choices.length).toBeLessThanOrEqual(12)
          for (const price of choices) expect(price > 0 && price >= min && price < min + span).toBe(true)
        },
      ),
    )
  })
})
