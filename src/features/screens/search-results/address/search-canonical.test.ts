import { describe, expect, test } from 'vitest'
import { parseSearchState } from '#search/state/search-state.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { resolveSearchPath, usedCarsPath, type SearchPath } from './resolve-search-path.ts'
import { resolveSearchCanonical } from './search-canonical.ts'
import { resolveSearchHeading } from '../loading/search-words.ts'

const dealerships = [{ id: 'north', slug: 'northside', name: 'Northside Cars', locations: [] }]
const build = (part: DocumentPart = {}) =>
  buildTestSite({ dealerships, search: { stock_filters: { used_only: false } }, ...part })
const site = build()

const knowledge = {
  findMake: async (slug: string) => ({ toyota: 'Toyota', 'land-rover': 'Land Rover' })[slug] ?? null,
  findModel: async (_make: string, slug: string) => (slug === 'hilux' ? 'HiLux' : null),
  dealerships,
}
async function read(
  address: string,
  at = site,
): Promise<{ path: SearchPath; state: ReturnType<typeof parseSearchState> }> {
  const url = new URL(address, 'http://a.example')
  const path =
    url.pathname === '/pre-owned'
      ? usedCarsPath('/pre-owned')
      : await resolveSearchPath(url.pathname.split('/').slice(2), knowledge)
  if (path === null) throw new Error(`no search: ${address}`)
  return { path, state: parseSearchState(url.searchParams, { kmSorts: at.search.sort.kms }) }
}
const canonicalOf = async (address: string, total = 5, at = site) => {
  const { path, state } = await read(address, at)
  return resolveSearchCanonical(at, path, state, total)
}

describe('the canonical address of a search', () => {
  test.each<[string, string | null]>([
    ['/search/new-used-and-demo-cars', '/search/new-used-and-demo-cars'],
    ['/search/toyota', '/search/toyota'],
    ['/search/toyota?page=2', '/search/toyota?page=2'],
    ['/search/toyota?sortBy=price_asc', '/search/toyota'],
    ['/search/toyota?sortBy=price_asc&page=2', '/search/toyota?page=2'],
    ['/search/toyota/hilux', '/search/toyota/hilux'],
    ['/search/hatchback', '/search/hatch'],
    ['/search/stationWagon', '/search/wagon'],
    ['/search/northside', '/search/northside'],
    ['/pre-owned', '/search/used-cars'],
    ['/search/new-used-and-demo-cars?make=Toyota', '/search/toyota'],
    ['/search/new-used-and-demo-cars?make=Land+Rover', '/search/land-rover'],
    ['/search/new-used-and-demo-cars?make=Toyota&model=HiLux', '/search/toyota/hilux'],
    ['/search/toyota?model=HiLux', '/search/toyota/hilux'],
    ['/search/new-used-and-demo-cars?body=SUV', '/search/suv'],
    ['/search/new-used-and-demo-cars?car_type=used', '/search/used-cars'],
    ['/search/new-used-and-demo-cars?car_type=new&car_type=demo', '/search/new-and-demo-cars'],
    ['/search/new-used-and-demo-cars?dealership_name=Northside+Cars', '/search/northside'],
    ['/search/used-cars?city=Rocklea', '/search/used-cars?city=Rocklea'],
    ['/search/toyota?city=Rocklea&sortBy=price_desc', '/search/toyota?city=Rocklea'],
    ['/search/new-used-and-demo-cars?make=Toyota&make=Kia', null],
    ['/search/toyota?city=Rocklea&fuel=Diesel', null],
    ['/search/toyota?city=Rocklea&city=Perth', null],
    ['/search/toyota/hilux?city=Rocklea', null],
    ['/search/used-cars?price=20000-30000', null],
    ['/search/used-cars?make=Toyota', null],
    ['/search/used-cars?query=tow+bar', null],
  ])('API-05 of %s is %s', async (address, canonical) => {
    expect(await canonicalOf(address)).toBe(canonical)
  })

  test('API-05 a search without results is in no search engine', async () => {
    expect(await canonicalOf('/search/toyota', 0)).toBeNull()
  })

  test('API-05 on a site of used vehicles the used search is the whole stock', async () => {
    const used = build({ search: { stock_filters: { used_only: true } } })
    expect(await canonicalOf('/search/used-cars', 5, used)).toBe('/search/new-used-and-demo-cars')
  })

  test('API-05 TEN-04 the configured path is the canonical one of the whole stock', async () => {
    const other = build({ routes: { search: '/stock' } })
    expect(await canonicalOf('/search/new-used-and-demo-cars', 5, other)).toBe('/stock')
  })
})

describe('the heading of a search', () => {
  test.each([
    ['/search/toyota', 'Toyota'],
    ['/search/toyota?sortBy=price_asc', 'Toyota'],
    ['/search/used-cars?fuel=Diesel&body=SUV&city=Rocklea', 'Used diesel SUVs in Rocklea'],
    ['/search/toyota/hilux?car_type=used', 'Used Toyota HiLux'],
    ['/search/convertible?price=-30000', 'Convertibles up to $30,000'],
    ['/search/northside?body=Ute', 'Utes at Northside Cars'],
    ['/search/used-cars?filtered_features=Tow+bar', 'Used vehicles with Tow bar'],
    ['/search/used-cars?km=-60000', 'Used vehicles up to 60,000\u00a0km'],
    ['/search/used-cars?near=geelong-vic&within=50', 'Used vehicles within 50\u00a0km of Geelong VIC'],
    ['/search/used-cars?near=geelong-vic&sortBy=distance', 'Used vehicles near Geelong VIC'],
    ['/search/used-cars?listed_at=1790000000-', 'Used vehicles'],
    ['/search/used-cars?query=tow', 'Used vehicles for “tow”'],
  ])('API-05 SRCH-21 of %s is %j', async (address, heading) => {
    const { path, state } = await read(address)
    expect(resolveSearchHeading(site, path, state, path.title)).toBe(heading)
  })
})
