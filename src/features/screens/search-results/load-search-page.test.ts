import { afterEach, describe, expect, test, vi } from 'vitest'
import type { StockRepository } from '#data/stock.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import type { SearchEngine } from '#search/search-engine.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { listSuggestions } from './list-suggestions.ts'
import { loadSearchPage, storeTimeLimitMs } from './load-search-page.server.ts'
import type { SearchPath } from './resolve-search-path.ts'
import type { FacetView } from './search-page.ts'

const nowMs = Date.UTC(2026, 10, 20)
const vehicles = [
  buildVehicle('H1', { model: 'HiLux', make_model: 'Toyota HiLux', price: dollars(50_400), km: 10_000 }),
  buildVehicle('H2', {
    model: 'HiLux',
    make_model: 'Toyota HiLux',
    price: dollars(40_000),
    fuel: 'Diesel',
    simple_fuel: 'Diesel',
  }),
  buildVehicle('R1', {
    model: 'RAV4',
    make_model: 'Toyota RAV4',
    price: dollars(30_000),
    simple_body: 'SUV',
    fuel: 'Petrol',
    simple_fuel: 'Petrol',
  }),
  buildVehicle('F1', {
    make: 'Ford',
    model: 'Ranger',
    make_model: 'Ford Ranger',
    price: dollars(70_000),
    fuel: 'Diesel',
    simple_fuel: 'Diesel',
  }),
]
const everything: SearchPath = { path: '/search/new-used-and-demo-cars', title: 'New, used & demo vehicles', fixed: [] }

function createSearch(siteId: string): SearchEngine {
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  search.upsert(vehicles.map((vehicle) => toSearchDocument(vehicle, siteId)))
  search.upsert([
    toSearchDocument(buildVehicle('X1', { make: 'Kia', model: 'Sorento', make_model: 'Kia Sorento' }), 'another-site'),
  ])
  return search
}

function ask(
  query: string,
  part: DocumentPart = {},
  change: (search: SearchEngine) => Partial<SearchEngine> = () => ({}),
  path = everything,
) {
  const site = buildTestSite({ search: { preset: 1 }, ...part })
  const search = createSearch(site.slug)
  const stock = {
    getMany: (_ctx: unknown, ids: readonly string[]) =>
      Promise.resolve(ids.flatMap((id) => vehicles.filter((vehicle) => vehicle.id === id))),
  } as unknown as StockRepository
  const services = {
    site,
    ctx: { siteId: site.slug, now: () => nowMs },
    search: { ...search, ...change(search) },
    stock,
  }
  return loadSearchPage(
    services,
    path,
    parseSearchState(new URLSearchParams(query), { kmSorts: false }),
    ({ stocknum }) => stocknum,
  )
}

const facet = (facets: readonly FacetView[], attribute: string) => facets.find((view) => view.attribute === attribute)

afterEach(() => {
  vi.useRealTimers()
})

