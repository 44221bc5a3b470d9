import { expect, test } from 'vitest'
import type { StockRepository } from '#data/stock.repository.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildPlacedSite } from '#site/places/places.testkit.ts'
import { settlePlace } from '#site/places/settle-place.ts'
import { resolveYardKey } from '#site/places/yards.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loadSearchPage } from './load-search-page.server.ts'
import { askEachTime, everything, nowMs } from './load-search-page.testkit.ts'
import { resolveSearchCanonical } from '../address/search-canonical.ts'

const yardOf = (dealership_slug: string) => ({
  dealership_slug,
  location: null,
  location_name: `Yard ${dealership_slug}`,
})
const vehicles = [
  buildVehicle('H1', { ...yardOf('hobart'), rank: 9 }),
  buildVehicle('B1', { ...yardOf('ballarat'), rank: 5 }),
  buildVehicle('G1', { ...yardOf('geelong'), rank: 1 }),
  buildVehicle('G2', { ...yardOf('geelong'), rank: 2, make: 'Ford' }),
  buildVehicle('P1', { ...yardOf('geelong'), rank: 3, private_suburb: 'Hamilton', private_postcode: '3300' }),
]

async function ask(query: string, site = buildPlacedSite()) {
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  search.upsert(
    vehicles.map((vehicle) => toSearchDocument(vehicle, site.slug, null, null, resolveYardKey(vehicle, site))),
  )
  const stock = {
    getMany: (_ctx: unknown, ids: readonly string[]) =>
      Promise.resolve(ids.flatMap((id) => vehicles.filter((vehicle) => vehicle.id === id))),
  } as unknown as StockRepository
  const ctx = { siteId: site.slug, now: () => nowMs }
  const services = { site, ctx, search: createLocalSearch(search), stock, findStockFact: askEachTime }
  const state = settlePlace(site, parseSearchState(new URLSearchParams(query), { kmSorts: false }))
  const { page } = await loadSearchPage(services, everything, state, ({ stocknum }, _nowMs, km) =>
    km === null ? stocknum : `${stocknum} ${Math.round(km / 10) * 10}`,
  )
  return page
}

test('nearest first orders by the distance to the yard, within a yard by rank', async () => {
  expect((await ask('near=geelong&sortBy=distance')).cards).toEqual(['G2 0', 'G1 0', 'B1 80', 'P1 210', 'H1 580'])
  expect((await ask('near=hobart&sortBy=distance')).cards).toEqual(['H1 0', 'G2 580', 'G1 580', 'B1 660', 'P1 730'])
})

test('a place alone measures and neither narrows nor orders', async () => {
  const { cards, total, chips, sorts } = await ask('near=3220')
  expect([cards, total]).toEqual([['H1 580', 'B1 80', 'P1 210', 'G2 0', 'G1 0'], 5])
  expect(chips).toMatchObject([{ label: 'Near 3220 Geelong VIC', removeHref: everything.path }])
  expect(sorts.at(-1)).toMatchObject({ key: 'distance', label: 'Nearest first' })
})

test('a radius leaves out the yards beyond it, also where none is within', async () => {
  const { cards, total, chips } = await ask('near=geelong-vic&within=100&sortBy=distance')
  expect([cards, total]).toEqual([['G2 0', 'G1 0', 'B1 80'], 3])
  expect(chips[0]?.label).toBe('Within 100 km of Geelong VIC')
  const none = await ask('near=cairns&within=100&make=Ford')
  expect(none.total).toBe(0)
  // No postcode at all lies so near.
  expect((await ask('near=uluru&within=1')).total).toBe(0)
  expect(none.nothing?.relaxations).toEqual([
    { label: 'At any distance', href: `${everything.path}?make=Ford`, countText: '1 vehicle' },
  ])
})

test('the map counts the vehicles of the search by yard and leads to them', async () => {
  const { distance } = await ask('near=geelong&make=Ford')
  expect(distance?.yards).toEqual([
    expect.objectContaining({
      name: 'Yard geelong',
      count: 1,
      words: '1 vehicle, 1 km away',
      href: `${everything.path}?location_name=Yard+geelong&make=Ford&near=geelong-vic`,
    }),
    expect.objectContaining({ name: 'Yard ballarat', count: 0, words: '0 vehicles, 80 km away' }),
    expect.objectContaining({ name: 'Yard hobart', count: 0, words: '0 vehicles, 580 km away' }),
  ])
})

test('without a place there is neither a distance nor an order by it', async () => {
  const { cards, sorts, state, distance } = await ask('within=50&sortBy=distance')
  expect(cards).toEqual(['H1', 'B1', 'P1', 'G2', 'G1'])
  expect(sorts.map(({ key }) => key)).not.toContain('distance')
  expect(state).toMatchObject({ near: null, sortBy: 'rank' })
  expect(distance).toMatchObject({ typed: '', note: null, others: [], place: null })
})

test('SRCH-09 a place in the words is one to sort from, and words without one are none', async () => {
  const near = await ask('query=toyota+within+100+km+of+Geelong&sortBy=distance')
  expect(near.sorts.at(-1)).toMatchObject({ key: 'distance', label: 'Nearest first' })
  expect(near.state.sortBy).toBe('distance')
  expect(near.cards).toEqual(['G1 0', 'B1 80'])
  const none = await ask('query=toyota&sortBy=distance')
  expect([none.sorts.map(({ key }) => key).includes('distance'), none.state.sortBy]).toEqual([false, 'rank'])
})

test('which place of a name was meant is said, with the others as links', async () => {
  const { distance, state } = await ask('near=Newtown&within=25')
  expect(state.near).toEqual({ place: 'newtown-vic-3220', withinKm: 25 })
  expect(distance?.note).toContain('Newtown VIC 3220')
  expect(distance?.others[0]).toEqual({
    label: 'Newtown VIC 3351',
    href: `${everything.path}?near=newtown-vic-3351&within=25`,
  })
})

test('an unknown place is said and narrows nothing', async () => {
  const { distance, total, cards } = await ask('near=Xyzzy&within=25&sortBy=distance')
  expect([total, cards[0]]).toEqual([5, 'H1'])
  expect(distance).toMatchObject({ typed: 'Xyzzy', place: null })
  expect(distance?.note).toContain('“Xyzzy”')
})

test('a radius that the list lacks stands in it', async () => {
  const { distance } = await ask('near=geelong&within=30')
  expect(distance?.radii.map(({ km }) => km)).toEqual([null, 10, 25, 30, 50, 100, 250, 500])
})

test('a site that sells from one place shows no distance', async () => {
  const { distance, cards, chips } = await ask('near=geelong&within=10', buildPlacedSite(['geelong']))
  expect([distance, chips]).toEqual([null, []])
  expect(cards).toContain('G1')
})

test('API-05 no search engine lists a search from a place', async () => {
  const { state, total } = await ask('near=geelong')
  expect(resolveSearchCanonical(buildPlacedSite(), everything, state, total)).toBeNull()
})
