import * as fc from 'fast-check'
import type {
  AttributeDefinition,
  AttributeValue,
  FacetRequest,
  FacetValuesQuery,
  Filter,
  IndexSchema,
  Refinement,
  SearchDocument,
  SearchQuery,
  SearchScope,
  SortOrder,
} from './search-engine.ts'
import { histogramOf } from './random-histogram.testkit.ts'
import type { NameForms } from './text/typed-words.ts'
import type { Synonyms } from './text/word-rules.ts'

/**
 * Random schemas, documents and queries. Values come from small pools, so that equal values, ties, shared tuples,
 * prefixes and near misses are common.
 */
const owners = ['east', 'west', 'north']
export const texts = [
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
  'C-Class',
  'ST-L',
  'Sport Sportage',
  'AB 12 CD',
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
  'c',
  'class',
  'st',
  'l',
  'sport',
  'sportage',
  'ab',
  '12',
  'cd',
  'c-class',
  'st-l',
  'ab12cd',
  '150',
]
export const ids = [
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
export const synonyms: Synonyms = new Map([
  ['utility', ['ute']],
  ['ute', ['utility']],
  ['landcruiser', ['prado', 'toyo']],
])

export const names: NameForms = new Map([
  ['cclass', ['cclass']],
  ['cx5', ['cx5']],
  ['toyota3', ['toyota', '3']],
])

const definition: fc.Arbitrary<AttributeDefinition> = fc.oneof(
  fc.record(
    {
      kind: fc.constantFrom('keyword' as const, 'keywords' as const),
      text: fc.constantFrom(1, 5, 9),
      joint: fc.constantFrom('x', 'y'),
      countedWith: fc.constantFrom('p', 'q'),
    },
    { requiredKeys: ['kind'] },
  ),
  fc.record(
    {
      kind: fc.constant('number' as const),
      counted: fc.constant(true),
      text: fc.constantFrom(1, 5, 9),
      joint: fc.constantFrom('x', 'y'),
      countedWith: fc.constantFrom('p', 'q'),
    },
    { requiredKeys: ['kind', 'counted'] },
  ),
  fc.constant({ kind: 'number' as const }),
)
export const schemaOf: fc.Arbitrary<IndexSchema> = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  definition,
  {
    minKeys: 1,
    noNullPrototype: true,
  },
)

function valueFor({ kind }: AttributeDefinition): fc.Arbitrary<AttributeValue> {
  if (kind === 'number') return fc.option(fc.constantFrom(...numbers))
  const text = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...texts) }, fc.string({ maxLength: 4 }))
  return kind === 'keyword' ? fc.option(text) : fc.option(fc.array(text, { maxLength: 4 }))
}

export function documentFor(schema: IndexSchema): fc.Arbitrary<SearchDocument> {
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

const someRanks = fc
  .array(fc.tuple(chosenValue, fc.constantFrom(-1, 0, 0.5, 3)), { maxLength: 12 })
  .map((ranks) => new Map(ranks))

export function queriesFor(schema: IndexSchema): {
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
  const sets = all.filter((name) => schema[name]?.kind === 'keywords')
  const oneOf = fc.record({ attribute: fc.constantFrom(...all), values: fc.array(chosenValue, { maxLength: 3 }) })
  const byValues =
    sets.length === 0
      ? oneOf
      : fc.oneof(
          oneOf,
          fc.record({
            attribute: fc.constantFrom(...sets),
            values: fc.array(chosenValue, { maxLength: 3 }),
            all: fc.boolean(),
          }),
        )
  const said = all.filter((name) => schema[name]?.kind === 'keyword')
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
  const ranked = all.filter((name) => schema[name]?.kind === 'keyword')
  const sort: fc.Arbitrary<SortOrder>[] =
    sortable.length === 0
      ? []
      : [
          fc.record({
            attribute: fc.constantFrom(...sortable),
            direction: fc.constantFrom('asc' as const, 'desc' as const),
          }),
        ]
  if (ranked.length > 0) sort.push(fc.record({ attribute: fc.constantFrom(...ranked), ranks: someRanks }))
  const text = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((some) => some.join(' ')),
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
      histograms:
        numeric.length === 0
          ? none
          : fc.uniqueArray(histogramOf(numeric), { selector: (one) => one.attribute, maxLength: 2 }),
      ...(said.length === 0
        ? {}
        : { closest: fc.record({ text, attributes: fc.uniqueArray(fc.constantFrom(...said), { maxLength: 2 }) }) }),
      sort: sort.length === 0 ? none : fc.array(fc.oneof(...sort), { maxLength: 3 }),
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
