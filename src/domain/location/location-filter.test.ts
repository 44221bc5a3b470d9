import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterLocations, type FilterableLocation, type LocationFilter } from './location-filter.ts'

const base = { primary: false, visible: true, location_type: 'sales', location_subtype: null, manufacturers: [] }
const place = (id: string, rest: Partial<FilterableLocation> = {}): FilterableLocation => ({
  ...base,
  id,
  slug: `${id}-slug`,
  ...rest,
})
const all = [
  place('main', { primary: true, manufacturers: ['Kia'] }),
  place('trucks', { location_subtype: 'truck-centre', manufacturers: ['Isuzu'] }),
  place('any', { location_type: '' }),
  place('workshop', { location_type: 'service', manufacturers: ['Kia'] }),
  place('spares', { location_type: 'parts' }),
  place('buying', { location_type: 'car-buying' }),
  place('hidden', { visible: false, primary: true }),
]
const ids = (filter: LocationFilter) => filterLocations(all, filter).map(({ id }) => id)

describe('filters of a location block', () => {
  test.each([
    ['primary', ['main']],
    ['sales', ['main', 'trucks', 'any']],
    ['service', ['workshop']],
    ['parts', ['spares']],
    ['service-and-parts', ['workshop', 'spares']],
    ['all', ['main', 'trucks', 'any', 'workshop', 'spares', 'buying']],
    ['spares', ['spares']],
    ['hidden', []],
    ['nowhere', []],
    ['toString', []],
  ])('LOC-02 a block of %s shows %j', (show, expected) => {
    expect(ids({ show })).toEqual(expected)
  })

  test.each<[string, LocationFilter, readonly string[]]>([
    ['manufacturer', { show: 'all', manufacturer: 'kia' }, ['main', 'any', 'workshop', 'spares', 'buying']],
    ['subtype', { show: 'sales', subtype: 'truck-centre' }, ['trucks']],
    ['exclude by id and by slug', { show: 'sales', exclude: ['main', 'any-slug'] }, ['trucks']],
    ['selected', { show: 'all', selected: ['spares-slug', 'main', 'hidden'] }, ['main', 'spares']],
    ['filtered', { show: 'all', filtered: ['service'] }, ['workshop']],
    [
      'all of them',
      { show: 'all', manufacturer: 'Kia', filtered: ['service', 'sales'], exclude: ['main'] },
      ['workshop'],
    ],
    ['nothing', { show: 'service', manufacturer: null, subtype: null, exclude: [], selected: [] }, ['workshop']],
  ])('LOC-02 %s narrows a block', (_name, filter, expected) => {
    expect(ids(filter)).toEqual(expected)
  })

  test('LOC-01 LOC-02 whatever is asked, nothing invisible is shown, and nothing twice or out of order', () => {
    const types = fc.constantFrom('sales', 'service', 'parts', 'car-buying', '')
    const locations = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1 }),
        visible: fc.boolean(),
        primary: fc.boolean(),
        location_type: types,
      }),
      { selector: ({ id }) => id, maxLength: 60 },
    )
    const show = fc.constantFrom('primary', 'sales', 'service', 'parts', 'service-and-parts', 'all')
    fc.assert(
      fc.property(locations, show, fc.array(types), (found, asked, filtered) => {
        const given = found.map(({ id, ...rest }) => place(id, rest))
        const shown = filterLocations(given, { show: asked, filtered })
        expect(shown.every(({ visible }) => visible)).toBe(true)
        expect(shown).toEqual(given.filter((each) => shown.includes(each)))
      }),
    )
  })
})
