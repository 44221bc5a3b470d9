import { describe, expect, test } from 'vitest'
import { vehicleFields, type Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildSpecifications, caravanSpecifications } from '#tests/fixtures/vehicle.ts'
import { formatFeet } from './caravan-measures.ts'
import { buildSpecEntries, describeItemType, hasSpecValue } from './spec-entries.ts'

const empty = Object.fromEntries(Object.keys(vehicleFields).map((field) => [field, null])) as unknown as Vehicle
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
    [' null ', false],
    [0, true],
    [false, true],
    ['0', true],
    ['nullarbor', true],
  ])('VDP-06 the value %j shows: %s', (value, shown) => {
    expect(hasSpecValue(value)).toBe(shown)
  })

  test('VDP-06 0 and false are shown, nothing and the text null are hidden', () => {
    const other = { Awning: false, Solar: 'null', Batteries: 0, Fridge: null, Heater: '', Oven: 'Gas' }
    expect(buildSpecEntries({ ...empty, specifications: buildSpecifications({ other }) })).toEqual([
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
    const caravan = { specifications: caravanSpecifications }
    expect(valueOf(caravan, 'Body width')).toBe('8\u00a0ft (2.44\u00a0m)')
    expect(valueOf(caravan, 'Body length')).toBe('21.5\u00a0ft (6.55\u00a0m)')
    expect(valueOf(caravan, 'Tare weight')).toBe('2,480\u00a0kg')
    expect(valueOf(caravan, 'Aggregate trailer mass')).toBe('3,200\u00a0kg')
    expect(valueOf(caravan, 'Payload')).toBeUndefined()
    expect(valueOf({ ...caravan, item_type: 'caravan' }, 'Payload')).toBe('720\u00a0kg')
    expect([valueOf(caravan, 'Axle type'), valueOf(caravan, 'Sleeps')]).toEqual(['Tandem', '4'])
  })

  test('VDP-08 a foot is 0.3048 metres', () => {
    expect(formatFeet(100)).toBe('100\u00a0ft (30.48\u00a0m)')
  })
})

const everything: Partial<Vehicle> = {
  make: 'Toyota',
  model: 'HiLux',
  badge: ' SR5 ',
  series: 'GUN126R',
  year: 2022,
  km: 45_120,
  body: 'Dual Cab Ute',
  simple_body: 'Ute',
  trans: '6 Speed Sports Automatic',
  simple_transmission: 'Automatic',
  fuel: 'Turbo Diesel',
  simple_fuel: 'Diesel',
  drive: '4x4',
  engine_size: '2.8 L',
  colour: 'Glacier White',
  interior_colour: 'Black',
  seats: 5,
  doors: 4,
  build_date: '2022-03-01',
  compliance_date: '2022-04-15',
  regplate: '123ABC',
  vin: 'MR0HA3CD000000001',
  nvic: 'ABC22A',
  stocknum: 'S1',
  variant: {
    bodyconfiguration: 'Dual Cab',
    geartype: 'Sports Automatic',
    enginesize: 2_755,
    cylinders: 4,
    induction: 'Turbo Intercooled',
    power: '150kW @ 3400rpm',
    torque: '500Nm @ 1600-2800rpm',
    energyconsumption: 4.5,
    electricrange: 60,
    fuelconsumptioncombined: 7.9,
    fuelcapacity: 80,
    towingcapacitybraked: 3_500,
    grossvehiclemass: 3_050,
    vehiclelength: 5_325,
    vehiclewidth: 1_855,
    vehicleheight: 1_815,
    ancaprating: 5,
  } as Vehicle['variant'],
}

describe('entries of a vehicle of which everything is known', () => {
  test('VDP-06 stand in this order, with their units', () => {
    expect(buildSpecEntries({ ...empty, ...everything }).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Make: Toyota',
      'Model: HiLux',
      'Badge: SR5',
      'Series: GUN126R',
      'Year: 2022',
      'Odometer: 45,120\u00a0km',
      'Body: Dual Cab Ute',
      'Body configuration: Dual Cab',
      'Transmission: 6-speed sports automatic',
      'Gear type: Sports Automatic',
      'Fuel: Turbo Diesel',
      'Drive: 4x4',
      'Engine: 2.8 L (2,755\u00a0cc)',
      'Cylinders: 4',
      'Induction: Turbo Intercooled',
      'Power: 150\u00a0kW at 3,400\u00a0rpm',
      'Torque: 500\u00a0Nm at 1,600–2,800\u00a0rpm',
      'Fuel consumption (combined): 7.9 L/100\u00a0km',
      'Energy consumption (combined): 4.5 kWh/100\u00a0km',
      'Electric range: 60\u00a0km',
      'Fuel capacity: 80\u00a0L',
      'Towing capacity: 3,500\u00a0kg braked',
      'Gross vehicle mass: 3,050\u00a0kg',
      'Length: 5,325\u00a0mm',
      'Width: 1,855\u00a0mm',
      'Height: 1,815\u00a0mm',
      'ANCAP rating: 5 stars',
      'Colour: Glacier White',
      'Interior colour: Black',
      'Seats: 5',
      'Doors: 4',
      'Build date: March 2022',
      'Compliance date: April 2022',
      'Registration plate: 123ABC',
      'VIN: MR0HA3CD000000001',
      'NVIC: ABC22A',
      'Stock number: S1',
    ])
  })

  test("VDP-06 the platform's words stand in for a body, transmission and fuel that the feed leaves out", () => {
    const words = { ...everything, body: null, trans: null, fuel: null }
    expect(['Body', 'Transmission', 'Fuel'].map((label) => valueOf(words, label))).toEqual([
      'Ute',
      'Automatic',
      'Diesel',
    ])
  })

  test('VDP-06 an engine whose size and capacity say different things has both', () => {
    const other = { ...everything, engine_size: 'V6' }
    expect([valueOf(other, 'Engine'), valueOf(other, 'Engine capacity')]).toEqual(['V6', '2,755\u00a0cc'])
    expect(valueOf({ ...everything, engine_size: null }, 'Engine capacity')).toBe('2,755\u00a0cc')
  })

  test('VDP-06 a gear type that repeats the transmission is left out', () => {
    expect(valueOf({ ...everything, trans: 'Sports Automatic' }, 'Gear type')).toBeUndefined()
  })

  test('VDP-06 a rating of one is one star', () => {
    const variant = { ...everything.variant, ancaprating: 1 } as Vehicle['variant']
    expect(valueOf({ variant }, 'ANCAP rating')).toBe('1 star')
  })
})
