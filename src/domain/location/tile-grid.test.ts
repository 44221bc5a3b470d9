import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listTiles, projectPoint, tileSize } from './tile-grid.ts'

describe('tiles of a map', () => {
  test('LOC-06 a point has its pixel in the world', () => {
    expect(projectPoint({ lat: 0, long: 0 }, 0)).toEqual({ x: 128, y: 128 })
    expect(projectPoint({ lat: 0, long: 180 }, 1)).toEqual({ x: 512, y: 256 })
    // Brisbane stands in tile 947/593 of zoom 10.
    const { x, y } = projectPoint({ lat: -27.47, long: 153.03 }, 10)
    expect([Math.floor(x / tileSize), Math.floor(y / tileSize)]).toEqual([947, 593])
  })

  test('LOC-06 whatever the view, its tiles cover it, lie in the world, and are few', () => {
    const view = fc
      .record({
        zoom: fc.integer({ min: 1, max: 18 }),
        lat: fc.double({ min: -80, max: 80, noNaN: true }),
        long: fc.double({ min: -180, max: 180, noNaN: true }),
        width: fc.integer({ min: 1, max: 1440 }),
        height: fc.integer({ min: 1, max: 900 }),
      })
      .map(({ lat, long, ...rest }) => ({ ...rest, centre: projectPoint({ lat, long }, rest.zoom) }))
    fc.assert(
      fc.property(view, ({ zoom, centre, width, height }) => {
        const tiles = listTiles({ centreX: centre.x, centreY: centre.y, zoom, width, height })
        expect(tiles.length).toBeGreaterThan(0)
        expect(tiles.length).toBeLessThanOrEqual(80)
        for (const { x, y, left, top } of tiles) {
          expect(x >= 0 && x < 2 ** zoom && y >= 0 && y < 2 ** zoom).toBe(true)
          expect(left > -tileSize - 1 && left <= width && top > -tileSize - 1 && top <= height).toBe(true)
        }
        // The tile of the middle is among them.
        const middle = [centre.x, centre.y].map((value) => Math.min(2 ** zoom - 1, Math.floor(value / tileSize)))
        expect(tiles.some(({ x, y }) => x === middle[0] && y === middle[1])).toBe(true)
      }),
    )
  })
})
