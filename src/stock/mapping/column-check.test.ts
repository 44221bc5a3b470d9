import { describe, expect, test } from 'vitest'
import { createColumnCheck, findNearestColumn } from './column-check.ts'
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

describe('STOCK-03 what a file has lost', () => {
  const rows = (count: number, fields: Readonly<Record<string, unknown>>) => Array.from({ length: count }, () => fields)
  const check = (of: typeof mapping, seen: readonly Readonly<Record<string, unknown>>[]) => {
    const checked = createColumnCheck(of)
    for (const fields of seen) checked.see(fields)
    return checked
  }
  const last = (of: typeof mapping, seen: readonly Readonly<Record<string, unknown>>[]) => ({
    rows: seen.length,
    columns: check(of, seen).filled,
  })

  test('STOCK-03 alternatives stand in for each other, and every part of a joined or hashed value is needed', () => {
    const full = { No: '1', Maker: 'Kia', Brand: 'Kia', 'Our Price': '1', Yr: '20', Range: 'Rio', engine: { cyl: 4 } }
    const before = last(mapping, rows(4, full))
    expect(before.columns).toContainEqual({ column: 'Maker', field: 'make', rows: 4 })
    expect(before.columns).not.toContainEqual(expect.objectContaining({ column: 'Brand' }))
    const { Maker: _maker, ...byBrand } = full
    expect(check(mapping, rows(4, byBrand)).findLosses(before)).toEqual([])
    // Brand fills one row of four: most makes would be lost.
    const few = [byBrand, ...rows(3, { ...byBrand, Brand: '' })]
    expect(check(mapping, few).findLosses(before)).toEqual([expect.stringContaining("the column 'Maker' is gone")])
    const { Range: _range, ...unnamed } = full
    expect(check(mapping, rows(4, unnamed)).findLosses(null)).toEqual([
      "name is read from 'Range', which the file does not have; the file has no other column that is not read",
    ])
  })

  test('STOCK-03 an optional column may be missing, until it has filled a field', () => {
    const optional = mappingSchema.parse({
      feed: 'acme',
      format: 'csv',
      fields: { stocknum: 'No', colour: { from: 'Paint', optional: true } },
    })
    expect(check(optional, rows(4, { No: '1' })).findLosses(null)).toEqual([])
    const before = last(optional, rows(4, { No: '1', Paint: 'Red' }))
    expect(check(optional, rows(4, { No: '1', Colour: 'Red' })).findLosses(before)).toEqual([
      "the column 'Paint' is gone (it filled colour in 4 of 4 rows of the last import); the nearest column of the " +
        "file is 'Colour'",
    ])
  })

  test.each([
    ['csv', 1, true],
    ['json', 1, false],
    ['json', 4, true],
    ['xml', 1, false],
    ['xml', 4, true],
  ] as const)('STOCK-03 %s: a column that filled %i of 20 rows is missed: %s', (format, filled, isMissed) => {
    const own = createDefaultMapping(format)
    const seen = [...rows(filled, { stocknum: 'A', tag: 'Sale' }), ...rows(20 - filled, { stocknum: 'A' })]
    const before = last(own, format === 'csv' ? seen.map((fields) => ({ tag: '', ...fields })) : seen)
    expect(check(own, rows(20, { stocknum: 'A' })).findLosses(before)).toHaveLength(isMissed ? 1 : 0)
  })

  test('STOCK-03 own names: paths inside and attributes are columns too, and words for nothing are no value', () => {
    const own = createDefaultMapping('json')
    const lenders = { finance_lenders: { acme: { paymentWeek: 90 } } }
    const full = { '@stocknum': 'A', km: 1, variant: { cylinders: 4 }, ...lenders }
    const before = last(own, rows(4, { ...full, badge: 'n/a', series: ' ', seats: null, images: [] }))
    expect(before.columns.map(({ column }) => column)).toEqual([
      'stocknum',
      'km',
      'variant.cylinders',
      'finance_lenders.acme.paymentWeek',
    ])
    const after = { '@stocknum': 'A', km: '', variant: { cyl: 4 }, ...lenders }
    expect(check(own, rows(4, after)).findLosses(before)).toEqual([
      "the column 'km' is empty in every row (it filled km in 4 of 4 rows of the last import)",
      "the column 'variant.cylinders' is gone (it filled variant.cylinders in 4 of 4 rows of the last import); the " +
        "nearest column of the file is 'variant.cyl'",
    ])
    // Two rows may be empty by chance, and a mapping that no longer reads a column does not miss it.
    expect(check(own, rows(2, { ...full, km: '' })).findLosses(before)).toEqual([])
    const corrected = mappingSchema.parse({ feed: 'f', format: 'json', own_names: true, fields: { km: 'kms' } })
    expect(check(corrected, rows(4, { ...full, km: undefined, kms: 1 })).findLosses(before)).toEqual([])
  })

  test('STOCK-03 fields are still found in a feed whose rows bring thousands of strange names first', () => {
    const own = createDefaultMapping('json')
    const strange = Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`zzz${at}`, 'x']))
    expect(check(own, [{ ...strange, km: 1 }]).filled).toEqual([{ column: 'km', field: 'km', rows: 1 }])
  })

  test.each([
    ['Odo', 'km', ['Price', 'Odometer'], 'Odometer'],
    ['Stock No', 'stocknum', ['stock_no', 'StockNumber'], 'stock_no'],
    ['Price', 'price', ['Prise', 'Km'], 'Prise'],
    ['AAA', 'km', ['Kms driven', 'ZZZ'], 'Kms driven'],
    ['km', 'km', ['Colour', 'Make', 'Kilometres'], 'Kilometres'],
    ['Clr', 'colour', ['Car', 'Colour'], 'Colour'],
    ['AAA', 'colour', ['ZZZZZ'], null],
    ['AAA', 'colour', [], null],
  ])('STOCK-03 the column nearest to %s for %s', (column, field, names, nearest) => {
    expect(findNearestColumn(column, field, names)).toBe(nearest)
  })
})