describe('the results page', () => {
  test('SRCH-05 under each chosen make stand its models, in place of the one list of models', async () => {
    const { page: before } = await ask('')
    expect(facet(before.facets, 'model')).toBeDefined()
    expect(facet(before.facets, 'make')).toMatchObject({ control: 'cards', first: 7, models: [], logos: {} })
    const { page: branded } = await ask('', {
      search: { preset: 1, make_logos: [{ make: 'Ford', logo: '/logos/ford.svg' }] },
    })
    expect(facet(branded.facets, 'make')).toMatchObject({ logos: { Ford: '/logos/ford.svg' } })
    const { page } = await ask('make=Toyota&make=Ford')
    expect(facet(page.facets, 'model')).toBeUndefined()
    expect(facet(page.facets, 'make')).toMatchObject({
      models: [
        { make: 'Ford', items: [{ value: 'Ranger', countText: '1' }] },
        {
          make: 'Toyota',
          items: [
            { value: 'HiLux', countText: '2' },
            { value: 'RAV4', countText: '1' },
          ],
        },
      ],
    })
  })

  test('SRCH-02 what the address settles is not asked again, unless it leaves a choice or was chosen', async () => {
    const at = (fixed: SearchPath['fixed'], query = '') =>
      ask(query, {}, undefined, { ...everything, path: '/search/here', fixed })
    const { page: ford } = await at([{ attribute: 'make', values: ['Ford'] }])
    expect([ford.total, facet(ford.facets, 'make'), facet(ford.facets, 'model')]).toMatchObject([
      1,
      undefined,
      { items: [{ value: 'Ranger' }] },
    ])
    expect(facet((await at([{ attribute: 'make', values: ['Ford'] }], 'make=Ford')).page.facets, 'make')).toMatchObject(
      { items: [{ value: 'Ford' }] },
    )
    expect(facet((await at([{ attribute: 'body', values: ['Ute', 'SUV'] }])).page.facets, 'body')).toMatchObject({
      items: [{ value: 'Ute' }, { value: 'SUV' }],
    })
    expect(facet((await ask('make=Ford')).page.facets, 'fuel')).toMatchObject({ items: [{ value: 'Diesel' }] })
  })

  test('SRCH-05 a site without model lists keeps the one list of models', async () => {
    const { page } = await ask('make=Toyota', { search: { preset: 1, make_models: false } })
    expect(facet(page.facets, 'make')).toMatchObject({ models: [] })
    expect(facet(page.facets, 'model')).toBeDefined()
  })

  test('SRCH-06 the ends of a slider are those of the whole stock, whatever is chosen', async () => {
    const ends = { least: 30_000, greatest: 70_000, step: 500 }
    expect(facet((await ask('')).page.facets, 'price')).toMatchObject(ends)
    expect(facet((await ask('make=Ford&price=40000-')).page.facets, 'price')).toMatchObject(ends)
  })

  test('SRCH-06 c a bound of the query string that lies outside is ignored, also as a chip', async () => {
    const { page } = await ask('price=1-45000')
    expect(page.state.choices.price).toEqual({ kind: 'range', min: null, max: 45_000 })
    expect(page.chips.map(({ label }) => label)).toEqual(['Price: to $45,000'])
    expect(page.total).toBe(2)
    expect((await ask('price=900000-')).page).toMatchObject({ total: 4, chips: [] })
  })

  test('SRCH-06 a without scripts a typed end of the range shown drops no vehicle that lies within it', async () => {
    const { page } = await ask('price=30000&price=70000')
    expect([page.total, page.chips]).toEqual([4, []])
    const found = await ask('make=Ford&price=-70000', {}, (search) => {
      search.upsert([
        toSearchDocument({ ...buildVehicle('F1'), ...vehicles[3], price: dollars(70_400) }, buildTestSite().slug),
      ])
      return {}
    })
    expect(facet(found.page.facets, 'price')).toMatchObject({ greatest: 70_000 })
    expect(found.page.total).toBe(1)
  })

  test('SRCH-05 makes_first is about makes alone', async () => {
    const { page } = await ask('make=Toyota', { search: { preset: 1, makes_first: 1 } })
    expect(facet(page.facets, 'make')).toMatchObject({ first: 1, models: [{ make: 'Toyota', first: 7 }] })
    expect(facet(page.facets, 'body')).toMatchObject({ first: 7 })
  })

  test('SRCH-03 when a vehicle was listed is chosen from a list in words, with counts', async () => {
    const day = 86_400
    const today = nowMs / 1000
    const ages = [0, 6, 20, 400]
    const aged = (query: string) =>
      ask(query, { search: { preset: 6 } }, (search) => {
        const listed = vehicles.map((vehicle, at) => ({
          ...vehicle,
          created_at_timestamp: today - (ages[at] ?? 0) * day,
        }))
        search.upsert(listed.map((vehicle) => toSearchDocument(vehicle, buildTestSite().slug)))
        return {}
      })
    const { page } = await aged('')
    expect(facet(page.facets, 'created_at_timestamp')).toMatchObject({
      label: 'Listed',
      control: 'dropdown',
      items: [
        { value: `${today - 7 * day}-`, label: 'Last 7 days', countText: '2' },
        { label: 'Last 14 days', countText: '2' },
        { value: `${today - 30 * day}-`, label: 'Last 30 days', countText: '3' },
        { label: 'Last 90 days', countText: '3' },
      ],
    })
    const { page: week } = await aged(`created_at_timestamp=${today - 7 * day}-`)
    expect([week.total, week.chips.map(({ label }) => label)]).toEqual([2, ['Listed: since 13 November 2026']])
    const { page: other } = await aged(`created_at_timestamp=${today - 21 * day}-`)
    const fifth = { value: `${today - 21 * day}-`, label: 'Since 30 October 2026' }
    expect(facet(other.facets, 'created_at_timestamp')).toMatchObject({ items: { 4: fifth } })
  })

  test('SRCH-09 the orders offered and what the cheapest first leaves out are switches', async () => {
    const orders = async (sort: { kms?: boolean; newest?: boolean }) =>
      (await ask('', { search: { preset: 1, sort } })).page.sorts.map(({ key }) => key)
    expect(await orders({})).toEqual(['rank', 'price_asc', 'price_desc', 'newest'])
    expect(await orders({ kms: true, newest: false })).toEqual(['rank', 'price_asc', 'price_desc', 'km_asc', 'km_desc'])

    const cheapest = async (price_asc_excludes_zero: boolean, query = 'sortBy=price_asc') => {
      const { page } = await ask(query, { search: { preset: 1, price_asc_excludes_zero } }, (search) => {
        search.upsert([
          toSearchDocument({ ...buildVehicle('R1'), price: null, offer_price: null }, buildTestSite().slug),
        ])
        return {}
      })
      return [page.total, page.cards]
    }
    expect(await cheapest(true)).toEqual([3, ['H2', 'H1', 'F1']])
    expect(await cheapest(false)).toEqual([4, ['H2', 'H1', 'F1', 'R1']])
    expect(await cheapest(true, 'sortBy=price_desc')).toEqual([4, ['F1', 'H1', 'H2', 'R1']])
  })

  test('FIN-07 the filter by weekly price carries the warning of the site, and no other filter does', async () => {
    const comparison_warning = 'WARNING: This comparison rate is an example.'
    const priced = vehicles.map((vehicle) => ({ ...vehicle, weekly_price_range: '$100 - $125' }))
    const { page } = await ask('', { search: { preset: 3 }, finance: { comparison_warning } }, (search) => {
      search.upsert(priced.map((vehicle) => toSearchDocument(vehicle, buildTestSite().slug)))
      return {}
    })
    const notes = page.facets.flatMap((view) =>
      view.kind === 'values' && view.financeNote !== null ? [[view.attribute, view.financeNote]] : [],
    )
    expect(notes).toEqual([
      [
        'weekly_price_range',
        expect.stringMatching(
          /comparison rate 8\.19% p\.a\. Comparison rate based on a secured loan of \$30,000 over 5 years\. WARNING: This comparison rate is an example\.$/,
        ),
      ],
    ])
  })

  test('SRCH-10 when the engine or the database throws, the page says so and keeps what was chosen', async () => {
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

  test('SRCH-21 nothing found tells what to take away and how many that leaves, most first', async () => {
    const { page } = await ask('make=Ford&body=SUV&fuel=Petrol')
    expect(page.total).toBe(0)
    expect(page.nothing?.relaxations).toEqual([
      { label: 'Ford', href: '/search/new-used-and-demo-cars?body=SUV&fuel=Petrol', count: 1 },
    ])
    expect(page.nothing?.nearest).toBeNull()
  })

  test('SRCH-21 without a single culprit the nearest search that finds something is offered', async () => {
    const { page } = await ask('make=Ford&body=SUV&query=zzzzqqq')
    expect(page.nothing?.relaxations).toEqual([])
    expect(page.nothing?.nearest).toEqual({
      href: expect.stringMatching(/^\/search\/new-used-and-demo-cars\?(make=Ford|body=SUV)$/),
      count: 1,
    })
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

  test('SRCH-10 vehicles that do not come in time leave a page that says so, with its filters', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const site = buildTestSite({ search: { preset: 1 } })
    const stock = { getMany: () => new Promise(() => undefined) } as unknown as StockRepository
    const services = { site, ctx: { siteId: site.slug, now: () => nowMs }, search: createSearch(site.slug), stock }
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
    expect(found.page).toMatchObject({ total: 3, pages: 2, soldFrom: null })
    const makes = [
      { value: 'Toyota', countText: '2' },
      { value: 'Ford', countText: '1' },
    ]
    expect(facet(found.page.facets, 'make')).toMatchObject({ items: makes })
    const rest = await ask('page=2', { search: { preset: 1, page_size: 3 } }, (search) => {
      search.upsert([toSearchDocument({ ...vehicles[0], ...sold } as Vehicle, buildTestSite().slug)])
      return {}
    })
    expect(rest.page).toMatchObject({ total: 3, pages: 2, soldFrom: 0, cards: ['H1'] })
  })

  test('SRCH-24 nothing found offers the bodies that are in stock, and no other', async () => {
    const { page } = await ask('query=zzzzqqq')
    expect(page.nothing?.tiles.map(({ href, count }) => [href, count])).toEqual([
      ['/search/suv', 1],
      ['/search/ute', 3],
      ['/search/4x4', 4],
    ])
    expect((await ask('')).page.nothing).toBeNull()
  })
})

describe('suggestions', () => {
  const site = buildTestSite()
  const suggest = (typed: string) => listSuggestions(createSearch(site.slug), site, typed, nowMs)

  test('SRCH-07 makes, models and stock numbers that begin as typed, each with its search', () => {
    expect(suggest('hil')).toEqual([
      { kind: 'model', label: 'Toyota HiLux', count: 2, href: `${site.routes.search}?make_model=Toyota+HiLux` },
    ])
    expect(suggest(' TOY').map(({ kind, label }) => [kind, label])).toEqual([
      ['make', 'Toyota'],
      ['model', 'Toyota HiLux'],
      ['model', 'Toyota RAV4'],
    ])
    expect(suggest('f1')).toEqual([
      { kind: 'stock_number', label: 'F1', count: 1, href: `${site.routes.search}?query=F1` },
    ])
  })

  test('SRCH-07 TEN-07 nothing typed suggests nothing, and another site has nothing to suggest here', () => {
    expect(suggest('  ')).toEqual([])
    expect(suggest('sorento')).toEqual([])
  })
})
