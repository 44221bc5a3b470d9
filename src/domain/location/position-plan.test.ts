import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planPosition, resolveDirection } from './position-plan.ts'
import { towns } from './towns.ts'

const brisbane = { lat: -27.47, long: 153.03 }

describe('the plan of a position', () => {
  test.each([
    [{ lat: -27.37, long: 153.03 }, 'north'],
    [{ lat: -27.37, long: 153.14 }, 'north-east'],
    [{ lat: -27.47, long: 153.2 }, 'east'],
    [{ lat: -27.57, long: 153.03 }, 'south'],
    [{ lat: -27.57, long: 152.92 }, 'south-west'],
    [{ lat: -27.47, long: 152.8 }, 'west'],
  ])('LOC-03 %j is to the %s', (place, expected) => {
    expect(resolveDirection(brisbane, place)).toBe(expected)
  })

  test('LOC-03 the nearest town gives words and scale, true to direction', () => {
    const rocklea = planPosition({ lat: -27.5442, long: 153.0083 }, towns)
    expect(rocklea).toMatchObject({ words: 'About 9 km south of Brisbane', radiusKm: 20, rings: [10, 20] })
    const [town] = rocklea.points
    expect(town?.name).toBe('Brisbane')
    // Brisbane is above the centre of the plan and a little to its right.
    expect(town?.y).toBeLessThan(-0.3)
    expect(Math.abs(town?.x ?? 1)).toBeLessThan(0.2)
    expect(planPosition({ lat: -27.6143, long: 152.7587 }, towns).words).toBe('In Ipswich')
  })

  test('LOC-03 the plan of a location inside a town reaches the next one', () => {
    const { radiusKm, points } = planPosition({ lat: -27.6143, long: 152.7587 }, towns)
    expect(radiusKm).toBe(40)
    expect(points.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ipswich', 'Brisbane']))
    // Nothing but the town itself is within reach of Alice Springs.
    const alone = planPosition({ lat: -23.7, long: 133.88 }, towns)
    expect([alone.radiusKm, alone.points.map(({ name }) => name)]).toEqual([2, ['Alice Springs']])
  })

  test('LOC-03 without any town in reach there are no words and no points', () => {
    expect(planPosition({ lat: -10, long: 100 }, towns)).toMatchObject({ words: null, points: [] })
    expect(planPosition(brisbane, [])).toMatchObject({ words: null, points: [] })
  })

  test('LOC-03 wherever in the world: few points, each on the plan', () => {
    const position = fc.record({
      lat: fc.double({ min: -45, max: -9, noNaN: true }),
      long: fc.double({ min: 96, max: 168, noNaN: true }),
    })
    fc.assert(
      fc.property(position, (centre) => {
        const { points } = planPosition(centre, towns)
        expect(points.length).toBeLessThanOrEqual(4)
        for (const { x, y } of points) expect(Math.hypot(x, y)).toBeLessThan(1.1)
      }),
    )
  })

  test('LOC-06 known surroundings are drawn true to direction, on a plan as large as a walk', () => {
    const road = {
      kind: 'road',
      name: 'Ipswich Road',
      points: [
        [-27.5262, 153.0083],
        [-27.5442, 153.0286],
      ],
    } as const
    const plan = planPosition({ lat: -27.5442, long: 153.0083 }, towns, [road])
    expect(plan).toMatchObject({ radiusKm: 2, rings: [1, 2], words: 'About 9 km south of Brisbane', points: [] })
    const [north, east] = plan.shapes[0]?.points ?? []
    // 0.018 degrees north are two kilometres: the upper edge of the plan.
    expect(north?.map((value) => Math.round(value * 10) / 10 + 0)).toEqual([0, -1])
    expect(east?.map((value) => Math.round(value * 10) / 10 + 0)).toEqual([1, 0])
  })

  test('LOC-06 a plan says no more digits than can be seen', () => {
    const water = { kind: 'water', name: null, points: [[-27.531234567, 153.011234567]] } as const
    const { shapes } = planPosition({ lat: -27.5442, long: 153.0083 }, towns, [water])
    const { points } = planPosition(brisbane, towns)
    const shares = [...shapes.flatMap((shape) => shape.points.flat()), ...points.flatMap(({ x, y }) => [x, y])]
    expect(shares.length).toBeGreaterThan(2)
    for (const share of shares) expect(share).toBe(Number(share.toFixed(3)))
  })
})
