import { expect, test } from 'vitest'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTwoYardSite } from '#tests/fixtures/site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { findNextStockChange } from './next-stock-change.ts'
import type { DocumentPart } from './test-site.ts'

const now = Date.UTC(2026, 10, 20, 3)
const day = 86_400
const at = now / 1000
const sold = (id: string, secondsAgo: number, owner = 'testers') =>
  toSearchDocument(buildVehicle(id, { status: 'sold', sold: true, sold_date_timestamp: at - secondsAgo }), owner)

function findNext(documents: readonly ReturnType<typeof sold>[], part: DocumentPart = {}): Promise<number> {
  const engine = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  engine.upsert([toSearchDocument(buildVehicle('FORSALE'), 'testers'), ...documents])
  return findNextStockChange(createLocalSearch(engine), buildTwoYardSite(part), now)
}

test('SRCH-13 the stock changes next when the vehicle that was sold first leaves the search', async () => {
  const documents = [sold('A', 2 * day), sold('B', day), sold('C', 2 * day + 100)]
  expect(await findNext(documents)).toBe(now + (day - 100) * 1000)
  expect(await findNext(documents, { search: { sold_window_days: 7 } })).toBe(now + (5 * day - 100) * 1000)
})

test('SRCH-13 a vehicle whose window has ended, or ends now, changes nothing any more', async () => {
  expect(await findNext([sold('A', 3 * day), sold('B', 9 * day)])).toBe(Number.POSITIVE_INFINITY)
  expect(await findNext([sold('A', 3 * day - 1)])).toBe(now + 1000)
})

test('SRCH-13 a stock without sold vehicles, or a site that shows all, never changes by itself', async () => {
  expect(await findNext([])).toBe(Number.POSITIVE_INFINITY)
  expect(await findNext([sold('A', day)], { search: { availability: false } })).toBe(Number.POSITIVE_INFINITY)
})

test('TEN-07 SRCH-14 vehicles of another site, or that the site leaves out, change nothing', async () => {
  expect(await findNext([sold('A', day, 'another-site')])).toBe(Number.POSITIVE_INFINITY)
  expect(await findNext([sold('A', day)], { search: { stock_filters: { excluded_stock_numbers: ['A'] } } })).toBe(
    Number.POSITIVE_INFINITY,
  )
})

test('SRCH-13 the date of an earlier sale of a vehicle for sale again changes nothing', async () => {
  const returned = toSearchDocument(buildVehicle('R', { sold_date_timestamp: at - 20 * day }), 'testers')
  expect(await findNext([returned, sold('A', day)])).toBe(now + 2 * day * 1000)
})
