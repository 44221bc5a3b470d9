import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change, ChangeFeed, ReadChanges } from '#data/change-feed.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { SphinxWriter } from '#search/sphinx/create-sphinx-writer.ts'
import { SchemaMismatchError } from '#search/sphinx/table-state.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { isIndexed } from './indexed-vehicles.ts'
import { indexStockOutside, type OutsideIndexOptions } from './index-stock-outside.ts'

/** Ends the job of a test. */
let lease = new AbortController()
let ended: Promise<void> = Promise.resolve()

beforeEach(() => {
  lease = new AbortController()
})
afterEach(async () => {
  lease.abort()
  await ended
})

/** Two sites in a store, an engine, and everything that was asked of it. Positions count changes. */
function createWorld() {
  const log: Change[] = []
  const stored = new Map<string, Map<string, Vehicle>>()
  const sites = new Set(['east', 'west'])
  for (const site of sites)
    stored.set(site, new Map([`${site}-1`, `${site}-2`].map((id) => [id, { ...buildVehicle(id), id }])))
  const did: string[] = []
  const errors: string[] = []
  /** What the writer says next. */
  const engine: {
    open: readonly string[] | null | Error
    isWhole: boolean
    upsertError: Error | null
    index: Set<string>
  } = { open: null, isWhole: true, upsertError: null, index: new Set() }
  const state = { isLost: false, strangeBefore: -1 }
  const now = { value: 0 }

  const feed: ChangeFeed = {
    currentPosition: async () => String(log.length),
    async readAfter(_ctx, position, limit): Promise<ReadChanges> {
      if (!/^\d+$/.test(position)) throw new RangeError(`'${position}' is no position`)
      if (state.isLost) {
        state.isLost = false
        return { ok: false, error: 'position-lost' }
      }
      const changes = log.slice(Number(position), Number(position) + limit)
      return { ok: true, changes, position: String(Number(position) + changes.length) }
    },
    lag: async (_ctx, position) => log.length - Number(position),
    onWake: async () => async () => undefined,
    prune: async () => 0,
  }
  const writer: SphinxWriter = {
    async open() {
      did.push('open')
      if (engine.open instanceof Error) throw engine.open
      return engine.open
    },
    async rebuild(documents, position) {
      engine.index.clear()
      for await (const { id } of documents) engine.index.add(id)
      did.push(`rebuild at ${position}`)
    },
    async upsert(documents) {
      if (engine.upsertError !== null) throw engine.upsertError
      for (const { id } of documents) engine.index.add(id)
    },
    async remove(ids) {
      for (const id of ids) engine.index.delete(id)
    },
    async keepOnly(owner, ids) {
      const kept = new Set(ids)
      for (const id of engine.index) if (id.startsWith(owner) && !kept.has(id)) engine.index.delete(id)
    },
    async setPosition(position) {
      if (did.at(-1) !== `note ${position}`) did.push(`note ${position}`)
      return engine.isWhole
    },
  }
  const options: OutsideIndexOptions = {
    feed,
    sites: {
      reload: async () => undefined,
      find: (slug) => (sites.has(slug) ? { ...buildTestSite({}), slug } : null),
      list: () => [...sites].map((slug) => ({ ...buildTestSite({}), slug })),
    },
    stock: {
      async *listAll({ siteId }, { soldAfter = null } = {}) {
        yield [...(stored.get(siteId)?.values() ?? [])].filter((vehicle) => isIndexed(vehicle, soldAfter))
      },
      listSold: async ({ siteId }, { after, until }) =>
        [...(stored.get(siteId)?.values() ?? [])]
          .filter(({ sold_date_timestamp: at }) => at !== null && at > after && at <= until)
          .map(({ id }) => id),
      getMany: async ({ siteId }, ids) => ids.flatMap((id) => stored.get(siteId)?.get(id) ?? []),
    },
    writer,
    system: { system: true, now: () => now.value },
    mayReplace: () => false,
    onBuilt: (vehicles) => did.push(`${vehicles} vehicles`),
    onNoted: () => undefined,
    onError: (error) => errors.push(String(error)),
    pollMs: 5,
    noteMs: 5,
    retryMs: 5,
    checkMs: 0,
  }
  return {
    log,
    stored,
    sites,
    did,
    errors,
    engine,
    state,
    now,
    start(more: Partial<OutsideIndexOptions> = {}) {
      const held = { signal: lease.signal, isHeld: () => !lease.signal.aborted }
      ended = indexStockOutside({ ...options, ...more }, held)
    },
    change(siteId: string, id: string): void {
      log.push({ siteId, kind: 'vehicle', id })
    },
  }
}

test('tables that were never built are built from all sites, then follow the changes', async () => {
  const world = createWorld()
  world.change('east', 'east-1')
  world.start()
  await vi.waitFor(() => expect(world.did.slice(0, 4)).toEqual(['open', 'rebuild at 1', '4 vehicles', 'note 1']))
  world.stored.get('east')?.delete('east-1')
  world.stored.get('west')?.set('west-3', { ...buildVehicle('west-3'), id: 'west-3' })
  world.change('east', 'east-1')
  world.change('west', 'west-3')
  await vi.waitFor(() => expect(world.did.at(-1)).toBe('note 3'))
  expect([...world.engine.index].toSorted()).toEqual(['east-2', 'west-1', 'west-2', 'west-3'])
})

