import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loadSimilar } from './load-similar.server.ts'

const shown = buildVehicle('SHOWN', { price: dollars(50_000) })

async function load(others: readonly Vehicle[], site: DocumentPart = {}, vehicle: Vehicle = shown) {
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0, synonyms: new Map() })
  const stock = [vehicle, ...others]
  search.rebuild([
    ...stock.map((one) => toSearchDocument(one, 'test-site')),
    toSearchDocument(buildVehicle('FOREIGN'), 'another-site'),
  ])
  const getMany = (_ctx: unknown, ids: readonly string[]) =>
    Promise.resolve(ids.flatMap((id) => stock.find((one) => one.id === id) ?? []))
  return loadSimilar(
    {
      site: buildTestSite(site),
      ctx: buildSiteContext('test-site'),
      search: createLocalSearch(search),
      stock: { getMany },
    },
    vehicle,
  )
}

async function find(...request: Parameters<typeof load>): Promise<readonly string[]> {
  const vehicles = await load(...request)
  return vehicles.map(({ stocknum }) => stocknum)
}

const ranger = { make: 'Ford', model: 'Ranger', make_model: 'Ford Ranger' }

test('VDP-16 similar vehicles: same model first, then same body, never the car itself', async () => {
  const others = [
    buildVehicle('OTHER-MAKE', { ...ranger, price: dollars(49_000) }),
    buildVehicle('SAME-MODEL', { badge: 'Rogue', price: dollars(40_000) }),
    buildVehicle('SAME-NEAR', { price: dollars(51_000) }),
    buildVehicle('OTHER-BODY', {
      make: 'Kia',
      model: 'Rio',
      make_model: 'Kia Rio',
      simple_body: 'Hatch',
      price: dollars(50_000),
    }),
  ]
  expect(await find(others)).toEqual(['SAME-NEAR', 'SAME-MODEL', 'OTHER-MAKE'])
})

const rio = (id: string, change: Partial<Vehicle> = {}) =>
  buildVehicle(id, { make: 'Kia', model: 'Rio', make_model: 'Kia Rio', simple_body: 'Hatch', ...change })
const van = (id: string, change: Partial<Vehicle> = {}) =>
  rio(id, { model: id, make_model: `Kia ${id}`, simple_body: 'Van', price: dollars(56_000), ...change })

test('VDP-16 bodies of the same family are found among many others that are nearer in price', async () => {
  const cars = Array.from({ length: 40 }, (_, at) => rio(`CAR-${at}`, { price: dollars(50_000), rank: 1_000 }))
  expect(await find([...cars, van('VAN')])).toEqual(['VAN'])
})

test('VDP-16 TEN-05 none of the family whose price is far or not seen, and none beside a hidden price', async () => {
  const hiding = { dealerships: [{ id: 'hiding', slug: 'hiding', name: 'Hiding', hide: ['price' as const] }] }
  const others = [
    van('FAR', { price: dollars(62_501) }),
    van('NO-PRICE', { price: null }),
    van('HIDDEN', { dealership_slug: 'hiding' }),
    van('CARAVAN', { item_type: 'caravan' }),
    van('SOLD', { status: 'sold', sold: true }),
  ]
  expect(await find(others, hiding)).toEqual([])
  expect(await find([van('NEAR')], hiding)).toEqual(['NEAR'])
  expect(await find([van('NEAR')], hiding, { ...shown, dealership_slug: 'hiding' })).toEqual([])
})

test.each([
  ['the same model', {}],
  ['the same body', ranger],
])('VDP-16 similar vehicles of %s cost at most 25 % less or more', async (_what, car) => {
  const others = [37_499, 37_500, 62_500, 62_501].map((price) =>
    buildVehicle(`AT-${price}`, { ...car, badge: String(price), price: dollars(price) }),
  )
  expect((await find(others)).toSorted()).toEqual(['AT-37500', 'AT-62500'])
})

