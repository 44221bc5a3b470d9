import { describe, expect, test } from 'vitest'
import { emptySearchState, type SearchState } from '#search/state/search-choices.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildChips } from './build-chips.ts'
import { gatherChips } from './gather-chips.ts'

const site = buildTestSite()
const nothingRead = { understood: [], place: null, rest: '', restSpans: [] } as never
const stateOf = (query: string): SearchState => parseSearchState(new URLSearchParams(query), { kmSorts: true })
const gather = (state: SearchState) =>
  gatherChips(
    buildChips(site, [], state, () => nothingRead),
    state,
  )
const labelsOf = (query: string) => gather(stateOf(query)).map(({ label }) => label)

describe('SRCH-21 the chips of a facet with many chosen values', () => {
  test.each([
    ['three have a chip each', 'make=Audi&make=BMW&make=Ford', ['Audi', 'BMW', 'Ford']],
    ['four share one', 'make=Audi&make=BMW&make=Ford&make=Kia', ['Audi, BMW and 2 more']],
    [
      'another facet keeps its own',
      'make=Audi&make=BMW&make=Ford&make=Kia&fuel=Diesel',
      ['Audi, BMW and 2 more', 'Diesel'],
    ],
    ['a range is one already', 'price=10000-20000&fuel=Diesel', ['Price: $10,000 – $20,000', 'Diesel']],
  ])('%s', (_name, query, labels) => {
    expect(labelsOf(query).toSorted()).toEqual(labels.toSorted())
  })

  test('one chip for all removes all, and nothing of other facets', () => {
    const state = stateOf('make=Audi&make=BMW&make=Ford&make=Kia&fuel=Diesel')
    const chip = gather(state).find(({ label }) => label.startsWith('Audi'))
    expect(chip?.without).toEqual({ ...emptySearchState, choices: { fuel: { kind: 'values', values: ['Diesel'] } } })
  })

  test('a chip has the same id when another value of its facet is chosen', () => {
    const idsOf = (query: string) => gather(stateOf(query)).map(({ id }) => id)
    const two = idsOf('make=Audi&make=Ford')
    expect(new Set(two).size).toBe(2)
    expect(idsOf('make=Audi&make=BMW&make=Ford')).toEqual(expect.arrayContaining(two))
    const four = 'make=Audi&make=BMW&make=Ford&make=Kia'
    expect(idsOf(`${four}&make=Mazda`)).toEqual(idsOf(four))
  })
})
