import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { addDays, formatEpochSeconds } from './calendar.ts'
import { parseArtKey, parseArtView } from './art-key.ts'
import { buildDemoFeed } from './build-demo-feed.ts'
import { buildDemoVehicles } from './build-demo-vehicles.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { demoSiteSlugs } from './plans/plans.ts'
import { demoFields, type DemoVehicle } from './vehicle/demo-vehicle.ts'
import { isNorthAmericanVin, resolveVinCheckCharacter } from './vehicle/identity.ts'

const today = '2026-11-20'
const bySite = new Map(demoSiteSlugs.map((slug) => [slug, buildDemoVehicles(slug, { today })]))
const all = [...bySite.values()].flat()
const startOfDay = (days: number): number => formatEpochSeconds(addDays(today, days), 0)
const some = (what: string, holds: (vehicle: DemoVehicle) => boolean, least = 1): void => {
  expect(all.filter(holds).length, what).toBeGreaterThanOrEqual(least)
}
const lendersOf = (vehicle: DemoVehicle): readonly Readonly<Record<string, unknown>>[] => Object.values(vehicle.finance_lenders ?? {})

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
      expect(buildDemoFeed(slug, { today }).text === buildDemoFeed(slug, { today: '2026-11-21' }).text, slug).toBe(false)
    }
  })

  test('can be built for any day of the coming years', () => {
    for (const day of ['2026-01-01', '2026-12-31', '2027-02-28', '2028-02-29', '2030-06-15']) {
      for (const slug of demoSiteSlugs) {
        const vehicles = buildDemoVehicles(slug, { today: day })
        expect(vehicles.filter((vehicle) => vehicle.created_at >= `${day}T`), `${slug} on ${day}`).toEqual([])
        expect(vehicles.filter((vehicle) => vehicle.year !== null && vehicle.year > Number(day.slice(0, 4)))).toEqual([])
      }
    }
  })

  test('uses all three formats', () => {
    expect(new Set(demoSiteSlugs.map((slug) => buildDemoFeed(slug, { today }).format))).toEqual(new Set(['csv', 'json', 'xml']))
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
      expect([route, parts === null, parseArtView(view ?? '') === null, rest.length], url).toEqual(['vehicle-art', false, false, 0])
      shapes.add(parts?.shape ?? '')
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
    expect(new Set(vehicles.map((vehicle) => vehicle.dealership_slug))).toEqual(new Set(dealerships.map(({ slug }) => slug)))
    expect(vehicles.filter((vehicle) => vehicle.make === 'Kia' && vehicle.car_type !== 'used' && vehicle.dealership_slug !== 'north-kia')).toEqual([])
  })

  test('sends caravans and motorcycles to the dealership that bears their kind', () => {
    const dealerships = ['southern-cross-caravans', 'southern-cross-motorcycles'].map((slug) => ({ slug, state: 'VIC', city: null }))
    for (const vehicle of buildDemoVehicles('southern-cross-caravans', { today, dealerships })) {
      if (vehicle.item_type !== 'car') expect(vehicle.dealership_slug).toBe(`southern-cross-${vehicle.item_type}s`)
    }
  })

  test('SRCH-14 gives the stock numbers that a site leaves out to vehicles of its own', () => {
    const numbers = bySite.get('tamar-valley-auto')?.map((vehicle) => vehicle.stocknum) ?? []
    expect(numbers).toEqual(expect.arrayContaining(['TV-OLD-1', 'TV-OLD-2']))
  })

  test('refuses a site without a plan by name', () => {
    expect(() => buildDemoFeed('nowhere', { today })).toThrow(/no demo stock for the site 'nowhere'.*harbourside-toyota/)
  })

  test('asks believable prices: money falls with age and no ordinary vehicle is free', () => {
    const priced = all.filter((vehicle) => vehicle.price !== null && vehicle.price > 501 && vehicle.year !== null)
    expect(priced.every((vehicle) => (vehicle.price ?? 0) >= 1500 && (vehicle.price ?? 0) <= 260_000)).toBe(true)
    const average = (oldest: number, youngest: number): number => {
      const prices = priced.filter((vehicle) => vehicle.item_type === 'car' && vehicle.car_type === 'used' && (vehicle.year ?? 0) >= oldest && (vehicle.year ?? 0) <= youngest).map((vehicle) => vehicle.price ?? 0)
      return prices.reduce((sum, price) => sum + price, 0) / prices.length
    }
    expect(average(2023, 2025)).toBeGreaterThan(average(2018, 2020) * 1.2)
    expect(average(2018, 2020)).toBeGreaterThan(average(2010, 2014) * 1.2)
  })

  test('takes every variant of the catalogue from a year in which it was sold', () => {
    for (const line of catalogue) expect(line.to === null || line.to >= line.from, `${line.make} ${line.model}`).toBe(true)
  })
})