test('VDP-16 the same model is found among many others of higher rank', async () => {
  const others = Array.from({ length: 30 }, (_, index) => buildVehicle(`OTHER${index}`, { ...ranger, rank: 20 }))
  expect((await find([...others, buildVehicle('SAME', { price: dollars(48_000) })]))[0]).toBe('SAME')
})

test('VDP-16 TEN-05 a vehicle whose price visitors do not see is similar by its model alone', async () => {
  const hiding = { dealerships: [{ id: 'hiding', slug: 'hiding', name: 'Hiding', hide: ['price' as const] }] }
  const others = [
    buildVehicle('NO-PRICE', { price: null }),
    buildVehicle('HIDDEN-PRICE', { badge: 'Rogue', price: dollars(190_000), dealership_slug: 'hiding' }),
    buildVehicle('OTHER-HIDDEN', { ...ranger, price: dollars(50_000), dealership_slug: 'hiding' }),
    buildVehicle('OTHER-NO-PRICE', { ...ranger, price: null }),
  ]
  expect((await find(others, hiding)).toSorted()).toEqual(['HIDDEN-PRICE', 'NO-PRICE'])
})

test('VDP-16 TEN-07 sold, hidden and foreign vehicles and other kinds are never similar', async () => {
  const others = [
    buildVehicle('SOLD', { status: 'sold', sold: true, sold_date_timestamp: 4_000_000_000 }),
    buildVehicle('HIDDEN', { show_on_dealer_website: false }),
    buildVehicle('CARAVAN', { item_type: 'caravan' }),
  ]
  expect(await find(others)).toEqual([])
})

test('VDP-16 at most the configured number, and none where it is 0', async () => {
  const others = Array.from({ length: 30 }, (_, index) => buildVehicle(`N${index}`, { badge: `B${index}` }))
  expect(await find(others)).toHaveLength(6)
  expect(await find(others, { vdp_config: { similar_vehicles: 3 } })).toHaveLength(3)
  expect(await find(others, { vdp_config: { similar_vehicles: 0 } })).toEqual([])
})

test('VDP-16 a vehicle without price and body is compared by its model', async () => {
  const bare = buildVehicle('BARE', { price: null, body: null, simple_body: null })
  expect(await find([buildVehicle('SAME')], {}, bare)).toEqual(['SAME'])
})

test('VDP-02 VDP-16 TEN-05 similar vehicles do not reveal the price of a hidden or sold one', async () => {
  const near = buildVehicle('NEAR', {
    ...ranger,
    badge: 'Sport',
    price: dollars(49_000),
  })
  const dear = buildVehicle('DEAR', {
    ...ranger,
    price: dollars(190_000),
  })
  const hiding = { dealerships: [{ id: 'main', slug: 'main', name: 'Main', hide: ['price' as const] }] }
  const vehicle = { ...shown, dealership_slug: 'main' }
  expect(await find([near, dear], {}, vehicle)).toEqual(['NEAR'])
  expect((await find([dear, near], hiding, vehicle)).toSorted()).toEqual(['DEAR', 'NEAR'])
  const sold = { ...shown, status: 'sold', sold: true } as const
  expect((await find([dear, near], {}, sold)).toSorted()).toEqual(['DEAR', 'NEAR'])
})

const reserved = { reserved: true }
const like = (id: string, change: Partial<Vehicle> = {}) =>
  buildVehicle(id, { badge: id, price: dollars(50_000), ...change })

test('VDP-16 reserved vehicles are read only where the others do not make a row', async () => {
  const ready = ['A', 'B', 'C'].map((id) => like(id))
  expect(await find([like('R', reserved), ...ready])).toEqual(['A', 'B', 'C'])
  expect(await find([like('R', reserved), ...ready.slice(1)])).toEqual(['B', 'C', 'R'])
})

test('VDP-16 those that can be bought are found among many of higher rank that cannot', async () => {
  const others = Array.from({ length: 40 }, (_, at) => like(`R${at}`, { ...reserved, rank: 20 }))
  expect((await find([...others, like('READY')]))[0]).toBe('READY')
})
