import { describe, expect, test } from 'vitest'
import { parseArtKey } from './art-key.ts'
import { buildDemoVehicles } from './build-demo-vehicles.ts'
import { addDays, formatEpochSeconds, yearOf } from './calendar.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { findElectricFigures, ratedModels } from './catalogue/electric-figures.ts'
import { interiorColours } from './catalogue/equipment.ts'
import { demoSiteSlugs } from './plans/plans.ts'
import { createRandom } from './random.ts'
import type { DemoVehicle } from './vehicle/demo-vehicle.ts'
import { resolveCabinColour } from './vehicle-art/cabin-style.ts'
import { resolveMarketValue, roundToAskingPrice } from './vehicle/price-vehicle.ts'

const today = '2026-11-20'
const bySite = demoSiteSlugs.map((slug) => [slug, buildDemoVehicles(slug, { today })] as const)
const all = bySite.flatMap(([, vehicles]) => vehicles)
const current = ({ price, offer_price }: DemoVehicle): number | null => offer_price ?? price

/** Names the vehicles that break a rule, so that a failure says which. */
const breaking = (holds: (vehicle: DemoVehicle) => boolean): readonly string[] =>
  all
    .filter((vehicle) => !holds(vehicle))
    .map(({ stocknum, year, make, model, price, km }) => `${stocknum} ${year} ${make} ${model} $${price} ${km} km`)

describe('prices', () => {
  test('are whole dollars between what a yard would still sell and the dearest new car', () => {
    const least = { car: 4000, motorcycle: 2000, caravan: 8000 }
    expect(
      breaking((vehicle) => {
        const prices = [vehicle.price, vehicle.offer_price, vehicle.before_price].filter((price) => price !== null)
        return prices.every((price) => Number.isInteger(price) && price >= least[vehicle.item_type] && price <= 250_000)
      }),
    ).toEqual([])
  })

  // Ranges that a buyer of late 2026 would find in any classified, for average kilometres.
  test.each([
    ['Toyota', 'Corolla', 'Ascent Sport Hybrid', 2020, 90_000, 17_000, 26_000],
    ['Toyota', 'HiLux', 'SR5', 2021, 85_000, 38_000, 52_000],
    ['Toyota', 'RAV4', 'GXL Hybrid', 2022, 60_000, 34_000, 46_000],
    ['Toyota', 'LandCruiser', 'GXL', 2023, 50_000, 90_000, 115_000],
    ['Mazda', 'CX-5', 'Maxx Sport', 2018, 110_000, 17_000, 26_000],
    ['Kia', 'Cerato', 'S', 2020, 90_000, 13_000, 21_000],
    ['Kia', 'Picanto', 'S', 2019, 100_000, 8_500, 14_500],
    ['Hyundai', 'i30', 'Active', 2018, 110_000, 11_000, 18_000],
    ['Tesla', 'Model 3', 'Rear-Wheel Drive', 2022, 60_000, 29_000, 42_000],
    ['Holden', 'Barina', 'CD', 2014, 150_000, 4_000, 8_500],
  ])('a used %s %s %s of %i with %i km is worth between $%i and $%i', (make, model, badge, year, km, least, most) => {
    const lines = catalogue.filter(
      (line) => line.make === make && line.model === model && line.from <= year && (line.to ?? year) >= year,
    )
    const offers = lines.flatMap((line) =>
      line.variants.filter((variant) => variant.badge === badge).map((variant) => ({ line, variant })),
    )
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers) {
      const value = resolveMarketValue({ ...offer, carType: 'used', age: yearOf(today) - year, km })
      expect(value).toBeGreaterThanOrEqual(least)
      expect(value).toBeLessThanOrEqual(most)
    }
  })

  test('age and kilometres lower a price, and no used vehicle costs what it costs new', () => {
    for (const line of catalogue) {
      for (const variant of line.variants) {
        const worth = (age: number, km: number): number =>
          resolveMarketValue({ line, variant, carType: 'used', age, km: line.itemType === 'caravan' ? null : km })
        for (let age = 1; age < 15; age += 1) {
          expect(worth(age + 1, 60_000 + age * 9_000), `${line.make} ${line.model}`).toBeLessThanOrEqual(
            worth(age, 60_000 + (age - 1) * 9_000),
          )
        }
        if (line.itemType === 'car')
          expect(worth(4, 100_000), `${line.make} ${line.model}`).toBeLessThan(worth(4, 30_000) * 0.95)
        expect(worth(1, 15_000), `${line.make} ${line.model}`).toBeLessThan(variant.dollarsNew)
      }
    }
  })

  test('an asking price stays within a few per cent of the value', () => {
    const random = createRandom('asking prices')
    for (let dollars = 4_500; dollars < 200_000; dollars += 731) {
      expect(Math.abs(roundToAskingPrice(dollars, random) - dollars)).toBeLessThanOrEqual(
        Math.max(1_000, dollars * 0.05),
      )
    }
  })

  test('the same new car costs the same wherever it stands', () => {
    const priced = all.filter((vehicle) => vehicle.car_type === 'new' && vehicle.price !== null)
    const keyOf = ({ make, model, badge, series, body, trans, year }: DemoVehicle): string =>
      JSON.stringify([make, model, badge, series, body, trans, year])
    for (const [key, same] of Map.groupBy(priced, keyOf))
      expect([...new Set(same.map(({ price }) => price))], key).toHaveLength(1)
  })

  test('a reduction is one that a dealer would make, on what has stood for a while', () => {
    const reduced = all.filter(({ before_price, offer_price }) => before_price !== null || offer_price !== null)
    expect(reduced.length).toBeGreaterThan(50)
    for (const vehicle of reduced) {
      const earlier = vehicle.before_price ?? vehicle.price ?? 0
      const now = current(vehicle) ?? 0
      expect((earlier - now) / earlier, vehicle.stocknum).toBeGreaterThan(0.015)
      expect((earlier - now) / earlier, vehicle.stocknum).toBeLessThan(0.12)
      expect(vehicle.created_at < addDays(today, -34), vehicle.stocknum).toBe(true)
    }
  })
})

