import type { Change } from '#data/change-feed.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import type { Site } from '#site/site.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { isIndexed } from './indexed-vehicles.ts'
import { createStockIndex } from './index-stock.ts'

/**
 * Sites whose stored vehicles tests change, and an index of them; reading takes no turn of the event loop by itself, as
 * on SQLite. `onRead` is called and awaited before each batch is read, `onTurn` between two slices of work.
 */
export function createWorld({ limitBytes = null }: { readonly limitBytes?: number | null } = {}) {
  const sites = new Map<string, Site>()
  const stored = new Map<string, Map<string, Vehicle>>()
  const moved: string[] = []
  const warnings: string[] = []
  const reads: string[] = []
  const loadSeconds: number[] = []
  const clock = { value: 0 }
  /** The time of day, epoch milliseconds. */
  const now = { value: 0 }
  const hooks = {
    onTurn: (): void | Promise<void> => undefined,
    onRead: (_slug: string): void | Promise<void> => undefined,
  }
  const turns = { count: 0 }
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0, synonyms: new Map() })

  function addSite(slug: string, vehicles: number): void {
    sites.set(slug, { ...buildTestSite({}), slug })
    const built = Array.from({ length: vehicles }, (_, at) => buildVehicle(`${slug}-${at}`))
    stored.set(slug, new Map(built.map((vehicle) => [vehicle.id, vehicle])))
  }

  const index = createStockIndex({
    feed: { currentPosition: () => Promise.resolve('1') },
    sites: { reload: () => Promise.resolve(), find: (slug) => sites.get(slug) ?? null },
    stock: {
      async *listAll({ siteId }, { atOnce = 500, soldAfter = null } = {}) {
        reads.push(siteId)
        for (let after = ''; ;) {
          await hooks.onRead(siteId)
          const all = [...(stored.get(siteId)?.values() ?? [])].filter((vehicle) => isIndexed(vehicle, soldAfter))
          const left = all.filter(({ id }) => id > after)
          const batch = left.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, atOnce)
          const last = batch.at(-1)
          if (last === undefined) return
          yield batch
          after = last.id
        }
      },
      async getMany({ siteId }, ids) {
        await hooks.onRead(siteId)
        return ids.flatMap((id) => stored.get(siteId)?.get(id) ?? [])
      },
    },
    search,
    versions: { move: (slug) => void moved.push(slug), moveAll: () => undefined },
    system: { system: true, now: () => now.value },
    log: { warn: (_fields, message) => void warnings.push(message) },
    limitBytes,
    clock: () => clock.value,
    onLoad: (seconds) => void loadSeconds.push(seconds),
    giveWay: async () => {
      turns.count += 1
      await hooks.onTurn()
      await new Promise((resolve) => setImmediate(resolve))
    },
  })

  return {
    sites,
    stored,
    moved,
    warnings,
    /** Sites that were read whole, in order. */
    reads,
    loadSeconds,
    clock,
    now,
    hooks,
    turns,
    index,
    search,
    addSite,
    /** The site's vehicles in the index, without loading any. */
    countOf: (slug: string): number => search.listIds(slug).length,
    /** As a visitor's search sees the site. */
    visit: (...slugs: string[]): Promise<number> =>
      index.withSites(slugs, () => search.search({ scope: { owners: slugs }, limit: 0 }).total),
    changesOf: (slug: string): readonly Change[] =>
      [...(stored.get(slug)?.keys() ?? [])].map((id) => ({ siteId: slug, kind: 'vehicle', id })),
  }
}

export type World = ReturnType<typeof createWorld>
