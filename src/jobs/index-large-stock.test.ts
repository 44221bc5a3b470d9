import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import type { Change } from '#data/change-feed.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildTestSite } from '#site/test-site.ts'
import type { Site } from '#site/site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createStockIndex } from './index-stock.ts'

/** Two sites whose stored vehicles tests change; reading takes no turn of the event loop, as on SQLite. */
function createWorld() {
  const sites = new Map<string, Site>()
  const stored = new Map<string, Map<string, Vehicle>>()
  const moved: string[] = []
  const turns = { count: 0, onTurn: (): void => undefined }
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0, synonyms: new Map() })
  const addSite = (slug: string, vehicles: number): void => {
    sites.set(slug, { ...buildTestSite({}), slug })
    stored.set(
      slug,
      new Map(
        Array.from({ length: vehicles }, (_, index) => {
          const vehicle = buildVehicle(`${slug}-${index}`)
          return [vehicle.id, vehicle]
        }),
      ),
    )
  }
  const index = createStockIndex({
    feed: { currentPosition: () => Promise.resolve('1') },
    sites: {
      reload: () => Promise.resolve(),
      list: () => [...sites.values()],
      find: (slug) => sites.get(slug) ?? null,
    },
    stock: {
      async *listAll({ siteId }) {
        await Promise.resolve()
        yield [...(stored.get(siteId)?.values() ?? [])]
      },
      getMany: ({ siteId }, ids) => Promise.resolve(ids.flatMap((id) => stored.get(siteId)?.get(id) ?? [])),
    },
    search,
    versions: { move: (slug) => void moved.push(slug), moveAll: () => undefined },
    system: { system: true, now: () => 0 },
    log: { warn: () => undefined },
    giveWay: () => {
      turns.count += 1
      turns.onTurn()
      return sleep(0)
    },
  })
  const countOf = (slug: string): number =>
    search.search({ scope: { owners: [slug] }, refinements: [], facets: [], limit: 0 }).total
  const changesOf = (slug: string): readonly Change[] =>
    [...(stored.get(slug)?.keys() ?? [])].map((id) => ({ siteId: slug, kind: 'vehicle', id }))
  return { sites, stored, moved, turns, index, search, addSite, countOf, changesOf }
}

test('STOCK-06 many changes leave requests a turn after every fifty vehicles, and move the version once', async () => {
  const world = createWorld()
  world.addSite('big', 1000)
  await world.index.load()
  expect(world.turns.count).toBe(0)
  world.moved.length = 0
  await world.index.apply(world.changesOf('big'))
  expect(world.turns.count).toBeGreaterThanOrEqual(20)
  expect(world.moved).toEqual(['big'])
})

test('STOCK-06 a change of a large site leaves requests their turns as well', async () => {
  const world = createWorld()
  world.addSite('big', 1000)
  await world.index.load()
  await world.index.apply([{ siteId: 'big', kind: 'site', id: 'big' }])
  expect(world.turns.count).toBeGreaterThanOrEqual(20)
})

test('STOCK-06 loading again never shows an empty or half-empty site, and drops what is stored no more', async () => {
  const world = createWorld()
  world.addSite('big', 500)
  await world.index.load()
  world.stored.get('big')?.delete([...(world.stored.get('big')?.keys() ?? [])][0] ?? '')
  let fewest = Number.POSITIVE_INFINITY
  world.turns.onTurn = () => (fewest = Math.min(fewest, world.countOf('big')))
  await world.index.load()
  expect(fewest).toBeGreaterThanOrEqual(499)
  expect(world.countOf('big')).toBe(499)
  expect(world.turns.count).toBeGreaterThanOrEqual(10)
})

test('TEN-07 the vehicles of a site that was removed leave the index, and no other site loses one', async () => {
  const world = createWorld()
  world.addSite('gone', 120)
  world.addSite('stays', 30)
  await world.index.load()
  world.sites.delete('gone')
  await world.index.apply([{ siteId: 'gone', kind: 'site', id: 'gone' }])
  expect([world.search.size, world.countOf('gone'), world.countOf('stays')]).toEqual([30, 0, 30])
})

test('STOCK-06 the version moves also where the work fails half-way', async () => {
  const world = createWorld()
  world.addSite('big', 200)
  await world.index.load()
  world.moved.length = 0
  world.turns.onTurn = () => {
    if (world.turns.count === 2) throw new Error('the database went away')
  }
  await expect(world.index.apply(world.changesOf('big'))).rejects.toThrow('went away')
  expect(world.moved).toEqual(['big'])
})
