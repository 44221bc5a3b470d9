import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { formatFacetValue } from './facets.ts'

test('SRCH-03 the kind that counts motorhomes says so where the dealer has them; others keep their words', () => {
  const wordsOf = (template: 'classic' | 'leisure') =>
    ['car', 'caravan', 'motorcycle', 'hovercraft'].map((kind) =>
      formatFacetValue('item_type', kind, buildTestSite({ template }).search),
    )
  expect(wordsOf('classic')).toEqual(['Cars', 'Caravans', 'Motorcycles', 'hovercraft'])
  expect(wordsOf('leisure')[0]).toBe('Cars and motorhomes')
})
