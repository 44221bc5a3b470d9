import { expect, test } from 'vitest'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createColumnarEngine } from './columnar/create-columnar-engine.ts'
import { createLocalSearch } from './stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from './vehicle-index.ts'

const engine = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
engine.upsert([toSearchDocument(buildVehicle('A', { make: 'Kia' }), 'mine')])
const scope = { owners: ['mine'] }

test('SRCH-10 an error of the engine rejects and is never thrown at the caller', async () => {
  const search = createLocalSearch(engine)
  const asked = [search.search({ scope, limit: -1 }), search.facetValues({ scope, attribute: 'price' })]
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected')
  await expect(search.search({ scope, limit: -1 })).rejects.toThrow(RangeError)
})

test('searches that follow one another are of one state of the stock, whatever waits for its turn', async () => {
  const search = createLocalSearch(engine)
  const changed = new Promise((resolve) => {
    setImmediate(() => {
      engine.upsert([toSearchDocument(buildVehicle('B', { make: 'Kia' }), 'mine')])
      resolve(undefined)
    })
  })
  const first = await search.search({ scope, limit: 0 })
  const makes = await search.facetValues({ scope, attribute: 'make' })
  const last = await search.search({ scope })
  expect([first.total, makes[0]?.count, last.hits.length]).toEqual([1, 1, 1])
  await changed
  expect((await search.search({ scope })).total).toBe(2)
})
