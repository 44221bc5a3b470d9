import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { createChangeFeed } from '#data/create-change-feed.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository, type StockRepository } from '#data/stock.repository.ts'
import { buildSiteContext, buildSystemContext } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, type SuiteStore } from '#tests/fixtures/databases.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

/**
 * TEN-07. Two sites hold the same stock number, slug and feed name. For every method of every repository a probe says
 * what site A gets when it asks for what is B's; a method without a probe fails the suite.
 */

interface Side {
  readonly ctx: ReturnType<typeof buildSiteContext>
  readonly importId: string
  readonly id: string
}

interface World {
  readonly stock: StockRepository
  readonly a: Side
  readonly b: Side
}

type Probe = (world: World) => Promise<void>

const sharedSlug = 'same-slug'

async function createWorld(store: SuiteStore, name: string): Promise<World> {
  const stock = createStockRepository(store.database)
  const createSide = async (siteId: string, km: number): Promise<Side> => {
    const ctx = buildSiteContext(siteId)
    const importId = await stock.beginImport(ctx, { feed: 'main', fileName: `${siteId}.csv` })
    await stock.upsertBatch(ctx, {
      importId,
      feed: 'main',
      vehicles: [buildIncomingVehicle('S1', { slug: sharedSlug, km, price: cents(km * 100 + 100_000) })],
    })
    const vehicle = await stock.findBySlug(ctx, sharedSlug)
    return { ctx, importId, id: vehicle?.id ?? '' }
  }
  return { stock, a: await createSide(`${name}-a`, 1), b: await createSide(`${name}-b`, 2) }
}

async function readKm(stock: StockRepository, side: Side): Promise<number | null | undefined> {
  return (await stock.findByIdOrSlug(side.ctx, side.id))?.km
}

async function readSummaries(stock: StockRepository, ctx: Side['ctx']) {
  for await (const batch of stock.listSummaries(ctx)) return batch
  return []
}

/** A good import of the site, with the evidence that the guards of its next file read. */
async function finishAnother(stock: StockRepository, { ctx }: Side): Promise<void> {
  const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'b.csv' })
  const evidence = { fileHash: 'of-b', fileAt: null, asOf: null, rows: 1, columns: [] }
  await stock.finishImport(ctx, importId, { outcome: 'completed', report: null, evidence })
}

