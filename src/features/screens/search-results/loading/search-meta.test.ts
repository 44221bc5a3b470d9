import { expect, test } from 'vitest'
import { parseSearchState } from '#search/state/search-state.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSearchMeta } from './search-meta.ts'
import { usedCarsPath } from '../address/resolve-search-path.ts'

test.each([
  ['', 1, 'Used cars: 1 vehicle at Test Cars. See the details and enquire online.'],
  ['', 294, 'Used cars: 294 vehicles at Test Cars. See the details and enquire online.'],
  ['page=2', 294, 'Used cars at Test Cars, page 2 of 14: 294 vehicles. See the details and enquire online.'],
])('API-05 the description of ?%s with %i vehicles promises nothing that one may lack', (query, total, text) => {
  const site = buildTestSite({ name: 'Test Cars' })
  const state = parseSearchState(new URLSearchParams(query), { kmSorts: false })
  const page = { heading: 'Used cars', state, pages: 14, total, failed: false, landing: null, trail: [] }
  const meta = buildSearchMeta(site, usedCarsPath('/search/used-cars'), page, 'https://a.example')
  expect(meta).toContainEqual({ name: 'description', content: text })
})
