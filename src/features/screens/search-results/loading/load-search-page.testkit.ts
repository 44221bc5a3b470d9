import type { StockRepository } from '#data/stock.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import type { SearchEngine } from '#search/search-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import type { FindStockFact } from '#site/stock-facts.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loadSearchPage } from './load-search-page.server.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'
import type { FacetView } from '../search-page.ts'

export const nowMs = Date.UTC(2026, 10, 20)
export const vehicles = [
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
export const everything: SearchPath = {
  path: '/search/new-used-and-demo-cars',
  title: 'New, used & demo vehicles',
  fixed: [],
}

/** Engine with the vehicles above for one site and one Kia of another site. */
export function createSearch(siteId: string): SearchEngine {
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  search.upsert(vehicles.map((vehicle) => toSearchDocument(vehicle, siteId)))
  search.upsert([
    toSearchDocument(buildVehicle('X1', { make: 'Kia', model: 'Sorento', make_model: 'Kia Sorento' }), 'another-site'),
  ])
  return search
}

/** Keeps nothing. */
export const askEachTime: FindStockFact = async (_name, find) => (await find()).value

/**
 * Loads the search page for a query string. `part` changes the site, `change` replaces methods of the engine or changes
 * its documents, `findStockFact` may keep what it is told.
 */
export function ask(
  query: string,
  part: DocumentPart = {},
  change: (search: SearchEngine) => Partial<SearchEngine> = () => ({}),
  path = everything,
  findStockFact = askEachTime,
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
    search: createLocalSearch({ ...search, ...change(search) }),
    stock,
    findStockFact,
  }
  return loadSearchPage(
    services,
    path,
    parseSearchState(new URLSearchParams(query), { kmSorts: false }),
    ({ stocknum }) => stocknum,
  )
}

export const facet = (facets: readonly FacetView[], attribute: string) =>
  facets.find((view) => view.attribute === attribute)
