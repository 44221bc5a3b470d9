import { expect, test } from 'vitest'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { buildTestSite } from '#site/test-site.ts'
import { findStructuredFaults } from '#tests/fixtures/structured-data.ts'
import { buildDealerData, buildLocationData } from './dealer-data.ts'

test('API-05 the dealer is described with places, hours and networks, and without what is not known', () => {
  const site = buildTestSite({
    name: 'Main Street Motors',
    phone: '08 5550 1000',
    social_urls: { facebook: 'https://facebook.com/main' },
    dealerships: [
      {
        id: 'main',
        slug: 'main',
        name: 'Main',
        locations: [
          {
            id: 'yard',
            name: 'Yard',
            slug: 'yard',
            primary: true,
            address: {
              street: '1 Main Street',
              city: 'Perth',
              state: 'WA',
              postcode: '6000',
              lat: -31.95,
              long: 115.86,
            },
            contact_detail: {
              phone: null,
              opening_hours: [
                { weekday: 1, open: '08:30', close: '17:30' },
                { weekday: 2, open: '08:30', close: '17:30' },
                { weekday: 0, status: 'Closed' },
              ],
            },
          },
          { id: 'shed', name: 'Shed', slug: 'shed', visible: false, address: { state: 'WA' } },
        ],
      },
    ],
  })
  expect(buildDealerData(site, 'https://a.example', testEpoch)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': 'https://a.example/#dealer',
    name: 'Main Street Motors',
    url: 'https://a.example/',
    telephone: '08 5550 1000',
    sameAs: ['https://facebook.com/main'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Main Street',
      addressLocality: 'Perth',
      addressRegion: 'WA',
      postalCode: '6000',
      addressCountry: 'AU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -31.95, longitude: 115.86 },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '08:30',
        closes: '17:30',
      },
    ],
  })
  expect(JSON.stringify(buildDealerData(buildTestSite(), 'https://a.example', testEpoch))).not.toContain('null')
})

/** Two yards that sell. */
const yards = [
  { id: 'yard', name: 'Yard', slug: 'yard', primary: true, address: { state: 'QLD' } },
  { id: 'north', name: 'North', slug: 'north', location_type: 'sales', address: { state: 'QLD' } },
] as const

const two = buildTestSite({
  name: 'Main Street Motors',
  dealerships: [
    {
      id: 'main',
      slug: 'main',
      name: 'Main',
      locations: [
        ...yards,
        { id: 'shop', name: 'Workshop', slug: 'shop', location_type: 'service', address: { state: 'QLD' } },
        { id: 'shed', name: 'Shed', slug: 'shed', visible: false, address: { state: 'QLD' } },
      ],
    },
  ],
})

test('API-05 the page of a location describes it by what it is, as a part of the dealer', () => {
  const [data = {}] = buildLocationData(two, 'shop', 'https://a.example', testEpoch)
  expect(data).toMatchObject({
    '@type': 'AutoRepair',
    name: 'Workshop',
    url: 'https://a.example/contact-us/shop',
    parentOrganization: { '@id': 'https://a.example/#dealer' },
  })
  expect(findStructuredFaults(data as Readonly<Record<string, unknown>>)).toEqual([])
})

test('API-05 LOC-01 the other places where the dealer sells are its departments', () => {
  expect(buildDealerData(two, 'https://a.example', testEpoch)).toMatchObject({ department: [{ name: 'North' }] })
  expect(JSON.stringify(buildDealerData(two, 'https://a.example', testEpoch))).not.toContain('Workshop')
})

test('API-05 LOC-01 a location that is not shown is not described', () => {
  expect(buildLocationData(two, 'shed', 'https://a.example', testEpoch)).toEqual([])
  expect(JSON.stringify(buildDealerData(two, 'https://a.example', testEpoch))).not.toContain('Shed')
})

test('API-05 LOC-08 the coming special days of a place are told, and a closed one as such', () => {
  const site = buildTestSite({
    dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [...yards] }],
    special_hours: [
      { date: '2020-12-25', name: 'Long ago', status: 'Closed' },
      { date: '2030-12-25', name: 'Christmas Day', status: 'Closed' },
      { date: '2030-12-24', name: 'Christmas Eve', status: 'Open', start_hour: '08:30', end_hour: '14:00' },
      { date: '2031-08-12', name: 'Show day', status: 'Closed', location_id: 'north' },
    ],
  })
  const day = (date: string, opens = '00:00', closes = '00:00') => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  })
  const shared = [day('2030-12-24', '08:30', '14:00'), day('2030-12-25')]
  const [yard] = buildLocationData(site, 'yard', 'https://a.example', testEpoch)
  expect(yard).toMatchObject({ specialOpeningHoursSpecification: shared })
  const [north] = buildLocationData(site, 'north', 'https://a.example', testEpoch)
  expect(north).toMatchObject({ specialOpeningHoursSpecification: [...shared, day('2031-08-12')] })
  const dealer = buildDealerData(site, 'https://a.example', testEpoch)
  expect(dealer).toMatchObject({ specialOpeningHoursSpecification: shared })
  // Every visit of the home page carries the data of all places.
  expect(JSON.stringify(dealer)).not.toContain('2031-08-12')
  expect(buildLocationData(two, 'yard', 'https://a.example', testEpoch)[0]).not.toHaveProperty(
    'specialOpeningHoursSpecification',
  )
})