describe('vehicles', () => {
  test('have been driven as far as vehicles of their age are', () => {
    const used = all.filter((vehicle) => vehicle.car_type === 'used' && vehicle.item_type === 'car')
    expect(
      breaking((vehicle) => {
        if (vehicle.item_type === 'caravan') return vehicle.km === null
        if (vehicle.car_type === 'new') return vehicle.km === null || vehicle.km < 100
        if (vehicle.car_type === 'demo') return vehicle.km !== null && vehicle.km < 10_000
        return (
          vehicle.km !== null &&
          vehicle.km >= 1_000 &&
          vehicle.km <= 40_000 * (yearOf(today) - (vehicle.year ?? 0) + 0.5)
        )
      }),
    ).toEqual([])
    const yearly = used
      .map((vehicle) => (vehicle.km ?? 0) / (yearOf(today) - (vehicle.year ?? 0) + 0.4))
      .sort((a, b) => a - b)
    const median = yearly[Math.floor(yearly.length / 2)] ?? 0
    expect(median).toBeGreaterThan(11_000)
    expect(median).toBeLessThan(17_000)
  })

  test.each(['2026-01-02', '2026-11-20', '2027-03-01'])(
    'on %s were built, complied, listed and sold in that order',
    (day) => {
      for (const vehicle of demoSiteSlugs.flatMap((slug) => buildDemoVehicles(slug, { today: day }))) {
        const listed = vehicle.created_at.slice(0, 10)
        const dates = [vehicle.build_date, vehicle.compliance_date, listed, day].flatMap((date) => date ?? [])
        expect(dates, vehicle.stocknum).toEqual(dates.toSorted((a, b) => a.localeCompare(b)))
        const sold = vehicle.sold_date_timestamp
        expect(sold !== null, vehicle.stocknum).toBe(vehicle.status === 'sold')
        if (sold === null) continue
        expect(sold).toBeGreaterThan(formatEpochSeconds(listed, 0))
        expect(sold).toBeLessThan(formatEpochSeconds(day, 0))
      }
    },
  )

  test('carry plates only where they are registered, and new ones carry none', () => {
    expect(
      breaking(
        ({ regplate, rego_expiry, car_type }) =>
          (regplate === null) === (rego_expiry === null) && (car_type !== 'new' || regplate === null),
      ),
    ).toEqual([])
  })

  test('state the power of every engine whose torque they state, as makers write it', () => {
    const kilowatts = ({ variant }: DemoVehicle): number =>
      Number(/^(\d{2,3})kW(?: @ \d{4,5}(?:-\d{4,5})?rpm)?$/.exec(variant?.power ?? '')?.[1] ?? Number.NaN)
    expect(
      breaking((vehicle) => {
        const power = kilowatts(vehicle)
        const most = vehicle.item_type === 'motorcycle' ? 160 : 410
        return vehicle.variant?.torque == null || (power >= 15 && power <= most)
      }),
    ).toEqual([])
    expect(breaking(({ item_type, variant }) => item_type !== 'car' || variant?.power != null)).toEqual([])
  })

  test('state consumption and range of an electric car only for the years for which its maker did', () => {
    expect(all.filter(({ variant }) => variant?.electricrange != null).length).toBeGreaterThan(20)
    expect(
      breaking((vehicle) => {
        const stated = findElectricFigures(vehicle, vehicle.year ?? 0)
        const { energyconsumption = null, electricrange = null } = vehicle.variant ?? {}
        const { Battery: battery, Range_cycle: cycle } = vehicle.specifications?.other ?? {}
        return (
          energyconsumption === (stated?.use ?? null) &&
          electricrange === (stated?.range ?? null) &&
          battery === (stated?.battery === undefined ? undefined : `${stated.battery} kWh`) &&
          cycle === stated?.cycle
        )
      }),
    ).toEqual([])
    const names = catalogue.flatMap(({ make, model, variants }) =>
      variants.map(({ badge }) => `${make} ${model} ${badge ?? ''}`.trim()),
    )
    expect(ratedModels.filter((name) => !names.includes(name))).toEqual([])
  })

  test('have only features that such a vehicle can have', () => {
    const has = (vehicle: DemoVehicle, ...names: readonly string[]): boolean =>
      names.some((name) => vehicle.standardEquipment.includes(name))
    expect(
      breaking(
        (vehicle) => vehicle.body !== 'Camper Trailer' || !has(vehicle, 'Ensuite', 'Washing Machine', 'Slide-out'),
      ),
    ).toEqual([])
    expect(
      breaking(
        (vehicle) =>
          !['Convertible', 'Roadster', 'Cabriolet'].includes(vehicle.body ?? '') ||
          !has(vehicle, 'Sunroof', 'Roof Rails'),
      ),
    ).toEqual([])
    expect(
      breaking(
        (vehicle) => vehicle.body !== 'SUV' || !has(vehicle, 'Sports Bar', 'Tub Liner', 'Roller Shutter', 'Canopy'),
      ),
    ).toEqual([])
    expect(breaking((vehicle) => vehicle.body !== 'Hatch' || !has(vehicle, 'Power Tailgate'))).toEqual([])
    expect(breaking((vehicle) => (vehicle.variant?.enginesize ?? 0) <= 660 || !has(vehicle, 'LAMS Approved'))).toEqual(
      [],
    )
    expect(
      breaking(
        (vehicle) => vehicle.body !== 'Motocross' || !has(vehicle, 'Panniers', 'Cruise Control', 'LED Headlight'),
      ),
    ).toEqual([])
  })
})

