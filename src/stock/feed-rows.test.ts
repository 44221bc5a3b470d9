import { expect, test } from 'vitest'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import { FeedRows, fingerprint } from './feed-rows.ts'

const vin = '6T1BF3FK10X123456'

test('STOCK-03 a repeat is told from another vehicle by VIN, else by year, make and model', () => {
  const rows = new FeedRows()
  rows.add(buildIncomingVehicle('A', { vin, make: 'Toyota', model: 'Corolla', year: 2020 }), 2)
  rows.add(buildIncomingVehicle('B', { vin: null, make: 'Toyota', model: 'Corolla', year: 2020 }), 3)
  const isSame = (stocknum: string, given: object): boolean => rows.isSameVehicle(buildIncomingVehicle(stocknum, given))
  const car = { make: 'Toyota', model: 'Corolla', year: 2020 }
  expect(isSame('A', { ...car, vin: vin.toLowerCase(), model: 'Camry' })).toBe(true)
  expect(isSame('A', { ...car, vin: '6T1BF3FK10X654321' })).toBe(false)
  expect(isSame('A', { ...car, vin: null })).toBe(true)
  expect(isSame('A', { ...car, vin: null, year: 2021 })).toBe(false)
  expect(isSame('B', { ...car, vin })).toBe(true)
  expect(isSame('B', { ...car, vin: null, model: 'Camry' })).toBe(false)
  expect(isSame('C', car)).toBe(false)
  expect(rows.find('A')).toEqual({
    index: 0,
    rowNumber: 2,
    price: expect.anything(),
    sold: false,
    vin: fingerprint(vin),
  })
})

test('samples are all rows of a small feed, and an even choice of at most 2,000 from a large one', () => {
  const rows = new FeedRows()
  for (let at = 0; at < 9_000; at += 1) {
    rows.add(buildIncomingVehicle(`S${at}`, { vin: null }), at + 2)
    if (at === 1_999) expect(rows.listSamples()).toHaveLength(2_000)
  }
  const indexes = rows.listSamples().map(({ index }) => index)
  expect(indexes.length).toBeGreaterThan(1_000)
  expect(indexes.length).toBeLessThanOrEqual(2_000)
  const steps = new Set(indexes.slice(1).map((index, at) => index - (indexes[at] ?? 0)))
  expect([...steps]).toEqual([8])
})

test('fingerprints of a hundred thousand texts that differ little are all different safe numbers', () => {
  const seen = new Set<number>()
  for (let at = 0; at < 100_000; at += 1) seen.add(fingerprint(`6T1BENCH${String(at).padStart(9, '0')}`))
  expect(seen.size).toBe(100_000)
  expect([...seen].every((value) => Number.isSafeInteger(value) && value > 0)).toBe(true)
})
