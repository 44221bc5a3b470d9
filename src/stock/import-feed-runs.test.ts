import { importGuardNames } from '#domain/feed/import-guards.ts'
import { buildCsv, openTestStore, type TestStore } from './open-test-store.testkit.ts'
import { mostCharactersTogether, mostTogether } from '#data/stock/store-together.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let store: TestStore

beforeEach(async () => {
  store = await openTestStore()
})

afterEach(() => store.close())

/** A store whose disk is full from its n-th statement batch on. */
function withFullDisk(nth = 1): StockRepository {
  let calls = 0
  const isFull = (): boolean => {
    calls += 1
    return calls >= nth
  }
  const full = (): Promise<never> =>
    Promise.reject(new Error('The disk of the database is full: make room and try again'))
  const { stock } = store
  return {
    ...stock,
    upsertBatch: (ctx, batch) => (isFull() ? full() : stock.upsertBatch(ctx, batch)),
    storeTogether: (ctx, changes) => (isFull() ? full() : stock.storeTogether(ctx, changes)),
  }
}

const three = buildCsv([['A1'], ['A2', { dealership: 'south' }], ['A3']])

describe('runs', () => {
  test('STOCK-03 a dry run writes nothing at all and foretells what the run then does', async () => {
    const feeds = [
      three,
      buildCsv([['A1'], ['A3', { price: '9' }], ['A4'], ['A5', { price: 'x' }]]),
      three,
      buildCsv([['A1', { status: 'sold' }], ['A3'], ['A2', { dealership: 'south' }]], ['status']),
    ]
    for (const feed of feeds) {
      const before = await store.listVehicles()
      const runs = await store.stock.listImports(store.ctx, 10)
      const foretold = await store.import(feed, { dryRun: true, allow: importGuardNames })
      expect(await store.listVehicles()).toEqual(before)
      expect(await store.stock.listImports(store.ctx, 10)).toEqual(runs)
      expect(await store.import(feed, { allow: importGuardNames })).toEqual({ ...foretold, dryRun: false })
    }
  })

  test('STOCK-03 a file of other columns without a mapping is told that it needs one', async () => {
    const { outcome, error } = await store.import('Stock No,Brand\nA1,Ford\n')
    expect(outcome).toBe('refused')
    expect(error).toMatch(/^none of the 1 rows .* no mapping was given, .* name it after --mapping$/)
  })

  test('STOCK-03 a file of which no row can be taken is told with its first row', async () => {
    const title = `Stock of the yard in November${' and more'.repeat(20)}`
    const { error } = await store.import(`${title}\n${three}`)
    expect(error).toMatch(/^none of the \d rows .*; with ',' as the delimiter, the first row names 1 column: 'Stock of/)
    expect(error).toMatch(/…'; check whether this row is the header and no title above it, and whether csv\./)
    expect(error?.length).toBeLessThan(400)
    const other = await store.import('Stock No,Brand\nA1,Ford\n')
    expect(other.error).toContain("the first row names 2 columns: 'Stock No,Brand'; no mapping was given")
  })

  test('STOCK-03 every run is kept with its outcome and report', async () => {
    await store.import(three)
    await store.import('')
    const [last, first] = await store.stock.listImports(store.ctx, 10)
    expect(first).toMatchObject({ feed: 'forecourt', outcome: 'completed', report: { rows: 3, added: 3 } })
    expect(last).toMatchObject({ outcome: 'refused', report: { error: expect.stringContaining('no rows') as unknown } })
  })

  test('STOCK-03 a database error leaves the old stock, sales included; the next run stores all of it', async () => {
    await store.import(buildCsv([['GONE'], ['A1', { price: '9000' }]]))
    const before = await store.listVehicles()
    const many = buildCsv(Array.from({ length: 1_200 }, (_, at): [string] => [`A${at}`]))
    const allow = importGuardNames
    const report = await store.import(many, { allow, stock: withFullDisk() })
    expect(report).toMatchObject({ outcome: 'failed', added: 0, changed: 0, sold: 0, rows: 1_200 })
    expect(report.error).toBe(
      'The disk of the database is full: make room and try again; nothing was stored, run the import again',
    )
    expect(await store.listVehicles()).toEqual(before)
    expect(await store.import(many, { allow })).toMatchObject({ added: 1_199, changed: 1, sold: 1 })
  })

  test('STOCK-03 an error among very many changes keeps the batches before; the next run finishes', async () => {
    const many = buildCsv(Array.from({ length: mostTogether + 700 }, (_, at): [string] => [`A${at}`]))
    const report = await store.import(many, { stock: withFullDisk(11) })
    expect(report).toMatchObject({ outcome: 'failed', added: 1_000 })
    expect(report.error).toMatch(/try again; what was stored stays, run the import again to finish it$/)
    expect(await store.stock.countAll(store.ctx)).toBe(1_000)
    expect(await store.import(many)).toMatchObject({ added: mostTogether - 300, unchanged: 1_000 })
  })

  test('STOCK-03 documents too long for one transaction are stored in batches', async () => {
    const { stock } = store
    const long: StockRepository = {
      ...stock,
      listDifferent: async (ctx, batch) => ({
        ...(await stock.listDifferent(ctx, batch)),
        characters: mostCharactersTogether + 1,
      }),
      storeTogether: () => Promise.reject(new Error('too long')),
    }
    expect(await store.import(three, { stock: long })).toMatchObject({ outcome: 'completed', added: 3 })
  })

  test('STOCK-03 more sales than fit into one transaction are stored all the same', async () => {
    await store.import(buildCsv(Array.from({ length: mostTogether + 4 }, (_, at): [string] => [`A${at}`])))
    const report = await store.import(three, { allow: importGuardNames })
    expect(report).toMatchObject({ outcome: 'completed', sold: mostTogether + 1 })
  })

  test('STOCK-03 a run whose end cannot be recorded is failed', async () => {
    const failing: StockRepository = {
      ...store.stock,
      finishImport: () => Promise.reject(new Error('The disk is full')),
    }
    expect(await store.import(three, { stock: failing })).toMatchObject({
      outcome: 'failed',
      added: 3,
      error: expect.stringMatching(/could not be recorded: The disk is full/) as unknown,
    })
  })

  test('STOCK-03 a stopped run says so and has stored nothing', async () => {
    const stop = new AbortController()
    const report = await store.import(buildCsv(Array.from({ length: 1_200 }, (_, at): [string] => [`A${at}`])), {
      signal: stop.signal,
      onProgress: ({ phase }) => {
        if (phase === 'storing') stop.abort()
      },
    })
    expect(report).toMatchObject({
      outcome: 'failed',
      added: 0,
      error: 'stopped before the end; nothing was stored, run the import again',
    })
    expect(await store.stock.countAll(store.ctx)).toBe(0)
  })

  test("TEN-07 one site's feed never touches another site", async () => {
    await store.import(three)
    const other = { siteId: 'other-site', now: store.ctx.now }
    expect(await store.import(buildCsv([['A1', { price: '1' }]]), { ctx: other })).toMatchObject({ added: 1, sold: 0 })
    expect((await store.listVehicles()).map((vehicle) => [vehicle.price, vehicle.sold])).toEqual([
      [1_500_000, false],
      [1_500_000, false],
      [1_500_000, false],
    ])
  })

  test('no run leaves its spool behind', async () => {
    const spools = async (): Promise<readonly string[]> =>
      // Those of this process: other test files import at the same time.
      (await readdir(tmpdir())).filter((name) => name.startsWith(`forecourt-import-${process.pid}-`))
    const before = await spools()
    await store.import(three)
    await store.import(`${three}A9,"open\n`)
    expect((await spools()).filter((name) => !before.includes(name))).toEqual([])
  })
})