const stockProbes: { readonly [Method in keyof StockRepository]: Probe } = {
  async findBySlug({ stock, a, b }) {
    expect((await stock.findBySlug(a.ctx, sharedSlug))?.km).toBe(1)
    expect((await stock.findBySlug(b.ctx, sharedSlug))?.km).toBe(2)
  },
  async findByIdOrSlug({ stock, a, b }) {
    expect(await stock.findByIdOrSlug(a.ctx, b.id)).toBeNull()
    expect((await stock.findByIdOrSlug(a.ctx, sharedSlug))?.id).toBe(a.id)
  },
  async getMany({ stock, a, b }) {
    expect((await stock.getMany(a.ctx, [b.id, a.id])).map((vehicle) => vehicle.id)).toEqual([a.id])
  },
  async saveQuote({ stock, a, b }) {
    const quote = {
      weeklyRepaymentAmount: cents(10_300),
      advertisedRate: 7.99,
      comparisonRate: 9.12,
      price: cents(2_000_000),
    }
    expect(await stock.saveQuote(a.ctx, b.id, quote)).toBe(false)
    expect((await stock.findByIdOrSlug(b.ctx, b.id))?.youxQuote).toBeNull()
  },
  async listAll({ stock, a }) {
    const seen: string[] = []
    for await (const batch of stock.listAll(a.ctx)) seen.push(...batch.map((vehicle) => vehicle.id))
    expect(seen).toEqual([a.id])
  },
  async listSold({ stock, a, b }) {
    await stock.markSold(b.ctx, { importId: b.importId, ids: [b.id] })
    expect(await stock.listSold(a.ctx, { after: 0, until: b.ctx.now() })).toEqual([])
    expect(await stock.listSold(b.ctx, { after: 0, until: b.ctx.now() })).toEqual([b.id])
  },
  async countAll({ stock, a }) {
    expect(await stock.countAll(a.ctx)).toBe(1)
  },
  async countUnsold({ stock, a }) {
    expect(await stock.countUnsold(a.ctx)).toBe(1)
  },
  async beginImport({ stock, a, b }) {
    await stock.beginImport(a.ctx, { feed: 'main', fileName: 'more.csv' })
    expect(await stock.listImports(b.ctx, 10)).toHaveLength(1)
  },
  async finishImport({ stock, a, b }) {
    await expect(stock.finishImport(a.ctx, b.importId, { outcome: 'failed', report: null })).rejects.toThrow(RangeError)
    expect((await stock.listImports(b.ctx, 10)).map((run) => run.outcome)).toEqual(['running'])
  },
  async listImports({ stock, a }) {
    expect((await stock.listImports(a.ctx, 10)).map((run) => run.importId)).toEqual([a.importId])
  },
  async upsertBatch({ stock, a, b }) {
    const vehicles = [buildIncomingVehicle('S1', { slug: sharedSlug, km: 99 })]
    await expect(stock.upsertBatch(a.ctx, { importId: b.importId, feed: 'main', vehicles })).rejects.toThrow(RangeError)
    expect(await stock.upsertBatch(a.ctx, { importId: a.importId, feed: 'main', vehicles })).toEqual(['changed'])
    expect([await readKm(stock, a), await readKm(stock, b)]).toEqual([99, 2])
    // A slug that only the other site has is free here.
    await stock.upsertBatch(b.ctx, {
      importId: b.importId,
      feed: 'main',
      vehicles: [buildIncomingVehicle('S2', { slug: 'only-b' })],
    })
    await stock.upsertBatch(a.ctx, {
      importId: a.importId,
      feed: 'main',
      vehicles: [buildIncomingVehicle('S3', { slug: 'only-b' })],
    })
    expect((await stock.findBySlug(a.ctx, 'only-b'))?.stocknum).toBe('S3')
  },
  async listDifferent({ stock, a, b }) {
    const [own, others] = [1, 2].map((km) =>
      buildIncomingVehicle('S1', { slug: sharedSlug, km, price: cents(km * 100 + 100_000) }),
    )
    if (own === undefined || others === undefined) throw new Error('no vehicles')
    const ask = async (side: Side, vehicle: typeof own) =>
      (await stock.listDifferent(side.ctx, { feed: 'main', vehicles: [vehicle] })).vehicles
    expect(await Promise.all([ask(a, own), ask(b, others)])).toEqual([[], []])
    expect(await Promise.all([ask(a, others), ask(b, own)])).toEqual([[others], [own]])
  },
  async storeTogether({ stock, a, b }) {
    const changes = { feed: 'main', vehicles: [buildIncomingVehicle('S1', { slug: sharedSlug, km: 99 })], gone: [b.id] }
    await expect(stock.storeTogether(a.ctx, { ...changes, importId: b.importId })).rejects.toThrow(RangeError)
    const stored = await stock.storeTogether(a.ctx, { ...changes, importId: a.importId })
    expect(stored).toEqual({ outcomes: ['changed'], sold: 0 })
    expect([await readKm(stock, a), await readKm(stock, b)]).toEqual([99, 2])
  },
  async listSummaries({ stock, a }) {
    const seen: string[] = []
    for await (const batch of stock.listSummaries(a.ctx)) seen.push(...batch.map((stored) => stored.id))
    expect(seen).toEqual([a.id])
  },
  // The one method that looks beyond its site, for the operator of the platform: names and numbers, no vehicle.
  async countElsewhere({ stock, a, b }) {
    const [own] = await readSummaries(stock, a.ctx)
    const found = await stock.countElsewhere(a.ctx, { feeds: ['main'], identities: [own?.identity ?? ''] })
    expect(found).toContainEqual({ siteId: b.ctx.siteId, feed: 'main', vehicles: 1 })
    expect(found.filter(({ siteId }) => siteId === a.ctx.siteId)).toEqual([])
    expect(found.flatMap((known) => Object.keys(known)).filter((key) => !/^(siteId|feed|vehicles)$/.test(key))).toEqual(
      [],
    )
  },
  async findBaseline({ stock, b, a }) {
    await finishAnother(stock, b)
    expect(await stock.findBaseline(a.ctx, 'main')).toBeNull()
    expect((await stock.findBaseline(b.ctx, 'main'))?.fileHash).toBe('of-b')
  },
  async findImportOfFile({ stock, a, b }) {
    await finishAnother(stock, b)
    expect(await stock.findImportOfFile(a.ctx, { feed: 'main', fileHash: 'of-b' })).toBeNull()
    expect(await stock.findImportOfFile(b.ctx, { feed: 'main', fileHash: 'of-b' })).not.toBeNull()
  },
  async markSold({ stock, a, b }) {
    await expect(stock.markSold(a.ctx, { importId: b.importId, ids: [b.id] })).rejects.toThrow(RangeError)
    expect(await stock.markSold(a.ctx, { importId: a.importId, ids: [b.id] })).toBe(0)
    expect((await stock.findByIdOrSlug(b.ctx, b.id))?.sold).toBe(false)
  },
  async listPriceChanges({ stock, a, b }) {
    expect(await stock.listPriceChanges(a.ctx, b.id)).toEqual([])
    expect((await stock.listPriceChanges(a.ctx, a.id)).map((change) => change.to)).toEqual([100_100])
  },
}

