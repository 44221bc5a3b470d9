import { describe, expect, test } from 'vitest'
import type { Vehicle } from './vehicle-fields.ts'
import { buildSpecifications, buildVehicle } from '#tests/fixtures/vehicle.ts'
import { listLoadFacts } from './load-facts.ts'

const variant = (values: object) => values as Vehicle['variant']
const tell = (change: Partial<Vehicle>) =>
  listLoadFacts(buildVehicle('L', { variant: null, specifications: null, ...change })).map(
    ({ label, value }) => `${label} ${value.replaceAll('\u00a0', ' ')}`,
  )

describe('what a card says a vehicle tows and carries', () => {
  test.each<[string, Partial<Vehicle>, readonly string[]]>([
    [
      'a car with both ratings',
      { variant: variant({ towingcapacitybraked: 3500, grossvehiclemass: 3230 }) },
      ['Tows 3,500 kg', 'GVM 3,230 kg'],
    ],
    [
      'a car whose feed gives the payload',
      {
        variant: variant({ towingcapacitybraked: 3500, grossvehiclemass: 3230 }),
        specifications: buildSpecifications({ other: { Payload: '1,050 kg' } }),
      },
      ['Tows 3,500 kg', 'Payload 1,050 kg'],
    ],
    ['a car without ratings', { variant: variant({ towingcapacitybraked: null, grossvehiclemass: 0 }) }, []],
    [
      'a caravan',
      {
        item_type: 'caravan',
        specifications: buildSpecifications({ tare_weight: 2360, aggregate_trailer_mass: 2860 }),
      },
      ['ATM 2,860 kg', 'Payload 500 kg'],
    ],
    [
      'a caravan whose masses contradict each other',
      {
        item_type: 'caravan',
        specifications: buildSpecifications({ tare_weight: 2860, aggregate_trailer_mass: 2360 }),
      },
      ['ATM 2,360 kg'],
    ],
    [
      'a feed that writes words',
      { specifications: buildSpecifications({ other: { Payload: 'ask us', payload: 900 } }) },
      [],
    ],
  ])('CARD-01 %s', (_name, change, expected) => {
    expect(tell(change)).toEqual(expected)
  })
})
