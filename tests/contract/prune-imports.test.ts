import { expect, test } from 'vitest'
import { importReportKeptMs, importRunKeptMs, importsKeptInAnyCase, pruneImports } from '#data/stock/prune-imports.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const hour = 3_600_000

describeOnEachDatabase('forgetting old imports', (store) => {
  function open(siteId: string, clock = { value: testEpoch }) {
    const ctx = buildSiteContext(siteId, clock)
    const stock = createStockRepository(store.database)
    const begin = (feed = 'main') => stock.beginImport(ctx, { feed, fileName: 'stock.csv' })
    const finish = async (feed: string, fileHash: string): Promise<void> => {
      const evidence = { fileHash, fileAt: null, asOf: null, rows: 1, columns: [] }
      await stock.finishImport(ctx, await begin(feed), { outcome: 'completed', report: { fileHash }, evidence })
    }
    const list = () => stock.listImports(ctx, 1_000)
    const prune = () => pruneImports(store.database, buildSystemContext(clock))
    return { ctx, clock, stock, begin, finish, list, prune }
  }

  test('STOCK-03 keeps reports for 90 days and runs for 13 months, and of each feed the last in any case', async () => {
    const site = open('pruned')
    const neighbour = open('pruned next to it', site.clock)
    for (let at = 0; at < importsKeptInAnyCase + 5; at += 1) await site.finish('main', `hash ${at}`)
    await site.finish('other', 'of another feed')
    await neighbour.finish('main', 'of another site')
    const reports = async () => (await site.list()).filter(({ report }) => report !== null).length
    const all = importsKeptInAnyCase + 6

    site.clock.value = testEpoch + importReportKeptMs
    expect(await site.prune()).toMatchObject({ reports: 0, runs: 0 })
    site.clock.value += 1
    expect(await site.prune()).toMatchObject({ reports: 5, runs: 0 })
    expect([await reports(), (await site.list()).length]).toEqual([all - 5, all])
    expect(await site.prune()).toMatchObject({ reports: 0, runs: 0 })
    // The guards still recognise the file.
    expect(await site.stock.findImportOfFile(site.ctx, { feed: 'main', fileHash: 'hash 0' })).toBe(testEpoch)

    site.clock.value = testEpoch + importRunKeptMs + 1
    await site.finish('main', 'young')
    // The new one takes the place of the oldest of the last fifty.
    expect(await site.prune()).toMatchObject({ reports: 0, runs: 6 })
    expect([await reports(), (await site.list()).length]).toEqual([all - 5, all - 5])
    expect((await site.list()).slice(0, 2).map(({ report }) => report)).toEqual([
      { fileHash: 'young' },
      { fileHash: 'of another feed' },
    ])
    expect((await neighbour.list()).map(({ report }) => report)).toEqual([{ fileHash: 'of another site' }])
    expect(await site.stock.findBaseline(site.ctx, 'main')).toMatchObject({ fileHash: 'young' })
  })

  test('STOCK-03 breaks off an import that died when a later one begins, or after six hours', async () => {
    const site = open('died')
    const neighbour = open('died next to it', site.clock)
    const dead = await site.begin()
    await neighbour.begin()
    const outcomes = async ({ list }: typeof site) => (await list()).map(({ outcome }) => outcome)

    site.clock.value += 6 * hour
    await site.begin()
    expect(await outcomes(site)).toEqual(['running', 'running'])
    site.clock.value += 1
    const living = await site.begin()
    expect(await outcomes(site)).toEqual(['running', 'running', 'failed'])
    expect((await site.list()).at(-1)).toMatchObject({ importId: dead, finishedAt: null, report: null })
    const write = (importId: string) =>
      site.stock.upsertBatch(site.ctx, { importId, feed: 'main', vehicles: [buildIncomingVehicle('A')] })
    await expect(write(dead)).rejects.toThrow(RangeError)
    expect(await write(living)).toEqual(['added'])

    expect(await outcomes(neighbour)).toEqual(['running'])
    expect((await site.prune()).brokenOff).toBe(1)
    expect(await outcomes(neighbour)).toEqual(['failed'])
  })
})
