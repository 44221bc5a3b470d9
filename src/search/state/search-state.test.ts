import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facetAttributes, facets, type FacetAttribute } from '../facets.ts'
import {
  emptySearchState,
  formatSearchState,
  parseChoice,
  withChoice,
  withoutValue,
  type FacetChoice,
  type SearchState,
} from './search-choices.ts'
import { isFormSpelling, isOpenVocabulary, isWholeSearch, parseSearchState } from './search-state.ts'

const settings = { kmSorts: true }
const parse = (query: string) => parseSearchState(new URLSearchParams(query), settings)

const value = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' })
  .map((text) => text.trim())
  .filter((text) => text !== '')
const bound = fc.option(fc.integer({ min: 0, max: 9_999_999 }), { nil: null })
const valueOf = (attribute: FacetAttribute): fc.Arbitrary<string> => {
  const { parameter } = facets[attribute]
  if (parameter === 'integer') return fc.integer({ min: 0, max: 999 }).map(String)
  return typeof parameter === 'string' ? value : fc.constantFrom(...parameter)
}
const choiceOf = (attribute: FacetAttribute): fc.Arbitrary<FacetChoice> =>
  facets[attribute].parameter !== 'range'
    ? fc
        .uniqueArray(valueOf(attribute), { minLength: 1, maxLength: 3 })
        .map((values) => ({ kind: 'values', values: values.toSorted() }))
    : fc
        .tuple(bound, bound)
        .filter(([a, b]) => a !== null || b !== null)
        .map(([a, b]) =>
          a !== null && b !== null && a > b ? { kind: 'range', min: b, max: a } : { kind: 'range', min: a, max: b },
        )
const countChosen = ({ choices: chosen }: Pick<SearchState, 'choices'>): number =>
  Object.values(chosen).reduce((sum, choice) => sum + (choice.kind === 'values' ? choice.values.length : 1), 0)
const choices = fc
  .record(Object.fromEntries(facetAttributes.map((name) => [name, choiceOf(name)])), { requiredKeys: [] })
  .filter((chosen) => countChosen({ choices: chosen }) <= 40)
const state: fc.Arbitrary<SearchState> = fc.record({
  text: fc.string({ maxLength: 40, unit: 'grapheme-ascii' }).map((text) => text.replace(/\s+/g, ' ').trim()),
  page: fc.integer({ min: 1, max: 500 }),
  near: fc.option(
    fc.record({
      place: fc.constantFrom('geelong-vic', '3220', "O'Connor WA", 'Nœud'),
      withinKm: fc.option(fc.integer({ min: 1, max: 2_000_000_000 })),
    }),
  ),
  sortBy: fc.constantFrom('rank', 'price_asc', 'price_desc', 'newest', 'km_asc', 'km_desc'),
  choices,
})

