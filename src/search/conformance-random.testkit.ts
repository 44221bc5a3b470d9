import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EngineFactory } from './conformance-fixtures.testkit.ts'
import { documentFor, ids, names, queriesFor, schemaOf, synonyms } from './random-index.testkit.ts'
import { createBruteForceEngine } from './reference/brute-force-engine.ts'
import type { FacetValuesQuery, IndexSchema, SearchDocument, SearchEngine, SearchQuery } from './search-engine.ts'

interface Scenario {
  readonly schema: IndexSchema
  /** Each round changes the index, then asks. */
  readonly rounds: readonly Round[]
}

interface Round {
  readonly change: 'upsert' | 'rebuild'
  readonly documents: readonly SearchDocument[]
  readonly removed: readonly string[]
  readonly queries: readonly SearchQuery[]
  readonly values: readonly FacetValuesQuery[]
}

const scenario: fc.Arbitrary<Scenario> = schemaOf.chain((schema) => {
  const { search, values } = queriesFor(schema)
  const round: fc.Arbitrary<Round> = fc.record({
    change: fc.constantFrom('upsert' as const, 'upsert' as const, 'upsert' as const, 'rebuild' as const),
    documents: fc.array(documentFor(schema), { maxLength: 24, size: 'max' }),
    removed: fc.array(fc.constantFrom(...ids), { maxLength: 6 }),
    queries: fc.array(search, { minLength: 1, maxLength: 6 }),
    values: values === null ? fc.constant([]) : fc.array(values, { maxLength: 2 }),
  })
  return fc.record({ schema: fc.constant(schema), rounds: fc.array(round, { minLength: 1, maxLength: 4 }) })
})

function apply(engine: SearchEngine, round: Round): void {
  if (round.change === 'rebuild') engine.rebuild(round.documents)
  else engine.upsert(round.documents)
  engine.remove(round.removed)
}

/** `runs` scenarios of up to 4 rounds of up to 6 queries. */
export function describeRandomConformance(name: string, createEngine: EngineFactory, runs: number): void {
  describe(`${name}: against brute force`, () => {
    test('SRCH-04 SRCH-09 SRCH-19 random indexes answer in every respect as brute force does', () => {
      fc.assert(
        fc.property(scenario, ({ schema, rounds }) => {
          const engine = createEngine(schema, synonyms, names)
          const oracle = createBruteForceEngine(schema, { synonyms, names })
          for (const round of rounds) {
            apply(engine, round)
            apply(oracle, round)
            expect(engine.size).toBe(oracle.size)
            for (const query of round.queries)
              expect({ ...engine.search(query), tookMs: 0 }).toEqual(oracle.search(query))
            for (const query of round.values) expect(engine.facetValues(query)).toEqual(oracle.facetValues(query))
          }
        }),
        { numRuns: runs },
      )
    })
  })
}
