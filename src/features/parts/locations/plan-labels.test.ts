import { expect, test } from 'vitest'
import { placeLabels } from './plan-labels.ts'

type Plan = Parameters<typeof placeLabels>[0]
type Shape = Plan['shapes'][number]

const place = (name: string, x: number, y: number): Shape => ({ kind: 'place', name, points: [[x, y]] })
const road = (name: string, ...points: Shape['points']): Shape => ({ kind: 'road', name, points })
const put = (shapes: readonly Shape[], points: Plan['points'] = []) => placeLabels({ rings: [1, 2], points, shapes })
const rings = [
  { kind: 'ring', text: '1 km' },
  { kind: 'ring', text: '2 km' },
]

test('LOC-03 a name whose place is outside the drawing is left out, not drawn on the pin', () => {
  const shapes = [place('Launceston', 0.2, 1.2), road('Far Road', [2, 2], [3, 3]), place('Mowbray', 0.5, -0.92)]
  expect(put(shapes)).toMatchObject([{ text: 'Mowbray', x: 50, y: -92 }])
})

test('LOC-03 the rings of a plan of towns have distances, away from the nearest town', () => {
  const at = (x: number) => put([], [{ name: 'Pakenham', km: 1, x, y: 0.2 }])
  for (const side of [-1, 1]) {
    const labels = at(side * 0.3)
    expect(labels).toMatchObject(rings)
    for (const { x } of labels) expect(Math.sign(x)).toBe(-side)
  }
})

test('LOC-03 a name keeps away from the scale bar', () => {
  expect(put([place('Ross', -0.6, 0.92)])).toMatchObject([{ text: 'Ross', x: -60, y: 92 }])
  expect(put([place('Ross', -1.1, 0.92)])).toEqual([])
})

test('LOC-03 a name beside the pin moves aside, and one without room is left out', () => {
  const [near] = put([place('Rocklea', -0.05, -0.18)])
  expect(near).toMatchObject({ text: 'Rocklea', y: -18 })
  expect(near?.x).toBeLessThan(-20)
  const crowd = Array.from({ length: 8 }, (_, index) => place(`Town ${index}`, 0.6, 0.1))
  expect(put(crowd).filter(({ kind }) => kind === 'name').length).toBeLessThan(8)
})

test('LOC-03 a name at the edge of the drawing moves inwards', () => {
  const [edge] = put([place('kanamaluka / Tamar', -1.1, -0.4)])
  expect(edge).toMatchObject({ text: 'kanamaluka / Tamar', x: -94, y: -40 })
})

test('LOC-03 the name of a river stands in it, that of a road above it', () => {
  const points: Shape['points'] = [
    [-0.9, 0.5],
    [0.9, 0.5],
  ]
  const dropOf = (kind: Shape['kind']) => put([{ kind, name: 'Long Creek', points }])[0]?.drop
  expect(dropOf('river')).toBe(3)
  expect(dropOf('road')).toBeLessThan(0)
})

test('LOC-03 the name of a line runs along it from left to right, on its longest stretch with room', () => {
  const line = road('Main Road', [0.9, 0.5], [0.3, 0.5], [-0.9, 0.5])
  const [alone] = put([line])
  expect([alone?.text, alone?.x, alone?.y, Math.abs(alone?.angle ?? 1)]).toEqual(['Main Road', -30, 50, 0])
  const [, beside] = put([place('Centre', -0.3, 0.42), line])
  expect([beside?.text, beside?.y]).toEqual(['Main Road', 50])
  expect(beside?.x).not.toBe(-30)
})
