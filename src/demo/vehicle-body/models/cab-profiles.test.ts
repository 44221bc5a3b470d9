import { expect, test } from 'vitest'
import { resolvePlan } from '../resolve-plan.ts'
import { findBody } from './find-body.ts'

interface Cab {
  /** Millimetres that the windscreen leans back for one that it rises. */
  readonly rake: number
  readonly roof: number
  readonly drop: number
}

function cabOf(name: string): Cab {
  const body = findBody(name)
  if (body === null) throw new Error(name)
  const { cowl, roofStart, roofEnd, roofDrop, height } = resolvePlan(body, 0)
  return { rake: (roofStart - cowl[0]) / (height - cowl[1]), roof: roofEnd - roofStart, drop: roofDrop }
}

test('T3 utes have windscreens and roofs of three kinds: upright, raked and long', () => {
  const upright = cabOf('fordranger2022')
  const raked = cabOf('isuzudmax2020')
  const long = cabOf('toyotatundra2024')
  expect(raked.rake).toBeGreaterThan(1.3 * upright.rake)
  expect(raked.drop).toBeGreaterThan(3 * upright.drop)
  expect(long.roof).toBeGreaterThan(1.1 * upright.roof)
  expect(long.roof).toBeGreaterThan(1.5 * raked.roof)
})

test('T3 roofs of sport utilities are boxy, raked or those of coupes', () => {
  const boxy = cabOf('toyotalandcruiserprado2024')
  const raked = cabOf('mazdacx52017')
  const coupe = cabOf('toyotachr2017')
  expect(raked.rake).toBeGreaterThan(1.2 * boxy.rake)
  expect(raked.drop).toBeGreaterThan(3 * boxy.drop)
  expect(coupe.drop).toBeGreaterThan(1.2 * raked.drop)
})
