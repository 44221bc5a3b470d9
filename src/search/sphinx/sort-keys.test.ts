import { expect, test } from 'vitest'
import type { IndexSchema } from '../search-engine.ts'
import { encodeValue } from './codes.ts'
import { ConditionWriter } from './conditions.ts'
import { layOutColumns } from './layout.ts'
import { writeSortKeys } from './sort-keys.ts'

const schema: IndexSchema = { stocknum: { kind: 'keyword' } }
const columns = new ConditionWriter(layOutColumns(schema))

/** What the engine makes of `9-(IN(v0,1,2)*1+…)` in a row whose column holds the code. */
function evaluate(key: string, code: number): number {
  const [, most = '0', sum = ''] = /^(\d+)-\((.*)\)$/.exec(key) ?? []
  const found = [...sum.matchAll(/IN\(v0,([\d,]*)\)\*(\d+)/g)].map(([, codes = '', bit]) =>
    codes.split(',').includes(String(code)) ? Number(bit) : 0,
  )
  return Number(most) - found.reduce((total, part) => total + part, 0)
}

test.each([1, 2, 3, 7, 8, 300])(
  'SRCH-09 %s texts have their places in order, and a missing one the last',
  async (count) => {
    const texts = Array.from({ length: count }, (_, at) => `S${String(at).padStart(4, '0')}`)
    const values = texts.map((text) => ({ code: encodeValue(text), text }))
    for (const direction of ['asc', 'desc'] as const) {
      const query = { scope: { owners: 'all' as const }, sort: [{ attribute: 'stocknum', direction }] }
      const [key = ''] = await writeSortKeys(query, columns, async () => values.toReversed(), new Set())
      const places = values.map(({ code }) => evaluate(key, code))
      const expected = values.map((_value, at) => at)
      expect([...places, evaluate(key, 0)]).toEqual([
        ...(direction === 'asc' ? expected : expected.toReversed()),
        count,
      ])
    }
  },
)

test('an order by thousands of texts has a term for each bit, which the parser of the engine bears', async () => {
  const values = Array.from({ length: 6_000 }, (_, at) => ({ code: encodeValue(`S${at}`), text: `S${at}` }))
  const query = { scope: { owners: 'all' as const }, sort: [{ attribute: 'stocknum', direction: 'asc' as const }] }
  const [key = ''] = await writeSortKeys(query, columns, async () => values, new Set())
  expect(key.match(/IN\(/g)).toHaveLength(13)
})
