import { describe, expect, test } from 'vitest'
import type { StockRepository } from '#data/stock.repository.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import type { HomeBlock } from './home-page-data.ts'
import { loadHomePage } from './load-home-page.server.ts'

const nowMs = Date.UTC(2026, 10, 20)
const soldAt = nowMs / 1000 - 86_400
const vehicles = [
  ...['U1', 'U2', 'U3'].map((number) => buildVehicle(number, { make: 'Kia', simple_body: 'Ute', car_type: 'used' })),
  buildVehicle('N1', { make: 'Ford', simple_body: 'SUV', car_type: 'new' }),
  buildVehicle('C1', { make: 'Ford', simple_body: 'SUV', car_type: 'new', status: 'coming_soon' }),
  buildVehicle('S1', { make: 'Kia', simple_body: 'Ute', status: 'sold', sold: true, sold_date_timestamp: soldAt }),
]

async function load(part: DocumentPart = {}) {
  const site = buildTestSite(part)
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  search.upsert(vehicles.map((vehicle) => toSearchDocument(vehicle, site.slug)))
  const getMany = async (_ctx: unknown, ids: readonly string[]) => vehicles.filter(({ id }) => ids.includes(id))
  const stock = { getMany } as unknown as StockRepository
  const ctx = { siteId: site.slug, now: () => nowMs }
  const limits: number[] = []
  const { blocks } = await loadHomePage({ site, ctx, search, stock, limitFreshness: (until) => limits.push(until) })
  const find = <Kind extends HomeBlock['kind']>(kind: Kind) =>
    blocks.find((block): block is Extract<HomeBlock, { kind: Kind }> => block.kind === kind)
  return { find, kinds: blocks.map(({ kind }) => kind), freshUntil: Math.min(...limits) }
}

const counts = (links: readonly { readonly href: string; readonly count: number }[] = []) =>
  Object.fromEntries(links.map(({ href, count }) => [href, count]))

describe('the counts of the home page', () => {
  test('SRCH-12 SRCH-24 all of them count what is in stock and coming soon, and nothing that was sold', async () => {
    const { find } = await load({ content: { home: { blocks: ['search', 'body_tiles', 'makes'] } } })
    expect(find('search')?.total).toBe(5)
    expect(counts(find('search')?.entries)).toEqual({ '/search/new-cars': 2, '/search/used-cars': 3 })
    expect(counts(find('tiles')?.tiles)).toMatchObject({ '/search/ute': 3, '/search/suv': 2 })
    expect(counts(find('names')?.links)).toEqual({ '/search/kia': 3, '/search/ford': 2 })
  })

  test('SRCH-12 above the cap the home page shows the same configured count as the results page', async () => {
    const { find } = await load({ search: { capped_count: 4 }, stock: { count: 77 } })
    expect(find('search')?.total).toBe(77)
    expect((await load({ search: { capped_count: 5 }, stock: { count: 77 } })).find('search')?.total).toBe(5)
  })

  test('TEN-09 a link that opens with the refinements of the site is counted within them', async () => {
    const default_refinements = [{ attribute: 'car_type' as const, values: ['used'] }]
    const content = { home: { blocks: ['search' as const, 'body_tiles' as const, 'makes' as const] } }
    const { find } = await load({ search: { default_refinements }, content })
    expect(find('search')?.total).toBe(5)
    expect(find('names')).toBeUndefined()
    expect(find('tiles')?.tiles.find(({ href }) => href === '/search/suv')).toBeUndefined()
  })
})

describe('promotions of the home page', () => {
  const dates = { start: '2026-11-01', expiry: '2026-11-20T12:00', time_zone: 'Australia/Brisbane' }
  const sale = { id: 'sale', title: 'Stocktake Sale', ...dates }

  test('CONTENT-03 the stocktake banner stands below banner and search, and the page is fresh to its end', async () => {
    const home = { blocks: ['banner', 'search', 'makes'] } as const
    const { kinds, freshUntil } = await load({ content: { home: { blocks: [...home.blocks] }, stocktake_sale: sale } })
    expect(kinds).toEqual(['banner', 'search', 'sale', 'names'])
    expect(freshUntil).toBe(Date.parse('2026-11-20T02:00:00Z'))
    const over = { ...sale, expiry: '2026-11-19' }
    expect((await load({ content: { home: { blocks: ['banner'] }, stocktake_sale: over } })).kinds).toEqual(['banner'])
  })

  test('CONTENT-02 CONTENT-12 slider, banner of three, offers and service prices in their order', async () => {
    const blocks = ['offers', 'promo_slider', 'service_advantage', 'promo_banner'] as const
    const none = { promo_banner: [], home: { blocks: [...blocks] } }
    expect((await load({ content: none })).kinds).toEqual([])
    const { kinds, find } = await load({
      content: {
        home: { blocks: [...blocks] },
        offers: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id })),
        promo_slider: { slides: [{ image: '/a.webp', alt: 'A' }] },
        service_advantage: { enabled: true },
        promotions: [{ ...sale, id: 'p', display: ['home'] }],
      },
    })
    expect(kinds).toEqual(['offers', 'slider', 'advantage', 'promo_banner', 'promotions'])
    expect(find('offers')?.offers.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})
