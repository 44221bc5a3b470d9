import { expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { listPlaceWarnings } from './check-places.ts'

const warn = (integrations: DocumentPart['integrations'], address: object = {}) =>
  listPlaceWarnings(
    buildTestSite({
      ...(integrations === undefined ? {} : { integrations }),
      dealerships: [
        {
          id: 'm',
          slug: 'm',
          name: 'M',
          dealer_license_number: 'A1',
          locations: [{ id: 'a', name: 'A', slug: 'a', address: { state: 'QLD', ...address } }],
        },
      ],
    }),
  ).map(({ place, message }) => `${place.join('.')}: ${message}`)

test.each<[DocumentPart['integrations'], object, number]>([
  [{}, {}, 0],
  [{ map: 'tiles' }, {}, 1],
  [{ map: 'tiles', map_tiles: { url: 'https://t.dealer.com.au/{z}/{x}/{y}.png', attribution: 'A' } }, {}, 0],
  [{ map: 'google' }, {}, 1],
  [{ map: 'google' }, { map_key: 'k' }, 0],
  [{ reviews: 'google' }, {}, 2],
  [{ reviews: 'google', reviews_key: 'env:KEY' }, { place_id: 'p' }, 0],
])('LOC-06 LOC-14 %j with an address of %j has %d warnings', (integrations, address, count) => {
  expect(warn(integrations, address)).toHaveLength(count)
})

test('LOC-13 TEN-02 a dealership without a licence number, its own or that of a location', () => {
  const warnOf = (dealership: object, location: object = {}) =>
    listPlaceWarnings(
      buildTestSite({
        dealerships: [
          {
            id: 'm',
            slug: 'm',
            name: 'M',
            locations: [{ id: 'a', name: 'A', slug: 'a', address: { state: 'QLD' }, ...location }],
            ...dealership,
          },
        ],
      }),
    ).map(({ place }) => place.join('.'))
  expect(warnOf({})).toEqual(['dealerships.0.dealer_license_number'])
  expect(warnOf({ dealer_license_number: 'A1' })).toEqual([])
  expect(warnOf({}, { dealer_license_number: 'A1' })).toEqual([])
})
