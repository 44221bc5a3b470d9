import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { bodyRevision } from '../vehicle-drawings.ts'
import { resolveBodyCamera, type BodyView } from './body-views.ts'
import { findBody, listBodyNames } from './models/find-body.ts'
import { findModelName, findVehicle, listVehicleNames, sizeOf } from './models/find-vehicle.ts'
import { fromFeet } from './dwelling/resolve-caravan.ts'
import { renderOverlay } from './render-order.ts'
import { resolvePlan } from './resolve-plan.ts'

const render = (model: string, view: BodyView, width: number): Uint8Array =>
  renderOverlay({ model, paint: 'blue', seed: 3, view, scene: 'studio', revision: bodyRevision }, width).pixels

/** Motorcycles have a test of their own (bike/bike.test.ts). */
const bikes = new Set(['roadbike', 'cruiser', 'dirtbike'])

/** What the demo sells in shapes that are modelled: the lines of the catalogue with each of their variants. */
const sold = catalogue.flatMap((line) =>
  line.variants.flatMap(({ badge, engine, shape = line.shape, size = line.size }) =>
    bikes.has(shape) ? [] : [{ line, badge, engine, shape, size, name: findModelName(line, badge, shape) }],
  ),
)

const spanWidth = 200

/** First and last column of a vehicle in a picture of `spanWidth` columns. */
function spanOf(name: string, view: BodyView): readonly [first: number, last: number] {
  let [first, last] = [spanWidth, 0]
  maskOf(render(name, view, spanWidth)).forEach((value, index) => {
    if (value === 0) return
    first = Math.min(first, index % spanWidth)
    last = Math.max(last, index % spanWidth)
  })
  return [first, last]
}

/** Opaque pixels are the vehicle's; its shadow is never opaque. */
const maskOf = (pixels: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: pixels.length / 4 }, (_, index) => ((pixels[index * 4 + 3] ?? 0) === 255 ? 1 : 0))

