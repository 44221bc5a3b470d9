import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { bodyRevision } from '../../vehicle-drawings.ts'
import type { BikeOrder } from './bike-order.ts'
import { resolveBikePlan } from './bike-plan.ts'
import { buildBike } from './build-bike.ts'
import { findBike, findBikeName, isBikeShape, listBikeNames } from './models/find-bike.ts'
import { renderOverlay } from './render-order.ts'

const render = (model: string, view: BikeOrder['view'], width: number): Uint8Array =>
  renderOverlay({ model, paint: 'blue', seed: 3, view, scene: 'studio', revision: bodyRevision }, width).pixels

/** Opaque pixels are the motorcycle's; its shadow is never opaque. */
const maskOf = (pixels: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: pixels.length / 4 }, (_, index) => ((pixels[index * 4 + 3] ?? 0) === 255 ? 1 : 0))

const factsOf = (name: string) => {
  const facts = findBike(name)
  if (facts === null) throw new Error(name)
  return facts
}

describe('T3 modelled motorcycles', () => {
  test('every motorcycle that the demo sells is modelled in its shape', () => {
    const sold = catalogue.filter(({ itemType }) => itemType === 'motorcycle')
    expect(sold.length).toBeGreaterThan(25)
    const used = sold.flatMap((line) =>
      line.variants.map(({ badge, shape = line.shape }) => {
        const name = isBikeShape(shape) ? findBikeName(line, badge, shape) : null
        if (name === null) throw new Error(`${line.make} ${line.model} ${badge ?? ''} is not modelled as ${shape}`)
        return name
      }),
    )
    const scout = { make: 'Indian', model: 'Scout', from: 2018 }
    expect(findBikeName(scout, 'Bobber', 'cruiser')).toBe('indianscout2018')
    expect(findBikeName(scout, 'Bobber', 'roadbike')).toBeNull()
    expect(new Set(used).size, 'one body each').toBe(used.length)
    expect(used.toSorted()).toEqual(listBikeNames().toSorted())
  })

  test('wheels stand where the wheelbase says, and the outermost points make the length, within 3 %', () => {
    for (const name of listBikeNames()) {
      const plan = resolveBikePlan(factsOf(name))
      expect(plan.rear.x - plan.front.x, name).toBeCloseTo(plan.wheelbase, 6)
      const { positions, normals } = buildBike(plan)
      let [first, last, lowest] = [Infinity, -Infinity, Infinity]
      for (let at = 0; at < positions.length; at += 3) {
        first = Math.min(first, positions[at] ?? 0)
        last = Math.max(last, positions[at] ?? 0)
        lowest = Math.min(lowest, positions[at + 2] ?? 0)
      }
      expect(Math.abs((last - first) / plan.size[0] - 1), `${name} length`).toBeLessThan(0.03)
      expect(Math.abs(lowest), `${name} stands on the ground`).toBeLessThan(8)
      expect(positions.every(Number.isFinite) && normals.every(Number.isFinite), name).toBe(true)
    }
  })

  test('pictures keep the scale: lengths from the side are to one another as those of the makers, within 3 %', () => {
    const scales = [
      'kawasakininja4002018',
      'yamahamt072018',
      'harleydavidsonsoftailfatboy1142018',
      'suzukivstrom10502020',
    ].map((name) => {
      const columns = Array.from(maskOf(render(name, 'side', 320)), (value, index) => (value === 1 ? index % 320 : -1))
      const shown = columns.filter((column) => column >= 0)
      const first = shown.reduce((least, column) => Math.min(least, column), 320)
      const last = shown.reduce((most, column) => Math.max(most, column), 0)
      return (last - first + 1) / factsOf(name).size[0]
    })
    const mean = scales.reduce((sum, value) => sum + value, 0) / scales.length
    for (const scale of scales) expect(Math.abs(scale / mean - 1)).toBeLessThan(0.03)
  })

  test('a page that shows a picture twice as wide as high shows the whole motorcycle', () => {
    const [width, height] = [80, 60]
    const highest = listBikeNames()
      .toSorted((one, other) => factsOf(other).size[2] - factsOf(one).size[2])
      .slice(0, 8)
    // Galleries cut 60 % of what does not fit above and 40 % below, a third of the height of a picture 4 to 3.
    const [first, last] = [height * 0.2, height * (1 - 0.4 / 3)]
    for (const view of ['front-quarter', 'side', 'front'] as const)
      for (const name of highest) {
        const rows = Array.from(maskOf(render(name, view, width)), (value, index) =>
          value === 1 ? Math.floor(index / width) : -1,
        ).filter((row) => row >= 0)
        const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1]
        expect([top - first > 0.5, last - bottom > 0.5], `${name} ${view} ${top} ${bottom}`).toEqual([true, true])
      }
  })

  test('no two models share a silhouette', () => {
    const masks = listBikeNames().map((name) => ({ name, mask: maskOf(render(name, 'side', 96)) }))
    const alike = masks.flatMap((one, at) =>
      masks.slice(at + 1).flatMap((other) => {
        const differing = one.mask.reduce((count, value, index) => count + (value === other.mask[index] ? 0 : 1), 0)
        return differing > 60 ? [] : [`${one.name} ${other.name}: ${differing} pixels`]
      }),
    )
    expect(alike).toEqual([])
  })

  test('the same order gives the same bytes, and another look of it another revision', () => {
    // Pictures above 640 pixels are shaded in another way than small ones.
    const digest = (width: number): string =>
      createHash('sha256')
        .update(render('yamahamt072018', 'front-quarter', width))
        .digest('hex')
        .slice(0, 16)
    const first = `${digest(64)} ${digest(660)}`
    render('hondacrf250r2018', 'rear', 64)
    expect(`${digest(64)} ${digest(660)}`).toBe(first)
    // When a change of the look is meant, raise bodyRevision and note the new digest here.
    expect(`${bodyRevision} ${first}`).toBe('14 c7fd7a40309fe123 60767038b9b221ec')
  })

  test('every view shows the motorcycle, and an unknown one none', () => {
    for (const view of [
      'front-quarter',
      'rear-quarter',
      'side-left',
      'front',
      'rear',
      'detail',
      'wheel',
      'lamp',
      'tail',
    ] as const)
      expect(maskOf(render('bmwr1250gs2019', view, 64)).filter((value) => value === 1).length, view).toBeGreaterThan(
        120,
      )
    expect(() => render('nobody2020', 'side', 64)).toThrow(RangeError)
  })
})
