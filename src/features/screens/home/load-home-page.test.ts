import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { counts, loadHome, nowMs } from './home-blocks.testkit.ts'
import type { DocumentPart } from '#site/test-site.ts'

const soldAt = nowMs / 1000 - 86_400
const vehicles = [
  ...['U1', 'U2', 'U3'].map((number) => buildVehicle(number, { make: 'Kia', simple_body: 'Ute', car_type: 'used' })),
  buildVehicle('N1', { make: 'Ford', simple_body: 'SUV', car_type: 'new' }),
  buildVehicle('C1', { make: 'Ford', simple_body: 'SUV', car_type: 'new', status: 'coming_soon' }),
  buildVehicle('S1', { make: 'Kia', simple_body: 'Ute', status: 'sold', sold: true, sold_date_timestamp: soldAt }),
]
const load = (part: DocumentPart) => loadHome(vehicles, part)
const blocks = (...entries: NonNullable<NonNullable<NonNullable<DocumentPart['content']>['home']>['blocks']>) => ({
  content: { home: { blocks: entries } },
})

describe('the counts of the home page', () => {
  test('SRCH-12 SRCH-24 all of them count what is in stock and coming soon, and nothing that was sold', async () => {
    const { find } = await load(blocks('search', 'body_tiles', 'makes'))
    expect(find('search')).toMatchObject({ total: 5, noun: 'cars' })
    expect(counts(find('search')?.entries)).toEqual({ '/search/new-cars': 2, '/search/used-cars': 3 })
    expect(counts(find('body_tiles')?.tiles)).toMatchObject({ '/search/ute': 3, '/search/suv': 2 })
    expect(counts(find('names')?.links)).toEqual({ '/search/kia': 3, '/search/ford': 2 })
  })

  test('SRCH-12 above the cap the home page shows the same configured count as the results page', async () => {
    const { find } = await load({ search: { capped_count: 4 }, stock: { count: 77 }, ...blocks('search') })
    expect(find('search')?.total).toBe(77)
    const below = await load({ search: { capped_count: 5 }, stock: { count: 77 }, ...blocks('search') })
    expect(below.find('search')?.total).toBe(5)
  })

  test('SRCH-12 the stock is called what all of it is', async () => {
    const nounOf = async (...types: readonly ('car' | 'caravan' | 'motorcycle')[]) => {
      const stock = types.map((item_type, index) => buildVehicle(`T${index}`, { item_type }))
      return (await loadHome(stock, blocks('search'))).find('search')?.noun
    }
    expect(await nounOf('car')).toBe('car')
    expect(await nounOf('caravan', 'caravan')).toBe('caravans')
    expect(await nounOf('caravan', 'motorcycle')).toBe('vehicles')
  })

  test('TEN-09 a link that opens with the refinements of the site is counted within them', async () => {
    const default_refinements = [{ attribute: 'car_type' as const, values: ['used'] }]
    const { find } = await load({ search: { default_refinements }, ...blocks('search', 'body_tiles', 'makes') })
    expect(find('search')?.total).toBe(5)
    expect(find('names')).toBeUndefined()
    expect(find('body_tiles')?.tiles.find(({ href }) => href === '/search/suv')).toBeUndefined()
  })
})

