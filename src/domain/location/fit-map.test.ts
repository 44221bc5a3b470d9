import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitMap } from './fit-map.ts'
import { projectPoint } from './tile-grid.ts'

const size = { width: 264, height: 264, margin: 40, maxZoom: 18 }
const point = fc.record({
  lat: fc.double({ min: -44, max: -9, noNaN: true }),
  long: fc.double({ min: 96, max: 168, noNaN: true }),
})

test('every point lies within the margin, and one zoom closer at least one does not', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), (points) => {
      const { centreX, centreY, zoom } = fitMap(points, size)
      const reach = (at: number, scale: number) =>
        Math.max(
          ...points
            .map((each) => projectPoint(each, at))
            .flatMap(({ x, y }) => [Math.abs(x - centreX * scale), Math.abs(y - centreY * scale)]),
        )
      expect(reach(zoom, 1)).toBeLessThanOrEqual(92.001)
      if (zoom < 14) expect(reach(zoom + 1, 2)).toBeGreaterThan(91.999)
    }),
  )
})

test('no points and one point have a view too', () => {
  expect(fitMap([], size)).toMatchObject({ zoom: 14 })
  expect(fitMap([{ lat: -27, long: 153 }], { ...size, maxZoom: 9 })).toMatchObject({ zoom: 9 })
})
