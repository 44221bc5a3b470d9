import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formatReport } from './format-report.ts'
import { buildCsv, openTestStore, type TestStore } from './open-test-store.testkit.ts'

let store: TestStore

beforeEach(async () => {
  store = await openTestStore()
})

afterEach(() => store.close())

/** Ten vehicles, the first of which have the status. */
const withStatus = (status: string, count: number): string =>
  buildCsv(
    Array.from({ length: 10 }, (_, at): [string, Record<string, string>] => [
      `A${at}`,
      { status: at < count ? status : 'in_stock' },
    ]),
    ['status'],
  )

describe('STOCK-03 vehicles that a file takes off sale by their status', () => {
  test('STOCK-03 a file that says most of the yard is sold is refused unless allowed', async () => {
    await store.import(withStatus('in_stock', 10))
    const file = withStatus('sold', 5)
    const report = await store.import(file)
    expect(report).toMatchObject({ outcome: 'refused', drops: [{ active: 10, gone: 0, markedSold: 5 }] })
    expect(report.error).toMatch(
      /would mark sold 5 of 10 vehicles of north \(50 %, allowed 40 %\).*status right.*drop$/,
    )
    expect((await store.listVehicles()).filter(({ sold }) => sold)).toEqual([])
    expect(await store.import(file, { allow: ['drop'] })).toMatchObject({ outcome: 'completed' })
    expect((await store.listVehicles()).filter(({ sold }) => sold)).toHaveLength(5)
    // What is sold already is no loss.
    expect(await store.import(withStatus('sold', 6))).toMatchObject({ outcome: 'completed' })
  })

  test('STOCK-03 an ordinary week of sales is imported and reported', async () => {
    await store.import(withStatus('in_stock', 10))
    const report = await store.import(withStatus('sold', 3))
    expect(report.outcome).toBe('completed')
    expect(formatReport(report, 0)).toContain('  north: 3 of 10 vehicles are marked sold in the feed')
  })

  test('STOCK-03 a report that was stored before the number was renamed still shows it', async () => {
    const report = await store.import(withStatus('in_stock', 10))
    const stored = { ...report, drops: [{ dealership_slug: 'north', active: 10, gone: 0, told: 3 }] }
    expect(formatReport(stored, 0)).toContain('  north: 3 of 10 vehicles are marked sold in the feed')
  })

  test('STOCK-03 vehicles that are gone and vehicles that are sold count together', async () => {
    await store.import(withStatus('in_stock', 10))
    const report = await store.import(withStatus('sold', 3).split('\n').slice(0, 9).join('\n') + '\n')
    expect(report).toMatchObject({ outcome: 'refused', drops: [{ active: 10, gone: 2, markedSold: 3 }] })
    expect(formatReport(report, 0)).toContain(
      '  north: 2 of 10 vehicles are gone from the feed, and 3 are marked sold in it',
    )
  })

  test('STOCK-03 a file without a known status is refused, but not the first of a feed', async () => {
    expect(await store.import(withStatus('A', 10))).toMatchObject({ outcome: 'completed' })
    await store.import(withStatus('in_stock', 10))
    const report = await store.import(withStatus('A', 10))
    expect(report.outcome).toBe('refused')
    expect(report.error).toMatch(
      /no status of the file is known, so none of its 10 vehicles.*--allow unknown-status,older$/,
    )
    const importAnyway = (guard: 'drop' | 'unknown-status') =>
      store.import(withStatus('A', 10), { allow: [guard, 'older'] })
    expect(await importAnyway('drop')).toMatchObject({ outcome: 'refused' })
    expect(await store.import(withStatus('A', 9))).toMatchObject({ outcome: 'completed' })
    await store.import(withStatus('in_stock', 10), { allow: ['older'] })
    expect(await importAnyway('unknown-status')).toMatchObject({ outcome: 'completed' })
  })
})