describe('the blocks of the home page', () => {
  test('CONTENT-12 they stand in the configured order, once or twice, and what has no data is left out', async () => {
    const { names } = await load(
      blocks('makes', 'reviews', 'offers', { block: 'latest', count: 1 }, 'search', 'promo_slider', 'latest', 'models'),
    )
    expect(names).toEqual(['names', 'vehicles', 'search', 'vehicles'])
  })

  test('CONTENT-12 TEN-12 the entry of test drives has the words of the site', async () => {
    const entry = { block: 'services' as const, items: ['test_drive' as const] }
    const titleOf = async (part: DocumentPart) =>
      (await load({ ...part, ...blocks(entry) })).find('services')?.items.map(({ title }) => title)
    expect(await titleOf({})).toEqual(['Book a test drive'])
    expect(await titleOf({ template: 'leisure' })).toEqual(['Book a Viewing'])
  })

  test('CONTENT-12 a text has a button that calls where the site wants one and has a number', async () => {
    const phoneOf = async (call: boolean, part: DocumentPart = {}) =>
      (await load({ ...part, ...blocks({ block: 'text', text: 'Ask us', call }) })).find('text')?.phone
    const withPhone = { phone: '03 5550 8800' }
    expect([await phoneOf(true, withPhone), await phoneOf(false, withPhone)]).toEqual(['03 5550 8800', null])
    expect(await phoneOf(true)).toBeNull()
  })

  test('CONTENT-12 a site without stock keeps its words and shows no list of nothing', async () => {
    const all = ['banner', 'search', 'body_tiles', 'makes', 'models', 'price_bands', 'latest', 'featured'] as const
    for (const kind of ['split', 'scene', 'range', 'budget', 'stock_book', 'load'] as const) {
      const { names, find } = await loadHome([], {
        ...blocks({ block: 'banner', kind }, ...all.slice(1), { block: 'text', text: 'Words' }),
        manufacturer: { name: 'Toyota', slug: 'toyota' },
      })
      expect(names).toEqual(['banner', 'text'])
      // A composition without its data falls back to the plain one.
      expect(find('banner')?.kind).toBe('split')
    }
  })

  test('CONTENT-12 no vehicle is in two rows, and the upper row chooses first, however slow it is', async () => {
    let asked = 0
    const { blocks: built } = await loadHome(
      vehicles,
      blocks({ block: 'latest', count: 2 }, { block: 'featured', count: 2 }),
      (search) => ({
        ...search,
        async search(query) {
          // Of two searches that are asked together, the first would be answered last.
          for (let turns = Math.max(0, 60 - asked++); turns > 0; turns -= 1) await Promise.resolve()
          return search.search(query)
        },
      }),
    )
    const rows = built.map((block) => (block.block === 'vehicles' ? block.cards.map(({ id }) => id) : []))
    const inOrder = await load(blocks({ block: 'latest', count: 2 }, { block: 'featured', count: 2 }))
    expect(rows.map((row) => row.length)).toEqual([2, 2])
    expect(new Set(rows.flat()).size).toBe(4)
    expect(built).toEqual(inOrder.blocks)
  })

  test('CONTENT-12 a row of vehicles keeps to its refinements, and its link leads to the same vehicles', async () => {
    const { blocks: built } = await load(
      blocks(
        { block: 'latest', car_type: 'new' },
        { block: 'featured', body: 'Ute', price_max: 60_000, title: 'Utes' },
      ),
    )
    const [latest, featured] = built.flatMap((block) => (block.block === 'vehicles' ? [block] : []))
    expect(latest?.cards.map(({ id }) => id)).toEqual([vehicles[3]?.id])
    expect(latest?.all.href).toMatch(/\?car_type=new$/)
    expect([featured?.title, featured?.cards.length]).toEqual(['Utes', 3])
    expect(featured?.all.href).toMatch(/\?body=Ute&price=-60000$/)
  })

  test('CONTENT-12 no vehicle stands on two cards, and the vehicle of the banner is not featured again', async () => {
    const pictured = vehicles.map((vehicle, index) => ({ ...vehicle, photos_count: 3, rank: index === 0 ? 9 : 1 }))
    const { blocks: built } = await loadHome(
      pictured,
      blocks('banner', { block: 'latest', count: 2 }, { block: 'featured', count: 3 }),
    )
    const shown = built.flatMap((block) => (block.block === 'vehicles' ? block.cards.map(({ id }) => id) : []))
    expect(shown.length).toBeGreaterThanOrEqual(3)
    expect(new Set(shown).size).toBe(shown.length)
    const [, , featured] = built
    expect(featured?.block === 'vehicles' && featured.cards.some(({ id }) => id === pictured[0]?.id)).toBe(false)
  })

  test('CONTENT-12 prices to start from find some vehicles, not all, and count what their search finds', async () => {
    const priced = [9_000, 14_000, 26_000, 48_000].map((price, index) =>
      buildVehicle(`P${index}`, { price: dollars(price) }),
    )
    const { find } = await loadHome(priced, blocks('price_bands'))
    const bands = find('price_bands')?.bands ?? []
    expect(bands.map(({ label, count }) => [label, count])).toContainEqual(['Up to $15,000', 2])
    expect(bands.every(({ count }) => count > 0 && count < priced.length)).toBe(true)
    expect(bands.find(({ label }) => label === 'Up to $15,000')?.href).toMatch(/\?price=-15000$/)
  })
})

describe('the vehicle of the banner', () => {
  const picture = { primary_image_url: '/vehicle-art/ute-ford-blue-17/side', photos_count: 1, price: dollars(40_000) }
  const stock = [
    buildVehicle('I1', { ...picture, make: 'Isuzu', simple_body: 'Ute', rank: 900 }),
    buildVehicle('F1', { ...picture, make: 'Ford', simple_body: 'Ute', rank: 10 }),
    buildVehicle('F2', { ...picture, make: 'Ford', simple_body: 'SUV', rank: 800 }),
  ]
  const leadOf = async (part: DocumentPart, vehicles = stock) => {
    const { find } = await loadHome(vehicles, { ...blocks({ block: 'banner', kind: 'split', body: 'Ute' }), ...part })
    return find('banner')?.lead?.href ?? null
  }
  const hrefOf = (number: string) => expect.stringContaining(number.toLowerCase())

  test('CONTENT-12 is of the make that the dealer stands for, as far as one fits', async () => {
    const ford = { manufacturer: { name: 'Ford', slug: 'ford' } }
    expect(await leadOf(ford)).toEqual(hrefOf('F1'))
    expect(await leadOf({ manufacturer: { name: 'Kia', slug: 'kia' } })).toEqual(hrefOf('I1'))
    expect(await leadOf(ford, stock.slice(0, 1))).toEqual(hrefOf('I1'))
  })

  test('CONTENT-12 is of the makes of the dealerships where each has some, else of any make', async () => {
    const dealership = (id: string, makes: string[]) => ({ id, slug: id, name: id, makes })
    const makesOnly = { dealerships: [dealership('one', ['Ford']), dealership('two', ['GWM'])] }
    expect(await leadOf(makesOnly)).toEqual(hrefOf('F1'))
    expect(await leadOf({ dealerships: [dealership('one', ['Ford']), dealership('used', [])] })).toEqual(hrefOf('I1'))
  })
})
