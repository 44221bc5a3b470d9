import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createStockIndex } from './index-stock.ts'

test('STOCK-04 new price steps of a site are in its facets as soon as the change is applied', async () => {
  const vehicles = [buildVehicle('P1', { price: dollars(19_990), price_range: 'as imported' })]
  const buildSite = (price_ranges: number[]) => buildTestSite({ search: { price_ranges } })
  let stored = buildSite([10_000, 20_000])
  let site = stored
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0, synonyms: new Map() })
  const index = createStockIndex({
    feed: { currentPosition: () => Promise.resolve('1') },
    sites: {
      reload() {
        site = stored
        return Promise.resolve()
      },
      list: () => [site],
      find: () => site,
    },
    stock: {
      async *listAll() {
        await Promise.resolve()
        yield vehicles
      },
      getMany: () => Promise.resolve(vehicles),
    },
    search,
    versions: { move: () => undefined, moveAll: () => undefined },
    system: { system: true, now: () => 0 },
    log: { warn: () => undefined },
  })
  const ranges = () => {
    const { facets } = search.search({
      scope: { owners: [site.slug] },
      refinements: [],
      facets: [{ attribute: 'price_range', limit: 10 }],
      limit: 0,
    })
    return facets['price_range']?.map(({ value }) => value)
  }

  await index.load()
  expect(ranges()).toEqual(['$10,000 - $20,000'])
  stored = buildSite([15_000, 25_000])
  await index.apply([{ kind: 'site', siteId: site.slug, id: site.slug }])
  expect(ranges()).toEqual(['$15,000 - $25,000'])
})
