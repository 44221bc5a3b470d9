import { expect, test } from 'vitest'
import { extendLine } from './extend-line.ts'

test('LOC-03 a line that leads out of what the site tells of goes on beyond a wide frame', () => {
  const road = extendLine([
    [-0.9, 0],
    [0, 0],
    [0, 0.9],
  ])
  expect(road).toHaveLength(5)
  expect(road[0]?.[0]).toBeLessThan(-3)
  expect(road[4]?.[1]).toBeGreaterThan(3)
})

test('LOC-03 a line that ends near the location, or turns back to it, ends there', () => {
  const [near, back] = [
    [
      [0.2, 0],
      [0.5, 0],
    ],
    [
      [1.5, 0],
      [1.1, 0],
    ],
  ] as const
  expect(extendLine(near)).toEqual(near)
  expect(extendLine(back).at(-1)).toEqual([1.1, 0])
})
