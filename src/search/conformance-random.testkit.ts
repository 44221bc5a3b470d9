import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EngineFactory } from './conformance-fixtures.ts'
import { createBruteForceEngine } from './reference/brute-force-engine.ts'
import type {
  AttributeDefinition,
  AttributeValue,
  FacetRequest,
  FacetValuesQuery,
  Filter,
  IndexSchema,
  Refinement,
  SearchDocument,
  SearchEngine,
  SearchQuery,
  SearchScope,
  SortOrder,
} from './search-engine.ts'
import type { Synonyms } from './text/word-rules.ts'

/**
 * Random schemas, documents, updates and queries, answered by an engine and by the brute-force one. Values come from
 * small pools, so that equal values, ties, shared tuples, prefixes and near misses are common.
 */
const owners = ['east', 'west', 'north']
const texts = [
  'Toyota',
  'Toyo',
  'toyota Corolla',
  'Mazda',
  'Mazda CX-5',
  'CX5',
  'LandCruiser',
  'Land Cruiser Prado',
  'Citroën',
  'Ford',
  'Fort',
  'F-150',
  'S1001',
  'S1002',
  '2021',
  '3',
  '30',
  '',
  'true',
  'Utility',
  'ute',
  '日本',
  'Ａ４',
]
const numbers = [-2_147_483_647, -5, 0, 1, 2, 3, 30, 2021, 2_147_483_647]
const words = [
  'toyota',
  'toyta',
  'toy',
  'mazad',
  'cx',
  '5',
  'cx5',
  'land',
  'cruiser',
  'landcruser',
  'citroen',
  'fot',
  'forf',
  'fordd',
  's100',
  's1001',
  '2',
  '2021',
  '3',
  'utility',
  'ute',
  'corola',
  'crolla',
  '日',
  'a4',
  'f150',
  '150',
]
const ids = [
  'a',
  'b',
  'ab',
  'vehicle-1',
  'vehicle-10',
  'vehicle-2',
  'Vehicle-1',
  'é',
  'éa',
  '日',
  'z',
  '',
  'zzzzzzzz',
  'zzzzzzza',
  'q1',
  'q2',
  'q3',
  'q4',
  'q5',
  'q6',
  'q7',
  'q8',
  'q9',
  'q0',
]
const synonyms: Synonyms = new Map([
  ['utility', ['ute']],
  ['ute', ['utility']],
  ['landcruiser', ['prado', 'toyo']],
])

const definition: fc.Arbitrary<AttributeDefinition> = fc.oneof(
  fc.record(
    {
      kind: fc.constantFrom('keyword' as const, 'keywords' as const),
      text: fc.constantFrom(1, 5, 9),
      joint: fc.constantFrom('x', 'y'),
    },
    { requiredKeys: ['kind'] },
  ),
  fc.record(
    {
      kind: fc.constant('number' as const),
      counted: fc.constant(true),
      text: fc.constantFrom(1, 5, 9),
      joint: fc.constantFrom('x', 'y'),
    },
    { requiredKeys: ['kind', 'counted'] },
  ),
  fc.constant({ kind: 'number' as const }),
)
const schemaOf: fc.Arbitrary<IndexSchema> = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), definition, {
  minKeys: 1,
  noNullPrototype: true,
})

function valueFor({ kind }: AttributeDefinition): fc.Arbitrary<AttributeValue> {
  if (kind === 'number') return fc.option(fc.constantFrom(...numbers))
  const text = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...texts) }, fc.string({ maxLength: 4 }))
  return kind === 'keyword' ? fc.option(text) : fc.option(fc.array(text, { maxLength: 4 }))
}

function documentFor(schema: IndexSchema): fc.Arbitrary<SearchDocument> {
  const values = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, valueFor(one)]))
  const attributes = fc.record(values, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<
    Record<string, AttributeValue>
  >
  return fc.record({ id: fc.constantFrom(...ids), owner: fc.constantFrom(...owners), attributes })
}

const chosenValue = fc.constantFrom(...texts, ...numbers.map(String), '03', 'unknown')
const end = fc.constantFrom(...numbers, 2.5, -Infinity, Infinity)
const rangeOf = (attribute: fc.Arbitrary<string>): fc.Arbitrary<{ attribute: string; min?: number; max?: number }> =>
  fc.record({ attribute, min: end, max: end }, { requiredKeys: ['attribute'], noNullPrototype: true })

