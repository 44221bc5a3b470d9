import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { importFeed } from './import-feed.ts'
import type { ImportReport } from './import-report.ts'
import { openTestStore, testSettings } from './open-test-store.testkit.ts'
import type { TestStore } from './open-test-store.testkit.ts'
import { loadMapping } from './mapping/load-mapping.ts'

/** Public listings beside the project, read where they lie; without them these tests are skipped. */
const data = join(import.meta.dirname, '../../../shared/data')
const mappings = join(import.meta.dirname, '../../mappings')

interface Imported {
  readonly store: TestStore
  readonly first: ImportReport
  readonly second: ImportReport
  readonly vehicles: readonly Vehicle[]
}

async function importTwice(mappingName: string, file: string): Promise<Imported> {
  const loaded = await loadMapping(join(mappings, mappingName))
  if (!loaded.ok) throw new Error(loaded.errors.join('\n'))
  const store = await openTestStore()
  const settings = { ...testSettings, dealerships: testSettings.dealerships.slice(0, 1) }
  const run = (): Promise<ImportReport> =>
    importFeed({ ctx: store.ctx, stock: store.stock, settings, mapping: loaded.mapping, file: join(data, file) })
  const first = await run()
  const second = await run()
  return { store, first, second, vehicles: await store.listVehicles() }
}

const modelsOf = ({ vehicles }: Imported, make: string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const vehicle of vehicles) if (vehicle.make === make) counts[vehicle.model] = (counts[vehicle.model] ?? 0) + 1
  return counts
}

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

function expectSound({ first, second, vehicles }: Imported, rows: number): void {
  for (const report of [first, second]) {
    expect(report).toMatchObject({ outcome: 'completed', error: null, rows, sold: 0 })
    expect(report.added + report.changed + report.unchanged + report.rejected).toBe(rows)
    expect(new Set(report.rejections.map(({ row }) => row)).size).toBe(report.rejected)
    for (const { row, field, reason } of report.rejections) {
      expect(row).toBeGreaterThan(1)
      expect(field).not.toBe('')
      expect(reason).not.toBe('')
    }
  }
  expect(second).toMatchObject({ added: 0, changed: 0, unchanged: first.added })
  expect(vehicles).toHaveLength(first.added)
  for (const { price, km, year, variant } of vehicles) {
    expect(price === null || price > 0).toBe(true)
    expect(km === null || (km >= 0 && km <= 2_000_000)).toBe(true)
    expect(year === null || (year >= 1900 && year <= 2027)).toBe(true)
    expect(variant?.cylinders === null || variant?.cylinders === undefined || variant.cylinders > 0).toBe(true)
  }
}

describe.skipIf(!existsSync(join(data, 'au-vehicle-prices')))(
  'listings with makes cut at the first space and prices POA',
  () => {
    let imported: Imported
    beforeAll(async () => {
      imported = await importTwice('au-vehicle-prices.yaml', 'au-vehicle-prices/australian_vehicle_prices.csv')
    })
    afterAll(() => imported.store.close())

    test('STOCK-03 every row is taken but the one that holds nothing; a second run changes nothing', () => {
      expectSound(imported, 16_734)
      expect(imported.first).toMatchObject({ added: 16_733, rejected: 1 })
    })

    test('STOCK-04 make and model are whole again', () => {
      const landRover = modelsOf(imported, 'Land Rover')
      expect(total(landRover)).toBe(237)
      expect(landRover).toMatchObject({
        'Range Rover Sport': 62,
        'Range Rover Evoque': 45,
        'Range Rover Velar': 17,
        'Range Rover': 24,
        'Discovery Sport': 39,
        'Discovery 4': 9,
      })
      expect(landRover).not.toHaveProperty('Rover')
      expect(modelsOf(imported, 'Great Wall')).toEqual({ Steed: 6, V240: 4, V200: 3, X200: 1, X240: 1, SA220: 1 })
      expect(modelsOf(imported, 'Alfa Romeo')).toEqual({ Giulietta: 6, MiTo: 3, Stelvio: 2, 159: 2, 156: 1 })
      expect(modelsOf(imported, 'Aston Martin')).toEqual({ DB9: 2, DB11: 1, DBX: 1, Vantage: 1 })
      for (const half of ['Land', 'Great', 'Alfa', 'Aston', 'Ssangyong', 'Mini'])
        expect(total(modelsOf(imported, half)), half).toBe(0)
      expect(modelsOf(imported, 'Saab')).toEqual({ '9-3': 2 })
    })

    test('PRICE-01 POA is no price with the type poa; dashes are absent, not zero', () => {
      const { vehicles } = imported
      expect(vehicles.filter(({ price_type }) => price_type === 'poa')).toHaveLength(50)
      expect(vehicles.filter(({ price }) => price === null)).toHaveLength(52)
      expect(vehicles.filter(({ km }) => km === null)).toHaveLength(591)
      // 251 rows have no gearbox in its column; the titles of 17 name one.
      expect(vehicles.filter(({ simple_transmission }) => simple_transmission === null)).toHaveLength(234)
    })

    test('STOCK-03 one text for several facts is taken apart', () => {
      expect(
        imported.vehicles.find(
          ({ carsales_title, km }) => carsales_title === '2022 Ssangyong Rexton Ultimate (awd)' && km === 5595,
        ),
      ).toMatchObject({
        make: 'SsangYong',
        model: 'Rexton',
        badge: 'Ultimate',
        year: 2022,
        car_type: 'demo',
        price: 5_199_000,
        colour: 'White',
        interior_colour: 'Black',
        doors: 4,
        seats: 7,
        drive: 'AWD',
        simple_fuel: 'Diesel',
        engine_size: '2.2 L',
        city: 'Caringbah',
        state: 'NSW',
        variant: { cylinders: 4, enginesize_litres: 2.2, fuelconsumptioncombined: 8.7 },
      })
    })
  },
)

describe.skipIf(!existsSync(join(data, 'au-cars-info')))('listings with variant and series of their own', () => {
  let imported: Imported
  beforeAll(async () => {
    imported = await importTwice('au-cars-info.yaml', 'au-cars-info/cars_info.csv')
  })
  afterAll(() => imported.store.close())

  test('STOCK-03 every row is taken; a second run changes nothing', () => {
    expectSound(imported, 17_048)
    expect(imported.first).toMatchObject({ added: 17_048, rejected: 0, warningCount: 1 })
    expect(imported.first.warnings[0]).toMatchObject({ field: 'km', value: '2700000' })
  })

  test("STOCK-04 bodies, fuels and makes come out in the platform's words", () => {
    const { vehicles } = imported
    expect(vehicles.filter(({ simple_body }) => simple_body === null)).toEqual([])
    expect(vehicles.filter(({ simple_fuel }) => simple_fuel === null)).toEqual([])
    expect(vehicles.filter(({ simple_fuel }) => simple_fuel === 'Hybrid')).toHaveLength(467)
    expect(vehicles.filter(({ simple_transmission }) => simple_transmission === null)).toHaveLength(24)
    expect(total(modelsOf(imported, 'Land Rover'))).toBe(273)
    expect(total(modelsOf(imported, 'Great Wall'))).toBe(27)
    expect(vehicles.find(({ stocknum }) => stocknum === '11530130')).toMatchObject({
      name: '2010 Toyota Rukus Build 2 AZE151R',
      badge: 'Build 2',
      series: 'AZE151R',
      engine_size: '2.4 L',
      car_type: 'used',
    })
  })
})
