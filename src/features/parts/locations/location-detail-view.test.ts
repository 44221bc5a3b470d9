import { describe, expect, test } from 'vitest'
import { listLocations } from '#site/location-place.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildLocationDetail, listNamesakes } from './location-detail-view.ts'

const address = { street: '1 High Street', city: 'Rocklea', state: 'QLD' as const, postcode: '4106' }
const at = { lat: -27.5442, long: 153.0083 }

function build(own: object, part: DocumentPart = {}, others: readonly object[] = [], dealership: object = {}) {
  const location = { id: 'yard', name: 'Yard', slug: 'yard', address: { state: 'QLD' as const }, ...own }
  const site = buildTestSite({
    dealerships: [{ id: 'm', slug: 'm', name: 'M', locations: [location, ...others] as never, ...dealership }],
    ...part,
  })
  const locations = listLocations(site)
  const [found] = locations
  if (found === undefined) throw new Error('no location')
  return buildLocationDetail(site, found, listNamesakes(locations, found), 0, () => null)
}

describe('the details of a location', () => {
  test('LOC-06 the page is /contact-us/{slug}, or /our-location/{slug} by a flag of site or location', () => {
    expect(build({}).href).toBe('/contact-us/yard')
    expect(build({}, { locations: { per_location_page: true } }).href).toBe('/our-location/yard')
    expect(build({ per_location_page: true }).href).toBe('/our-location/yard')
    expect(build({ per_location_page: false }, { locations: { per_location_page: true } }).href).toBe(
      '/contact-us/yard',
    )
  })

  test.each([
    [{ address: { ...address, place_url: 'https://maps.dealer.com.au/a' } }, 'https://maps.dealer.com.au/a'],
    [
      { address: { ...address, place_url: 'https://maps.example/a' } },
      'https://www.google.com/maps/dir/?api=1&destination=Yard%2C+1+High+Street%2C+Rocklea+QLD+4106',
    ],
    [
      { address: { ...address, place_id: 'ChIJ 1' } },
      'https://www.google.com/maps/dir/?api=1&destination=Yard%2C+1+High+Street%2C+Rocklea+QLD+4106' +
        '&destination_place_id=ChIJ+1',
    ],
    [{ address: { state: 'QLD', ...at } }, 'https://www.google.com/maps/dir/?api=1&destination=-27.5442%2C153.0083'],
    [{ address: { state: 'QLD' } }, null],
    [{ address: { state: 'QLD', lat: -27 } }, null],
  ])('LOC-06 Get Directions of %j leads to %s', (own, expected) => {
    expect(build(own).directionsHref).toBe(expected)
  })

  test('LOC-06 the selector offers the departments of the name, the own one first, each once', () => {
    const state = { address: { state: 'QLD' as const } }
    const others = [
      { id: 'p', name: 'Yard Parts', slug: 'p', location_type: 'parts', ...state },
      { id: 's', name: 'Yard', slug: 's', location_type: 'sales', ...state },
      { id: 's2', name: 'Yard Sales', slug: 's2', location_type: 'sales', ...state },
      { id: 'x', name: 'Other', slug: 'x', location_type: 'sales', ...state },
    ]
    const { departments } = build({ name: 'Yard Service', location_type: 'service' }, {}, others)
    expect(departments.map(({ label, href }) => [label, href])).toEqual([
      ['Service', '/contact-us/yard'],
      ['Parts', '/contact-us/p'],
      ['Sales', '/contact-us/s'],
    ])
  })

  test('LOC-11 the number is that of the location, its landline, its dealership or the site', () => {
    const numbers = { phone: '07 5550 0001', landline_phone: '07 5550 0002' }
    expect(build({ contact_detail: numbers }).phone?.text).toBe('07 5550 0001')
    expect(build({ contact_detail: { ...numbers, phone: null } }).phone?.text).toBe('07 5550 0002')
    expect(build({}, {}, [], { phone: '07 5550 0003' }).phone?.text).toBe('07 5550 0003')
    expect(build({}, { phone: '07 5550 0004' }).phone?.text).toBe('07 5550 0004')
    expect(build({ contact_detail: numbers }, {}, [], { hide: ['phone'] }).phone).toBeNull()
    expect(build({}).phone).toBeNull()
  })

  test('LOC-03 the plan is drawn where the coordinates are known, and says in words where that is', () => {
    expect(build({ address: { ...address, ...at } }).plan).toMatchObject({
      words: 'About 9 km south of Brisbane',
      label: 'Plan of where Yard is: About 9 km south of Brisbane',
    })
    expect(build({ address }).plan).toBeNull()
    const points = [at, { lat: at.lat, long: at.long + 0.5 }].map(({ lat, long }) => [lat, long])
    const surroundings = (['road', 'water'] as const).map((kind) => ({ kind, name: null, points }))
    const { plan } = build({ address: { ...address, ...at, surroundings } })
    expect(plan?.shapes.map((shape) => shape.points.length)).toEqual([3, 2])
  })

  test('LOC-06 VDP-14 the plan opens a map only where the site has one that is complete', () => {
    const tiles = { url: 'https://tiles.dealer.com.au/{z}/{x}/{y}.png', attribution: '© Maps', max_zoom: 17 }
    const mapOf = (integrations: DocumentPart['integrations'], own: object = { ...address, ...at }) =>
      build({ address: own }, integrations === undefined ? {} : { integrations }).map
    expect(mapOf({})).toBeNull()
    expect(mapOf({ map: 'tiles' })).toBeNull()
    expect(mapOf({ map: 'tiles', map_tiles: tiles })).toEqual({
      kind: 'tiles',
      url: tiles.url,
      attribution: '© Maps',
      maxZoom: 17,
      ...at,
    })
    expect(mapOf({ map: 'tiles', map_tiles: tiles }, address)).toBeNull()
    expect(mapOf({ map: 'google' })).toBeNull()
    expect(mapOf({ map: 'google' }, { ...address, map_key: 'k&1', place_id: 'ChIJ' })).toEqual({
      kind: 'embed',
      src: 'https://www.google.com/maps/embed/v1/place?key=k%261&q=place_id%3AChIJ',
    })
    expect(mapOf({ map: 'google' }, { state: 'QLD', map_key: 'k' })).toBeNull()
  })

  test('TEN-09 LOC-13 makes, licences and web site are shown where they are known', () => {
    const full = build({ dealer_license_number: 'A 1' }, {}, [], {
      makes: ['Kia'],
      url: 'https://www.kia.dealer.com.au/',
    })
    expect(full).toMatchObject({
      makes: ['Kia'],
      licences: ['Dealer licence A 1'],
      website: { text: 'kia.dealer.com.au', href: 'https://www.kia.dealer.com.au/' },
    })
    expect(build({ manufacturers: ['MG'] }, {}, [], { makes: ['Kia'] }).makes).toEqual(['MG'])
    expect(build({}, {}, [], { url: 'https://kia.example/' })).toMatchObject({ makes: [], licences: [], website: null })
  })

  test.each([
    ['sales', ['See the Stock Here', 'Book a Test Drive', 'Send a Message']],
    ['', ['See the Stock Here', 'Book a Test Drive', 'Send a Message']],
    ['service', ['Book a Service', 'Send a Message']],
    ['parts', ['Ask for a Part', 'Send a Message']],
    ['car-buying', ['Value Your Car', 'Send a Message']],
  ])('LOC-03 a location of the type "%s" offers %j', (location_type, texts) => {
    expect(build({ location_type }).actions.map(({ text }) => text)).toEqual(texts)
  })

  test('LOC-03 TEN-12 a location of a caravan dealer offers a viewing', () => {
    expect(build({}, { template: 'leisure' }).actions.map(({ text }) => text)).toContain('Book a Viewing')
  })
})
