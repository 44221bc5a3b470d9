import { describe, expect, test } from 'vitest'
import { vehicleFields, type Vehicle, type VehicleSpecifications } from '#domain/vehicle/vehicle-fields.ts'
import { formatFeet } from './caravan-measures.ts'
import { buildSpecEntries, describeItemType, hasSpecValue } from './spec-entries.ts'

const empty = Object.fromEntries(Object.keys(vehicleFields).map((field) => [field, null])) as unknown as Vehicle
const specifications: VehicleSpecifications = {
  body_width: null,
  body_length: null,
  tare_weight: null,
  axle_type: null,
  sleeps: null,
  aggregate_trailer_mass: null,
  other: {},
}
const valueOf = (vehicle: Partial<Vehicle>, label: string) =>
  buildSpecEntries({ ...empty, ...vehicle }).find((entry) => entry.label === label)?.value

describe('specification panel', () => {
  test('VDP-06 is titled by the item type in words', () => {
    expect((['car', 'motorcycle', 'caravan'] as const).map((type) => `${describeItemType(type)} Details`)).toEqual([
      'Car Details',
      'Motorcycle Details',
      'Caravan Details',
    ])
  })

  test.each([
    [undefined, false],
    [null, false],
    ['', false],
    ['  ', false],
    ['null', false],
    [0, true],
    [false, true],
    ['0', true],
    ['nullarbor', true],
  ])('VDP-06 the value %j shows: %s', (value, shown) => {
    expect(hasSpecValue(value)).toBe(shown)
  })

  test('VDP-06 0 and false are shown, nothing and the text null are hidden', () => {
    const other = { Awning: false, Solar: 'null', Batteries: 0, Fridge: null, Heater: '', Oven: 'Gas' }
    expect(buildSpecEntries({ ...empty, specifications: { ...specifications, other } })).toEqual([
      { label: 'Awning', value: 'No' },
      { label: 'Batteries', value: '0' },
      { label: 'Oven', value: 'Gas' },
    ])
    expect(valueOf({ km: 0 }, 'Odometer')).toBe('0\u00a0km')
    expect(valueOf({ badge: 'null' }, 'Badge')).toBeUndefined()
  })

  test('VDP-06 a vehicle of which nothing is known has no entry', () => {
    expect(buildSpecEntries(empty)).toEqual([])
  })

  test('VDP-08 a caravan shows feet with metres, kilograms, axle and berths', () => {
    const caravan = {
      specifications: {
        ...specifications,
        body_width: 8,
        body_length: 21.5,
        tare_weight: 2480,
        aggregate_trailer_mass: 3_200,
        axle_type: 'Tandem',
        sleeps: 4,
      },
    }
    expect(valueOf(caravan, 'Body width')).toBe('8\u00a0ft (2.44\u00a0m)')
    expect(valueOf(caravan, 'Body length')).toBe('21.5\u00a0ft (6.55\u00a0m)')
    expect(valueOf(caravan, 'Tare weight')).toBe('2,480\u00a0kg')
    expect(valueOf(caravan, 'Aggregate trailer mass')).toBe('3,200\u00a0kg')
    expect([valueOf(caravan, 'Axle type'), valueOf(caravan, 'Sleeps')]).toEqual(['Tandem', '4'])
  })

  test('VDP-08 a foot is 0.3048 metres', () => {
    expect(formatFeet(100)).toBe('100\u00a0ft (30.48\u00a0m)')
  })
})