describe('demo stock covers', () => {
  test('STOCK-02 new, used and demo; cars, motorcycles and caravans', () => {
    for (const carType of ['new', 'used', 'demo']) some(carType, (vehicle) => vehicle.car_type === carType, 20)
    for (const itemType of ['car', 'motorcycle', 'caravan']) some(itemType, (vehicle) => vehicle.item_type === itemType, 20)
    some('motorhome', (vehicle) => vehicle.body === 'Motorhome', 5)
  })

  test('STOCK-07 every status: in stock, coming soon, sold, an unknown one and none', () => {
    some('in_stock', (vehicle) => vehicle.status === 'in_stock', 850)
    some('coming_soon', (vehicle) => vehicle.status === 'coming_soon', 20)
    some('in_transit', (vehicle) => vehicle.status === 'in_transit', 10)
    some('no status', (vehicle) => vehicle.status === null)
  })

  test('SRCH-13 sold inside and outside the window, and vehicles that are not shown', () => {
    for (const [slug, vehicles] of bySite) {
      const sold = vehicles.filter((vehicle) => vehicle.status === 'sold')
      expect(sold.some((vehicle) => (vehicle.sold_date_timestamp ?? 0) > startOfDay(-2)), `${slug} sold yesterday`).toBe(true)
      expect(sold.some((vehicle) => (vehicle.sold_date_timestamp ?? 0) < startOfDay(-10)), `${slug} sold long ago`).toBe(true)
      expect(sold.every((vehicle) => (vehicle.sold_date_timestamp ?? Number.POSITIVE_INFINITY) < startOfDay(0))).toBe(true)
    }
    some('hidden', (vehicle) => !vehicle.show_on_dealer_website, 5)
  })

  test('CARD-03 every tag: electrified, reserved, certified, explicit, coming soon, just arrived', () => {
    for (const fuel of ['Electric', 'Petrol/Electric Hybrid', 'Petrol - Plug-in Hybrid', 'Hydrogen', 'LPG', 'Diesel']) some(fuel, (vehicle) => vehicle.fuel === fuel)
    some('reserved', (vehicle) => vehicle.reserved, 15)
    some('certified', (vehicle) => vehicle.certified && !vehicle.reserved, 15)
    some('certified and reserved', (vehicle) => vehicle.certified && vehicle.reserved)
    for (const tag of ['Test Drive Only', "Manager's Special", 'Run-out', 'Low kms']) some(tag, (vehicle) => vehicle.tag === tag, 3)
    some('just arrived', (vehicle) => vehicle.created_at >= `${addDays(today, -7)}T`, 60)
    some('not just arrived', (vehicle) => vehicle.created_at < `${addDays(today, -9)}T`, 600)
    some('preorder', (vehicle) => vehicle.preorder && vehicle.price === null, 5)
  })

  test('PRICE-01 list, offer and subscription prices at their edges', () => {
    some('list only', (vehicle) => (vehicle.price ?? 0) > 11 && vehicle.offer_price === null, 500)
    some('offer lower', (vehicle) => vehicle.offer_price !== null && vehicle.price !== null && vehicle.offer_price < vehicle.price, 20)
    some('offer equal', (vehicle) => vehicle.offer_price !== null && vehicle.offer_price === vehicle.price, 2)
    some('offer higher', (vehicle) => vehicle.offer_price !== null && vehicle.price !== null && vehicle.offer_price > vehicle.price)
    some('offer only', (vehicle) => vehicle.offer_price !== null && vehicle.price === null)
    for (const price of [0, 10, 11, 500, 500.01]) some(`price ${price}`, (vehicle) => vehicle.price === price)
    some('on application', (vehicle) => vehicle.price === null && vehicle.price_type === 'poa', 5)
    some('subscription', (vehicle) => (vehicle.subscription_price ?? 0) > 0, 20)
    some('subscription of nothing', (vehicle) => vehicle.subscription_price === 0)
    some('odd cents', (vehicle) => vehicle.price !== null && vehicle.price > 1000 && !Number.isInteger(vehicle.price))
  })

  test('PRICE-02 an earlier price above, equal to, below and absent', () => {
    some('above', (vehicle) => vehicle.before_price !== null && vehicle.price !== null && vehicle.before_price > vehicle.price, 20)
    some('equal', (vehicle) => vehicle.before_price !== null && vehicle.before_price === vehicle.price, 3)
    some('below', (vehicle) => vehicle.before_price !== null && vehicle.price !== null && vehicle.before_price < vehicle.price)
    some('absent', (vehicle) => vehicle.before_price === null, 500)
    some('with an offer', (vehicle) => vehicle.before_price !== null && vehicle.offer_price !== null && vehicle.before_price > vehicle.offer_price)
  })

  test('PRICE-03 every price type and none', () => {
    for (const type of ['drive_away', 'estimated_drive_away', 'egc', 'eegc', 'poa', null]) some(String(type), (vehicle) => vehicle.price_type === type)
  })

  test('PRICE-04 market averages above, below, by 499 and 500, national only and zero', () => {
    const above = (vehicle: DemoVehicle, average: number | null | undefined): number => (average ?? 0) - (vehicle.offer_price ?? vehicle.price ?? 0)
    some('state above', (vehicle) => above(vehicle, vehicle.autograb_data?.state_average_market_price) > 499, 5)
    some('state below', (vehicle) => vehicle.autograb_data?.state_average_market_price != null && above(vehicle, vehicle.autograb_data.state_average_market_price) < 0, 5)
    some('national only', (vehicle) => vehicle.autograb_data?.state_average_market_price === null && above(vehicle, vehicle.autograb_data.average_market_price) > 499, 3)
    for (const gap of [499, 500]) some(`by ${gap}`, (vehicle) => vehicle.autograb_data?.state_average_market_price === null && above(vehicle, vehicle.autograb_data.average_market_price) === gap)
    some('zero', (vehicle) => vehicle.autograb_data?.state_average_market_price === 0)
  })

  test('STOCK-01 every field that may be absent is absent somewhere and present somewhere', () => {
    const required = new Set(['stocknum', 'dealership_slug', 'make', 'model', 'car_type', 'item_type', 'created_at', 'reserved', 'certified', 'preorder', 'show_on_dealer_website', 'rank', 'images', 'thumbnails', 'standardEquipment', 'payment_processors'])
    for (const field of demoFields) {
      some(`${field} present`, (vehicle) => vehicle[field] !== null)
      if (!required.has(field)) some(`${field} absent`, (vehicle) => vehicle[field] === null)
    }
    const facts = all.flatMap((vehicle) => vehicle.variant ?? [])
    for (const name of ['cylinders', 'enginesize', 'induction', 'geartype', 'fuelconsumptioncombined', 'fuelcapacity', 'grossvehiclemass', 'vehiclelength', 'towingcapacitybraked', 'bodyconfiguration', 'torque', 'ancaprating'] as const) {
      expect(facts.some((fact) => fact[name] === null), `${name} absent`).toBe(true)
      expect(facts.some((fact) => fact[name] !== null), `${name} present`).toBe(true)
    }
  })

  test('VDP-05 comments: none, empty, only a separator, exactly 400 and 401 characters, long', () => {
    some('null', (vehicle) => vehicle.dealercomments === null)
    some('empty', (vehicle) => vehicle.dealercomments === '', 3)
    some('separator', (vehicle) => vehicle.dealercomments !== null && /^[\s\-–—_*.,|/=]+$/.test(vehicle.dealercomments), 3)
    for (const length of [400, 401]) some(`${length} characters`, (vehicle) => vehicle.dealercomments?.length === length, 5)
    some('long', (vehicle) => (vehicle.dealercomments?.length ?? 0) > 900, 10)
  })

  test('VDP-09 registration that ended, ends today and is ahead', () => {
    some('ended', (vehicle) => vehicle.rego_expiry !== null && vehicle.rego_expiry < today, 5)
    some('today', (vehicle) => vehicle.rego_expiry === today, 5)
    some('ahead', (vehicle) => vehicle.rego_expiry !== null && vehicle.rego_expiry > today, 200)
  })

  test('VDP-08 caravans in feet and kilograms', () => {
    const caravans = all.filter((vehicle) => vehicle.item_type === 'caravan' && vehicle.specifications !== null)
    expect(caravans.length).toBeGreaterThan(70)
    for (const { specifications } of caravans) {
      expect(specifications?.body_length).toBeGreaterThan(8)
      expect(specifications?.body_length).toBeLessThan(30)
      expect(specifications?.aggregate_trailer_mass).toBeGreaterThan(specifications?.tare_weight ?? Number.POSITIVE_INFINITY)
    }
  })

  test('VDP-12 history reports, payment processors and consignment, present and absent', () => {
    some('report', (vehicle) => vehicle.file !== null, 50)
    some('processor', (vehicle) => vehicle.payment_processors.length > 0, 300)
    some('no processor', (vehicle) => vehicle.payment_processors.length === 0, 100)
    some('own deposit', (vehicle) => vehicle.reserve_amount === 500, 3)
    some('consignment', (vehicle) => vehicle.private_suburb !== null && /^\d{4}$/.test(vehicle.private_postcode ?? ''), 10)
  })

  test('VDP-11 no picture, one, five and many; long names', () => {
    for (const [count, least] of [[0, 10], [1, 10], [5, 600], [16, 5], [24, 1]] as const) some(`${count} pictures`, (vehicle) => vehicle.images.length === count, least)
    some('long name', (vehicle) => (vehicle.name?.length ?? 0) > 70, 8)
    some('no name of its own', (vehicle) => vehicle.name === null, 800)
  })

  test('STOCK-08 lenders with terms flat and nested, with and without comparison rate and payments', () => {
    some('flat', (vehicle) => lendersOf(vehicle).some((lender) => typeof lender['termYears'] === 'number'), 50)
    some('nested', (vehicle) => lendersOf(vehicle).some((lender) => 'term5' in lender), 50)
    some('no comparison rate', (vehicle) => lendersOf(vehicle).some((lender) => lender['comparisonRate'] === null), 5)
    some('no weekly payment', (vehicle) => lendersOf(vehicle).some((lender) => lender['paymentWeek'] === null), 10)
    some('no monthly payment', (vehicle) => lendersOf(vehicle).some((lender) => lender['paymentMonth'] === null), 10)
    some('several', (vehicle) => lendersOf(vehicle).length > 1, 5)
    some('none', (vehicle) => vehicle.finance_lenders === null, 50)
    for (const price of [500, 500.01]) some(`at ${price}`, (vehicle) => vehicle.price === price && vehicle.finance_lenders !== null)
    some('stored quote', (vehicle) => vehicle.youxQuote !== null, 20)
  })

  test('STOCK-04 every body of the search tiles', () => {
    for (const body of ['Hatchback', 'Sedan', 'Wagon', 'Station Wagon', 'SUV', 'Utility', 'Cab Chassis', 'Van', 'People Mover', 'Bus', 'Light Truck', 'Coupe', 'Convertible', 'Hardtop', 'Softtop', 'Motorhome', 'Cruiser', 'Enduro', 'Caravan', 'Pop Top', 'Camper Trailer']) {
      some(body, (vehicle) => vehicle.body === body)
    }
  })
})

const siteFiles = demoSiteSlugs.map((slug) => [slug, new URL(`../../sites/${slug}.yaml`, import.meta.url)] as const)
describe.skipIf(siteFiles.some(([, file]) => !existsSync(file)))('demo stock and site files', () => {
  test.each(siteFiles)('%s takes the vehicles of its feed', (slug, file) => {
    const site = parseYaml(readFileSync(file, 'utf8')) as { dealerships?: { slug: string }[]; finance?: { lenders?: Record<string, unknown> } }
    const dealerships = (site.dealerships ?? []).map((dealership) => ({ slug: dealership.slug, state: null, city: null }))
    expect(dealerships.length).toBeGreaterThan(0)
    const vehicles = buildDemoVehicles(slug, { today, dealerships })
    expect(new Set(vehicles.map((vehicle) => vehicle.dealership_slug))).toEqual(new Set(dealerships.map((dealership) => dealership.slug)))
    const providers = Object.keys(site.finance?.lenders ?? {})
    expect(providers.length).toBeGreaterThan(0)
    for (const provider of providers) expect(vehicles.filter((vehicle) => vehicle.finance_lenders !== null && provider in vehicle.finance_lenders).length, provider).toBeGreaterThan(20)
  })
})
