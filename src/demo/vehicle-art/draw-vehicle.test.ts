import sax from 'sax'
import { describe, expect, test } from 'vitest'
import { artFamilies, artPaints, plainViews } from '../art-key.ts'
import { resolveAccessories } from './accessories.ts'
import { drawVehicle } from './draw-vehicle.ts'
import { drawnShapes, type DrawnParts } from './drawn-shape.ts'
import { scenes } from './scene.ts'

interface Read {
  readonly elements: readonly string[]
  readonly ids: readonly string[]
  readonly references: readonly string[]
  readonly text: string
}

/** Reads a drawing strictly; throws where it is not well formed. */
function readSvg(svg: string): Read {
  const parser = sax.parser(true)
  const [elements, ids, references]: [string[], string[], string[]] = [[], [], []]
  let text = ''
  Object.assign(parser, {
    onerror: (error: Error) => {
      throw error
    },
    onopentag: ({ name, attributes }: { name: string; attributes: Record<string, string> }) => {
      elements.push(name)
      for (const [key, value] of Object.entries(attributes)) {
        if (key === 'id') ids.push(value)
        if (key === 'href') references.push(value.replace('#', ''))
        references.push(...Array.from(value.matchAll(/url\(#([^)]*)\)/g), (match) => match[1] ?? ''))
      }
    },
    ontext: (piece: string) => {
      text += piece
    },
  })
  parser.write(svg).close()
  return { elements, ids, references, text }
}

const partsOf = (index: number): DrawnParts => ({
  shape: drawnShapes[index % drawnShapes.length] ?? 'suv',
  family: artFamilies[(index * 7) % artFamilies.length] ?? 'toyota',
  paint: artPaints[(index * 5) % artPaints.length] ?? 'white',
  seed: (index * 13) % 100,
})
const every = drawnShapes.flatMap((_, index) =>
  plainViews.map((view, at) => ({
    parts: partsOf(index + at * drawnShapes.length),
    view,
    scene: scenes[(index + at) % scenes.length] ?? 'studio',
  })),
)

describe('drawn vehicles', () => {
  test.each(every)(
    '$view of $parts.shape is a whole drawing that needs nothing from outside',
    ({ parts, view, scene }) => {
      const svg = drawVehicle(parts, view, scene)
      const { elements, ids, references, text } = readSvg(svg)
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity|href="http|<text|<image|<script/)
      expect(text).toBe('')
      expect(new Set(ids).size, 'ids are unique').toBe(ids.length)
      expect(references.filter((reference) => !ids.includes(reference))).toEqual([])
      expect(elements.length).toBeGreaterThan(60)
      // Blur costs a second and more in the renderer; soft edges are gradients and stacked strokes.
      expect(elements).not.toContain('filter')
      expect(svg.length).toBeLessThan(140_000)
    },
  )

  test('is the same for the same key and differs by every part of it', () => {
    const parts: DrawnParts = { shape: 'suv', family: 'toyota', paint: 'white', seed: 7 }
    const svg = drawVehicle(parts, 'side', 'studio')
    expect(drawVehicle({ ...parts }, 'side', 'studio')).toBe(svg)
    const others = [
      drawVehicle({ ...parts, shape: 'ute' }, 'side', 'studio'),
      drawVehicle({ ...parts, paint: 'navy' }, 'side', 'studio'),
      drawVehicle({ ...parts, family: 'mazda' }, 'side', 'studio'),
      drawVehicle({ ...parts, seed: 8 }, 'side', 'studio'),
      drawVehicle(parts, 'side-left', 'studio'),
      drawVehicle(parts, 'side', 'dusk'),
    ]
    expect(new Set([svg, ...others]).size).toBe(7)
  })

  test('a row of one shape and paint shows another car for every family', () => {
    for (const view of ['side', 'front'] as const) {
      const drawings = artFamilies.map((family) =>
        drawVehicle({ shape: 'suv', family, paint: 'silver', seed: 3 }, view, 'studio'),
      )
      expect(new Set(drawings).size, view).toBe(artFamilies.length)
    }
  })

  test.each(drawnShapes)('the five pictures of a %s are five pictures', (shape) => {
    const parts: DrawnParts = { shape, family: 'european', paint: 'blue', seed: 12 }
    expect(
      new Set(
        (['side', 'side-left', 'front', 'rear', 'detail'] as const).map((view) => drawVehicle(parts, view, 'studio')),
      ).size,
    ).toBe(5)
  })

  test('what is bolted on shows from the side and from the front', () => {
    const withBar = Array.from({ length: 40 }, (_, seed): DrawnParts => ({
      shape: 'offroader',
      family: 'toyota',
      paint: 'sand',
      seed,
    })).filter((parts) => resolveAccessories(parts).bullbar === 'black')
    const without = Array.from({ length: 40 }, (_, seed): DrawnParts => ({
      shape: 'offroader',
      family: 'toyota',
      paint: 'sand',
      seed,
    })).filter((parts) => resolveAccessories(parts).bullbar === 'none')
    expect(withBar.length).toBeGreaterThan(5)
    expect(without.length).toBeGreaterThan(5)
    const size = (list: readonly DrawnParts[], view: 'side' | 'front'): number =>
      list.reduce((sum, parts) => sum + readSvg(drawVehicle(parts, view, 'studio')).elements.length, 0) / list.length
    for (const view of ['side', 'front'] as const)
      expect(size(withBar, view), view).toBeGreaterThan(size(without, view) + 8)
  })

  test('town cars carry no bull bar, rack or snorkel', () => {
    for (const shape of ['hatch', 'sedan'] as const) {
      for (let seed = 0; seed < 100; seed += 1)
        expect(resolveAccessories({ shape, seed })).toEqual({
          bullbar: 'none',
          snorkel: false,
          rack: 'none',
          spare: false,
          lightBar: false,
        })
    }
  })
})
