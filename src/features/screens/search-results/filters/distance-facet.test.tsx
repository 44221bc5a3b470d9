import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptySearchState } from '#search/state/search-choices.ts'
import { DistanceFacet } from './distance-facet.tsx'
import type { DistanceView } from '../search-page.ts'
import type { SearchDraft } from './use-search-draft.ts'

const view: DistanceView = {
  typed: 'Xyzzy',
  note: 'We do not know a place called “Xyzzy”.',
  others: [],
  radii: [{ km: null, label: 'Any distance' }],
  locationsHref: '/locations',
  yards: [],
  place: null,
  tiles: null,
}
const render = (distance: DistanceView): string =>
  renderToStaticMarkup(<DistanceFacet distance={distance} draft={{ state: emptySearchState } as SearchDraft} />)

test('SRCH-20 the drawer of a phone says that a place is unknown, beside the field', () => {
  expect(render(view)).toContain('a place called “Xyzzy”.</p><select')
  // Of a known place, the note asks which one was meant; its answers stand above the results.
  const known = { ...view, place: { name: 'Newtown VIC 3220', lat: -38.1, long: 144.3 } }
  expect(render(known)).not.toContain('Xyzzy”.')
  expect(render({ ...view, note: null })).not.toContain('<p')
})
