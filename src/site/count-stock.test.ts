import { expect, test } from 'vitest'
import type { SearchAnswer } from '#search/search-engine.ts'
import { buildOpeningFilters, countedFacets, countStock } from './count-stock.ts'
import type { Site } from './site.ts'
import { buildTestSite } from './test-site.ts'

const answer = (total: number, facets: SearchAnswer['facets']): SearchAnswer => ({
  total,
  hits: [],
  facets,
  ranges: {},
  histograms: {},
  textUsed: null,
  corrections: [],
  unmatched: [],
  position: '0',
  tookMs: 0,
})
const statuses = [
  { value: 'in_stock', label: 'In stock', count: 40 },
  { value: 'sold', label: 'Sold', count: 7 },
]
const types = [{ value: 'used', label: 'Used', count: 60 }]
const site = buildTestSite({ search: { capped_count: 10 } })
const counted = buildTestSite({ search: { capped_count: 10 }, stock: { count: 500 } })

test.each<[string, Site, number, SearchAnswer['facets'], boolean, number]>([
  ['up to the cap is the count itself', site, 10, { status: statuses, car_type: types }, true, 10],
  ['of a narrowed search is the count itself', counted, 11, { status: statuses, car_type: types }, false, 11],
  ['beyond the cap is the configured one', counted, 11, { status: statuses, car_type: types }, true, 500],
  ['beyond the cap is the sum of the statuses for sale', site, 11, { status: statuses, car_type: types }, true, 40],
  ['without statuses is the sum of the car types', site, 11, { car_type: types }, true, 60],
  ['without any facet is the count itself', site, 11, {}, true, 11],
])('SRCH-12 the number of vehicles %s', (_what, of, total, facets, whole, expected) => {
  expect(countStock(of, answer(total, facets), whole)).toBe(expected)
})

test('SRCH-12 a capped stock is counted by status and car type', () => {
  expect(countedFacets.map(({ attribute }) => attribute)).toEqual(['status', 'car_type'])
})

test('TEN-09 a search without refinements of its own opens with those of the site, except ranges', () => {
  const narrowed = buildTestSite({
    search: {
      default_refinements: [
        { attribute: 'car_type', values: ['used', 'demo'] },
        { attribute: 'price', values: ['10000'] },
        { attribute: 'make', values: ['Kia'] },
      ],
    },
  })
  expect(buildOpeningFilters(narrowed)).toEqual([
    { op: 'in', attribute: 'car_type', values: ['used', 'demo'] },
    { op: 'in', attribute: 'make', values: ['Kia'] },
  ])
  expect(buildOpeningFilters(buildTestSite())).toEqual([])
})
