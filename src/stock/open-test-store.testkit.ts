import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteContext } from '#data/context.ts'
import { openEmptyStore } from '#tests/fixtures/empty-stores.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { importFeed } from './import-feed.ts'
import type { ImportOptions } from './import-feed.ts'
import type { ImportReport } from './import-report.ts'
import type { ImportDealership, ImportSettings } from './import-settings.ts'
import { createDefaultMapping } from './mapping/load-mapping.ts'
import type { FeedFormat } from './read/feed-formats.ts'

/**
 * For tests: a site of two dealerships, the north with two yards, on a fresh SQLite store with a clock that stands
 * still.
 */
export interface TestStore {
  readonly stock: StockRepository
  readonly ctx: SiteContext
  readonly folder: string
  /** Moves the clock on. */
  advance: (ms: number) => void
  import: (
    content: string | Uint8Array,
    options?: Partial<ImportOptions> & { readonly format?: FeedFormat },
  ) => Promise<ImportReport>
  listVehicles: () => Promise<readonly Vehicle[]>
  close: () => Promise<void>
}

const address = (city: string, state: string) => ({
  street: '1 Test St',
  city,
  state,
  postcode: '4000',
  place_url: null,
})

const north: ImportDealership = {
  id: 'd-north',
  slug: 'north',
  name: 'North Motors',
  financeProvider: null,
  locations: [
    {
      id: 'l1',
      slug: 'north-yard',
      name: 'North Yard',
      phone: '07 5550 0001',
      primary: false,
      address: address('Chermside', 'QLD'),
      distributionLocations: [],
    },
    {
      id: 'l2',
      slug: 'north-hub',
      name: 'North Hub',
      phone: null,
      primary: true,
      address: address('Aspley', 'QLD'),
      distributionLocations: ['north-yard'],
    },
  ],
}
const south: ImportDealership = {
  id: 'd-south',
  slug: 'south',
  name: 'South Motors',
  financeProvider: 'other',
  locations: [
    {
      id: 'l3',
      slug: 'south-yard',
      name: 'South Yard',
      phone: null,
      primary: false,
      address: address('Hobart', 'TAS'),
      distributionLocations: [],
    },
  ],
}

export const testSettings: ImportSettings = {
  siteSlug: 'test-site',
  dealerships: [north, south],
  priceRanges: [10_000, 20_000],
  weeklyPriceRanges: [100, 200],
  financeProvider: 'acme',
  maxDropShare: 0.4,
}

/** 20 November 2026, 01:02:03 UTC. */
export const testNow = Date.UTC(2026, 10, 20, 1, 2, 3)

export async function openTestStore(siteId = 'test-site'): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-stock-'))
  const database = await openEmptyStore(join(folder, 'data'))
  const stock = createStockRepository(database)
  let clock = testNow
  const ctx: SiteContext = { siteId, now: () => clock }
  return {
    stock,
    ctx,
    folder,
    advance: (ms) => {
      clock += ms
    },
    async import(content, { format = 'csv', ...options } = {}) {
      const file = join(folder, `feed.${format}`)
      await writeFile(file, content)
      return importFeed({ ctx, stock, settings: testSettings, mapping: createDefaultMapping(format), file, ...options })
    },
    async listVehicles() {
      const vehicles: Vehicle[] = []
      for await (const batch of stock.listAll(ctx)) vehicles.push(...batch)
      return vehicles.sort((a, b) => a.stocknum.localeCompare(b.stocknum))
    },
    async close() {
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** A CSV in Forecourt's own names: stock number, then what differs from a plain used Toyota of the north. */
export function buildCsv(
  rows: readonly (readonly [stocknum: string, given?: Readonly<Record<string, string>>])[],
  extraColumns: readonly string[] = [],
): string {
  const usual: Readonly<Record<string, string>> = {
    make: 'Toyota',
    model: 'Corolla',
    year: '2020',
    car_type: 'used',
    price: '15000',
    km: '40000',
    dealership: 'north',
  }
  const columns = ['stocknum', ...Object.keys(usual), ...extraColumns]
  const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = rows.map(([stocknum, given = {}]) =>
    columns.map((name) => quote(name === 'stocknum' ? stocknum : (given[name] ?? usual[name] ?? ''))).join(','),
  )
  return `${[columns.join(','), ...lines].join('\n')}\n`
}
