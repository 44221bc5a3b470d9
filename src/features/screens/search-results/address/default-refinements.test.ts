import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { emptySearchState } from '#search/state/search-choices.ts'
import { resolveOpening, wholeAddress } from './default-refinements.ts'
import { formatSearchHref } from './search-href.ts'

const path = '/search/new-used-and-demo-cars'
const plain = buildTestSite()
const refined = buildTestSite({
  search: {
    default_refinements: [
      { attribute: 'car_type', values: ['used', 'demo'] },
      { attribute: 'make', values: ['Land Rover'] },
    ],
  },
})
const open = (query: string, site = refined) => resolveOpening(site, path, new URLSearchParams(query))

test('TEN-09 a search opened with nothing chosen opens with the refinements of the site, in its address', () => {
  expect(open('')).toBe(`${path}?car_type=demo&car_type=used&make=Land+Rover`)
  expect(open('utm_source=mail')).toBe(`${path}?car_type=demo&car_type=used&make=Land+Rover&utm_source=mail`)
  expect(open('', plain)).toBeNull()
})

test('TEN-09 choices of the visitor stay, and so does a cleared search', () => {
  for (const query of ['make=Kia', 'query=hilux', 'page=1', 'sortBy=price_asc']) expect(open(query)).toBeNull()
  const cleared = formatSearchHref(path, emptySearchState, wholeAddress(refined, path))
  expect(cleared).toBe(`${path}?page=1`)
  expect(open(new URL(cleared, 'https://dealer.example').search)).toBeNull()
  expect(formatSearchHref(path, emptySearchState, wholeAddress(plain, path))).toBe(path)
})
