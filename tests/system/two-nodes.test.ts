import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { describeOnPostgres } from '#tests/fixtures/databases.ts'
import { ask, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const site = 'two-nodes'
const host = `${site}.localhost`
const now = (): number => Date.now()
const ctx = { siteId: site, now }
const visibleWithinMs = 2_000

describeOnPostgres('two web nodes and concurrent writers', (store) => {
  let nodes: readonly ServerProcess[] = []

  beforeAll(async () => {
    const document = {
      slug: site,
      template: 'classic',
      name: 'Two Nodes Motors',
      search: { stock_filters: { used_only: false } },
      dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [{ id: 'main', name: 'Main', slug: 'main', address: { state: 'WA' } }] }],
    }
    await createSiteRepository(store.database).applyAll({ system: true, now }, [{ slug: site, document, sourceText: '' }])
    nodes = await Promise.all([1, 2].map(() => startServerProcess(store.address.url === null ? { directory: store.address.directory } : { directory: store.address.directory, databaseUrl: store.address.url })))
  })
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()))
  })

  /** When a node first shows so many vehicles for a search, in milliseconds after `since`; gives up after 10 s. */
  async function shownAfter(node: ServerProcess, query: string, words: string, since: number): Promise<number> {
    for (;;) {
      const { status, body } = await ask(node.port, host, `/search/new-used-and-demo-cars?query=${query}`)
      if (status === 200 && body.includes(words)) return Date.now() - since
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
        await stock.upsertBatch(ctx, { importId, feed: `writer-${writer}`, vehicles: [buildIncomingVehicle(stocknum, { price: dollars(20_000 + round) })] })
        const committed = Date.now()
        delays.push(...(await Promise.all(nodes.map((node) => shownAfter(node, stocknum, `$${(20_000 + round).toLocaleString('en-AU')}`, committed)))))
      }
    }
    await Promise.all([write(1), write(2)])
    expect(delays).toHaveLength(48)
    expect(Math.max(...delays)).toBeLessThanOrEqual(visibleWithinMs)
  })

  test('STOCK-06 a vehicle that is sold leaves the search of both nodes within 2 seconds of its window', async () => {
    const stock = createStockRepository(store.database)
    const importId = await stock.beginImport(ctx, { feed: 'leaving', fileName: 'none' })
    await stock.upsertBatch(ctx, { importId, feed: 'leaving', vehicles: [buildIncomingVehicle('LEAVER77')] })
    await Promise.all(nodes.map((node) => shownAfter(node, 'LEAVER77', '$52,990', Date.now())))
    const [vehicle] = await stock.listActive(ctx, 'leaving')
    await stock.markSold(ctx, { importId, ids: [vehicle?.id ?? ''] })
    const since = Date.now()
    const delays = await Promise.all(nodes.map((node) => shownAfter(node, 'LEAVER77', 'JUST SOLD', since)))
    expect(Math.max(...delays)).toBeLessThanOrEqual(visibleWithinMs)
  })

  test('TEN-08 a site that is applied is served by both nodes within 2 seconds, without a restart', async () => {
    const before = await ask(nodes[0]?.port ?? 0, 'latecomer.localhost', '/')
    expect(before.status).toBe(404)
    const document = { slug: 'latecomer', template: 'classic', name: 'Latecomer Cars' }
    await createSiteRepository(store.database).applyAll({ system: true, now }, [{ slug: 'latecomer', document, sourceText: '' }])
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
