import { expect, test } from 'vitest'
import { parseMapping } from './parse-mapping.ts'
import { createRowMapper } from './row-mapper.ts'

function map(row: Readonly<Record<string, unknown>>, fields = 'item_type: TYPE') {
  const parsed = parseMapping(`feed: x\nformat: csv\nown_names: true\nfields:\n  ${fields}`, 'm.yaml')
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
  const { vehicle, problems, warnings } = createRowMapper(parsed.mapping, 2026)(row)
  return [vehicle.item_type, vehicle.body, ...problems, ...warnings]
}

test('STOCK-02 STOCK-04 a column of item types that names a body gives it, where no column of bodies does', () => {
  expect(map({ TYPE: 'Motorhome' })).toEqual(['car', 'Motorhome'])
  expect(map({ TYPE: 'Campervan', body: '' })).toEqual(['car', 'Motorhome'])
  expect(map({ TYPE: 'Camper Trailers' })).toEqual(['caravan', 'Camper Trailer'])
  expect(map({ TYPE: 'ATV' })).toEqual(['motorcycle', 'ATV'])
  expect(map({ TYPE: 'Quad Bike', body: 'Utility Quad' })).toEqual(['motorcycle', 'Utility Quad'])
  expect(map({ item_type: 'scooter' }, 'km: KMS')).toEqual(['motorcycle', 'Scooter'])
})

test('STOCK-02 the names of the item types themselves say nothing of the body', () => {
  for (const [type, item] of [
    ['Car', 'car'],
    ['Van', 'car'],
    ['Motorcycle', 'motorcycle'],
    ['Caravan', 'caravan'],
    ['', null],
  ])
    expect([type, ...map({ TYPE: type })]).toEqual([type, item, null])
})
