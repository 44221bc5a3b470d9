import { expect, test } from 'vitest'
import { parseMapping } from './parse-mapping.ts'
import { createRowMapper } from './row-mapper.ts'

function map(fields: string, row: Readonly<Record<string, unknown>>) {
  const parsed = parseMapping(`feed: x\nformat: csv\nown_names: true\nfields:\n${fields}`, 'm.yaml')
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
  return createRowMapper(parsed.mapping, 2026)(row)
}

const miles = '  km: { from: Miles, steps: [{ multiply: 1.609344 }] }'

test.each(['62.000', '62.000 mi', ' 7.125'])(
  'STOCK-03 an odometer of %j is refused before its conversion too',
  (given) => {
    const mapped = map(miles, { Miles: given })
    expect(mapped.vehicle.km).toBeNull()
    expect(mapped.warnings).toMatchObject([
      { field: 'km', reason: 'a point before three digits may mean thousands or decimals', value: given.trim() },
    ])
  },
)

test.each([
  ['62000.000', 99_779],
  ['62,000', 99_779],
  [62.125, 100],
])('STOCK-03 an odometer of %j has no doubtful point and is converted', (given, km) => {
  expect(map(miles, { Miles: given }).vehicle.km).toBe(km)
})

test('STOCK-03 so is an amount of money, also in a part, and no other figure', () => {
  const taxed = '  price: { from: Net, steps: [{ multiply: 1.1 }] }'
  expect(map(taxed, { Net: '32.990' }).problems).toMatchObject([{ field: 'price', value: '32.990' }])
  expect(map(taxed, { Net: '32,990' }).vehicle.price).toBe(3_628_900)
  const part = '  youxQuote.weeklyRepaymentAmount: { from: Monthly, steps: [{ multiply: 0.25 }] }'
  expect(map(part, { Monthly: '1.200' }).vehicle.youxQuote?.weeklyRepaymentAmount ?? null).toBeNull()
  const length = '  variant.vehiclelength: { from: L, steps: [{ multiply: 100 }] }'
  expect(map(length, { L: '4.665' }).vehicle.variant?.vehiclelength).toBe(466.5)
})

test('STOCK-03 a figure in thousands says by its factor what its point is', () => {
  expect(map('  km: { from: Odo, steps: [{ multiply: 1000 }] }', { Odo: '62.125' }).vehicle.km).toBe(62_125)
})
