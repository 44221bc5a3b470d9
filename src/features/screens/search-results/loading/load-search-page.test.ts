import { afterEach, expect, test, vi } from 'vitest'
import type { StockRepository } from '#data/stock.repository.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import type { SearchEngine } from '#search/search-engine.ts'
import { toSearchDocument } from '#search/vehicle-index.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loadSearchPage, storeTimeLimitMs } from './load-search-page.server.ts'
import { ask, askEachTime, createSearch, everything, facet, nowMs, vehicles } from './load-search-page.testkit.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('SRCH-09 switches control the sort orders and whether lowest price excludes unpriced vehicles', async () => {
  const orders = async (sort: { kms?: boolean; newest?: boolean }) =>
    (await ask('', { search: { preset: 1, sort } })).page.sorts.map(({ key }) => key)
  expect(await orders({})).toEqual(['rank', 'price_asc', 'price_desc', 'newest'])
  expect(await orders({ kms: true, newest: false })).toEqual(['rank', 'price_asc', 'price_desc', 'km_asc', 'km_desc'])

  const cheapest = async (price_asc_excludes_zero: boolean, query = 'sortBy=price_asc') => {
    const { page } = await ask(query, { search: { preset: 1, price_asc_excludes_zero } }, (search) => {
      search.upsert([toSearchDocument({ ...buildVehicle('R1'), price: null, offer_price: null }, buildTestSite().slug)])
      return {}
    })
    return [page.total, page.cards]
  }
  expect(await cheapest(true)).toEqual([3, ['H2', 'H1', 'F1']])
  expect(await cheapest(false)).toEqual([4, ['H2', 'H1', 'F1', 'R1']])
  expect(await cheapest(true, 'sortBy=price_desc')).toEqual([4, ['F1', 'H1', 'H2', 'R1']])
})

test('SRCH-10 when the engine throws, the page shows an error and keeps the choices', async () => {
  const broken = await ask('make=Toyota&sortBy=price_asc', {}, () => ({
    search: () => {
      throw new Error('index gone')
    },
  }))
  expect(broken.ok).toBe(false)
  expect(broken.page).toMatchObject({
    failed: true,
    facets: [],
    cards: [],
    nothing: null,
    chips: [{ label: 'Toyota' }],
    state: { sortBy: 'price_asc' },
  })
})

test('SRCH-21 without results, lists refinements to remove and the counts that remain, most first', async () => {
  const { page } = await ask('make=Ford&body=SUV&fuel=Petrol')
  expect(page.total).toBe(0)
  expect(page.nothing?.relaxations).toEqual([
    { label: 'Without Ford', href: '/search/new-used-and-demo-cars?body=SUV&fuel=Petrol', countText: '1 vehicle' },
  ])
  expect(page.nothing?.nearest).toBeNull()
})

test('SRCH-21 words that alone leave nothing are cleared, and not called a filter', async () => {
  const { page } = await ask('query=zzzzqqq')
  expect(page.nothing?.words).toBe('“zzzzqqq”')
  expect(page.nothing?.relaxations).toEqual([
    { label: 'Clear the search', href: everything.path, countText: '4 vehicles' },
  ])
  const { page: filtered } = await ask('query=zzzzqqq&make=Ford')
  expect(filtered.nothing?.words).toBeNull()
  expect(filtered.nothing?.relaxations.map(({ label }) => label)).toEqual(['Without “zzzzqqq”'])
})

test('SRCH-21 when removing one refinement is not enough, offers the nearest search with results', async () => {
  const { page } = await ask('make=Ford&body=SUV&query=zzzzqqq')
  expect(page.nothing?.relaxations).toEqual([])
  expect(page.nothing?.nearest).toEqual({
    href: expect.stringMatching(/^\/search\/new-used-and-demo-cars\?(make=Ford|body=SUV)$/),
    countText: '1 vehicle',
  })
})

test('SRCH-21 a search without results offers the pages of the site that its text names', async () => {
  expect((await ask('query=repayments')).page.nothing?.pages).toEqual([{ label: 'Finance', href: '/finance' }])
  expect((await ask('query=zzzzqqq')).page.nothing?.pages).toEqual([])
  expect((await ask('query=hilux')).page.nothing).toBeNull()
})

