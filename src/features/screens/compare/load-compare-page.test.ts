import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loadComparePage } from './load-compare-page.server.ts'

const hatch = { make: 'Kia', model: 'Rio', make_model: 'Kia Rio', simple_body: 'Hatch', body: 'Hatch' }
const stock = [
  buildVehicle('UTE'),
  buildVehicle('OTHER', { badge: 'Rogue', price: dollars(50_000) }),
  buildVehicle('HATCH', { ...hatch, price: dollars(20_000) }),
]

async function suggestionsFor(stocknums: readonly string[], find = '') {
  const engine = createColumnarEngine(vehicleIndexSchema, { now: () => 0, synonyms: new Map() })
  engine.rebuild(stock.map((one) => toSearchDocument(one, 'test-site')))
  const getMany = (_ctx: unknown, ids: readonly string[]) =>
    Promise.resolve(ids.flatMap((id) => stock.find((one) => one.id === id) ?? []))
  const ids = stock.flatMap(({ id, stocknum }) => (stocknums.includes(stocknum) ? [id] : []))
  const { suggested } = await loadComparePage(
    {
      site: buildTestSite({}),
      ctx: buildSiteContext('test-site'),
      search: createLocalSearch(engine),
      stock: { getMany },
    },
    { ids, onlyDifferences: false, find },
  )
  const shown = new Set(suggested.map(({ id }) => id))
  return stock.flatMap(({ id, stocknum }) => (shown.has(id) ? [stocknum] : []))
}

test('FAV-01 an empty comparison offers vehicles of the stock, and one vehicle those like it', async () => {
  expect(await suggestionsFor([])).toEqual(['UTE', 'OTHER', 'HATCH'])
  expect(await suggestionsFor(['UTE'])).toEqual(['OTHER'])
})

test('FAV-01 two vehicles, and words that look for one, need no suggestions', async () => {
  expect(await suggestionsFor(['UTE', 'HATCH'])).toEqual([])
  expect(await suggestionsFor([], 'Kia')).toEqual([])
})
