import { expect, test } from 'vitest'
import { buildSpecifications, buildVehicle } from '#tests/fixtures/vehicle.ts'
import { findBest } from './best-values.ts'
import type { Vehicle } from './vehicle-fields.ts'

const electric = (id: string, electricrange: number | null, cycle: string | null) =>
  buildVehicle(id, {
    variant: { electricrange } as Vehicle['variant'],
    specifications: buildSpecifications({ other: cycle === null ? {} : { 'Range cycle': cycle } }),
  })

test.each([
  ['the same cycle', ['WLTP', 'WLTP'], [false, true]],
  ['no cycle named of either', [null, null], [false, true]],
  ['two cycles', ['WLTP', 'NEDC'], null],
  ['a cycle of one alone', ['WLTP', null], null],
] as const)('FAV-01 of ranges of %s the longest is %j', (_name, [first, second], at) => {
  expect(findBest('Electric range', [electric('A', 400, first), electric('B', 520, second)])?.at ?? null).toEqual(at)
})

test('FAV-01 a vehicle without a range does not keep others from being compared', () => {
  const vehicles = [electric('A', 400, 'WLTP'), electric('B', 520, 'WLTP'), electric('C', null, null)]
  expect(findBest('Electric range', vehicles)?.at).toEqual([false, true, false])
})

test('FAV-01 the stars of ANCAP are not compared, because the test changes from year to year', () => {
  const rated = (ancaprating: number) => buildVehicle('A', { variant: { ancaprating } as Vehicle['variant'] })
  expect(findBest('ANCAP rating', [rated(4), rated(5)])).toBeNull()
})
