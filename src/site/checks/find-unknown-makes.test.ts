import { expect, test } from 'vitest'
import { buildTestSite } from '../test-site.ts'
import { findUnknownMakes } from './find-unknown-makes.ts'
import { listWarnings } from './list-warnings.ts'

test('SRCH-14 a make of the stock filters that the directory lacks is told with its place', () => {
  const stock_filters = { excluded_makes: ['kia', 'Toyotta'], manufacturers: ['GREAT-WALL', 'Delorean'] }
  const site = buildTestSite({ search: { stock_filters } })
  const found = findUnknownMakes(site)
  expect(listWarnings(site)).toEqual(expect.arrayContaining([...found]))
  expect(found.map(({ place, message }) => [place.join('.'), message])).toEqual([
    ['search.stock_filters.excluded_makes.1', "the directory has no make 'Toyotta'"],
    ['search.stock_filters.manufacturers.1', "the directory has no make 'Delorean'"],
  ])
})
