import { describe, expect, test } from 'vitest'
import { everyone, loadCars, type EngineFactory } from './conformance-fixtures.testkit.ts'
import type { SearchEngine, SearchQuery } from './search-engine.ts'

/** Orders by numbers that the query gives to the values of a keyword, as table cases. */
export function describeRankConformance(name: string, createEngine: EngineFactory): void {
  const loaded = (): SearchEngine => loadCars(createEngine)
  const hits = (query: Omit<SearchQuery, 'scope'>): string =>
    loaded()
      .search({ scope: everyone, ...query })
      .hits.join(' ')
  const ranks = new Map([
    ['Toyota', 2],
    ['Mazda', 0.5],
    ['Holden', 0],
  ])

  describe(`${name}: order by ranks`, () => {
    test('the least rank comes first, and a value without a rank is a missing one', () => {
      const byMake = { attribute: 'make', ranks } as const
      expect(hits({ sort: [byMake, { attribute: 'rank', direction: 'desc' }] })).toBe('a4 a3 a1 a2 b1 b2')
      expect(hits({ sort: [byMake], limit: 2 })).toBe('a3 a4')
      expect(hits({ sort: [{ attribute: 'certified', ranks }, byMake] })).toBe('a3 a4 a1 a2 b1 b2')
    })

    test('throws RangeError on ranks that order nothing', () => {
      const wrong: readonly SearchQuery['sort'][] = [
        [{ attribute: 'nope', ranks }],
        [{ attribute: 'price', ranks }],
        [{ attribute: 'year', ranks }],
        [{ attribute: 'features', ranks }],
        [{ attribute: 'make', ranks: new Map([['Kia', Number.NaN]]) }],
        [{ attribute: 'make', ranks: new Map([['Kia', Infinity]]) }],
      ]
      for (const sort of wrong)
        if (sort !== undefined) expect(() => hits({ sort }), JSON.stringify(sort)).toThrow(RangeError)
    })
  })
}
