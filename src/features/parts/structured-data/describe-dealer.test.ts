import { expect, test } from 'vitest'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { buildTestSite } from '#site/test-site.ts'
import { listLocations } from '#site/location-place.ts'
import { describeLocation } from './describe-dealer.ts'

const origin = 'https://www.dealer.com.au'
const describeOne = (own: object, part: object = {}) => {
  const location = { id: 'yard', name: 'Yard', slug: 'yard', address: { state: 'QLD' as const }, ...own }
  const dealerships = [{ id: 'main', slug: 'main', name: 'Main', locations: [location] }]
  const site = buildTestSite({ dealerships, ...part })
  return listLocations(site).map((place) => describeLocation(site, place, origin, testEpoch))
}

test('API-05 the facts of a location are those of its page', () => {
  const opening_hours = [
    { weekday: 1, open: '08:30', close: '17:30' },
    { weekday: 5, open: '18:00', close: '02:00' },
    { weekday: 0, status: 'Closed' as const },
  ]
  const [facts] = describeOne({
    address: { street: '1 High Street', city: 'Rocklea', state: 'QLD', postcode: '4106', lat: -27.5, long: 153 },
    contact_detail: { phone: '+61 7 5550 4410', opening_hours },
    image: '/places/yard.svg',
  })
  expect(facts).toEqual({
    name: 'Yard',
    url: 'https://www.dealer.com.au/contact-us/yard',
    image: 'https://www.dealer.com.au/places/yard.svg',
    phone: '07 5550 4410',
    address: { street: '1 High Street', city: 'Rocklea', state: 'QLD', postcode: '4106' },
    position: { lat: -27.5, long: 153 },
    hours: [
      { day: 'Monday', opens: '08:30', closes: '17:30' },
      { day: 'Friday', opens: '18:00', closes: '02:00' },
    ],
    specialHours: [],
    kind: 'AutoDealer',
  })
})

test('API-05 what is not known is null', () => {
  expect(describeOne({ location_type: 'service' })).toMatchObject([
    { image: null, phone: null, position: null, hours: [], kind: 'AutoRepair' },
  ])
})

test('API-05 LOC-09 a Saturday that is by appointment every other week is not told as open', () => {
  const opening_hours = [5, 6].map((weekday) => ({ weekday, open: '08:00', close: '12:00' }))
  const own = { location_type: 'service', contact_detail: { opening_hours } }
  const hoursOf = (part: object) => describeOne(own, part)[0]?.hours.map(({ day }) => day)
  expect(hoursOf({})).toEqual(['Friday', 'Saturday'])
  expect(hoursOf({ locations: { fortnightly_saturday: { base_date: '2025-06-14', department: 'service' } } })).toEqual([
    'Friday',
  ])
})
