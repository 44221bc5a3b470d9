import { describe, expect, test } from 'vitest'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { canonicaliseNames, resolveCanonicalAddress } from './canonical-names.server.ts'

const engine = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
engine.upsert(
  [
    buildVehicle('A', { make: 'BMW', model: 'X5', make_model: 'BMW X5', colour: 'Glacier White', city: 'Perth' }),
    buildVehicle('B', { make: 'bmw', model: 'X5', make_model: 'BMW X5', colour: 'glacier white', city: 'Perth' }),
    buildVehicle('C', {
      make: 'BMW',
      model: 'X5',
      make_model: 'BMW X5',
      colour: 'Glacier White',
      city: 'Perth',
      status: 'sold',
    }),
  ].map((vehicle) => toSearchDocument(vehicle, 'mine')),
)
engine.upsert([toSearchDocument(buildVehicle('D', { colour: 'OCTARINE' }), 'theirs')])

const search = createLocalSearch(engine)

/** The address that `asked` is redirected to; null: it is canonical. */
async function redirected(asked: string, path = '/search/used-cars'): Promise<string | null> {
  const url = new URL(asked, 'https://dealer.example')
  const state = parseSearchState(url.searchParams, { kmSorts: false })
  return resolveCanonicalAddress(url, path, state, await canonicaliseNames(search, 'mine', state))
}

describe('the canonical spelling of names', () => {
  test.each([
    ['make=BmW', 'make=BMW'],
    ['make=bMW&city=PERTH&page=2', 'city=Perth&make=BMW&page=2'],
    ['colour=GLACIER%20WHITE', 'colour=Glacier+White'],
    ['make_model=bmw%20x5', 'make_model=BMW+X5'],
    ['make=kia', 'make=Kia'],
    ['model=sorento', 'model=Sorento'],
    ['make_model=kia%20sorento', 'make_model=Kia+Sorento'],
    ['make=kia&make=Kia', 'make=Kia'],
    ['make=kia&utm_source=mail', 'make=Kia&utm_source=mail'],
  ])('SRCH-01 %s is redirected to %s: as the stock spells it, else as the directory does', async (asked, canonical) => {
    expect(await redirected(`/search/used-cars?${asked}`)).toBe(`/search/used-cars?${canonical}`)
    expect(await redirected(`/search/used-cars?${canonical}`)).toBeNull()
  })

  const canonical = ['make=BMW', 'make=bmw', 'colour=glacier+white', 'make=Kia', 'make=Delorean', 'colour=octarine']
  test.each([...canonical, 'seats=abc', 'car_type=banana', 'query=BmW', 'utm_source=mail'])(
    'SRCH-01 %s stays: spelled as some stock of this site is, known to nobody, or no name',
    async (query) => {
      expect(await redirected(`/search/used-cars?${query}`)).toBeNull()
    },
  )

  test('SRCH-01 a path in another spelling resolves to the canonical one with its query string', async () => {
    expect(await redirected('/search/Kia?price=-20000&utm_source=a', '/search/kia')).toBe(
      '/search/kia?price=-20000&utm_source=a',
    )
    expect(await redirected('/search/Kia?make=kia', '/search/kia')).toBe('/search/kia?make=Kia')
    expect(await redirected('/search/kia/', '/search/kia')).toBeNull()
    expect(await redirected('/search/kia', '/search/kia')).toBeNull()
  })
})
