import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import type { StoreAddress } from '#tests/fixtures/databases.ts'
import { buildMarketVehicle } from '#tests/fixtures/vehicle.ts'

export const manySiteSlug = (at: number): string => `dealer-${String(at).padStart(5, '0')}`

/** Stands in the words of the first site that are unique in life: stock numbers, plates, VINs, ids. */
const mark = 'QX000'

const buildDocument = (slug: string) => ({
  slug,
  template: 'classic',
  name: `${slug} Motors`,
  search: { stock_filters: { used_only: false } },
  dealerships: [
    {
      id: 'main',
      slug: 'main',
      name: `${slug} Motors`,
      locations: [{ id: 'main', name: 'Main Street', slug: 'main-street', address: { city: 'Perth', state: 'WA' } }],
    },
  ],
})

/** Different vehicles of which each site has some, so that sites share looks and not whole stocks. */
const poolSize = 4_000

export interface ManySites {
  readonly sites: number
  /** Vehicles of the n-th site, at most 4,000. */
  readonly vehiclesOf: (at: number) => number
}

/**
 * Fills an empty store. An import of each site would take minutes; so a pool of vehicles is imported once, and the
 * sites get copies with ids, stock numbers, plates and VINs of their own.
 */
export async function createManySites(address: StoreAddress, { sites, vehiclesOf }: ManySites): Promise<void> {
  const database = await openDatabase({ ...address, queryLimitMs: 600_000 })
  const now = (): number => Date.now()
  const slugs = Array.from({ length: sites }, (_, at) => manySiteSlug(at))
  await createSiteRepository(database).applyAll(
    { system: true, now },
    slugs.map((slug) => ({ slug, document: buildDocument(slug), sourceText: '' })),
  )
  const pool = await importPool(database, now)
  for (const [at, slug] of slugs.entries()) {
    const own = `Q${at
      .toString(36)
      .toUpperCase()
      .padStart(mark.length - 1, '0')}`
    const put = (text: string): string => text.replaceAll(mark, own).replaceAll(mark.toLowerCase(), own.toLowerCase())
    const copies = Array.from({ length: vehiclesOf(at) }, (_, n) => {
      const row = pool[(at * 131 + n * 7) % pool.length]
      if (row === undefined) throw new RangeError('the pool is empty')
      return {
        ...row,
        site_id: slug,
        id: `${row.id.slice(0, 12)}${at.toString(32).padStart(4, '0')}`,
        slug: put(row.slug),
        stocknum: put(row.stocknum),
        doc: put(row.doc),
      }
    })
    for (let from = 0; from < copies.length; from += 200)
      await database.kysely
        .insertInto('vehicle')
        .values(copies.slice(from, from + 200))
        .execute()
  }
  await database.close()
}

/** Imports the pool, takes its rows, and leaves nothing of it behind. */
async function importPool(database: Database, now: () => number) {
  const stock = createStockRepository(database)
  const ctx = { siteId: 'pool', now }
  const importId = await stock.beginImport(ctx, { feed: 'bench', fileName: 'bench' })
  for (let start = 0; start < poolSize; start += 1000) {
    const vehicles = Array.from({ length: 1000 }, (_, at) => buildMarked(start + at))
    await stock.upsertBatch(ctx, { importId, feed: 'bench', vehicles })
  }
  await stock.finishImport(ctx, importId, { outcome: 'completed', report: null })
  const rows = await database.kysely.selectFrom('vehicle').selectAll().where('site_id', '=', ctx.siteId).execute()
  await database.kysely.deleteFrom('vehicle').where('site_id', '=', ctx.siteId).execute()
  return rows
}

const badges = ['GX', 'GXL', 'VX', 'SR', 'SR5', 'Sport', 'Ascent', 'Touring', 'Maxx', 'Titanium', 'Exceed']
const series = ['Mk2', 'GUN126R', 'KF', 'PX III', 'MQ', 'AU', 'ZR']
const features = [
  'Reversing camera',
  'Tow bar',
  'Sunroof',
  'Bluetooth',
  'Leather seats',
  'Heated seats',
  'Satellite navigation',
  'Parking sensors',
  'Keyless entry',
  'Roof racks',
]

function buildMarked(index: number): IncomingVehicle {
  const vehicle = buildMarketVehicle(index)
  const number = String(index).padStart(4, '0')
  const mixed = Math.imul(index + 7, 2_246_822_519) >>> 0
  return {
    ...vehicle,
    stocknum: `${mark}${number}`,
    slug: `${vehicle.slug}-${mark.toLowerCase()}`,
    regplate: index % 5 === 0 ? null : `P${mark}${number}`,
    vin: `JTM${mark}${number}00000`,
    badge: badges[mixed % badges.length] ?? null,
    series: series[(mixed >>> 5) % series.length] ?? null,
    filtered_features: features.filter((_, bit) => ((mixed >>> (bit + 8)) & 1) === 1),
  }
}
