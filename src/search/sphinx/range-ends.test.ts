import { expect, test } from 'vitest'
import type { IndexSchema } from '../search-engine.ts'
import { ConditionWriter } from './conditions.ts'
import { layOutColumns, noNumber } from './layout.ts'
import { askEnds, readEnds } from './range-ends.ts'

const schema: IndexSchema = { price: { kind: 'number' }, km: { kind: 'number' }, year: { kind: 'number' } }
const writer = new ConditionWriter(layOutColumns(schema))
const all = { table: 'market_a', match: null, condition: true } as const

test('the ends of numbers in the same rows are asked together, and those of other rows apart', () => {
  const refined = { ...all, match: 'kia' }
  const queries = askEnds(['price', 'km', 'year'], (one) => (one === 'km' ? refined : all), writer)
  expect(queries.map(({ attributes }) => attributes)).toEqual([['price', 'year'], ['km']])
  expect(askEnds(['price'], () => null, writer)).toEqual([])
})

test('ends are read by attribute; where no row has a number there are none', () => {
  const queries = askEnds(['price', 'km', 'year'], () => all, writer)
  const row = {
    least0: '100',
    greatest0: '900',
    least1: '4294967296',
    greatest1: String(noNumber),
    least2: 0,
    greatest2: 0,
  }
  expect(Object.fromEntries(readEnds(queries, [[row]]))).toEqual({
    price: { min: 100, max: 900 },
    km: null,
    year: { min: 0, max: 0 },
  })
  expect(Object.fromEntries(readEnds(queries, [[]]))).toEqual({ price: null, km: null, year: null })
})
