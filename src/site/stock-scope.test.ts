import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { isSearchable } from '#domain/vehicle/in-stock.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTwoYardSite } from '#tests/fixtures/site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import type { SiteDocument } from './site.ts'
import { buildStockScope } from './stock-scope.ts'

const now = Date.UTC(2026, 10, 20, 3)

function find(vehicles: readonly Vehicle[], search: SiteDocument['search'] = {}): string[] {
  const engine = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  engine.upsert(vehicles.map((vehicle) => toSearchDocument(vehicle, 'testers')))
  engine.upsert([toSearchDocument(buildVehicle('FOREIGN', { make: 'Kia' }), 'another-site')])
  const site = buildTwoYardSite({ search: { stock_filters: { used_only: false }, ...search } })
  const answer = engine.search({ scope: buildStockScope(site, now), limit: 1000 })
  return vehicles.filter(({ id }) => answer.hits.includes(id)).map(({ stocknum }) => stocknum)
}

const withFilter = (stock_filters: NonNullable<SiteDocument['search']>['stock_filters']): SiteDocument['search'] => ({
  stock_filters,
})

describe('what a site may show', () => {
  test('SRCH-13 the filter of the index and the rule for one vehicle agree for every status, date and switch', () => {
    const window = 3 * 86_400
    const at = Math.floor(now / 1000)
    const vehicle = fc.record({
      status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'in_transit', null),
      sold_date_timestamp: fc.option(
        fc.constantFrom(at - window, at - window + 1, at - window - 1, at, at - 900 * 86_400),
        { nil: null },
      ),
      show_on_dealer_website: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(vehicle, { minLength: 1, maxLength: 12 }), (cases) => {
        const vehicles = cases.map((part, index) => buildVehicle(`S${index}`, part))
        const expected = vehicles.filter((one) => isSearchable(one, now, 3)).map(({ stocknum }) => stocknum)
        expect(find(vehicles, { sold_window_days: 3 })).toEqual(expected)
      }),
    )
  })

  test("SRCH-13 the sold window is the site's own", () => {
    const sold = buildVehicle('S1', {
      status: 'sold',
      sold: true,
      sold_date_timestamp: Math.floor(now / 1000) - 5 * 86_400,
    })
    expect(find([sold])).toEqual([])
    expect(find([sold], { sold_window_days: 7 })).toEqual(['S1'])
  })

  test('TEN-07 the scope holds the site alone, with and without availability', () => {
    expect(find([])).toEqual([])
    expect(buildStockScope(buildTwoYardSite(), now).owners).toEqual(['testers'])
    expect(buildStockScope(buildTwoYardSite({ search: { availability: false } }), now).owners).toEqual(['testers'])
  })

  const stock = [
    buildVehicle('USED', { car_type: 'used', photos_count: 0, make: 'Toyota', dealership_slug: 'north' }),
    buildVehicle('NEW', { car_type: 'new', photos_count: 3, make: 'Ford', dealership_slug: 'south' }),
    buildVehicle('DEMO', {
      car_type: 'demo',
      photos_count: 9,
      make: 'Great Wall',
      dealership_slug: 'south',
      km: 4_000,
    }),
  ]

  test.each([
    { name: 'off: everything', filters: {}, found: ['USED', 'NEW', 'DEMO'] },
    { name: 'used only', filters: { used_only: true }, found: ['USED'] },
    { name: 'minimum photo count', filters: { minimum_photos: 3 }, found: ['NEW', 'DEMO'] },
    { name: 'excluded makes', filters: { excluded_makes: ['Toyota', 'Great Wall'] }, found: ['NEW'] },
    {
      name: 'excluded makes in another spelling',
      filters: { excluded_makes: ['toyota', 'GREAT-WALL'] },
      found: ['NEW'],
    },
    { name: 'manufacturers in another spelling', filters: { manufacturers: ['ford'] }, found: ['NEW'] },
    {
      name: 'excluded stale stock numbers',
      filters: { excluded_stock_numbers: ['DEMO', 'GONE'] },
      found: ['USED', 'NEW'],
    },
    { name: 'manufacturers', filters: { manufacturers: ['Ford'] }, found: ['NEW'] },
    { name: 'dealerships', filters: { dealerships: ['south'] }, found: ['NEW', 'DEMO'] },
    {
      name: 'boolean expression',
      filters: { expression: "dealership_slug = 'south' AND NOT (car_type = 'new' OR km > 5000)" },
      found: ['DEMO'],
    },
    { name: 'two switches together', filters: { minimum_photos: 1, excluded_makes: ['Ford'] }, found: ['DEMO'] },
  ])('SRCH-14 stock filter $name', ({ filters, found }) => {
    expect(find(stock, withFilter({ used_only: false, ...filters }))).toEqual(found)
  })

  test('SRCH-14 a site without stock filters narrows by nothing but the availability', () => {
    const open = { search: { stock_filters: { used_only: false } } }
    expect(buildStockScope(buildTwoYardSite(open), now).filter).toMatchObject({ op: 'and', of: [{ op: 'and' }] })
    const all = buildTwoYardSite({ search: { ...open.search, availability: false } })
    expect(buildStockScope(all, now).filter).toEqual({ op: 'and', of: [] })
  })

  test('SRCH-14 the filters of a site are built once, since every search asks for them', () => {
    const site = buildTwoYardSite({ search: { availability: false, stock_filters: { used_only: true } } })
    const conditions = () => {
      const { filter } = buildStockScope(site, now)
      return filter?.op === 'and' ? filter.of : []
    }
    expect(conditions()[0]).toBe(conditions()[0])
    expect(conditions()).toEqual([{ op: 'in', attribute: 'car_type', values: ['used'] }])
  })

  test('SRCH-14 an expression that does not parse is told with its site, not ignored', () => {
    const site = {
      ...buildTwoYardSite(),
      search: {
        ...buildTwoYardSite().search,
        stock_filters: { ...buildTwoYardSite().search.stock_filters, expression: "wheels = 4'" },
      },
    }
    expect(() => buildStockScope(site, now)).toThrow(/stock_filters\.expression of site testers/)
  })
})
