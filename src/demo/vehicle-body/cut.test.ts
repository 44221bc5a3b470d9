import { describe, expect, test } from 'vitest'
import { resolveBodyCamera } from './body-views.ts'
import { createCamera } from './camera.ts'
import { modelCar } from './model-car.ts'
import { findBody, listBodyNames } from './models/find-body.ts'
import { rasterise, type Cut, type Visible } from './rasterise.ts'
import { resolvePaint } from './resolve-paint.ts'
import { resolvePlan } from './resolve-plan.ts'

const width = 320
const height = 240
const everyTenth = listBodyNames().filter((_, index) => index % 10 === 0)

/** Made once for all views: making a model takes longer than a picture of it. */
const modelled = everyTenth.map((name) => {
  const body = findBody(name)
  if (body === null) throw new Error(name)
  return { name, model: modelCar(resolvePlan(body, 0), name, resolvePaint('blue')) }
})

describe('openings of a body', () => {
  test.each(['lamp', 'tail', 'wheel'] as const)(
    'what a point says of its neighbours in a %s view is what they say of themselves',
    (view) => {
      const differing = modelled.flatMap(({ name, model }) => {
        const { mesh, cut, mayCut, isUncut } = model
        const { plan, groundShare } = resolveBodyCamera({ model: name, view })
        const camera = createCamera(plan, width, height * groundShare)
        const summarise = ({ solid, panes }: Visible): readonly number[] =>
          Array.from(solid.near, (near, index) => near - 7 * (panes.near[index] ?? 0))
        const askEach: Cut = (part, point) => cut(part, { ...point })
        const [spared, asked] = [
          summarise(rasterise(mesh, camera, width, height, cut, mayCut, isUncut === undefined ? {} : { isUncut })),
          summarise(rasterise(mesh, camera, width, height, askEach, mayCut)),
        ]
        const count = spared.filter((value, index) => Math.abs(value - (asked[index] ?? 0)) > 1e-6).length
        return count === 0 ? [] : [`${name}: ${count} samples`]
      })
      expect(differing).toEqual([])
    },
  )
})
