import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { describeOnPostgres } from '#tests/fixtures/databases.ts'
import { ask, runForecourt, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import { listActive } from '#tests/fixtures/stock-import.ts'

const site = 'two-nodes'
const host = `${site}.localhost`
const now = (): number => Date.now()
const ctx = { siteId: site, now }
const visibleWithinMs = 2_000
/** Long enough for a sold vehicle to be seen, short enough to be waited for. */
const soldWindowMs = 6_000

describeOnPostgres('two web nodes and concurrent writers', (store) => {
  let nodes: readonly ServerProcess[] = []

  beforeAll(async () => {
    const document = {
      slug: site,
      template: 'classic',
      name: 'Two Nodes Motors',
      search: { stock_filters: { used_only: false }, sold_window_days: soldWindowMs / 86_400_000 },
      dealerships: [
        {
          id: 'main',
          slug: 'main',
          name: 'Main',
          locations: [{ id: 'main', name: 'Main', slug: 'main', address: { state: 'WA' } }],
        },
      ],
    }
    await createSiteRepository(store.database).applyAll({ system: true, now }, [
      { slug: site, document, sourceText: '' },
    ])
    nodes = await Promise.all(
      [1, 2].map(() =>
        startServerProcess(
          store.address.url === null
            ? { directory: store.address.directory }
            : { directory: store.address.directory, databaseUrl: store.address.url },
        ),
      ),
    )
  })
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()))
  })

  /**
   * When a node's page of a search first shows words, or no longer does where `shown` is false, in milliseconds after
   * `since`; gives up 10 s after it.
   */
  async function shownAfter(
    node: ServerProcess,
    query: string,
    words: string,
    since: number,
    shown = true,
  ): Promise<number> {
    for (;;) {
      const { status, body } = await ask(node.port, host, `/search/new-used-and-demo-cars?query=${query}`)
      if (status === 200 && body.includes(words) === shown) return Date.now() - since
      if (Date.now() - since > 10_000) return Number.POSITIVE_INFINITY
      await sleep(25)
    }
  }

  /**
   * When a node's search first finds a stock number, or where `found` is false no longer finds it, in milliseconds
   * after `since`; gives up 10 s after it.
   */
  async function foundAfter(node: ServerProcess, stocknum: string, since: number, found = true): Promise<number> {
    for (;;) {
      const { status, body } = await ask(node.port, host, `/api/search?query=${stocknum}`)
      if (status === 200 && body.includes(`"stocknum":"${stocknum}"`) === found) return Date.now() - since
      if (Date.now() - since > 10_000) return Number.POSITIVE_INFINITY
      await sleep(25)
    }
  }

  test('STOCK-06 every change of two writers at once is seen on both nodes within 2 seconds', async () => {
    const delays: number[] = []
    const write = async (writer: number): Promise<void> => {
      const database = await store.open()
      const stock = createStockRepository(database)
      const importId = await stock.beginImport(ctx, { feed: `writer-${writer}`, fileName: 'none' })
      for (let round = 0; round < 12; round += 1) {
        const stocknum = `W${writer}R${1000 + round}`
        await stock.upsertBatch(ctx, {
          importId,
          feed: `writer-${writer}`,
          vehicles: [buildIncomingVehicle(stocknum, { price: dollars(20_000 + round) })],
        })
        const committed = Date.now()
        delays.push(
          ...(await Promise.all(
            nodes.map((node) => shownAfter(node, stocknum, `$${(20_000 + round).toLocaleString('en-AU')}`, committed)),
          )),
        )
      }
    }
    await Promise.all([write(1), write(2)])
    expect(delays).toHaveLength(48)
    expect(Math.max(...delays)).toBeLessThanOrEqual(visibleWithinMs)
  })

  test('STOCK-06 writes during a whole import show on both nodes within 2 seconds of each commit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-two-nodes-'))
    const file = join(folder, 'stock.csv')
    await writeFile(
      file,
      [
        'stocknum,make,model,car_type,year,price',
        ...Array.from({ length: 4_000 }, (_, row) => `BULK${row},Mazda,CX-5,used,2021,31000`),
      ].join('\n'),
    )
    const importing = runForecourt(['stock', 'import', site, file], {
      directory: store.address.directory,
      databaseUrl: store.address.url,
    })
    const watches: Promise<number>[] = []
    await Promise.all(
      [1, 2, 3].map(async (writer) => {
        const stock = createStockRepository(await store.open())
        const importId = await stock.beginImport(ctx, { feed: `busy-${writer}`, fileName: 'none' })
        for (let round = 0; round < 8; round += 1) {
          const stocknum = `BUSY${writer}X${round}`
          await stock.upsertBatch(ctx, { importId, feed: `busy-${writer}`, vehicles: [buildIncomingVehicle(stocknum)] })
          const committed = Date.now()
          watches.push(...nodes.map((node) => foundAfter(node, stocknum, committed)))
          await sleep(150)
        }
      }),
    )
    const delays = await Promise.all(watches)
    expect(await importing).toMatchObject({ status: 0, output: expect.stringContaining('4,000 added') })
    expect(delays).toHaveLength(48)
    expect(Math.max(...delays)).toBeLessThanOrEqual(visibleWithinMs)
    const bulk = Date.now()
    expect(
      Math.max(...(await Promise.all(nodes.map((node) => foundAfter(node, 'BULK3999', bulk))))),
    ).toBeLessThanOrEqual(visibleWithinMs)
    await rm(folder, { recursive: true, force: true })
  })

  test('STOCK-06 a vehicle that is sold leaves the search of both nodes within 2 seconds of its window', async () => {
    const stock = createStockRepository(store.database)
    const importId = await stock.beginImport(ctx, { feed: 'leaving', fileName: 'none' })
    await stock.upsertBatch(ctx, { importId, feed: 'leaving', vehicles: [buildIncomingVehicle('LEAVER77')] })
    await Promise.all(nodes.map((node) => shownAfter(node, 'LEAVER77', '$52,990', Date.now())))
    const [vehicle] = await listActive(stock, ctx, 'leaving')
    await stock.markSold(ctx, { importId, ids: [vehicle?.id ?? ''] })
    const since = Date.now()
    const delays = await Promise.all(nodes.map((node) => shownAfter(node, 'LEAVER77', 'JUST SOLD', since)))
    expect(Math.max(...delays)).toBeLessThanOrEqual(visibleWithinMs)
    // The moment of the sale is kept in whole seconds, so that the window may end up to one second early.
    const windowEnds = since + soldWindowMs
    // Looked for from before the earliest moment at which it may be gone: looking costs processors that others need.
    await sleep(windowEnds - 2_000 - Date.now())
    const left = nodes.flatMap((node) => [
      foundAfter(node, 'LEAVER77', windowEnds, false),
      shownAfter(node, 'LEAVER77', 'JUST SOLD', windowEnds, false),
    ])
    for (const after of await Promise.all(left)) {
      expect(after).toBeGreaterThanOrEqual(-1_500)
      expect(after).toBeLessThanOrEqual(visibleWithinMs)
    }
  })

  test('TEN-08 a site that is applied is served by both nodes within 2 seconds, without a restart', async () => {
    const before = await ask(nodes[0]?.port ?? 0, 'latecomer.localhost', '/')
    expect(before.status).toBe(404)
    const document = { slug: 'latecomer', template: 'classic', name: 'Latecomer Cars' }
    await createSiteRepository(store.database).applyAll({ system: true, now }, [
      { slug: 'latecomer', document, sourceText: '' },
    ])
    const since = Date.now()
    for (const node of nodes) {
      let status = 0
      while (status !== 200 && Date.now() - since < 10_000) {
        status = (await ask(node.port, 'latecomer.localhost', '/')).status
        await sleep(25)
      }
      expect(status).toBe(200)
      expect(Date.now() - since).toBeLessThanOrEqual(visibleWithinMs)
    }
  })
})
