import { expect, test } from 'vitest'
import { buildSpecifications, buildVehicle, caravanSpecifications } from '#tests/fixtures/vehicle.ts'
import { buildSpecEntries } from './spec-entries.ts'
import { buildSpecGroups, groupSpecEntries, joinSmallGroups, leadWithLoads } from './spec-groups.ts'

const names = (groups: ReturnType<typeof buildSpecGroups>): readonly string[] => groups.map(({ name }) => name)
const specifications = {
  ...caravanSpecifications,
  other: {
    Awning: 'Electric',
    Engine: 'Feed says so again',
    Oven: 'Gas',
    Solar: '200 W',
    'Ball weight': '180 kg',
    Bathroom: 'Ensuite',
  },
}

test('VDP-06 a car begins with its engine and ends with what identifies it, without empty groups', () => {
  expect(names(buildSpecGroups(buildVehicle('A')))).toEqual([
    'Engine and performance',
    'Body, safety and comfort',
    'Identity',
  ])
})

test('VDP-06 VDP-08 a caravan begins with its dimensions, and each fact that the feed names has its group', () => {
  const groups = buildSpecGroups(buildVehicle('A', { item_type: 'caravan', specifications }))
  expect(names(groups)).toEqual([
    'Dimensions and towing',
    'Living and sleeping',
    'Water and power',
    'Body and chassis',
    'Engine and performance',
    'Other details',
    'Identity',
  ])
  const read = (name: string) =>
    groups.find((group) => group.name === name)?.entries.map(({ label, value }) => `${label}: ${value}`)
  expect(read('Dimensions and towing')).toEqual(expect.arrayContaining(['Ball weight: 180 kg']))
  expect(read('Living and sleeping')).toEqual(['Sleeps: 4', 'Bathroom: Ensuite', 'Awning: Electric'])
  expect(read('Water and power')).toEqual(['Solar: 200 W'])
  expect(read('Other details')).toEqual(['Engine: Feed says so again', 'Oven: Gas'])
})

test('VDP-06 an electric car begins with how far it goes', () => {
  const [first] = buildSpecGroups(
    buildVehicle('A', {
      fuel: 'Electric',
      simple_fuel: 'Electric',
      variant: { electricrange: 528, power: '168kW' } as never,
      specifications: buildSpecifications({ other: { Battery: '77.4 kWh', 'Range cycle': 'WLTP' } }),
    }),
  )
  expect(first?.name).toBe('Battery and performance')
  expect(first?.entries.slice(0, 2)).toEqual([
    { label: 'Electric range', value: '528\u00a0km WLTP' },
    { label: 'Battery', value: '77.4 kWh' },
  ])
})

test('VDP-06 every entry stands in one group, once, and torque comes after power', () => {
  const vehicle = buildVehicle('A', {
    specifications,
    vin: 'VIN1',
    variant: { torque: '500Nm', power: '150kW', ancaprating: 5, fuelconsumptioncombined: 8 } as never,
  })
  const entries = buildSpecEntries(vehicle)
  const grouped = groupSpecEntries(entries, vehicle).flatMap((group) => group.entries)
  expect(grouped).toHaveLength(entries.length)
  expect(new Set(grouped)).toEqual(new Set(entries))
  const labels = grouped.map(({ label }) => label)
  expect(labels.indexOf('Torque')).toBe(labels.indexOf('Power') + 1)
  expect(groupSpecEntries([], vehicle)).toEqual([])
})

const buildGroups = (sizes: Readonly<Record<string, number>>) =>
  Object.entries(sizes).map(([name, size]) => ({
    name,
    entries: Array.from({ length: size }, (_, at) => ({ label: `${name} ${at}`, value: 'x' })),
  }))

test.each([
  [{ Engine: 6, Economy: 2, Comfort: 1, Identity: 4 }, ['Engine 6', 'Other details 3', 'Identity 4']],
  [{ Engine: 6, Economy: 2, 'Other details': 5 }, ['Engine 6', 'Other details 7']],
  [{ Engine: 6, Economy: 2, Comfort: 3 }, ['Engine 6', 'Economy 2', 'Comfort 3']],
  [{ Engine: 2, Economy: 1 }, ['Other details 3']],
  [{}, []],
])('VDP-06 groups of one row stand together, and one alone stays: %j', (sizes: Record<string, number>, joined) => {
  const groups = buildGroups(sizes)
  const result = joinSmallGroups(groups)
  expect(result.map(({ name, entries }) => `${name} ${entries.length}`)).toEqual(joined)
  const sort = (all: typeof groups) => all.flatMap(({ entries }) => entries.map(({ label }) => label)).toSorted()
  expect(sort([...result])).toEqual(sort(groups))
})

test('VDP-06 where loads lead, a car begins with its sizes and masses, an electric one and a motorcycle do not', () => {
  const groups = [
    { name: 'Engine and performance', entries: [] },
    { name: 'Dimensions and towing', entries: [] },
  ]
  const first = (item_type: 'car' | 'motorcycle', simple_fuel: 'Diesel' | 'Electric') =>
    names(leadWithLoads(groups, { item_type, simple_fuel }))
  expect(first('car', 'Diesel')).toEqual(['Dimensions and towing', 'Engine and performance'])
  expect([first('car', 'Electric'), first('motorcycle', 'Diesel')]).toEqual([names(groups), names(groups)])
})
