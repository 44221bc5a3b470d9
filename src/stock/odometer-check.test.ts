import { describe, expect, test } from 'vitest'
import { createOdometerCheck } from './odometer-check.ts'
import { buildCsv, openTestStore } from './open-test-store.testkit.ts'

/** Used cars of 2016 to 2025 that have driven about so much a year; the year of the import is 2026. */
const yard = (kmPerYear: number, cars = 40, factor = 1): string =>
  buildCsv(
    Array.from({ length: cars }, (_, at): [string, Record<string, string>] => {
      const age = 1 + (at % 10)
      return [`A${at}`, { year: String(2026 - age), km: String(Math.round(age * kmPerYear * factor)) }]
    }),
  )
const milesOfKm = 1 / 1.609344

async function importAll(...files: readonly string[]): Promise<readonly (readonly string[])[]> {
  const store = await openTestStore()
  const doubts: (readonly string[])[] = []
  try {
    for (const file of files) {
      const report = await store.import(file)
      expect(report.outcome).toBe('completed')
      doubts.push(report.doubts ?? [])
    }
  } finally {
    await store.close()
  }
  return doubts
}

describe('STOCK-03 odometers in another unit', () => {
  test('STOCK-03 a first file is compared with the age of its cars', async () => {
    expect(await importAll(yard(14_500))).toEqual([[]])
    expect(await importAll(yard(14_500, 40, milesOfKm))).toEqual([
      [expect.stringMatching(/^the median odometer of 40 used cars is .* km for each year .* as if miles were read/)],
    ])
    expect(await importAll(yard(14_500, 40, 0.001))).toEqual([
      [expect.stringContaining('as if thousands of kilometres')],
    ])
    expect(await importAll(yard(14_500, 40, 1.609344))).toEqual([[expect.stringContaining('from miles once more')]])
  })

  test('STOCK-03 a later file is compared with the last good import, whatever its cars have driven', async () => {
    const low = yard(8_000)
    const [first, again, miles, back] = await importAll(low, low, yard(8_000, 40, milesOfKm), yard(8_000, 50))
    expect(first).toHaveLength(1)
    expect(again).toEqual([])
    expect(miles).toEqual([expect.stringMatching(/and was 48,000 km in the last import, as if miles were read/)])
    expect(back).toEqual([expect.stringContaining('converted from miles once more')])
  })

  test('STOCK-03 thousands of kilometres are told of every file', async () => {
    const wrong = yard(14_500, 40, 0.001)
    for (const doubts of await importAll(wrong, wrong)) expect(doubts).toHaveLength(1)
  })

  test('STOCK-03 few cars, new ones and sold ones tell nothing', async () => {
    expect(await importAll(yard(100, 19))).toEqual([[]])
    expect((await importAll(yard(100, 20)))[0]).toHaveLength(1)
    const check = createOdometerCheck(2026)
    const car = { car_type: 'new', item_type: 'car', status: 'in_stock', km: 5, year: 2026 }
    for (const other of [car, { ...car, car_type: 'used', status: 'sold' }, { ...car, item_type: 'caravan' }])
      for (let at = 0; at < 30; at += 1) check.see(other as Parameters<typeof check.see>[0])
    expect([check.median, check.describe(50_000)]).toEqual([null, []])
  })
})