function filterFor(all: readonly string[], numeric: readonly string[]): fc.Arbitrary<Filter> {
  const attribute = fc.constantFrom(...all)
  const leaves: fc.Arbitrary<Filter>[] = [
    fc.record({ op: fc.constant('in' as const), attribute, values: fc.array(chosenValue, { maxLength: 4 }) }),
    fc.record({ op: fc.constant('exists' as const), attribute }),
  ]
  if (numeric.length > 0)
    leaves.push(rangeOf(fc.constantFrom(...numeric)).map((range) => ({ op: 'range' as const, ...range })))
  return fc.letrec<{ filter: Filter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3 },
      ...leaves,
      fc.record({ op: fc.constantFrom('and' as const, 'or' as const), of: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ op: fc.constant('not' as const), of: tie('filter') }),
    ),
  })).filter
}

function queriesFor(schema: IndexSchema): {
  readonly search: fc.Arbitrary<SearchQuery>
  readonly values: fc.Arbitrary<FacetValuesQuery> | null
} {
  const all = Object.keys(schema)
  const numeric = all.filter((name) => schema[name]?.kind === 'number')
  const counted = all.filter((name) => schema[name]?.kind !== 'number' || schema[name].counted === true)
  const sortable = all.filter((name) => schema[name]?.kind !== 'keywords')
  const none = fc.constant([])
  const scope: fc.Arbitrary<SearchScope> = fc.record(
    {
      owners: fc.oneof(fc.constant('all' as const), fc.array(fc.constantFrom(...owners, 'nobody'), { maxLength: 3 })),
      filter: filterFor(all, numeric),
    },
    { requiredKeys: ['owners'], noNullPrototype: true },
  )
  const byValues = fc.record({ attribute: fc.constantFrom(...all), values: fc.array(chosenValue, { maxLength: 3 }) })
  const refinement: fc.Arbitrary<Refinement> =
    numeric.length === 0 ? byValues : fc.oneof(byValues, rangeOf(fc.constantFrom(...numeric)))
  const facet: fc.Arbitrary<FacetRequest>[] =
    counted.length === 0
      ? []
      : [
          fc.record(
            { attribute: fc.constantFrom(...counted), limit: fc.nat(4) },
            { requiredKeys: ['attribute'], noNullPrototype: true },
          ),
        ]
  const sort: fc.Arbitrary<SortOrder>[] =
    sortable.length === 0
      ? []
      : [
          fc.record({
            attribute: fc.constantFrom(...sortable),
            direction: fc.constantFrom('asc' as const, 'desc' as const),
          }),
        ]
  const text = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((some) => some.join(' ')),
    fc.string({ maxLength: 6 }),
  )
  const search: fc.Arbitrary<SearchQuery> = fc.record(
    {
      scope,
      text,
      refinements: fc.uniqueArray(refinement, { selector: (one) => one.attribute, maxLength: 4 }),
      facets:
        facet[0] === undefined ? none : fc.uniqueArray(facet[0], { selector: (one) => one.attribute, maxLength: 6 }),
      ranges: numeric.length === 0 ? none : fc.uniqueArray(fc.constantFrom(...numeric)),
      sort: sort[0] === undefined ? none : fc.array(sort[0], { maxLength: 3 }),
      offset: fc.nat(8),
      limit: fc.nat(8),
    },
    { requiredKeys: ['scope'], noNullPrototype: true },
  )
  const values =
    counted.length === 0
      ? null
      : fc.record(
          {
            scope,
            attribute: fc.constantFrom(...counted),
            prefix: fc.constantFrom('', 't', 'cor', 'CRUISER', 'land c', '20', '-', 'ro'),
            limit: fc.nat(5),
          },
          { requiredKeys: ['scope', 'attribute'], noNullPrototype: true },
        )
  return { search, values }
}

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
          const engine = createEngine(schema, synonyms)
          const oracle = createBruteForceEngine(schema, { synonyms })
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

/** Large enough for what an engine does only with many documents; values from the same pools. */
const manyDocuments = 6000

const largeSchema: IndexSchema = {
  make: { kind: 'keyword', text: 9, joint: 'x' },
  model: { kind: 'keyword', text: 5, joint: 'x' },
  tags: { kind: 'keywords', joint: 'x' },
  colour: { kind: 'keyword', text: 5 },
  features: { kind: 'keywords' },
  year: { kind: 'number', counted: true, text: 1 },
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

/** Every scope with every combination of refinements, all facets: main sets of all sizes, odd and even. */
const systematicQueries: readonly SearchQuery[] = (['all', ['east'], ['west', 'north'], ['north']] as const).flatMap(
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
      const engine = createEngine(largeSchema, synonyms)
      const oracle = createBruteForceEngine(largeSchema, { synonyms })
      const documents = buildLargeDocuments()
      const compare = (): void => {
        for (const query of systematicQueries)
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
