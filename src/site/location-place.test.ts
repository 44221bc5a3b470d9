import { describe, expect, test } from 'vitest'
import { buildMapEmbed, findMapOrigin } from './location-map.ts'
import {
  buildDirectionsHref,
  findMainLocation,
  hasAddress,
  listAddressLines,
  listLocations,
  locationPath,
  resolveLocationPhone,
} from './location-place.ts'
import { resolveTimeZone } from './resolve-time-zone.ts'
import type { Location, Site } from './site.ts'
import { buildTestSite, type DocumentPart } from './test-site.ts'

const location = (id: string, more: object = {}) => ({
  id,
  slug: id,
  name: `Yard ${id}`,
  address: { state: 'QLD' as const },
  ...more,
})

/** A site with the locations in one dealership. */
const build = (locations: readonly object[], part: DocumentPart = {}, dealership: object = {}): Site =>
  buildTestSite({
    dealerships: [{ id: 'm', slug: 'm', name: 'M', locations: locations as never, ...dealership }],
    ...part,
  })

function first(site: Site): Location {
  const [found] = listLocations(site)
  if (found === undefined) throw new Error('The site shows no location.')
  return found
}

const placed = (address: object): Location => first(build([location('a', { address: { state: 'QLD', ...address } })]))

describe('the locations of a site', () => {
  test('LOC-01 hidden locations are left out, and the others stay in their order', () => {
    const site = build([location('b'), location('hidden', { visible: false }), location('a')])
    expect(listLocations(site).map(({ id }) => id)).toEqual(['b', 'a'])
  })

  const vic = { address: { state: 'VIC' as const } }
  test.each([
    ['a primary one of sales in the state', ['x', 'service', 'far', 'near'], 'near'],
    ['else the first primary one', ['x', 'service', 'far'], 'service'],
    ['else the first', ['x', 'y'], 'x'],
    ['none without any', [], undefined],
  ])('LOC-01 for the site stands %s', (_what, ids, expected) => {
    const all: Readonly<Record<string, object>> = {
      x: location('x', { location_type: 'sales' }),
      y: location('y', { location_type: 'sales' }),
      service: location('service', { location_type: 'service', primary: true }),
      far: location('far', { location_type: 'sales', primary: true, ...vic }),
      near: location('near', { location_type: 'sales', primary: true }),
    }
    const site = build(
      ids.map((id) => all[id] ?? {}),
      { state: 'qld' },
    )
    expect(findMainLocation(site)?.id).toBe(expected)
  })

  test('LOC-10 the time zone is that of the yard of the vehicle, else that of the site', () => {
    const site = build([location('perth', { time_zone: 'Australia/Perth' })], { time_zone: 'Australia/Brisbane' })
    const vehicle = { location: null, car_type: 'used' as const, private_suburb: null, private_postcode: null }
    expect(resolveTimeZone({ ...vehicle, dealership_slug: 'm' }, site)).toBe('Australia/Perth')
    expect(resolveTimeZone({ ...vehicle, dealership_slug: 'other' }, site)).toBe('Australia/Brisbane')
  })
})

describe('how a location is reached', () => {
  test.each([
    [{ phone: '07 5550 0001', landline_phone: '07 5550 0002' }, { phone: '07 5550 0003' }, '07 5550 0001'],
    [{ landline_phone: '07 5550 0002' }, { phone: '07 5550 0003' }, '07 5550 0002'],
    [{}, { phone: '07 5550 0003' }, '07 5550 0003'],
    [{}, {}, '07 5550 0004'],
    [{ phone: '07 5550 0001' }, { hide: ['phone'] }, null],
  ])('LOC-11 with the contact %j and the dealership %j the number is %s', (contact, dealership, expected) => {
    const site = build(
      [location('a', { contact_detail: { opening_hours: [], ...contact } })],
      { phone: '07 5550 0004' },
      dealership,
    )
    expect(resolveLocationPhone(site, first(site))).toBe(expected)
  })

  test.each([
    [false, undefined, '/contact-us/a'],
    [true, undefined, '/our-location/a'],
    [false, true, '/our-location/a'],
    [true, false, '/contact-us/a'],
  ])('LOC-06 with the flag %j of the site and %j of the location its page is %s', (site, own, expected) => {
    const built = build([location('a', own === undefined ? {} : { per_location_page: own })], {
      locations: { per_location_page: site },
    })
    expect(locationPath(built, first(built))).toBe(expected)
  })

  test.each([
    [{ street: '1 High Street', city: 'Rocklea', postcode: '4106' }, ['1 High Street', 'Rocklea QLD 4106'], true],
    [{ city: 'Rocklea' }, ['Rocklea QLD'], true],
    [{ postcode: '4106' }, ['QLD 4106'], true],
    [{ street: '1 High Street' }, ['1 High Street', 'QLD'], true],
    [{}, ['QLD'], false],
  ])('LOC-01 the address %j has the lines %j; worth showing: %j', (address, lines, shown) => {
    expect(listAddressLines(placed(address))).toEqual(lines)
    expect(hasAddress(placed(address))).toBe(shown)
  })
})

describe('the map of a location', () => {
  const place = { street: '1 High Street', city: 'Rocklea', postcode: '4106' }
  const words = 'Yard+a%2C+1+High+Street%2C+Rocklea+QLD+4106'

  test.each([
    [{ ...place, place_url: 'https://maps.dealer.com.au/a' }, 'https://maps.dealer.com.au/a'],
    [{ ...place, place_url: 'https://maps.example/a' }, `https://www.google.com/maps/dir/?api=1&destination=${words}`],
    [{ ...place, lat: -27.5, long: 153 }, `https://www.google.com/maps/dir/?api=1&destination=${words}`],
    [{ lat: -27.5, long: 153 }, 'https://www.google.com/maps/dir/?api=1&destination=-27.5%2C153'],
    [{ lat: -27.5 }, null],
    [{ long: 153 }, null],
    [{ city: 'Rocklea' }, null],
    [
      { city: 'Rocklea', place_id: 'ChIJ' },
      'https://www.google.com/maps/dir/?api=1&destination=Yard+a&destination_place_id=ChIJ',
    ],
  ])('LOC-06 directions to %j lead to %s', (address, expected) => {
    expect(buildDirectionsHref(placed(address))).toBe(expected)
  })

  test.each([
    [{ ...place, map_key: 'k' }, `https://www.google.com/maps/embed/v1/place?key=k&q=${words}`],
    [
      { ...place, map_key: 'k', place_id: 'ChIJ' },
      'https://www.google.com/maps/embed/v1/place?key=k&q=place_id%3AChIJ',
    ],
    [{ map_key: 'k', place_id: 'ChIJ' }, 'https://www.google.com/maps/embed/v1/place?key=k&q=place_id%3AChIJ'],
    [{ map_key: 'k' }, null],
    [place, null],
  ])('LOC-06 the map of %j is at %s', (address, expected) => {
    expect(buildMapEmbed(placed(address))).toBe(expected)
  })

  test('LOC-06 pages may show the map of the service that the site names, and no other', () => {
    expect(findMapOrigin(buildTestSite({ integrations: { map: 'google' } }))).toBe('https://www.google.com')
    expect(findMapOrigin(buildTestSite({}))).toBeNull()
  })
})
