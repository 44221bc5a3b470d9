import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import type { Vehicle } from './vehicle-fields.ts'
import { compareVehicles } from './compare-vehicles.ts'

const findFact = (groups: ReturnType<typeof compareVehicles>, label: string) =>
  groups.flatMap(({ facts }) => facts).find((fact) => fact.label === label)

test('FAV-01 facts stand side by side, and what differs is marked', () => {
  const groups = compareVehicles([
    buildVehicle('A', { km: 12_000, colour: 'White', seats: 5 }),
    buildVehicle('B', { km: 45_120, colour: 'White', seats: null }),
    buildVehicle('C', { km: 12_000, colour: 'White', seats: 5 }),
  ])
  expect(findFact(groups, 'Odometer')).toEqual({
    label: 'Odometer',
    values: ['12,000\u00a0km', '45,120\u00a0km', '12,000\u00a0km'],
    differs: true,
    best: { word: 'Lowest', at: [true, false, true] },
  })
  expect(findFact(groups, 'Colour')?.differs).toBe(false)
  // What is not known is no difference.
  expect(findFact(groups, 'Seats')).toEqual({ label: 'Seats', values: ['5', null, '5'], differs: false, best: null })
})

test('FAV-01 the best value is marked where more or less of it is better for every buyer', () => {
  const figures = (electricrange: number | null, energyconsumption: number) => ({
    variant: { electricrange, energyconsumption } as Vehicle['variant'],
  })
  const groups = compareVehicles([
    buildVehicle('A', { year: 2020, colour: 'White', ...figures(528, 16.5) }),
    buildVehicle('B', { year: 2023, colour: 'Blue', ...figures(460, 16.2) }),
    buildVehicle('C', { year: 2023, colour: 'Blue', ...figures(null, 16.2) }),
  ])
  const bestOf = (label: string) => findFact(groups, label)?.best
  expect(bestOf('Electric range')).toEqual({ word: 'Longest', at: [true, false, false] })
  expect(bestOf('Energy consumption (combined)')).toEqual({ word: 'Lowest', at: [false, true, true] })
  expect(bestOf('Year')).toEqual({ word: 'Newest', at: [false, true, true] })
  expect(bestOf('Colour')).toBeNull()
  const one = compareVehicles([buildVehicle('A', figures(528, 16)), buildVehicle('B', figures(null, 16))])
  // The only one whose range is known is not the best.
  expect(findFact(one, 'Electric range')?.best).toBeNull()
})

test('FAV-01 facts that nobody has, that identify one car, and money are left out', () => {
  const labels = compareVehicles([buildVehicle('A', { vin: 'VIN1', regplate: 'ABC123', doors: null })]).flatMap(
    ({ facts }) => facts.map(({ label }) => label),
  )
  for (const label of ['VIN', 'Registration plate', 'Make', 'Model', 'Doors', 'Price'])
    expect(labels).not.toContain(label)
})

test('FAV-01 a feature is compared where any car lists it', () => {
  const groups = compareVehicles([
    buildVehicle('A', { filtered_features: ['Tow bar', 'Sunroof'] }),
    buildVehicle('B', { filtered_features: ['Tow bar'] }),
  ])
  expect(groups.at(-1)).toEqual({
    name: 'Features',
    facts: [
      { label: 'Tow bar', values: ['Yes', 'Yes'], differs: false, best: null },
      { label: 'Sunroof', values: ['Yes', null], differs: true, best: null },
    ],
  })
})

test('FAV-01 every fact has a value for each car, once, and a car does not differ from itself', () => {
  const vehicle = fc.record({ km: fc.option(fc.nat()), colour: fc.option(fc.string()), seats: fc.option(fc.nat(9)) })
  fc.assert(
    fc.property(fc.array(vehicle, { minLength: 1, maxLength: 8 }), (parts) => {
      const vehicles = parts.map((part, index) => buildVehicle(`S${index}`, part))
      const facts = compareVehicles(vehicles).flatMap((group) => group.facts)
      expect(new Set(facts.map(({ label }) => label)).size).toBe(facts.length)
      for (const { values } of facts) {
        expect(values).toHaveLength(vehicles.length)
        expect(values.some((value) => value !== null)).toBe(true)
      }
      const [first] = vehicles
      if (first !== undefined)
        for (const group of compareVehicles([first, first]))
          for (const { differs } of group.facts) expect(differs).toBe(false)
    }),
  )
})