test('STOCK-05 the tables hold a sold vehicle as long as its page stands, also without a change', async () => {
  const world = createWorld()
  const day = 86_400
  const sell = (id: string, days: number): void => {
    const sale = { status: 'sold', sold: true, sold_date_timestamp: days * day }
    world.stored.get('east')?.set(id, { ...buildVehicle(id), id, ...sale })
  }
  sell('east-last-year', 600)
  sell('east-lately', 960)
  world.now.value = 1_000 * day * 1_000
  world.start()
  await vi.waitFor(() => expect(world.did).toContain('note 0'))
  const kept = ['east-1', 'east-2', 'east-lately', 'west-1', 'west-2']
  expect([...world.engine.index].toSorted()).toEqual(kept)
  sell('east-1', 1_000)
  world.change('east', 'east-1')
  world.change('east', 'east-last-year')
  await vi.waitFor(() => expect(world.did.at(-1)).toBe('note 2'))
  expect([...world.engine.index].toSorted()).toEqual(kept)
  world.now.value = 1_050 * day * 1_000
  world.change('east', 'east-2')
  await vi.waitFor(() => expect(world.did.at(-1)).toBe('note 3'))
  expect([...world.engine.index].toSorted()).toEqual(['east-1', 'east-2', 'west-1', 'west-2'])
})

test('tables that are there are followed from their position, the earliest where there are several', async () => {
  const world = createWorld()
  for (const id of ['east-1', 'east-2', 'west-1', 'west-2']) world.change(id.slice(0, 4), id)
  world.engine.open = ['3', '1', '2']
  world.start()
  await vi.waitFor(() => expect(world.did).toContain('note 4'))
  expect([...world.engine.index].toSorted()).toEqual(['east-2', 'west-1', 'west-2'])
  expect(world.did).not.toContain('rebuild at 4')
})

test.each([
  ['the change log no longer reaches back', '0', true],
  ['the position is of another store', '(17,3)', false],
])('tables are built anew where %s', async (_why, position, isLost) => {
  const world = createWorld()
  world.engine.open = [position]
  world.state.isLost = isLost
  world.start()
  await vi.waitFor(() => expect(world.did).toContain('rebuild at 0'))
  expect(world.errors).toEqual([])
})

test('tables of another version are replaced only where that is allowed', async () => {
  const world = createWorld()
  world.engine.open = new SchemaMismatchError('old')
  world.start()
  await vi.waitFor(() => expect(world.errors.length).toBeGreaterThan(2))
  expect(world.did).not.toContain('rebuild at 0')
  lease.abort()
  await ended
  lease = new AbortController()
  world.start({ mayReplace: (schema) => schema === 'old' })
  await vi.waitFor(() => expect(world.did).toContain('rebuild at 0'))
})

test('a site that is removed leaves the tables, and one that changes is indexed whole', async () => {
  const world = createWorld()
  world.engine.open = ['0']
  world.engine.index = new Set(['east-1', 'east-old', 'west-1'])
  world.sites.delete('west')
  world.log.push({ siteId: 'west', kind: 'site', id: 'west' }, { siteId: 'east', kind: 'site', id: 'east' })
  world.start()
  await vi.waitFor(() => expect(world.did).toContain('note 2'))
  expect([...world.engine.index].toSorted()).toEqual(['east-1', 'east-2'])
})

test('a daemon that loses its tables makes the job begin again', async () => {
  const world = createWorld()
  world.engine.open = ['0']
  world.start()
  await vi.waitFor(() => expect(world.did).toContain('note 0'))
  world.engine.open = null
  world.engine.isWhole = false
  await vi.waitFor(() => expect(world.did).toContain('rebuild at 0'))
})

test('a change that the engine does not take is told, tried again, and the position waits for it', async () => {
  const world = createWorld()
  world.engine.open = ['0']
  world.engine.upsertError = new Error('the engine is away')
  world.start()
  world.change('east', 'east-1')
  await vi.waitFor(() => expect(world.errors).toContain('Error: the engine is away'))
  expect(world.did).not.toContain('note 1')
  world.engine.upsertError = null
  await vi.waitFor(() => expect(world.did).toContain('note 1'))
  expect([...world.engine.index]).toEqual(['east-1'])
})

test('while changes are not taken nobody is told that the tables are up to date', async () => {
  const world = createWorld()
  world.engine.open = ['0']
  world.engine.upsertError = new Error('the engine refused')
  world.change('east', 'east-1')
  const told: string[] = []
  world.start({
    onNoted: () => void told.push('noted'),
    onError: (error) => void told.push(String(error)),
  })
  await vi.waitFor(() => expect(world.did.filter((did) => did.startsWith('note')).length).toBeGreaterThan(0))
  await vi.waitFor(() => expect(told.filter((line) => line !== 'noted').length).toBeGreaterThan(2))
  expect(told.slice(told.findIndex((line) => line !== 'noted'))).not.toContain('noted')
  world.engine.upsertError = null
  await vi.waitFor(() => expect(told.at(-1)).toBe('noted'))
})

test.each([
  ['builds the tables', null],
  ['goes on from the position of another node', ['0']],
])('a node that %s reads first which sites there are now', async (_what, open) => {
  const world = createWorld()
  world.engine.open = open
  const sites = { known: new Set(['east']) }
  const site = (slug: string) => ({ ...buildTestSite({}), slug })
  world.change('west', 'west-1')
  world.start({
    sites: {
      async reload() {
        sites.known = new Set(world.sites)
      },
      find: (slug) => (sites.known.has(slug) ? site(slug) : null),
      list: () => [...sites.known].map(site),
    },
  })
  await vi.waitFor(() => expect(world.did).toContain('note 1'))
  expect([...world.engine.index]).toContain('west-1')
})
