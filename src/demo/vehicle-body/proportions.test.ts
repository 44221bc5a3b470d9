import { expect, test } from 'vitest'
import { resolveLines, resolveShoulder } from './build-lower.ts'
import { createPanes } from './draw-cab.ts'
import { findBody, listBodyNames } from './models/find-body.ts'
import { lerp } from './numbers.ts'
import { resolvePlan } from './resolve-plan.ts'

function planOf(name: string) {
  const body = findBody(name)
  if (body === null) throw new Error(name)
  return resolvePlan(body, 0)
}

/** Lower and upper edge of the glass of the front doors and upper edge of the windscreen, as shares of the height. */
function glassOf(name: string) {
  const plan = planOf(name)
  const { cowl, cabEnd, height } = plan
  const panes = createPanes(plan, resolveLines(plan))
  const heights = Array.from({ length: Math.round(height) }, (_, z) => z)
  const x = lerp(cowl[0], cabEnd, plan.kind === 'van' ? 0.2 : 0.38)
  const side = heights.filter((z) => panes.side(x, z) < 0)
  return {
    foot: (side[0] ?? 0) / height,
    head: (side.at(-1) ?? 0) / height,
    screen: Math.max(...heights.filter((z) => panes.front(0, z) < 0)) / height,
  }
}

const cars = new Set(['hatch', 'sedan', 'liftback', 'wagon', 'suv'])

test('T3 the windows of cars begin at two thirds of their height and are no slits', () => {
  for (const name of listBodyNames().filter((each) => cars.has(planOf(each).kind))) {
    const { foot, head } = glassOf(name)
    expect(foot, name).toBeLessThan(0.7)
    expect(head - foot, name).toBeGreaterThan(0.225)
  }
})

test('T3 windscreen and doors of vans and buses end below a high roof', () => {
  for (const [name, most] of [
    ['fordetransit2023', 0.75],
    ['toyotacoaster2017', 0.84],
    ['mercedesbenzsprinter2018', 0.78],
    ['toyotahiacecommuter2019', 0.84],
    ['hyundaistaria2021', 0.926],
    ['fordtourneo2024', 0.921],
  ] as const) {
    const { head, screen } = glassOf(name)
    expect(screen, name).toBeLessThan(most)
    expect(head, name).toBeLessThan(screen)
  }
})

test('T3 the crease of the shoulder rises, falls or stays level, as the model says', () => {
  const courseOf = (name: string) => {
    const plan = planOf(name)
    const lines = resolveLines(plan)
    const [front, rear] = lines.wheels
    const at = resolveShoulder(plan, lines)
    return [at((front + rear) / 2) - at(front), at(rear) - at((front + rear) / 2)].map((way) => Math.round(way * 25))
  }
  expect(courseOf('fordranger2022')).toEqual([0, 0])
  expect(courseOf('toyotacamry2024')).toEqual([1, 2])
  expect(courseOf('mazdacx52017')).toEqual([-4, 3])
})
