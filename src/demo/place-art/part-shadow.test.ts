import { expect, test } from 'vitest'
import { partShadow } from '../../../scripts/part-shadow.ts'
import { bodyRevision } from '../vehicle-drawings.ts'
import { renderOverlay } from '../vehicle-body/render-order.ts'

const order = { model: 'fordranger2022', paint: 'blue', seed: 3, view: 'front-quarter', scene: 'paper' } as const
const whole = renderOverlay({ ...order, revision: bodyRevision }, 280)
const { vehicle, shadow } = partShadow(whole)

const opacities = ({ pixels }: { readonly pixels: Uint8Array }): readonly number[] =>
  Array.from({ length: pixels.length / 4 }, (_, index) => pixels[index * 4 + 3] ?? 0)

test('the shadow of a parked vehicle is soft, dark under it, and ends before the edges of its picture', () => {
  const { width, height } = shadow
  expect(width / height).toBe(4 / 3)
  const dark = opacities(shadow)
  expect(Math.max(...dark)).toBeGreaterThan(150)
  expect(new Set(dark).size).toBeGreaterThan(40)
  const edge = dark.filter((_, index) => index % width === 0 || index % width === width - 1)
  expect(Math.max(...edge)).toBeLessThan(6)
})

test('what is left of its picture is the vehicle alone, as solid as it was', () => {
  const [before, after] = [opacities(whole), opacities(vehicle)]
  const solid = (list: readonly number[]): number => list.filter((value) => value === 255).length
  expect(solid(after)).toBe(solid(before))
  const soft = (list: readonly number[]): number => list.filter((value) => value > 0 && value < 255).length
  expect(soft(after)).toBeLessThan(soft(before) / 4)
})
