import { expect, test } from 'vitest'
import { bodyRevision } from '../vehicle-drawings.ts'
import type { BodyPlan } from './body-plan.ts'
import { resolveBodyCamera } from './body-views.ts'
import { findBody, listBodyNames } from './models/find-body.ts'
import { renderOverlay } from './render-order.ts'
import { resolvePlan } from './resolve-plan.ts'

const planOf = (name: string): BodyPlan => {
  const facts = findBody(name)
  if (facts === null) throw new Error(name)
  return resolvePlan(facts, 3)
}

const namesOf = (kind: BodyPlan['kind']): readonly string[] =>
  listBodyNames().filter((name) => findBody(name)?.kind === kind)

const width = 240
const height = 180

/** The side of a red car, asked by millimetres: 'red' for its paint, 'dark' for panes and trim, 'none' beside it. */
function lookAtSide(name: string): (x: number, z: number) => 'red' | 'dark' | 'none' {
  const order = { model: name, paint: 'red', seed: 3, view: 'side', scene: 'studio', revision: bodyRevision } as const
  const { pixels } = renderOverlay(order, width)
  const { plan, groundShare } = resolveBodyCamera(order)
  const scale = width / plan.frame
  return (x, z) => {
    const column = Math.round(width / 2 + (x - plan.target[0]) * scale)
    const at = (Math.round(height * groundShare - z * scale) * width + column) * 4
    if (pixels[at + 3] !== 255) return 'none'
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    return red > 70 && red > 1.7 * Math.max(green, blue) ? 'red' : 'dark'
  }
}

test('behind the cab of a ute no sheet metal stands above its tub, which is seen to be open', () => {
  const utes = namesOf('ute')
  expect(utes.length).toBeGreaterThan(15)
  for (const name of utes) {
    const { load, length, height: high } = planOf(name)
    if (load?.kind !== 'tub') throw new Error(`${name} has no tub`)
    const sideAt = lookAtSide(name)
    for (let x = load.from + 90; x < length - 60; x += 60)
      for (let z = load.top + 110; z < high; z += 40)
        expect(sideAt(x, z), `${name} ${Math.round(x)} ${Math.round(z)}`).not.toBe('red')
    for (const view of ['front-quarter', 'rear-quarter'] as const)
      expect(resolveBodyCamera({ model: name, view }).plan.height, name).toBeGreaterThan(load.top + 150)
  }
})

test('behind the panes of a hatch stands a pillar, and no block of sheet metal', () => {
  const hatches = namesOf('hatch')
  expect(hatches.length).toBeGreaterThan(15)
  for (const name of hatches) {
    const { cowl, cabEnd, deck, height: high, roofDrop } = planOf(name)
    const sideAt = lookAtSide(name)
    const z = ((deck.at(-2)?.[1] ?? 0) + 20 + high - roofDrop) / 2
    let [run, widest] = [0, 0]
    for (let x = (cowl[0] + cabEnd) / 2; x < cabEnd; x += 20) {
      run = sideAt(x, z) === 'red' ? run + 20 : 0
      widest = Math.max(widest, run)
    }
    expect(widest, `${name} has no block`).toBeLessThan(420)
  }
})

test.each(['kiaev62022', 'toyotaprius2016', 'fordmustang2015'])(
  'the rear window of a fastback is dark glass in a white body: %s',
  (model) => {
    const order = { model, paint: 'white', seed: 3, view: 'rear', scene: 'studio', revision: bodyRevision } as const
    const { pixels } = renderOverlay(order, width)
    const { plan, groundShare } = resolveBodyCamera(order)
    const { deck, height: high } = planOf(model)
    const rowOf = (z: number): number => Math.round(height * groundShare - (z * width) / plan.frame)
    // Beside the middle, where the aerial and the third brake lamp are.
    const tones = Array.from({ length: rowOf(deck.at(-2)?.[1] ?? 0) - rowOf(high) }, (_, index) => {
      const at = ((rowOf(high) + index) * width + width / 2 + 14) * 4
      return (pixels[at + 3] ?? 0) < 255 ? 255 : ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3
    })
    const dark = tones.filter((tone) => tone < 105)
    expect(dark.length, tones.map(Math.round).join(' ')).toBeGreaterThan(4)
  },
)
