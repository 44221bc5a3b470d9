import { describe, expect, test } from 'vitest'
import { car, counted, east, everyone, loadCars, type EngineFactory } from './conformance-fixtures.testkit.ts'
import { describeRankConformance } from './conformance-ranks.testkit.ts'
import { describeSentenceConformance } from './conformance-sentences.testkit.ts'
import { describeTextConformance } from './conformance-text.testkit.ts'
import { describeUpdateConformance } from './conformance-updates.testkit.ts'
import type { SearchDocument, SearchEngine, SearchQuery } from './search-engine.ts'

/** What every engine behind the port must do, as table cases; an adapter's test calls this with its factory. */
export function describeConformance(name: string, createEngine: EngineFactory): void {
  const loaded = (): SearchEngine => loadCars(createEngine)
  const hits = (query: SearchQuery): readonly string[] => loaded().search(query).hits
  const used = (text: string, scope: SearchQuery['scope'] = everyone): string | null =>
    loaded().search({ scope, text }).textUsed

  describe(`${name}: scope`, () => {
    test('TEN-07 a query sees the owners of its scope and nothing else', () => {
      expect(hits({ scope: east })).toEqual(['a1', 'a2', 'a3', 'a4'])
      expect(hits({ scope: { owners: ['west', 'west', 'nobody'] } })).toEqual(['b1', 'b2'])
      expect(hits({ scope: { owners: [] } })).toEqual([])
      expect(hits({ scope: everyone })).toHaveLength(6)
    })

    test('TEN-07 counts, ranges, values and corrections come from the scope alone', () => {
      const answer = loaded().search({ scope: east, facets: [{ attribute: 'make' }], ranges: ['price'] })
      expect(counted(answer.facets['make'])).toEqual(['Mazda 2', 'Toyota 2'])
      expect(answer.ranges['price']).toEqual({ min: 2_100_000, max: 8_900_000 })
      expect(counted(loaded().facetValues({ scope: east, attribute: 'body', prefix: 'w' }))).toEqual([])
      expect(used('citroan', east)).toBe('citroan')
      expect(used('citroan')).toBe('citroen')
    })

    test('a scope filter applies to every count', () => {
      const filter = { op: 'not', of: { op: 'in', attribute: 'make', values: ['Mazda'] } } as const
      const answer = loaded().search({
        scope: { ...east, filter },
        refinements: [{ attribute: 'make', values: ['Mazda'] }],
        facets: [{ attribute: 'make' }],
      })
      expect(answer.total).toBe(0)
      expect(counted(answer.facets['make'])).toEqual(['Toyota 2', 'Mazda 0'])
    })
  })

  describe(`${name}: filters`, () => {
    const filtered = (filter: NonNullable<SearchQuery['scope']['filter']>): string =>
      hits({ scope: { owners: 'all', filter } }).join(' ')

    test('a missing value matches neither in nor range, and not turns exactly that round', () => {
      expect(filtered({ op: 'range', attribute: 'price', max: 4_500_000 })).toBe('a1 a4 b2')
      expect(filtered({ op: 'not', of: { op: 'range', attribute: 'price', max: 4_500_000 } })).toBe('a2 a3 b1')
      expect(filtered({ op: 'not', of: { op: 'in', attribute: 'colour', values: ['White'] } })).toBe('a2 a3 a4 b2')
    })

    test('both ends of a range are inclusive and an absent end is open', () => {
      expect(filtered({ op: 'range', attribute: 'price', min: 2_100_000, max: 4_500_000 })).toBe('a1 a4')
      expect(filtered({ op: 'range', attribute: 'price' })).toBe('a1 a2 a4 b1 b2')
      expect(filtered({ op: 'range', attribute: 'price', min: 2_099_999.5, max: Infinity })).toBe('a1 a2 a4 b1')
      expect(filtered({ op: 'range', attribute: 'price', min: 5, max: 4 })).toBe('')
    })

    test('in on sets asks for one in common, on numbers for the plain decimal', () => {
      expect(filtered({ op: 'in', attribute: 'features', values: ['Bluetooth', 'Sunroof'] })).toBe('a1 b1')
      expect(filtered({ op: 'in', attribute: 'year', values: ['2021', '02019'] })).toBe('a1 a3 b1')
      expect(filtered({ op: 'in', attribute: 'price', values: ['900000', '4500000.0'] })).toBe('b2')
      expect(filtered({ op: 'in', attribute: 'make', values: [] })).toBe('')
    })

    test('exists asks for a value; an empty set is none', () => {
      expect(filtered({ op: 'exists', attribute: 'features' })).toBe('a1 a2 b1')
      expect(filtered({ op: 'not', of: { op: 'exists', attribute: 'year' } })).toBe('a4')
      expect(filtered({ op: 'exists', attribute: 'price' })).toBe('a1 a2 a4 b1 b2')
    })

    test('and, or and not nest; empty and passes all, empty or none', () => {
      const red = { op: 'in', attribute: 'colour', values: ['Red'] } as const
      const ute = { op: 'in', attribute: 'body', values: ['Ute'] } as const
      const cheap = { op: 'range', attribute: 'price', max: 4_600_000 } as const
      expect(filtered({ op: 'or', of: [red, { op: 'and', of: [ute, { op: 'not', of: cheap }] }] })).toBe('a3 b1')
      expect(
        filtered({ op: 'not', of: { op: 'or', of: [red, { op: 'not', of: { op: 'or', of: [ute, cheap] } }] } }),
      ).toBe('a1 a4 b1 b2')
      expect(filtered({ op: 'and', of: [] })).toBe('a1 a2 a3 a4 b1 b2')
      expect(filtered({ op: 'or', of: [] })).toBe('')
    })
  })

  describe(`${name}: facets`, () => {
    test('SRCH-04 counts of an attribute leave its own refinement out and keep all others', () => {
      const answer = loaded().search({
        scope: everyone,
        refinements: [
          { attribute: 'make', values: ['Toyota'] },
          { attribute: 'body', values: ['Ute'] },
          { attribute: 'price', max: 4_800_000 },
        ],
        facets: [
          { attribute: 'make' },
          { attribute: 'body' },
          { attribute: 'colour' },
          { attribute: 'features' },
          { attribute: 'year' },
        ],
        ranges: ['price', 'rank'],
      })
      expect(answer.hits).toEqual(['a1'])
      expect(counted(answer.facets['make'])).toEqual(['Toyota 1'])
      expect(counted(answer.facets['body'])).toEqual(['Ute 1'])
      expect(counted(answer.facets['colour'])).toEqual(['White 1'])
      expect(counted(answer.facets['features'])).toEqual(['Bluetooth 1', 'Tow bar 1'])
      expect(counted(answer.facets['year'])).toEqual(['2021 1'])
      expect(answer.ranges).toEqual({ price: { min: 4_500_000, max: 4_500_000 }, rank: { min: 5, max: 5 } })
    })

    test('SRCH-04 several values of one attribute are alternatives', () => {
      const answer = loaded().search({
        scope: everyone,
        refinements: [{ attribute: 'make', values: ['Toyota', 'Ford'] }],
        facets: [{ attribute: 'make' }, { attribute: 'body' }],
      })
      expect(answer.total).toBe(3)
      expect(counted(answer.facets['make'])).toEqual(['Mazda 2', 'Toyota 2', 'Citroën 1', 'Ford 1'])
      expect(counted(answer.facets['body'])).toEqual(['Ute 2', 'SUV 1'])
    })

    test('a set counts once for each of its values', () => {
      const answer = loaded().search({ scope: everyone, facets: [{ attribute: 'features' }] })
      expect(answer.facets['features']).toEqual([
        { value: 'Bluetooth', label: 'Bluetooth', count: 2 },
        { value: 'Tow bar', label: 'Tow bar', count: 2 },
      ])
    })

    test('chosen values are returned beyond the limit, also with count 0 and unknown', () => {
      const answer = loaded().search({
        scope: everyone,
        refinements: [
          { attribute: 'make', values: ['Ford', 'Saab', 'Ford'] },
          { attribute: 'body', values: ['SUV'] },
        ],
        facets: [
          { attribute: 'make', limit: 1 },
          { attribute: 'body', limit: 0 },
        ],
      })
      expect(counted(answer.facets['make'])).toEqual(['Mazda 1', 'Ford 0', 'Saab 0'])
      expect(counted(answer.facets['body'])).toEqual(['SUV 0'])
    })

    test('a refinement without values or ends says nothing', () => {
      expect(
        loaded().search({ scope: everyone, refinements: [{ attribute: 'make', values: [] }, { attribute: 'price' }] })
          .total,
      ).toBe(6)
    })

    test('ranges are null where no matching document has a number', () => {
      const answer = loaded().search({
        scope: east,
        refinements: [{ attribute: 'stocknum', values: ['S2001'] }],
        ranges: ['price', 'year'],
      })
      expect(answer.ranges).toEqual({ price: null, year: { min: 2021, max: 2021 } })
    })

    test('SRCH-06 histograms count each number once, outer ones in the end bars, without their own refinement', () => {
      const prices = { attribute: 'price', min: 1_000_000, max: 9_000_000, bars: 4 }
      const count = (query: Omit<SearchQuery, 'scope'>) =>
        loaded().search({ scope: everyone, histograms: [prices], ...query }).histograms['price']
      const whole = count({})
      expect(whole).toEqual([2, 1, 1, 1])
      // The bars stay when the price itself is refined, and fewer vehicles count when something else is.
      expect(count({ refinements: [{ attribute: 'price', max: 3_000_000 }] })).toEqual(whole)
      expect(count({ refinements: [{ attribute: 'make', values: ['Mazda'] }] })).toEqual([1, 0, 0, 0])
    })

    test('facetValues finds by the start of any word, whatever the case', () => {
      const engine = loaded()
      const values = (attribute: string, prefix?: string): readonly string[] =>
        counted(engine.facetValues({ scope: everyone, attribute, ...(prefix === undefined ? {} : { prefix }) }))
      expect(values('features', 'BAR')).toEqual(['Tow bar 2'])
      expect(values('features', 'tow b')).toEqual(['Tow bar 2'])
      expect(values('make', 'citroe')).toEqual(['Citroën 1'])
      expect(values('make', 'itro')).toEqual([])
      expect(values('year', '20')).toEqual(['2021 3', '2015 1', '2019 1'])
      expect(values('make')).toEqual(['Mazda 2', 'Toyota 2', 'Citroën 1', 'Ford 1'])
      expect(counted(engine.facetValues({ scope: everyone, attribute: 'make', limit: 1 }))).toEqual(['Mazda 2'])
    })
  })

  describe(`${name}: order`, () => {
    const sorted = (attribute: string, direction: 'asc' | 'desc'): string =>
      hits({ scope: everyone, sort: [{ attribute, direction }] }).join(' ')

    test('SRCH-09 ties break by id, missing values stand last in both directions', () => {
      expect(sorted('rank', 'desc')).toBe('a4 a1 a2 b1 b2 a3')
      expect(sorted('price', 'asc')).toBe('b2 a4 a1 b1 a2 a3')
      expect(sorted('price', 'desc')).toBe('a2 b1 a1 a4 b2 a3')
      expect(sorted('colour', 'asc')).toBe('b2 a3 a2 a1 b1 a4')
      expect(sorted('colour', 'desc')).toBe('a1 b1 a2 a3 b2 a4')
    })

    test('orders apply in turn', () => {
      const sort = [
        { attribute: 'year', direction: 'desc' },
        { attribute: 'rank', direction: 'asc' },
      ] as const
      expect(hits({ scope: everyone, sort })).toEqual(['a3', 'b1', 'a1', 'a2', 'b2', 'a4'])
    })

    test('offset and limit cut a page out of the whole order', () => {
      const sort = [{ attribute: 'price', direction: 'asc' }] as const
      expect(hits({ scope: everyone, sort, offset: 1, limit: 2 })).toEqual(['a4', 'a1'])
      expect(hits({ scope: everyone, sort, offset: 5, limit: 1000 })).toEqual(['a3'])
      expect(hits({ scope: everyone, sort, offset: 6 })).toEqual([])
      expect(hits({ scope: everyone, limit: 0 })).toEqual([])
    })
  })

  describeRankConformance(name, createEngine)
  describeTextConformance(name, createEngine)
  describeSentenceConformance(name, createEngine)
  describeUpdateConformance(name, createEngine)

  describe(`${name}: programming errors`, () => {
    test('throws RangeError on what the schema lacks or cannot do', () => {
      const engine = loaded()
      const queries: readonly Omit<SearchQuery, 'scope'>[] = [
        { facets: [{ attribute: 'nope' }] },
        { facets: [{ attribute: 'price' }] },
        { facets: [{ attribute: 'make', limit: -1 }] },
        { ranges: ['make'] },
        { sort: [{ attribute: 'features', direction: 'asc' }] },
        { refinements: [{ attribute: 'make', values: ['x'], all: true }] },
        { closest: { text: 'x', attributes: ['features'] } },
        { closest: { text: 'x', attributes: ['nope'] } },
        { sort: [{ attribute: 'toString', direction: 'asc' }] },
        { sort: Array.from({ length: 4 }, () => ({ attribute: 'price', direction: 'asc' })) },
        { refinements: [{ attribute: 'nope', values: ['x'] }] },
        { refinements: [{ attribute: 'make', min: 1 }] },
        {
          refinements: [
            { attribute: 'make', values: ['x'] },
            { attribute: 'make', values: ['y'] },
          ],
        },
        { refinements: [{ attribute: 'price', min: Number.NaN }] },
        { histograms: [{ attribute: 'make', min: 0, max: 1, bars: 2 }] },
        { histograms: [{ attribute: 'price', min: 1, max: 1, bars: 2 }] },
        { histograms: [{ attribute: 'price', min: 0, max: Number.NaN, bars: 2 }] },
        { histograms: [{ attribute: 'price', min: 0, max: 1, bars: 0 }] },
        { histograms: [{ attribute: 'price', min: 0, max: 1, bars: 101 }] },
        {
          histograms: [
            { attribute: 'price', min: 0, max: 1, bars: 2 },
            { attribute: 'price', min: 0, max: 2, bars: 2 },
          ],
        },
        { limit: 1001 },
        { limit: 1.5 },
        { offset: -1 },
      ]
      for (const query of queries)
        expect(() => engine.search({ scope: east, ...query }), JSON.stringify(query)).toThrow(RangeError)
      expect(() =>
        engine.search({ scope: { owners: 'all', filter: { op: 'in', attribute: 'nope', values: [] } } }),
      ).toThrow(RangeError)
      expect(() => engine.facetValues({ scope: east, attribute: 'price' })).toThrow(RangeError)
    })

    test('throws RangeError on a document that does not fit the schema', () => {
      const engine = loaded()
      const wrong: readonly SearchDocument['attributes'][] = [
        { nope: 'x' },
        { make: 1 },
        { make: ['x'] },
        { features: 'x' },
        { price: 2 ** 31 },
        { price: '5' },
        { price: 0.5 },
      ]
      for (const attributes of wrong)
        expect(() => engine.upsert([car('z', 'east', attributes)]), JSON.stringify(attributes)).toThrow(RangeError)
      expect(engine.size).toBe(6)
    })
  })
}