describe('the query string of a search', () => {
  test('SRCH-01 every state survives being written and read again', () => {
    fc.assert(
      fc.property(state, (original) => {
        expect(parse(formatSearchState(original))).toEqual(original)
      }),
    )
  })

  test('SRCH-01 a place is read with its radius, and the order by distance only with a place', () => {
    expect(parse('near=geelong-vic&within=50&sortBy=distance')).toMatchObject({
      near: { place: 'geelong-vic', withinKm: 50 },
      sortBy: 'distance',
    })
    for (const within of ['0', '-5', '5.5', 'x', ''])
      expect(parse(`near=3220&within=${within}`).near).toEqual({ place: '3220', withinKm: null })
    expect(parse('near=+&within=50&sortBy=distance')).toMatchObject({ near: null, sortBy: 'rank' })
    expect(parse(`near=${'x'.repeat(500)}`).near?.place).toHaveLength(60)
  })

  test('SRCH-01 any text at all is read without an error, and reading is stable', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (query) => {
        const once = parse(query)
        expect(parse(formatSearchState(once))).toEqual(once)
      }),
    )
  })

  test.each([
    ['page=-1', 1],
    ['page=1e9', 1],
    ['page=1000000000', 1],
    ['page=0', 1],
    ['page=2.5', 1],
    ['page=abc', 1],
    ['page=3', 3],
    ['page=100000', 100_000],
    ['page=100001', 1],
    ['page=', 1],
  ])('SRCH-01 %s is page %d', (query, page) => {
    expect(parse(query).page).toBe(page)
  })

  test.each([
    ['price=20000-45000', { min: 20_000, max: 45_000 }],
    ['price=20000-', { min: 20_000, max: null }],
    ['price=-45000', { min: null, max: 45_000 }],
    ['price=20000&price=45000', { min: 20_000, max: 45_000 }],
    ['price=&price=45000', { min: null, max: 45_000 }],
    ['year=2021', { min: 2021, max: 2021 }],
    ['price= 20000 &price= 45000 ', { min: 20_000, max: 45_000 }],
    ['price= 20000-45000 ', { min: 20_000, max: 45_000 }],
    ['price=20000-20000', { min: 20_000, max: 20_000 }],
    ['price=2000000000-', { min: 2_000_000_000, max: null }],
    ['price=2000000001-', undefined],
    ['price=&price=cheap', undefined],
    ['price=20000&price=cheap', { min: 20_000, max: null }],
    ['price=20000-99999999999', { min: 20_000, max: null }],
    ['price=1-2-3', undefined],
    ['price=20000-cheap', undefined],
    ['price=20000.50-', undefined],
    ['price=45000-20000', undefined],
    ['price=cheap', undefined],
    ['price=-', undefined],
    ['price=1e5-2e5', undefined],
    ['price=99999999999-', undefined],
  ])('SRCH-01 %s', (query, expected) => {
    const [attribute] = query.split('=') as [FacetAttribute]
    expect(parse(query).choices[attribute]).toEqual(expected === undefined ? undefined : { kind: 'range', ...expected })
  })

  const wrong = ['seats=abc', 'seats=-5', 'seats=5000', 'certified=maybe', 'car_type=banana', 'item_type=boat']
  test.each([...wrong, 'year=abc', 'km=--', 'created_at_timestamp=today-'])(
    'SRCH-01 %s is malformed or outside its vocabulary and is ignored, beside what is right',
    (query) => {
      expect(parse(query)).toEqual(emptySearchState)
      expect(parse(`${query}&make=Kia`)).toEqual(parse('make=Kia'))
    },
  )

  test('SRCH-01 of several values the wrong ones alone are ignored, and closed vocabularies match in any case', () => {
    expect(parse('car_type=Used&car_type=banana&car_type=DEMO')).toEqual(parse('car_type=demo&car_type=used'))
    expect(parse('seats=07&seats=many&certified=TRUE')).toEqual(parse('seats=7&certified=true'))
    expect(parse('car_type=demo&seats=7').choices).toEqual({
      car_type: { kind: 'values', values: ['demo'] },
      seats: { kind: 'values', values: ['7'] },
    })
  })

  test('SRCH-01 a name that the search cannot know keeps its place', () => {
    expect(parse('make=Delorean&colour=octarine').choices).toEqual({
      make: { kind: 'values', values: ['Delorean'] },
      colour: { kind: 'values', values: ['octarine'] },
    })
  })

  test('SRCH-01 unknown parameters, unknown sorts and empty values are ignored', () => {
    expect(parse('utm_source=x&make=&sortBy=cheapest&wheels=4&__proto__=1')).toEqual(emptySearchState)
  })

  test('SRCH-09 kilometre sorts are read only where the site offers them', () => {
    expect(parse('sortBy=km_desc').sortBy).toBe('km_desc')
    expect(parseSearchState(new URLSearchParams('sortBy=km_desc'), { kmSorts: false }).sortBy).toBe('rank')
  })

  test('SRCH-01 five hundred values and eight kilobytes of text stay within their limits', () => {
    const many = parse(Array.from({ length: 500 }, (_, index) => `make=M${index}`).join('&'))
    expect(many.choices.make?.kind === 'values' && many.choices.make.values.length <= 40).toBe(true)
    const all = facetAttributes
      .flatMap((name) => Array.from({ length: 40 }, (_, index) => `${name}=M${index}`))
      .join('&')
    expect(countChosen(parse(all))).toBe(40)
    expect(parse(`query=${'x'.repeat(8192)}`).text).toHaveLength(200)
    expect(parse(`make=${'x'.repeat(8192)}`).choices).toEqual({})
  })

  test('SRCH-01 API-04 forty refinements are read and what stands behind them is ignored, ranges among them', () => {
    const makes = Array.from({ length: 25 }, (_, index) => `make=M${index}`).join('&')
    const bodies = Array.from({ length: 25 }, (_, index) => `body=B${index}`).join('&')
    const read = parse(`${makes}&price=1-2&${bodies}&year=2020-2021`)
    expect(countChosen(read)).toBe(40)
    expect(read.choices.price).toEqual({ kind: 'range', min: 1, max: 2 })
    expect(read.choices.body?.kind === 'values' && read.choices.body.values).toHaveLength(14)
    expect(read.choices.year).toBeUndefined()
    expect(parse(formatSearchState(read))).toEqual(read)
  })

  test('SRCH-08 changing or removing a refinement goes back to the first page', () => {
    const second = parse('make=Toyota&make=Ford&page=2')
    expect(withChoice(second, 'body', { kind: 'values', values: ['Ute'] }).page).toBe(1)
    expect(withoutValue(second, 'make', 'Ford')).toMatchObject({ page: 1, choices: { make: { values: ['Toyota'] } } })
    expect(withoutValue(withoutValue(second, 'make', 'Ford'), 'make', 'Toyota').choices).toEqual({})
  })

  test('SRCH-01 values and text are read without the blanks around them', () => {
    expect(parse('make= Kia &query=%20white%20%20hilux%00%0Aute%20')).toEqual(parse('make=Kia&query=white+hilux+ute'))
    expect(parse('make= Kia &query= white ')).toMatchObject({
      text: 'white',
      choices: { make: { kind: 'values', values: ['Kia'] } },
    })
    expect(parse(`query=${'x'.repeat(199)}%20y`).text).toBe('x'.repeat(199))
  })

  test('SRCH-01 a name of 100 characters is read, a longer one is ignored', () => {
    expect(parse(`make=${'x'.repeat(100)}`).choices.make).toEqual({ kind: 'values', values: ['x'.repeat(100)] })
    expect(parse(`make=${'x'.repeat(101)}`).choices).toEqual({})
  })

  test('SRCH-01 of one parameter forty values are read', () => {
    const wrong = Array.from({ length: 40 }, () => 'seats=many').join('&')
    expect(parse(`${wrong}&seats=7`).choices).toEqual({})
    expect(parse(`${wrong.slice('seats=many&'.length)}&seats=7`).choices).toEqual(parse('seats=7').choices)
    expect(parseChoice('integer', [...Array.from({ length: 40 }, () => 'many'), '7'])).toBeNull()
  })

  // Facets that are not named here are free to be either, so that one can be added in its table alone.
  test.each([
    'badge',
    'city',
    'colour',
    'dealership_name',
    'location_name',
    'make',
    'model',
    'filtered_features',
  ] as const)('SRCH-03 a feed may add a name to %s, so the vocabulary is open', (attribute) => {
    expect(isOpenVocabulary(attribute)).toBe(true)
  })

  test.each(['car_type', 'certified', 'item_type', 'km', 'price', 'seats', 'subscription_price', 'year'] as const)(
    'SRCH-03 numbers and closed lists such as %s are no open vocabulary',
    (attribute) => {
      expect(isOpenVocabulary(attribute)).toBe(false)
    },
  )

  test('SRCH-01 the empty state has no query string, and one state has one spelling', () => {
    expect(formatSearchState(emptySearchState)).toBe('')
    expect(formatSearchState(parse('page=2&sortBy=newest&price=-9&make=Kia&make=Ford&query=a'))).toBe(
      'query=a&make=Ford&make=Kia&price=-9&sortBy=newest&page=2',
    )
  })

  test('SRCH-08 a refinement is removed as a whole where no value is named, and a range always is', () => {
    const chosen = parse('make=Kia&make=Ford&price=1-2&body=Ute')
    expect(Object.keys(withoutValue(chosen, 'make', null).choices).sort()).toEqual(['body', 'price'])
    expect(Object.keys(withoutValue(chosen, 'price', '1').choices).sort()).toEqual(['body', 'make'])
    expect(withoutValue(chosen, 'colour', 'Red').choices).toEqual(chosen.choices)
  })

  test.each([
    ['query=', true],
    ['sortBy=', true],
    ['page=+', true],
    ['make=', true],
    ['price=', true],
    ['sortBy=rank', true],
    ['year=1&price=2&year=3', true],
    ['sortBy=newest', false],
    ['utm_campaign=', false],
    ['utm_campaign=a&utm_campaign=b', false],
    ['make=Kia&make=Ford', false],
    ['price=1-2&year=3', false],
    ['', false],
  ])('SRCH-20 the query string %j is spelled by the plain form: %s', (query, expected) => {
    expect(isFormSpelling(new URLSearchParams(query))).toBe(expected)
  })

  test('SRCH-20 the spelling of the plain form is told from the canonical one', () => {
    expect(isFormSpelling(new URLSearchParams('query=&make=Toyota&price=&price='))).toBe(true)
    expect(isFormSpelling(new URLSearchParams('price=1&price=2'))).toBe(true)
    expect(isFormSpelling(new URLSearchParams('make=Toyota&price=1-2&utm_campaign='))).toBe(false)
  })
})

test.each([
  ['', true],
  ['page=3&sortBy=price_asc', true],
  ['near=3000', true],
  ['near=3000&within=50', false],
  ['query=ute', false],
  ['make=Toyota', false],
  ['make=Toyota&query=ute', false],
])('SRCH-01 the search %j is the whole stock: %s', (query, isWhole) => {
  expect(isWholeSearch(parse(query))).toBe(isWhole)
})
