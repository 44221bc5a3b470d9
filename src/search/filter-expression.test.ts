import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFilterExpression } from './filter-expression.ts'
import { formatFilterExpression } from './format-filter-expression.ts'
import { passesFilter } from './reference/brute-force-engine.ts'
import type { Filter, IndexSchema, SearchDocument } from './search-engine.ts'

const schema: IndexSchema = {
  make: { kind: 'keyword' },
  car_type: { kind: 'keyword' },
  certified: { kind: 'keyword' },
  features: { kind: 'keywords' },
  km: { kind: 'number' },
  year: { kind: 'number', counted: true },
  price: { kind: 'number', writtenScale: 100 },
}

function parsed(text: string): Filter {
  const result = parseFilterExpression(text, schema)
  if (!result.ok) throw new Error(`${result.error.message} at ${result.error.at}`)
  return result.filter
}

describe('filter expressions', () => {
  test('SRCH-14 AND binds tighter than OR, NOT tighter than both, brackets tightest', () => {
    expect(parsed("make = 'Toyota' AND (km < 50000 OR NOT car_type IN ('used', 'demo')) AND price >= 10000")).toEqual({
      op: 'and',
      of: [
        { op: 'in', attribute: 'make', values: ['Toyota'] },
        {
          op: 'or',
          of: [
            { op: 'range', attribute: 'km', max: 49_999 },
            { op: 'not', of: { op: 'in', attribute: 'car_type', values: ['used', 'demo'] } },
          ],
        },
        { op: 'range', attribute: 'price', min: 1_000_000 },
      ],
    })
    expect(parsed('year=2020 or not year=2021 and km>5')).toEqual({
      op: 'or',
      of: [
        { op: 'in', attribute: 'year', values: ['2020'] },
        {
          op: 'and',
          of: [
            { op: 'not', of: { op: 'in', attribute: 'year', values: ['2021'] } },
            { op: 'range', attribute: 'km', min: 6 },
          ],
        },
      ],
    })
  })

  test.each<readonly [text: string, filter: Filter]>([
    ["make != 'MG'", { op: 'not', of: { op: 'in', attribute: 'make', values: ['MG'] } }],
    ["make NOT IN ('MG', 'LDV')", { op: 'not', of: { op: 'in', attribute: 'make', values: ['MG', 'LDV'] } }],
    ['make IN ()', { op: 'in', attribute: 'make', values: [] }],
    ["make = 'O''Brien''s'", { op: 'in', attribute: 'make', values: ["O'Brien's"] }],
    ['certified = true', { op: 'in', attribute: 'certified', values: ['true'] }],
    ['EXISTS(price)', { op: 'exists', attribute: 'price' }],
    ['not exists ( features )', { op: 'not', of: { op: 'exists', attribute: 'features' } }],
    ['price < 20000.50', { op: 'range', attribute: 'price', max: 2_000_049 }],
    ['price > 10', { op: 'range', attribute: 'price', min: 1_001 }],
    ['price BETWEEN 0.29 AND 1.10', { op: 'range', attribute: 'price', min: 29, max: 110 }],
    ['price = 19990', { op: 'in', attribute: 'price', values: ['1999000'] }],
    ['km <= -5', { op: 'range', attribute: 'km', max: -5 }],
    ['TRUE', { op: 'and', of: [] }],
    ['FALSE', { op: 'or', of: [] }],
    ['((km = 1))', { op: 'in', attribute: 'km', values: ['1'] }],
  ])('SRCH-14 reads %s', (text, filter) => {
    expect(parsed(text)).toEqual(filter)
  })

  test.each<readonly [text: string, at: number, message: RegExp]>([
    ['', 0, /an attribute.*the end/],
    ["mak = 'Toyota'", 0, /no attribute 'mak'; there are car_type, certified/],
    ["make = 'Toyota' AND colour = 'Red'", 20, /no attribute 'colour'/],
    ['make = 5', 7, /text between single quotes.*'make' holds text/],
    ["km = 'many'", 5, /a number.*'km' is a number/],
    ["make < 'Toyota'", 5, /'make' holds text.*not with '<'/],
    ['make BETWEEN 1 AND 2', 5, /holds text/],
    ['km < 1.5', 5, /whole number/],
    ['price < 1.555', 8, /steps of 0.01/],
    ['km < 3000000000', 5, /within the range/],
    ['price < 30000000', 8, /within the range/],
    ["make = 'Toyota", 7, /no closing quote/],
    ['make = "Toyota"', 7, /single quotes/],
    ["make 'Toyota'", 5, /=, !=/],
    ["make NOT 'x'", 9, /IN is expected/],
    ["make IN 'x'", 8, /'\(' is expected/],
    ["make IN ('x' 'y')", 13, /'\)' is expected/],
    ['(km = 1', 7, /'\)' is expected here, not the end/],
    ['km = 1 km = 2', 7, /AND, OR or the end/],
    ['km = 1 AND', 10, /an attribute/],
    ['km BETWEEN 1 OR 2', 13, /AND and the upper end/],
    ['km = 12abc', 5, /not a number/],
    ['km = 1 ; drop', 7, /unexpected character ";"/],
    ['EXISTS(nope)', 7, /no attribute 'nope'/],
    ['constructor = 1', 0, /no attribute/],
  ])('SRCH-14 says what is wrong with %j and where', (text, at, message) => {
    const result = parseFilterExpression(text, schema)
    expect(result).toMatchObject({ ok: false, error: { at } })
    expect(result.ok ? '' : result.error.message).toMatch(message)
  })

  test('SRCH-14 deep nesting is an error, not a crash', () => {
    expect(parseFilterExpression(`${'('.repeat(10_000)}km = 1${')'.repeat(10_000)}`, schema)).toMatchObject({
      ok: false,
    })
    expect(parseFilterExpression(`${'NOT '.repeat(10_000)}km = 1`, schema)).toMatchObject({ ok: false })
  })

  test('SRCH-14 never throws, whatever the text', () => {
    const pieces = fc.constantFrom(
      'make',
      'km',
      'price',
      'AND',
      'OR',
      'NOT',
      'IN',
      '(',
      ')',
      '=',
      '<',
      "'x'",
      '5',
      '1.5',
      ',',
      'TRUE',
      'EXISTS',
      'BETWEEN',
      "'",
      '-',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((some) => some.join(' ')),
        ),
        (text) => {
          const result = parseFilterExpression(text, schema)
          if (!result.ok) {
            expect(result.error.at).toBeGreaterThanOrEqual(0)
            expect(result.error.at).toBeLessThanOrEqual(text.length)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})

const texts = fc.constantFrom('Toyota', 'used', "it's", '', 'true', 'Ä "b"')
const numbers = fc.constantFrom(-2_147_483_647, -100, -1, 0, 1, 29, 110, 1_999_000, 2_147_483_647)
const filters = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
    fc.record({
      op: fc.constant('in' as const),
      attribute: fc.constantFrom('make', 'car_type', 'features'),
      values: fc.array(texts, { maxLength: 3 }),
    }),
    fc.record({
      op: fc.constant('in' as const),
      attribute: fc.constantFrom('km', 'year', 'price'),
      values: fc.array(fc.oneof(numbers.map(String), fc.constantFrom('07', 'x')), { maxLength: 3 }),
    }),
    fc
      .record(
        {
          attribute: fc.constantFrom('km', 'year', 'price'),
          min: fc.oneof(numbers, fc.constantFrom(0.5, -Infinity, 5e9)),
          max: fc.oneof(numbers, fc.constantFrom(0.5, Infinity, -5e9)),
        },
        { requiredKeys: ['attribute'] },
      )
      .map((range): Filter => ({ op: 'range', ...range })),
    fc.record({ op: fc.constant('exists' as const), attribute: fc.constantFrom(...Object.keys(schema)) }),
    fc.record({ op: fc.constant('not' as const), of: tie('filter') }),
    fc.record({ op: fc.constantFrom('and' as const, 'or' as const), of: fc.array(tie('filter'), { maxLength: 3 }) }),
  ),
})).filter
const documents = fc.record({
  id: fc.constant('x'),
  owner: fc.constant('o'),
  attributes: fc.record({
    make: fc.option(texts),
    car_type: fc.option(texts),
    features: fc.array(texts, { maxLength: 2 }),
    km: fc.option(numbers),
    year: fc.option(numbers),
    price: fc.option(numbers),
  }),
}) satisfies fc.Arbitrary<SearchDocument>

describe('formatted filters', () => {
  test('SRCH-14 a formatted filter reads back as one that lets the same documents pass', () => {
    fc.assert(
      fc.property(filters, fc.array(documents, { minLength: 1, maxLength: 5 }), (filter, some) => {
        const back = parsed(formatFilterExpression(filter, schema))
        for (const document of some) expect(passesFilter(document, back)).toBe(passesFilter(document, filter))
      }),
      { numRuns: 1000 },
    )
  })

  test('SRCH-14 what was read is written the same way for ever', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const text = formatFilterExpression(parsed(formatFilterExpression(filter, schema)), schema)
        expect(formatFilterExpression(parsed(text), schema)).toBe(text)
        expect(parsed(formatFilterExpression(parsed(text), schema))).toEqual(parsed(text))
      }),
      { numRuns: 1000 },
    )
  })

  test('SRCH-14 writes money in dollars and quotes doubled', () => {
    const text =
      "make = 'O''Brien' AND (price BETWEEN 0.29 AND 19990.5 OR NOT (km <= 5 OR EXISTS(year))) AND car_type NOT " +
      "IN ('used', 'demo')"
    expect(formatFilterExpression(parsed(text), schema)).toBe(text)
  })
})
