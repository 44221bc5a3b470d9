import { vehicleDrawings } from './vehicle-drawings.ts'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { parseArtKey, parseArtView } from './art-key.ts'
import { buildDemoFeed } from './build-demo-feed.ts'
import { buildDemoVehicles } from './build-demo-vehicles.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { demoSiteSlugs } from './plans/plans.ts'
import { frontRank } from './vehicle/generate-vehicle.ts'
import { isNorthAmericanVin, resolveVinCheckCharacter } from './vehicle/identity.ts'

const today = '2026-11-20'
const bySite = new Map(demoSiteSlugs.map((slug) => [slug, buildDemoVehicles(slug, { today })]))
const all = [...bySite.values()].flat()
describe('demo stock', () => {
  test('has 1,000 vehicles over the five sites', () => {
    expect(Object.fromEntries([...bySite].map(([slug, vehicles]) => [slug, vehicles.length]))).toEqual({
      'harbourside-toyota': 210,
      'bigsky-motors': 320,
      'tamar-valley-auto': 120,
      'ridgeline-ford': 200,
      'southern-cross-caravans': 150,
    })
  })

  test('is byte for byte the same for the same day, and follows the day', () => {
    for (const slug of demoSiteSlugs) {
      expect(buildDemoFeed(slug, { today }).text === buildDemoFeed(slug, { today }).text, slug).toBe(true)
      expect(buildDemoFeed(slug, { today }).text === buildDemoFeed(slug, { today: '2026-11-21' }).text, slug).toBe(
        false,
      )
    }
  })

  test('can be built for any day of the coming years', () => {
    for (const day of ['2026-01-01', '2026-12-31', '2027-02-28', '2028-02-29', '2030-06-15']) {
      for (const slug of demoSiteSlugs) {
        const vehicles = buildDemoVehicles(slug, { today: day })
        expect(
          vehicles.filter((vehicle) => vehicle.created_at >= `${day}T`),
          `${slug} on ${day}`,
        ).toEqual([])
        expect(vehicles.filter((vehicle) => vehicle.year !== null && vehicle.year > Number(day.slice(0, 4)))).toEqual(
          [],
        )
      }
    }
  })

  test('uses all three formats', () => {
    expect(new Set(demoSiteSlugs.map((slug) => buildDemoFeed(slug, { today }).format))).toEqual(
      new Set(['csv', 'json', 'xml']),
    )
  })

  test('gives no two vehicles of a site the same stock number or VIN', () => {
    for (const [slug, vehicles] of bySite) {
      expect(new Set(vehicles.map((vehicle) => vehicle.stocknum)).size, slug).toBe(vehicles.length)
      const vins = vehicles.flatMap((vehicle) => vehicle.vin ?? [])
      expect(new Set(vins).size, slug).toBe(vins.length)
    }
  })

  test('writes VINs of 17 characters, with a check digit where the region has one', () => {
    const vins = all.flatMap((vehicle) => vehicle.vin ?? [])
    expect(vins.filter((vin) => !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin))).toEqual([])
    const american = vins.filter((vin) => isNorthAmericanVin(vin))
    expect(american.length).toBeGreaterThan(5)
    for (const vin of american) expect(vin[8]).toBe(resolveVinCheckCharacter(vin))
    expect(resolveVinCheckCharacter('1M8GDM9AXKP042788')).toBe('X')
    expect(all.flatMap((vehicle) => vehicle.regplate ?? []).filter((plate) => !/[IOQ]/.test(plate))).toEqual([])
  })

  test('names the picture route of the platform, and every picture can be drawn', () => {
    const shapes = new Set<string>()
    for (const { url } of all.flatMap((vehicle) => vehicle.images)) {
      const [, route, key, view, ...rest] = url.split('/')
      const parts = parseArtKey(key ?? '')
      expect([route, parts === null, parseArtView(view ?? '') === null, rest.length], url).toEqual([
        'vehicle-art',
        false,
        false,
        0,
      ])
      shapes.add(parts?.shape ?? '')
      expect(vehicleDrawings.find(url, 'cool_grey'), url).not.toBeNull()
    }
    expect(shapes.size).toBeGreaterThanOrEqual(20)
  })

  test('spreads vehicles over the dealerships it is given, new ones to the dealership of their make', () => {
    const dealerships = [
      { slug: 'north', state: 'QLD', city: 'Chermside' },
      { slug: 'north-kia', state: 'QLD', city: 'Chermside' },
      { slug: 'south', state: 'QLD', city: 'Logan' },
    ]
    const vehicles = buildDemoVehicles('bigsky-motors', { today, dealerships })
    expect(new Set(vehicles.map((vehicle) => vehicle.dealership_slug))).toEqual(
      new Set(dealerships.map(({ slug }) => slug)),
    )
    expect(
      vehicles.filter(
        (vehicle) => vehicle.make === 'Kia' && vehicle.car_type !== 'used' && vehicle.dealership_slug !== 'north-kia',
      ),
    ).toEqual([])
  })

  test('sends caravans and motorcycles to the dealership that bears their kind', () => {
    const dealerships = ['southern-cross-caravans', 'southern-cross-motorcycles'].map((slug) => ({
      slug,
      state: 'VIC',
      city: null,
    }))
    for (const vehicle of buildDemoVehicles('southern-cross-caravans', { today, dealerships })) {
      if (vehicle.item_type !== 'car') expect(vehicle.dealership_slug).toBe(`southern-cross-${vehicle.item_type}s`)
    }
  })

  test('gives the stock numbers that a site leaves out to vehicles of its own', () => {
    const numbers = bySite.get('tamar-valley-auto')?.map((vehicle) => vehicle.stocknum) ?? []
    expect(numbers).toEqual(expect.arrayContaining(['TV-OLD-1', 'TV-OLD-2']))
  })

  test('puts in front what can be bought today, one of a model, of the own make of a dealer who has one', () => {
    for (const [slug, vehicles] of bySite) {
      const front = vehicles.filter(({ rank }) => rank >= frontRank)
      expect(front.length, slug).toBeGreaterThan(2)
      expect(new Set(front.map(({ model }) => model)).size, slug).toBe(front.length)
      expect(
        front.filter(({ status, reserved, price }) => status !== 'in_stock' || reserved || price === null),
        slug,
      ).toEqual([])
      if (slug === 'southern-cross-caravans') {
        const [first] = vehicles.toSorted((a, b) => b.rank - a.rank)
        expect(first?.item_type).toBe('caravan')
      }
      if (slug === 'harbourside-toyota') expect(new Set(front.map(({ make }) => make))).toEqual(new Set(['Toyota']))
    }
  })

  test('refuses a site without a plan by name', () => {
    expect(() => buildDemoFeed('nowhere', { today })).toThrow(
      /no demo stock for the site 'nowhere'.*harbourside-toyota/,
    )
  })

  test('takes every variant of the catalogue from a year in which it was sold', () => {
    for (const line of catalogue)
      expect(line.to === null || line.to >= line.from, `${line.make} ${line.model}`).toBe(true)
  })
})

