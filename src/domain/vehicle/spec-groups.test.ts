import { expect, test } from 'vitest'
import { buildVehicle, caravanSpecifications } from '#tests/fixtures/vehicle.ts'
import { buildSpecEntries } from './spec-entries.ts'
import { buildSpecGroups, groupSpecEntries, joinSmallGroups } from './spec-groups.ts'

const names = (groups: ReturnType<typeof buildSpecGroups>): readonly string[] => groups.map(({ name }) => name)
const specifications = {
  ...caravanSpecifications,
  other: { Awning: 'Electric', Engine: 'Feed says so again' },
}

test('VDP-06 a car begins with its engine and ends with what identifies it, without empty groups', () => {
  expect(names(buildSpecGroups(buildVehicle('A')))).toEqual([
    'Engine and performance',
    'Body, safety and comfort',
    'Identity',
  ])
})

test('VDP-06 VDP-08 a caravan begins with its dimensions, and what the feed names itself has its own group', () => {
  const groups = buildSpecGroups(buildVehicle('A', { item_type: 'caravan', specifications }))
  expect(names(groups)).toEqual([
    'Dimensions and towing',
    'Body, safety and comfort',
    'Engine and performance',
    'Other details',
    'Identity',
  ])
  expect(groups[3]?.entries).toEqual([
    { label: 'Awning', value: 'Electric' },
    { label: 'Engine', value: 'Feed says so again' },
  ])
})

test('VDP-06 every entry stands in one group, once, and torque comes after power', () => {
  const vehicle = buildVehicle('A', {
    specifications,
    vin: 'VIN1',
    variant: { torque: '500Nm', power: '150kW', ancaprating: 5, fuelconsumptioncombined: 8 } as never,
  })
  const entries = buildSpecEntries(vehicle)
  const grouped = groupSpecEntries(entries, false).flatMap((group) => group.entries)
  expect(grouped).toHaveLength(entries.length)
  expect(new Set(grouped)).toEqual(new Set(entries))
  const labels = grouped.map(({ label }) => label)
  expect(labels.indexOf('Torque')).toBe(labels.indexOf('Power') + 1)
  expect(groupSpecEntries([], true)).toEqual([])
})

const buildGroups = (sizes: Readonly<Record<string, number>>) =>
  Object.entries(sizes).map(([name, size]) => ({
    name,
    entries: Array.from({ length: size }, (_, at) => ({ label: `${name} ${at}`, value: 'x' })),
  }))

test.each([
  [{ Engine: 6, Economy: 2, Comfort: 1, Identity: 4 }, ['Engine 6', 'Identity 4', 'Other details 3']],
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
