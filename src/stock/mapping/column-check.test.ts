import { describe, expect, test } from 'vitest'
import { createColumnCheck } from './column-check.ts'
import { createDefaultMapping } from './load-mapping.ts'
import { mappingSchema } from './mapping-schema.ts'

const mapping = mappingSchema.parse({
  feed: 'acme',
  format: 'csv',
  fields: {
    stocknum: 'No',
    make: { from: ['Maker', 'Brand'] },
    price: 'Our Price',
    'variant.cylinders': 'engine.cyl',
    name: { join: ['Yr', 'Range'] },
    price_type: { constant: 'egc' },
  },
})

describe('STOCK-03 what mapping and file do not have in common', () => {
  test('STOCK-03 reports a mapped column that no row has; one of several columns is enough', () => {
    const check = createColumnCheck(mapping)
    check.see({ No: '1', Brand: 'Kia', 'our price': '1', Range: 'Rio' })
    expect(check.notes).toEqual([
      "price: no row has the column 'Our Price'",
      "variant.cylinders: no row has the column 'engine.cyl'",
      "name: no row has the column 'Yr'",
    ])
    check.see({ 'Our Price': '', engine: { cyl: 4 }, Yr: '' })
    expect(check.notes).toEqual([])
  })

  test('STOCK-03 of own names reports those that mean nothing, and not what the platform computes', () => {
    const check = createColumnCheck(createDefaultMapping('csv'))
    check.see({
      stocknum: 'A1',
      prise: '1',
      Colour: 'red',
      dealership_slug: 'north',
      'variant.cylinders': '4',
      'variant.cylindres': '4',
      slug: 'x',
      photos: '',
      '@make': 'Kia',
    })
    expect(check.notes).toEqual([
      "column 'prise' is not a vehicle field; did you mean 'price'?",
      "column 'Colour' is not a vehicle field; did you mean 'colour'?",
      "column 'variant.cylindres' has no field 'cylindres'; did you mean 'cylinders'?",
    ])
  })

  test('a file without a row has nothing to compare, and a thousand strange names are ten lines', () => {
    expect(createColumnCheck(mapping).notes).toEqual([])
    const check = createColumnCheck(createDefaultMapping('json'))
    check.see(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`zzz${at}`, 'x'])))
    expect(check.notes).toHaveLength(11)
    expect(check.notes.at(-1)).toMatch(/^… and \d+ more$/)
  })
})