test('SRCH-12 the configured count is that of the whole stock above the cap, never of a narrowed one', async () => {
  const capped = { search: { preset: 1 as const, capped_count: 3 }, stock: { count: 77 } }
  expect((await ask('', capped)).page.total).toBe(77)
  expect((await ask('sortBy=price_asc&page=1', capped)).page.total).toBe(77)
  const narrowed = [
    ['make=Toyota', 3],
    ['query=ford', 1],
    ['price=-45000', 2],
    ['make=Toyota&make=Ford', 4],
  ] as const
  for (const [query, total] of narrowed) expect((await ask(query, capped)).page.total, query).toBe(total)
  const fixed: SearchPath['fixed'] = [{ attribute: 'car_type', values: ['used'] }]
  const used: SearchPath = { ...everything, path: '/search/used-cars', fixed }
  expect((await ask('', capped, undefined, used)).page.total).toBe(4)
  expect((await ask('', { ...capped, search: { preset: 1, capped_count: 4 } })).page.total).toBe(4)
})

test('SRCH-08 a page beyond the last shows the last one', async () => {
  const of = async (query: string) => {
    const { page } = await ask(query, { search: { preset: 1, page_size: 3 } })
    return [page.state.page, page.pages, page.cards.length]
  }
  expect(await of('page=9')).toEqual([2, 2, 1])
  expect(await of('page=2')).toEqual([2, 2, 1])
  expect(await of('page=9&make=Ford')).toEqual([1, 1, 1])
})

test('SRCH-10 when reading the vehicles times out, the page shows an error and its filters', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const site = buildTestSite({ search: { preset: 1 } })
  const stock = { getMany: () => new Promise(() => undefined) } as unknown as StockRepository
  const search = createLocalSearch(createSearch(site.slug))
  const services = { site, ctx: { siteId: site.slug, now: () => nowMs }, search, stock, findStockFact: askEachTime }
  const answered = loadSearchPage(
    services,
    everything,
    parseSearchState(new URLSearchParams('make=Ford'), { kmSorts: false }),
    ({ stocknum }) => stocknum,
  )
  await vi.advanceTimersByTimeAsync(storeTimeLimitMs)
  const { ok, page } = await answered
  expect([ok, page.failed, page.cards]).toEqual([false, true, []])
  expect(facet(page.facets, 'make')).toMatchObject({ items: [{ value: 'Toyota' }, { value: 'Ford' }] })
})

test('SRCH-13 sold vehicles come last, under their own heading, and no count holds them', async () => {
  const sold = { status: 'sold', sold: true, sold_date_timestamp: nowMs / 1000 - 60 }
  const found = await ask('', { search: { preset: 1, page_size: 3 } }, (search) => {
    search.upsert([toSearchDocument({ ...vehicles[0], ...sold } as Vehicle, buildTestSite().slug)])
    return {}
  })
  expect(found.page).toMatchObject({ total: 3, pages: 1, soldFrom: null })
  const makes = [
    { value: 'Toyota', countText: '2' },
    { value: 'Ford', countText: '1' },
  ]
  expect(facet(found.page.facets, 'make')).toMatchObject({ items: makes })
  const last = await ask('page=2', { search: { preset: 1, page_size: 2 } }, (search) => {
    search.upsert([toSearchDocument({ ...vehicles[0], ...sold } as Vehicle, buildTestSite().slug)])
    return {}
  })
  expect(last.page).toMatchObject({ total: 3, pages: 2, soldFrom: 1 })
  expect(last.page.cards).toHaveLength(2)
  expect(last.page.cards.at(-1)).toBe('H1')
})