describe('T3 modelled bodies', () => {
  test('every variant that the demo sells has a body of its own shape', () => {
    const without = sold.flatMap(({ line, badge, shape, name }) =>
      name === null ? [`${line.make} ${line.model} ${badge ?? ''} as ${shape}`] : [],
    )
    expect(without).toEqual([])
  })

  test('cars, buses, trucks and motorhomes have the length and height of their records, within 3 %', () => {
    for (const { name, size, line } of sold) {
      if (size === null || name === null) continue
      const vehicle = findVehicle(name)
      if (vehicle === null) throw new Error(`${name} is not modelled`)
      const [length, , height] = sizeOf(vehicle)
      expect(Math.abs(length / size[0] - 1), `${name} length`).toBeLessThan(0.03)
      expect(Math.abs(height / size[2] - 1), `${name} height`).toBeLessThan(0.03)
      if (vehicle.kind !== 'car') continue
      const isElectric = line.variants.every(({ engine }) => engine?.fuel === 'Electric' || engine?.fuel === 'Hydrogen')
      const { facts } = vehicle
      expect([facts.isElectric, facts.face.grille === 'none' || !isElectric], name).toEqual([isElectric, true])
    }
  })

  test('caravans have the body and the axles of their records, and no two share a name', () => {
    const caravans = sold.filter(({ line }) => line.itemType === 'caravan')
    expect(caravans.length).toBeGreaterThan(25)
    for (const { name, line } of caravans) {
      const vehicle = findVehicle(name ?? '')
      if (vehicle?.kind !== 'dwelling') throw new Error(`${name} is no caravan`)
      const { from, to, width, wheels } = vehicle.resolve(0)
      expect(Math.abs((to - from) / fromFeet(line.caravan?.length ?? 0) - 1), `${name} length`).toBeLessThan(0.03)
      expect(Math.abs(width / fromFeet(line.caravan?.width ?? 0) - 1), `${name} width`).toBeLessThan(0.03)
      expect(wheels, `${name} wheels`).toHaveLength(line.caravan?.axle === 'Tandem' ? 2 : 1)
      // Wheels stand under the body, a little behind its middle, so that the drawbar rests on the car.
      const middle = ((wheels[0] ?? 0) + (wheels.at(-1) ?? 0)) / 2
      expect((middle - from) / (to - from), `${name} axles`).toBeGreaterThan(0.5)
      expect((middle - from) / (to - from), `${name} axles`).toBeLessThan(0.62)
    }
    expect(new Set(caravans.map(({ name }) => name)).size).toBe(caravans.length)
  })

  test('doors, windows and lids lie on the walls of a caravan, clear of one another and of the wheels', () => {
    for (const name of listVehicleNames()) {
      const vehicle = findVehicle(name)
      if (vehicle?.kind !== 'dwelling') continue
      const { fittings, from, to, height, wheels, tyre } = vehicle.resolve(0)
      for (const { what, side, along, up } of fittings) {
        const label = `${name} ${what} at ${along[0]}`
        expect(along[0], label).toBeGreaterThan(from)
        expect(along[1], label).toBeLessThan(to)
        expect(up[1], label).toBeLessThan(height)
        if (what === 'door')
          for (const wheel of wheels)
            expect(Math.max(along[0] - wheel, wheel - along[1]), label).toBeGreaterThan(tyre.diameter / 2)
        const others = fittings.filter((other) => other.side === side && other.along !== along)
        for (const other of others) {
          const apart = Math.max(
            other.along[0] - along[1],
            along[0] - other.along[1],
            other.up[0] - up[1],
            up[0] - other.up[1],
          )
          expect(apart, `${label} and ${other.what}`).toBeGreaterThan(0)
        }
      }
    }
  })

  test('every body stands on its wheels: overhangs, screen, roof and rear window follow one another', () => {
    for (const name of listBodyNames()) {
      const body = findBody(name)
      if (body === null) throw new Error(name)
      const { length, height, wheelbase, frontOverhang, tyre, cowl, roofStart, roofPeak, roofEnd, cabEnd } =
        resolvePlan(body, 0)
      const rear = length - frontOverhang - wheelbase
      expect(Math.min(frontOverhang, rear), `${name} overhangs`).toBeGreaterThan(tyre.diameter / 2)
      expect(cowl[1], `${name} cowl`).toBeLessThan(height * 0.75)
      const along = [0, cowl[0], roofStart, roofPeak, roofEnd, cabEnd, length]
      expect(along, name).toEqual(along.toSorted((a, b) => a - b))
    }
  })

  test.each([
    [
      'the camera of cars',
      ['kiapicanto2017', 'toyotacorolla2018', 'toyotacamry2024', 'toyotahilux2015', 'ram15002018'],
    ],
    [
      'the camera of what is long',
      [
        'jaycoswifttouring2014',
        'avanaliner12014',
        'jaycojourney17558touring2018',
        'jaycosilverline24762touring2019',
        'bushtracker18ftcustom2014',
        'jaycoconquestrm2312016',
        'toyotacoaster2017',
        'isuzunpr45551552015',
      ],
    ],
  ])(
    '%s keeps the scale: lengths from the side are to one another as those of the records, within 3 %%',
    (_, names) => {
      const lengths = names.map((name) => {
        const [first, last] = spanOf(name, 'side')
        const vehicle = findVehicle(name)
        return (last - first + 1) / (vehicle === null ? 1 : sizeOf(vehicle)[0])
      })
      const mean = lengths.reduce((sum, value) => sum + value, 0) / lengths.length
      for (const [at, scale] of lengths.entries()) expect(Math.abs(scale / mean - 1), names[at]).toBeLessThan(0.03)
    },
  )

  test('the longest and the highest vehicles fit into their pictures', () => {
    for (const name of [
      'jaycosilverline24762touring2019',
      'toyotacoaster2017',
      'isuzunpr45551552015',
      'fordetransit2023',
      'fiatducato2014',
    ])
      for (const view of ['front-quarter', 'side', 'rear-quarter', 'side-left'] as const) {
        const [first, last] = spanOf(name, view)
        expect([first > 4, last < spanWidth - 5], `${name} ${view} ${first} ${last}`).toEqual([true, true])
      }
  })

  test('no two models share a silhouette', () => {
    // Lengths or heights that differ by more than half a hundredth give different silhouettes at one scale, and so do
    // widths that differ by two hundredths.
    const bodies = listVehicleNames().map((name) => {
      const vehicle = findVehicle(name)
      return { name, size: vehicle === null ? ([0, 0, 0] as const) : sizeOf(vehicle) }
    })
    const isNear = (a: number, b: number, share = 0.005): boolean => Math.abs(a / b - 1) < share
    const masks = new Map<string, Uint8Array>()
    const findMask = (name: string): Uint8Array => {
      const mask = masks.get(name) ?? maskOf(render(name, 'front-quarter', 96))
      masks.set(name, mask)
      return mask
    }
    // A van for goods and the same van for people are one body.
    const same = new Set(['hyundaistaria2021 hyundaistariaload2021'])
    const alike = bodies.flatMap((one, at) =>
      bodies.slice(at + 1).flatMap((other) => {
        if (!isNear(one.size[0], other.size[0]) || !isNear(one.size[2], other.size[2])) return []
        if (!isNear(one.size[1], other.size[1], 0.02)) return []
        const [first, second] = [findMask(one.name), findMask(other.name)]
        const differing = first.reduce((count, value, index) => count + (value === second[index] ? 0 : 1), 0)
        const pair = `${one.name} ${other.name}`
        return differing > 12 || same.has(pair) ? [] : [`${pair}: ${differing} pixels`]
      }),
    )
    expect(alike).toEqual([])
  })

  test('the same order gives the same bytes, and another look of it another revision', () => {
    // Pictures above 640 pixels are shaded in another way than small ones.
    const digest = (width: number, name = 'toyotarav42019'): string =>
      createHash('sha256')
        .update(render(name, 'front-quarter', width))
        .digest('hex')
        .slice(0, 16)
    const first = `${digest(64)} ${digest(660)}`
    const lamp = render('toyotarav42019', 'lamp', 660)
    render('kiapicanto2017', 'tail', 660)
    expect(render('toyotarav42019', 'lamp', 660)).toEqual(lamp)
    render('kiapicanto2017', 'rear', 64)
    expect(`${digest(64)} ${digest(660)}`).toBe(first)
    // When a change of the look is meant, raise bodyRevision and note the new digest here, so that kept pictures are
    // drawn again.
    expect(`${bodyRevision} ${first}`).toBe('14 85643f4c8851a9a7 8abdad0696698939')
    const others = [
      'jaycojourney17558touring2018',
      'windsorgenesisgv5542013',
      'jaycoconquestrm2312016',
      'isuzunpr45551552015',
    ]
    expect(others.map((name) => digest(64, name)).join(' ')).toBe(
      '88f68e724a7f608a c6fd083a5c6234eb 85e024a28b6b85a6 5890650e5b4302a1',
    )
  })

  test('a cab chassis has a single cab, and daylight between its tray and its wheels', () => {
    const order = { model: 'toyotahilux2015', paint: 'blue', seed: 3, scene: 'studio', revision: bodyRevision } as const
    const masks = [{}, { isCabChassis: true } as const].map((kind) =>
      maskOf(renderOverlay({ ...order, view: 'side', ...kind }, 96).pixels),
    )
    const countAt = (mask: Uint8Array | undefined, row: number): number =>
      Array.from({ length: 96 }, (_, column) => mask?.[row * 96 + column] ?? 0).filter((value) => value === 1).length
    const rows = Array.from({ length: 72 }, (_, row) => row)
    const [whole, bare] = masks.map((mask) => rows.map((row) => countAt(mask, row)))
    const highest = (counts: readonly number[] | undefined): number => counts?.findIndex((count) => count > 10) ?? -1
    expect(Math.abs(highest(bare) - highest(whole))).toBeLessThan(2)
    expect(bare?.[highest(bare) + 3] ?? 0).toBeLessThan(0.7 * (whole?.[highest(whole) + 3] ?? 0))
    const sill = rows.findLast((row) => (whole?.[row] ?? 0) > 50) ?? 0
    expect(bare?.[sill - 2] ?? 0).toBeLessThan(0.85 * (whole?.[sill - 2] ?? 0))
  })

  test('an open car has a windscreen and no roof, and its seats show in their colour', () => {
    const order = { model: 'fordmustang2015', paint: 'blue', seed: 3, scene: 'studio', revision: bodyRevision } as const
    const open = { open: { seats: '#ff0000' } }
    const [closed, opened] = [{}, open].map((kind) => renderOverlay({ ...order, view: 'side', ...kind }, 192).pixels)
    if (closed === undefined || opened === undefined) throw new Error('no picture')
    const heights = [closed, opened].map((pixels) => {
      const mask = maskOf(pixels)
      return Array.from({ length: 192 }, (_, column) =>
        Array.from({ length: 144 }, (__, row) => row).findIndex((row) => mask[row * 192 + column] === 1),
      )
    })
    const [shut = [], bare = []] = heights
    // Fewer columns stand higher than the bonnet and the boot, and none higher than the roof did.
    const tall = (tops: readonly number[]): number => tops.filter((top) => top > 0 && top < 64).length
    expect(tall(shut)).toBeGreaterThan(30)
    expect(tall(bare)).toBeGreaterThan(3)
    expect(tall(bare)).toBeLessThan(tall(shut) * 0.75)
    expect(Math.min(...bare.filter((top) => top > 0))).toBeGreaterThanOrEqual(
      Math.min(...shut.filter((top) => top > 0)),
    )
    // Between the windscreen and the tail lamps.
    const isRed = (pixels: Uint8Array): boolean =>
      Array.from({ length: 70 * 192 }, (_, index) => index).some(
        (index) =>
          index % 192 > 70 &&
          index % 192 < 120 &&
          (pixels[index * 4] ?? 0) > 90 &&
          (pixels[index * 4 + 1] ?? 0) < 40 &&
          (pixels[index * 4 + 2] ?? 0) < 40,
      )
    expect([isRed(closed), isRed(opened)]).toEqual([false, true])
  })

  test('the picture of a wheel holds the whole tyre where a page cuts its edges, and neither lamp nor bumper', () => {
    for (const name of ['kiapicanto2017', 'toyotacorolla2018', 'toyotahilux2015', 'toyotalandcruiser2021']) {
      const body = findBody(name)
      if (body === null) throw new Error(name)
      const { tyre, frontOverhang, wheelbase, length } = resolvePlan(body, 0)
      const { plan, groundShare } = resolveBodyCamera({ model: name, view: 'wheel' })
      // A picture 1.83 times as wide as high leaves 13.6 % of the height out, above and below.
      const high = tyre.diameter / (plan.frame * 0.75)
      expect([groundShare < 0.864, groundShare - high > 0.136], name).toEqual([true, true])
      expect(Math.abs(plan.target[0] - frontOverhang - wheelbase), name).toBeLessThan(
        plan.frame / 2 - tyre.diameter / 2,
      )
      expect(plan.target[0] - plan.frame / 2, name).toBeGreaterThan(frontOverhang)
      expect(plan.target[0], name).toBeLessThan(length - plan.frame * 0.4)
    }
  })

  test('a close view and a view from behind show the vehicle too, and an unknown body none', () => {
    for (const view of ['wheel', 'lamp', 'tail', 'rear', 'front', 'side-left', 'rear-quarter'] as const)
      expect(maskOf(render('minihatch2014', view, 64)).filter((value) => value === 1).length, view).toBeGreaterThan(300)
    expect(() => render('nobody2020', 'side', 64)).toThrow(RangeError)
  })
})