const siteFiles = demoSiteSlugs.map((slug) => [slug, new URL(`../../sites/${slug}.yaml`, import.meta.url)] as const)
describe.skipIf(siteFiles.some(([, file]) => !existsSync(file)))('demo stock and site files', () => {
  test.each(siteFiles)('%s takes the vehicles of its feed', (slug, file) => {
    const site = parseYaml(readFileSync(file, 'utf8')) as {
      dealerships?: { slug: string }[]
      finance?: { lenders?: Record<string, unknown> }
    }
    const dealerships = (site.dealerships ?? []).map((dealership) => ({
      slug: dealership.slug,
      state: null,
      city: null,
    }))
    expect(dealerships.length).toBeGreaterThan(0)
    const vehicles = buildDemoVehicles(slug, { today, dealerships })
    expect(new Set(vehicles.map((vehicle) => vehicle.dealership_slug))).toEqual(
      new Set(dealerships.map((dealership) => dealership.slug)),
    )
    const providers = Object.keys(site.finance?.lenders ?? {})
    expect(providers.length).toBeGreaterThan(0)
    for (const provider of providers)
      expect(
        vehicles.filter((vehicle) => vehicle.finance_lenders !== null && provider in vehicle.finance_lenders).length,
        provider,
      ).toBeGreaterThan(20)
  })
})
