import { describe, expect, test } from 'vitest'
import { parseMapping } from './parse-mapping.ts'
import { createRowMapper } from './row-mapper.ts'

function map(fields: string, row: Readonly<Record<string, unknown>>, more = '') {
  const parsed = parseMapping(`feed: x\nformat: csv\nown_names: true\n${more}\nfields:\n${fields}`, 'm.yaml')
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
  return createRowMapper(parsed.mapping, 2026)(row)
}

describe('a lookup that refuses', () => {
  test('STOCK-03 a lookup may refuse what its table lacks', () => {
    const mapped = map('  car_type: { from: T, steps: [{ lookup: { A: new }, otherwise: reject }] }', { T: 'Z' })
    expect(mapped.problems).toEqual([
      { field: 'car_type', reason: "not in the rule's lookup table, which has: A", value: 'Z' },
    ])
  })

  test('STOCK-03 what a lookup refuses is told with the table, its keys and the value that was looked up', () => {
    const keys = Array.from({ length: 14 }, (_, at) => `K${at}: new`).join(', ')
    const rule = "  car_type: { from: T, steps: [{ capture: '^(\\w+)' }, { lookup: types, otherwise: reject }] }"
    expect(map(rule, { T: 'Zed (old)' }, `lookups: { types: { ${keys} } }`).problems).toEqual([
      {
        field: 'car_type',
        reason: 'not in the lookup table types, which has: K0, K1, K2, K3, K4, K5, K6, K7, K8, K9, K10, K11 and 2 more',
        value: 'Zed',
      },
    ])
  })
})
