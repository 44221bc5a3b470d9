import { openDatabase } from '#data/open-database.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { importFeed } from '#stock/import-feed.ts'
import { createDefaultMapping } from '#stock/mapping/load-mapping.ts'
import type { StoreAddress } from '#tests/fixtures/databases.ts'

/**
 * One import, measured from inside: prints seconds, processor time, peak memory and counts as JSON. Called by
 * import.bench.ts with the feed and the address of the store as JSON.
 */
const [file = '', address = ''] = process.argv.slice(2)
const begun = performance.now()
const database = await openDatabase(JSON.parse(address) as StoreAddress)
const report = await importFeed({
  ctx: { siteId: 'bench-site', now: () => Date.now() },
  stock: createStockRepository(database),
  settings: {
    siteSlug: 'bench-site',
    dealerships: [{ id: 'bench', slug: 'bench', name: 'Bench Motors', financeProvider: null, locations: [] }],
    priceRanges: [10_000, 20_000, 30_000, 50_000, 80_000],
    weeklyPriceRanges: [100, 150, 200, 300],
    financeProvider: 'acme',
    maxDropShare: 0.5,
  },
  mapping: createDefaultMapping('csv'),
  file,
})
await database.close()
if (report.outcome !== 'completed') throw new Error(report.error ?? report.outcome)
// maxRSS is in kilobytes.
const megabytes = process.resourceUsage().maxRSS / 1_000
const { user, system } = process.cpuUsage()
console.log(
  JSON.stringify({
    seconds: (performance.now() - begun) / 1_000,
    cpuSeconds: (user + system) / 1e6,
    megabytes,
    counts: `${report.added} added, ${report.unchanged} unchanged`,
  }),
)
