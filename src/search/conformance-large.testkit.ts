import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EngineFactory } from './conformance-fixtures.testkit.ts'
import { names, queriesFor, synonyms, texts } from './random-index.testkit.ts'
import { createBruteForceEngine } from './reference/brute-force-engine.ts'
import type { IndexSchema, Refinement, SearchDocument, SearchQuery } from './search-engine.ts'

/** Large enough for what an engine does only with many documents; values from the same pools. */
const manyDocuments = 6000

const largeSchema: IndexSchema = {
  make: { kind: 'keyword', text: 9, joint: 'x' },
  model: { kind: 'keyword', text: 5, joint: 'x' },
  tags: { kind: 'keywords', joint: 'x', countedWith: 'y' },
  colour: { kind: 'keyword', text: 5, countedWith: 'y' },
  features: { kind: 'keywords' },
  year: { kind: 'number', counted: true, text: 1, countedWith: 'y' },
  price: { kind: 'number' },
  stocknum: { kind: 'keyword', text: 1 },
}

/** Deterministic documents: the random part is the queries. */
function buildLargeDocuments(): readonly SearchDocument[] {
  let state = 12_345
  const draw = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  const pick = (): string => texts[draw(texts.length)] ?? ''
  return Array.from({ length: manyDocuments }, (_, n) => ({
    id: `vehicle-${(n * 7919) % manyDocuments}`,
    owner: n % 97 === 0 ? 'north' : draw(2) === 0 ? 'east' : 'west',
    attributes: {
      make: draw(20) === 0 ? null : pick(),
      model: `${pick()} ${draw(300)}`,
      tags: draw(2) === 0 ? [pick()] : [],
      colour: pick(),
      features: texts.filter(() => draw(3) === 0),
      year: draw(9) === 0 ? null : 2000 + draw(26),
      price: draw(9) === 0 ? null : draw(50) * 1000,
      stocknum: `S${1000 + n}`,
    },
  }))
}

/** As many values as vehicles in the order. */
const byStockNumber: SearchQuery = {
  scope: { owners: 'all' },
  sort: [{ attribute: 'stocknum', direction: 'desc' }],
  offset: 40,
}

/** Every scope with every combination of refinements, all facets: main sets of all sizes, odd and even. */
const refinedQueries: readonly SearchQuery[] = (['all', ['east'], ['west', 'north'], ['north']] as const).flatMap(
  (scopeOwners) => {
    const refinements: readonly Refinement[] = [
      { attribute: 'make', values: ['Toyota', 'Mazda'] },
      { attribute: 'features', values: ['Ford', '3'] },
      { attribute: 'price', min: 5000, max: 40_000 },
    ]
    return Array.from({ length: 8 }, (_, chosen) => ({
      scope: { owners: scopeOwners },
      refinements: refinements.filter((_, at) => (chosen & (1 << at)) !== 0),
      facets: Object.keys(largeSchema)
        .filter((name) => name !== 'price')
        .map((attribute) => ({ attribute, limit: 50 })),
      ranges: ['price', 'year'],
      sort: [{ attribute: 'price', direction: 'desc' as const }],
    }))
  },
)

/** `runs` queries on one large index, a sixth of which is then replaced or removed, and as many again. */
export function describeLargeConformance(name: string, createEngine: EngineFactory, runs: number): void {
  describe(`${name}: against brute force, ${manyDocuments} documents`, () => {
    const { search } = queriesFor(largeSchema)

    test('SRCH-04 SRCH-09 SRCH-19 a large index answers in every respect as brute force does', () => {
      const engine = createEngine(largeSchema, synonyms, names)
      const oracle = createBruteForceEngine(largeSchema, { synonyms, names })
      const documents = buildLargeDocuments()
      const compare = (): void => {
        for (const query of [byStockNumber, ...refinedQueries])
          expect({ ...engine.search(query), tookMs: 0 }).toEqual(oracle.search(query))
        fc.assert(
          fc.property(search, (query) => {
            expect({ ...engine.search(query), tookMs: 0 }).toEqual(oracle.search(query))
          }),
          { numRuns: runs },
        )
      }
      for (const one of [engine, oracle]) one.rebuild(documents)
      compare()
      const replaced = documents
        .filter((_, n) => n % 7 === 0)
        .map((document) => ({
          ...document,
          owner: 'north',
          attributes: { ...document.attributes, make: 'Fjord', features: ['New'] },
        }))
      const removed = documents.filter((_, n) => n % 11 === 0).map((document) => document.id)
      for (const one of [engine, oracle]) {
        one.upsert(replaced)
        one.remove(removed)
      }
      compare()
    })
  })
}
