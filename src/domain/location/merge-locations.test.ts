import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeLocations, resolveGroupName, sortByName } from './merge-locations.ts'

const place = (name: string, location_type = 'sales') => ({ name, location_type })
const show = (given: readonly { readonly name: string; readonly location_type: string }[]) =>
  mergeLocations(given).map(({ name, members }) => [name, members.map(({ location_type }) => location_type)])

describe('locations of one name', () => {
  test.each([
    ['North Parts', 'North'],
    ['North Service', 'North'],
    ['North Sales', 'North'],
    ['North', 'North'],
    ['North Services', 'North Services'],
    ['NorthService', 'NorthService'],
    ['North Sales Service', 'North Sales'],
    [' Service', ' Service'],
    ['Parts', 'Parts'],
  ])('LOC-05 %j is shown under %j', (name, expected) => {
    expect(resolveGroupName(name)).toBe(expected)
  })

  test('LOC-05 one card for each name: sales first, then service, then parts, then others', () => {
    expect(
      show([
        place('North Parts', 'parts'),
        place('South'),
        place('North Service', 'service'),
        place('North', 'car-buying'),
        place('North', ''),
        place('North Sales'),
      ]),
    ).toEqual([
      ['North', ['sales', '', 'service', 'parts', 'car-buying']],
      ['South', ['sales']],
    ])
  })

  test('LOC-05 merging loses no location and makes no name twice', () => {
    const type = fc.constantFrom('sales', 'service', 'parts', '')
    const name = fc.constantFrom('A', 'A Sales', 'A Service', 'A Parts', 'B', 'B Service', ' Parts', 'Parts')
    fc.assert(
      fc.property(fc.array(fc.record({ name, location_type: type }), { maxLength: 60 }), (given) => {
        const groups = mergeLocations(given)
        expect(new Set(groups.map((group) => group.name)).size).toBe(groups.length)
        expect(new Set(groups.flatMap(({ members }) => members))).toEqual(new Set(given))
      }),
    )
  })

  test('LOC-03 cards are sorted by name, without regard to case, numbers by their value', () => {
    const given = ['yard 10', 'Yard 9', 'Ärger', 'alpha', 'Zulu'].map((name) => ({ name }))
    expect(sortByName(given).map(({ name }) => name)).toEqual(['alpha', 'Ärger', 'Yard 9', 'yard 10', 'Zulu'])
  })
})