describe.each(bySite)('%s', (_slug, vehicles) => {
  const countOf = (holds: (vehicle: DemoVehicle) => boolean): number => vehicles.filter(holds).length

  test('is for sale but for a few: sold yesterday, on their way or held', () => {
    expect(new Set(vehicles.map(({ status }) => status))).toEqual(new Set(['coming_soon', 'in_stock', 'sold']))
    expect(countOf(({ show_on_dealer_website }) => !show_on_dealer_website)).toBe(0)
    for (const part of [
      countOf(({ status }) => status === 'sold'),
      countOf(({ status }) => status === 'coming_soon'),
      countOf(({ reserved }) => reserved),
    ]) {
      expect(part).toBeGreaterThanOrEqual(2)
      expect(part).toBeLessThanOrEqual(vehicles.length * 0.06)
    }
    expect(countOf((vehicle) => current(vehicle) === null)).toBeLessThanOrEqual(vehicles.length * 0.04)
  })

  test('spreads over bodies, prices and years', () => {
    const shareOf = (most: Map<unknown, readonly DemoVehicle[]>): number =>
      Math.max(...[...most.values()].map((same) => same.length)) / vehicles.length
    expect(new Set(vehicles.map(({ body }) => body)).size).toBeGreaterThanOrEqual(8)
    expect(shareOf(Map.groupBy(vehicles, ({ body }) => body))).toBeLessThan(0.5)
    expect(shareOf(Map.groupBy(vehicles, ({ model, badge }) => `${model} ${badge}`))).toBeLessThan(0.08)
    expect(new Set(vehicles.map(({ year }) => year)).size).toBeGreaterThanOrEqual(8)
    const prices = vehicles.flatMap((vehicle) => current(vehicle) ?? []).sort((a, b) => a - b)
    const at = (share: number): number => prices[Math.floor(prices.length * share)] ?? 0
    expect(at(0.9)).toBeGreaterThan(at(0.1) * 3)
  })

  test('describes each vehicle in words of its own', () => {
    const texts = vehicles.map(({ dealercomments }) => dealercomments)
    expect(texts.filter((text) => text === null || text.length < 100)).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('pictures', () => {
  test('T3 the interior that a record states has the colour of the cabin in its pictures', () => {
    const stated = all.filter(({ interior_colour: colour }) => colour !== null)
    expect(stated.length).toBeGreaterThan(100)
    expect(
      breaking(({ interior_colour: colour, images }) => {
        const [first] = images
        if (colour === null || first === undefined) return true
        const art = parseArtKey(first.url.split('/')[2] ?? '')
        return art !== null && interiorColours[resolveCabinColour(art)].includes(colour)
      }),
    ).toEqual([])
  })
})