/**
 * The platform's own stores work across sites by design: what is proved is that each answer names its site and touches
 * no other.
 */
const systemProbes: Readonly<Record<string, (store: SuiteStore) => Promise<void>>> = {
  async applyAll(store) {
    const sites = createSiteRepository(store.database)
    const ctx = buildSystemContext()
    await sites.applyAll(ctx, [
      { slug: 'iso-1', document: { name: 'one' }, sourceText: 'one' },
      { slug: 'iso-2', document: { name: 'two' }, sourceText: 'two' },
    ])
    const before = await sites.get(ctx, 'iso-2')
    await sites.applyAll(ctx, [{ slug: 'iso-1', document: { name: 'changed' }, sourceText: 'one' }])
    expect(await sites.get(ctx, 'iso-2')).toEqual(before)
  },
  async get(store) {
    const sites = createSiteRepository(store.database)
    await sites.applyAll(buildSystemContext(), [{ slug: 'iso-get', document: { name: 'got' }, sourceText: '' }])
    expect((await sites.get(buildSystemContext(), 'iso-get'))?.document).toEqual({ name: 'got' })
    expect(await sites.get(buildSystemContext(), 'iso-ge')).toBeNull()
    expect(await sites.get(buildSystemContext(), 'ISO-GET')).toBeNull()
  },
  async list(store) {
    const sites = createSiteRepository(store.database)
    await sites.applyAll(buildSystemContext(), [{ slug: 'iso-list', document: { own: 'iso-list' }, sourceText: '' }])
    const listed = await sites.list(buildSystemContext())
    expect(
      listed.filter((site) => JSON.stringify(site.document).includes('"own":"iso-list"')).map((site) => site.slug),
    ).toEqual(['iso-list'])
  },
  async listVersions(store) {
    const sites = createSiteRepository(store.database)
    await sites.applyAll(buildSystemContext(), [
      { slug: 'iso-v1', document: 1, sourceText: '' },
      { slug: 'iso-v2', document: 2, sourceText: '' },
    ])
    expect((await sites.listVersions(buildSystemContext(), 'iso-v1', 10)).map((version) => version.slug)).toEqual([
      'iso-v1',
    ])
  },
  async currentPosition(store) {
    expect(await createChangeFeed(store.database).currentPosition(buildSystemContext())).toMatch(/^[\d:]+$/)
  },
  async readAfter(store) {
    const feed = createChangeFeed(store.database)
    const from = await feed.currentPosition(buildSystemContext())
    const world = await createWorld(store, 'iso-feed')
    const read = await feed.readAfter(buildSystemContext(), from, 10)
    expect(read.ok && read.changes).toEqual(
      [world.a, world.b].map((side) => ({ siteId: side.ctx.siteId, kind: 'vehicle', id: side.id })),
    )
  },
  async lag(store) {
    const feed = createChangeFeed(store.database)
    const from = await feed.currentPosition(buildSystemContext())
    await createWorld(store, 'iso-lag')
    expect(await feed.lag(buildSystemContext(), from)).toBe(2)
  },
  async onWake(store) {
    // A wake carries nothing of any site.
    const rung = Promise.withResolvers<unknown[]>()
    const stop = await createChangeFeed(store.database).onWake((...args: unknown[]) => rung.resolve(args))
    await createWorld(store, 'iso-wake')
    expect(await rung.promise).toEqual([])
    await stop()
  },
  async prune(store) {
    const world = await createWorld(store, 'iso-prune')
    await createChangeFeed(store.database).prune(buildSystemContext(), { keepMs: 0, keepRows: 0 })
    expect([await readKm(world.stock, world.a), await readKm(world.stock, world.b)]).toEqual([1, 2])
  },
}

describeOnEachDatabase('two sites with the same stock number, slug and feed', (store) => {
  test('TEN-07 every method of every repository has its isolation probe', () => {
    const { database } = store
    expect(Object.keys(createStockRepository(database)).sort()).toEqual(Object.keys(stockProbes).sort())
    const system = [...Object.keys(createSiteRepository(database)), ...Object.keys(createChangeFeed(database))]
    expect(system.sort()).toEqual(Object.keys(systemProbes).sort())
  })

  test.each(Object.keys(stockProbes) as (keyof StockRepository)[])(
    'TEN-07 stock.%s keeps the sites apart',
    async (method) => {
      await stockProbes[method](await createWorld(store, method.toLowerCase()))
    },
  )

  test.each(Object.entries(systemProbes))(
    'TEN-07 %s names the site of what it gives and touches no other',
    async (_method, probe) => {
      await probe(store)
    },
  )
})
