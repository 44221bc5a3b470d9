import type { StockRepository } from '#data/stock.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'

export const nowMs = Date.UTC(2026, 10, 20)
export const brand: DocumentPart = {
  template: 'brand',
  manufacturer: { name: 'Ford', slug: 'ford' },
  dealerships: [
    { id: 'open', slug: 'open', name: 'Open Ford' },
    { id: 'silent', slug: 'silent', name: 'Silent Ford', hide: ['price'] },
  ],
}
/** A used Ranger, unless `more` says otherwise. */
export const ranger = (id: string, price: number, more: Partial<Vehicle> = {}) =>
  buildVehicle(id, {
    make: 'Ford',
    model: 'Ranger',
    make_model: 'Ford Ranger',
    price: dollars(price),
    price_type: 'drive_away',
    dealership_slug: 'open',
    car_type: 'used',
    badge: 'XLT',
    colour: 'White',
    year: 2022,
    ...more,
  })

/** The services of a Ford dealer with these vehicles, and how long its pages were said to stay fresh. */
export function serve(part: DocumentPart = {}, vehicles: readonly Vehicle[]) {
  const site = buildTestSite({ ...brand, ...part })
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  search.upsert(vehicles.map((vehicle) => toSearchDocument(vehicle, site.slug)))
  search.upsert([toSearchDocument(ranger('X1', 5_000), 'another-site')])
  const getMany = async (_ctx: unknown, ids: readonly string[]) =>
    ids.flatMap((id) => vehicles.find((vehicle) => vehicle.id === id) ?? [])
  const limits: number[] = []
  return {
    limits,
    services: {
      site,
      search: createLocalSearch(search),
      stock: { getMany } as unknown as StockRepository,
      ctx: { siteId: site.slug, now: () => nowMs },
      limitFreshness: (untilMs: number) => limits.push(untilMs),
    },
  }
}
