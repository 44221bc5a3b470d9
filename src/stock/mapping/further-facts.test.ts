import { expect, test } from 'vitest'
import { createDefaultMapping } from './load-mapping.ts'
import { createRowMapper } from './row-mapper.ts'

test('STOCK-01 an underscore in the label of a further fact, as in the name of an XML element, is a space', () => {
  const row = { specifications: { other: { Bed_layout: 'Island queen' }, Grey_water: '95 L' } }
  expect(createRowMapper(createDefaultMapping('xml'), 2026)(row).vehicle.specifications).toMatchObject({
    other: { 'Bed layout': 'Island queen', 'Grey water': '95 L' },
  })
})
