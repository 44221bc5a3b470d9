import { expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { listWhereaboutsWarnings } from './check-whereabouts.ts'

const ballarat = { city: 'Ballarat', state: 'VIC', postcode: '3350', lat: -37.56, long: 143.86 } as const
const right = { state: 'vic', time_zone: 'Australia/Melbourne' } as const

function warn(part: DocumentPart, ...locations: readonly object[]): readonly string[] {
  const all = locations.map((more, at) => ({
    id: `l${at}`,
    slug: `l${at}`,
    name: `L${at}`,
    address: ballarat,
    ...more,
  }))
  const dealerships = [{ id: 'one', slug: 'one-yard', name: 'One', locations: all }]
  return listWhereaboutsWarnings(buildTestSite({ ...right, ...part, dealerships })).map(
    ({ place, message }) => `${place.join('.')}: ${message}`,
  )
}

test('LOC-10 TEN-02 a site without locations, or whose settings are those of its location, has no warning', () => {
  expect(listWhereaboutsWarnings(buildTestSite())).toEqual([])
  expect(warn({}, {})).toEqual([])
  // New South Wales and Victoria have one clock.
  expect(warn({ time_zone: 'Australia/Sydney' }, {})).toEqual([])
})

test('LOC-10 TEN-02 a zone of another state is warned of, that of the platform too', () => {
  const wrong = "is not the time of a location in VIC, so its opening hours and 'open now' are wrong"
  expect(warn({ time_zone: 'Australia/Perth' }, {})).toEqual([`time_zone: Australia/Perth ${wrong}`])
  // Brisbane and Melbourne agree in winter alone.
  expect(warn({ time_zone: 'Australia/Brisbane' }, {})).toEqual([`time_zone: Australia/Brisbane ${wrong}`])
  expect(warn({ time_zone: 'Australia/Perth' }, { time_zone: 'Australia/Melbourne' })).toEqual([])
  expect(warn({}, {}, { time_zone: 'Australia/Adelaide' })).toEqual([
    `dealerships.0.locations.1.time_zone: Australia/Adelaide ${wrong}`,
  ])
  const hill = { time_zone: 'Australia/Broken_Hill', address: { state: 'NSW', city: 'Broken Hill', postcode: '2880' } }
  expect(warn({ state: 'nsw' }, hill)).toEqual([])
})

test('TEN-09 TEN-02 a state in which no location is', () => {
  expect(warn({ state: 'qld' }, {})).toEqual([
    'state: no location is in QLD; the running costs and the law of that state would be told',
  ])
})

test.each<[what: string, address: object, warning: string | null]>([
  ['of a postcode of another state', { postcode: '4870' }, 'postcode: 4870 is in QLD, not in VIC'],
  ['of a postcode far from its town', { postcode: '3000' }, 'postcode: 3000 is not near Ballarat'],
  ['of a misspelt town', { city: 'Balarat' }, "city: no suburb or town of VIC is known as 'Balarat'"],
  [
    'of coordinates of another place',
    { lat: -16.92, long: 145.77 },
    'lat: lat and long lie 2303 km from postcode 3350',
  ],
  ['without postcode', { postcode: null, city: 'Balarat' }, null],
  ['of a postcode that nobody knows', { postcode: '3999' }, null],
  ['without a town', { city: null }, null],
  ['of a suburb beside the town', { city: 'Wendouree', postcode: '3355' }, null],
])('LOC-01 TEN-02 an address %s', (_what, address, warning) => {
  expect(warn({}, { address: { ...ballarat, ...address } })).toEqual(
    warning === null ? [] : [`dealerships.0.locations.0.address.${warning}`],
  )
})