test('SRCH-24 without results, offers the kinds of vehicles before the bodies', async () => {
  const { page } = await ask('query=zzzzqqq', {}, (search) => {
    const vans = ['V1', 'V2'].map((id) => buildVehicle(id, { item_type: 'caravan', simple_body: null }))
    search.upsert(vans.map((van) => toSearchDocument(van, buildTestSite().slug)))
    return {}
  })
  expect(page.nothing?.tiles.slice(0, 3)).toEqual([
    { label: 'Cars', href: '/search/new-used-and-demo-cars?item_type=car', count: 4 },
    { label: 'Caravans', href: '/search/new-used-and-demo-cars?item_type=caravan', count: 2 },
    { label: 'SUV', href: '/search/suv', count: 1 },
  ])
})

test('SRCH-24 without results, offers only the bodies in stock', async () => {
  const { page } = await ask('query=zzzzqqq')
  expect(page.nothing?.tiles.map(({ href, count }) => [href, count])).toEqual([
    ['/search/suv', 1],
    ['/search/ute', 3],
    ['/search/4x4', 4],
  ])
  expect((await ask('')).page.nothing).toBeNull()
})

test('SRCH-24 without results, the page knows whether its head has the bodies, which a phone shows once', async () => {
  const { page } = await ask('query=zzzzqqq', { search: { preset: 1, heading: { kind: 'band' } } })
  expect(page.head.links.map(({ label }) => label)).toContain('Ute')
  expect(page.nothing?.tiles.map(({ label }) => label)).toContain('Ute')
  expect(page.nothing?.tilesInHead).toBe(true)
  const plain = await ask('query=zzzzqqq', { search: { preset: 1 } })
  expect(plain.page.nothing?.tilesInHead).toBe(false)
})

test('SRCH-21 a search that nothing comes near shows the newest vehicles with photos, of its path first', async () => {
  const aged = (search: SearchEngine) => {
    const stock = vehicles.map((vehicle, at) => ({
      ...vehicle,
      created_at_timestamp: 1000 + at,
      photos_count: vehicle.stocknum === 'R1' ? 0 : 3,
      status: vehicle.stocknum === 'H1' ? 'coming_soon' : vehicle.status,
    }))
    search.upsert(stock.map((vehicle) => toSearchDocument(vehicle, buildTestSite().slug)))
    return {}
  }
  const at = (make: string): SearchPath => ({
    ...everything,
    path: '/search/here',
    fixed: [{ attribute: 'make', values: [make] }],
  })
  const seen = async (query: string, path?: SearchPath) => {
    const { page } = await ask(query, {}, aged, path)
    return [page.total, page.cards, page.nothing?.heading]
  }
  expect(await seen('query=zzzzqqq')).toEqual([0, ['F1', 'H2'], 'Newest in our stock'])
  expect(await seen('query=zzzzqqq', at('Toyota'))).toEqual([0, ['H2'], 'Newest in our stock'])
  expect(await seen('', at('Kia'))).toEqual([0, ['F1', 'H2'], 'Newest in our stock'])
  expect(await seen('make=Ford&fuel=Petrol')).toEqual([0, expect.anything(), 'These come close'])
})

test('SRCH-13 SRCH-21 sold vehicles that match stand alone below the message', async () => {
  const sold = { status: 'sold', sold: true, sold_date_timestamp: nowMs / 1000 - 60 }
  const { page } = await ask('query=ranger', {}, (search) => {
    search.upsert([toSearchDocument({ ...vehicles[3], ...sold } as Vehicle, buildTestSite().slug)])
    return {}
  })
  expect(page).toMatchObject({ total: 0, cards: ['F1'], soldFrom: 0, nothing: { heading: null } })
})

test('SRCH-24 without results, motorhomes stand once, apart from the cars', async () => {
  const { page } = await ask('query=zzzzqqq', { search: { preset: 1, body_tiles: ['motorhome', 'suv'] } }, (search) => {
    const others = [
      buildVehicle('V1', { item_type: 'caravan', simple_body: null }),
      buildVehicle('M1', { simple_body: 'Motorhome', body: 'Motorhome' }),
    ]
    search.upsert(others.map((vehicle) => toSearchDocument(vehicle, buildTestSite().slug)))
    return {}
  })
  expect(page.nothing?.tiles.map(({ label, count }) => [label, count])).toEqual([
    ['Cars', 4],
    ['Caravans', 1],
    ['Motorhomes', 1],
    ['SUV', 1],
  ])
})
