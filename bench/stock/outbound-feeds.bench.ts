import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#data/open-database.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { buildTestSite } from '#site/test-site.ts'
import { feedKinds } from '#site/schema/outside.ts'
import { createFeedFiles } from '../../src/publication/feeds/feed-files.ts'
import type { Report } from '../report.ts'
import { benchSite, createStore } from '../server/site-store.ts'

const vehicles = 20_000
const mostSeconds = 2
const runs = 3

/** Each kind of outbound feed of 20,000 vehicles from SQLite into a file; the median of three builds. */
export async function run(report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  await createStore({ url: null, directory: folder }, vehicles)
  const database = await openDatabase({ url: null, directory: folder })
  try {
    const now = (): number => Date.now()
    const location = { id: 'main', name: 'Main', slug: 'main', address: { city: 'Perth', state: 'WA' as const } }
    const site = buildTestSite({
      slug: benchSite,
      feeds: { kinds: [...feedKinds] },
      dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [location] }],
    })
    const stock = createStockRepository(database)
    // Stock of the market has no VIN, and without one a vehicle is in neither advertising feed.
    let index = 0
    async function* listAll(...args: Parameters<typeof stock.listAll>) {
      for await (const batch of stock.listAll(...args))
        yield batch.map((vehicle) => ({ ...vehicle, vin: `JTMHV05J6${String((index += 1)).padStart(8, '0')}` }))
    }
    for (const kind of feedKinds) {
      const seconds: number[] = []
      let bytes = 0
      for (let at = 0; at < runs; at += 1) {
        const feeds = createFeedFiles({
          directory: join(folder, 'feeds'),
          stock: { listAll },
          showVehicle: (vehicle) => vehicle,
          version: () => '1',
          now,
          onBuilt: () => undefined,
        })
        const begun = performance.now()
        bytes = (await feeds.get(site, kind, 'https://www.dealer.example')).bytes
        seconds.push((performance.now() - begun) / 1_000)
      }
      const median = seconds.toSorted((a, b) => a - b)[1] ?? Number.POSITIVE_INFINITY
      report({
        what: `outbound feed '${kind}' of ${vehicles.toLocaleString('en-AU')} vehicles, ${(bytes / 1e6).toFixed(1)} MB`,
        bar: `≤ ${mostSeconds} s`,
        measured: `${median.toFixed(2)} s`,
        met: median <= mostSeconds,
      })
    }
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}
