import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildVehicleMeta } from './vehicle-meta.ts'
import { buildVehicleStructuredData } from './vehicle-structured-data.ts'

const origin = 'http://test-site.localhost:3000'
const nowMs = Date.UTC(2026, 10, 20)
const yard = {
  id: 'yard',
  name: 'Yard',
  slug: 'yard',
  primary: true,
  address: { street: '1 Main Street', city: 'Perth', state: 'WA' as const, postcode: '6000' },
  contact_detail: { phone: '08 5550 1000', opening_hours: [] },
}
const site = buildTestSite({
  url: 'https://www.dealer.com.au',
  dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [yard] }],
})

type Graph = readonly [
  Readonly<Record<string, unknown>> & { readonly offers: Readonly<Record<string, unknown>> },
  Readonly<Record<string, unknown>>,
]
const graphOf = (overrides: Partial<Vehicle> = {}, at = site): Graph =>
  buildVehicleStructuredData(resolveListing(buildVehicle('A1', overrides), at, nowMs), at, origin)[
    '@graph'
  ] as unknown as Graph

test('API-05 a used car is a Car with its mileage, engine, condition and an offer by the dealer', () => {
  const variant = {
    cylinders: 4,
    enginesize: 2_755,
    enginesize_litres: 2.8,
    induction: null,
    geartype: null,
    fuelconsumptioncombined: null,
    fuelcapacity: null,
    grossvehiclemass: null,
    vehiclelength: null,
    vehicleheight: null,
    vehiclewidth: null,
    towingcapacitybraked: null,
    bodyconfiguration: null,
    torque: null,
    ancaprating: null,
    power: null,
    energyconsumption: null,
    electricrange: null,
  }
  const url = 'https://www.dealer.com.au/cars/2022-toyota-hilux-sr5-a1'
  expect(
    graphOf({
      vin: 'JTM000',
      variant,
      images: [
        { url: '/vehicle-art/a/side', alt: null },
        { url: 'https://feed.example/b.jpg', alt: null },
      ],
    })[0],
  ).toEqual({
    '@type': 'Car',
    '@id': `${url}#vehicle`,
    name: '2022 Toyota HiLux SR5',
    url,
    image: ['https://www.dealer.com.au/vehicle-art/a/side', 'https://feed.example/b.jpg'],
    sku: 'A1',
    brand: { '@type': 'Brand', name: 'Toyota' },
    model: 'HiLux',
    vehicleConfiguration: 'SR5 GUN126R',
    vehicleModelDate: '2022',
    vehicleIdentificationNumber: 'JTM000',
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 45_120, unitCode: 'KMT' },
    bodyType: 'Ute',
    color: 'Glacier White',
    vehicleTransmission: '6 Speed Sports Automatic',
    driveWheelConfiguration: 'https://schema.org/FourWheelDriveConfiguration',
    fuelType: 'Diesel',
    vehicleEngine: {
      '@type': 'EngineSpecification',
      fuelType: 'Diesel',
      engineDisplacement: { '@type': 'QuantitativeValue', value: 2_755, unitCode: 'CMQ' },
    },
    numberOfDoors: 4,
    vehicleSeatingCapacity: 5,
    offers: {
      '@type': 'Offer',
      url,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      price: 52_990,
      priceCurrency: 'AUD',
      seller: {
        '@type': 'AutoDealer',
        name: 'Main Street Motors',
        url: 'https://www.dealer.com.au/',
        telephone: '08 5550 1000',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Main Street',
          addressLocality: 'Perth',
          addressRegion: 'WA',
          postalCode: '6000',
          addressCountry: 'AU',
        },
      },
    },
  })
})

test.each([
  ['in stock', {}, 'InStock'],
  ['reserved', { reserved: true }, 'Reserved'],
  ['coming soon', { status: 'coming_soon' }, 'PreOrder'],
  ['to be ordered', { preorder: true }, 'PreOrder'],
] as const)('API-05 a vehicle %s says so', (_what, fields, availability) => {
  expect(graphOf(fields)[0].offers.availability).toBe(`https://schema.org/${availability}`)
})

test('API-05 VDP-02 a vehicle whose page shows no price has no offer', () => {
  for (const change of [
    { status: 'sold', sold: true },
    { status: 'elsewhere' },
    { price: null },
    { price: null, preorder: true },
  ])
    expect(graphOf(change)[0]).not.toHaveProperty('offers')
  expect(
    graphOf({}, buildTestSite({ dealerships: [{ id: 'main', slug: 'main', name: 'Main', hide: ['price'] }] }))[0],
  ).not.toHaveProperty('offers')
})

test('API-05 PRICE-01 a subscription is a price a week beside the price to buy', () => {
  const offer = graphOf({ subscription_price: dollars(289) }, buildTestSite({ price: { subscriptions: true } }))[0]
    .offers
  expect(offer).toMatchObject({
    price: 52_990,
    priceCurrency: 'AUD',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: 289, priceCurrency: 'AUD', unitText: 'per week' },
  })
})

test.each(['egc', 'eegc'] as const)(
  'API-05 PRICE-03 a price of type %s leaves out government charges and is no plain price for machines',
  (price_type) => {
    const [{ offers }] = graphOf({ price_type })
    expect(offers).not.toHaveProperty('price')
    expect(offers.priceSpecification).toEqual({
      '@type': 'PriceSpecification',
      price: 52_990,
      priceCurrency: 'AUD',
      name: site.price.type_words[price_type],
    })
    expect(
      JSON.stringify(buildVehicleMeta(resolveListing(buildVehicle('A1', { price_type }), site, nowMs), site, origin)),
    ).not.toContain('product:price')
  },
)

test.each([
  ['car', 'Car'],
  ['motorcycle', 'Motorcycle'],
  ['caravan', 'Vehicle'],
] as const)('API-05 a %s is a schema.org %s', (item_type, type) => {
  expect(graphOf({ item_type })[0]['@type']).toBe(type)
})

test('API-05 a new vehicle is new, and a demonstrator is used', () => {
  expect(graphOf({ car_type: 'new' })[0].itemCondition).toBe('https://schema.org/NewCondition')
  expect(graphOf({ car_type: 'demo' })[0].itemCondition).toBe('https://schema.org/UsedCondition')
})

test('API-05 unknown values and the street of a private seller are left out', () => {
  const [bare] = graphOf({
    km: null,
    year: null,
    badge: null,
    series: null,
    drive: null,
    fuel: null,
    simple_fuel: null,
    doors: null,
    private_suburb: 'Fremantle',
  })
  for (const name of [
    'mileageFromOdometer',
    'vehicleModelDate',
    'vehicleConfiguration',
    'driveWheelConfiguration',
    'fuelType',
    'vehicleEngine',
    'numberOfDoors',
    'image',
  ])
    expect(bare).not.toHaveProperty(name)
  expect(JSON.stringify(bare)).not.toContain('null')
  expect(bare.offers.seller).not.toHaveProperty('address')
})

test('API-05 API-04 a drive with the name of a property that every object has is written as it is', () => {
  expect(graphOf({ drive: 'constructor' })[0]).toMatchObject({ driveWheelConfiguration: 'constructor' })
})

test('API-05 LOC-11 the description does not place a vehicle on consignment at the yard', () => {
  const describe = (overrides: Partial<Vehicle>) =>
    JSON.stringify(
      buildVehicleMeta(
        resolveListing(buildVehicle('A1', { dealership_name: 'Acme', city: 'Perth', ...overrides }), site, nowMs),
        site,
        origin,
      ).find((tag) => 'name' in tag && tag.name === 'description'),
    )
  expect(describe({})).toContain(' at Acme, Perth: ')
  expect(describe({ private_suburb: 'Fremantle' })).toContain(' from Acme, located in Fremantle: ')
})

test('API-05 the way to the vehicle is a breadcrumb list of absolute addresses, without makes that may be gone', () => {
  const list = (overrides: Partial<Vehicle>) =>
    (graphOf(overrides)[1]['itemListElement'] as readonly { position: number; name: string; item: string }[]).map(
      ({ position, name, item }) => `${position} ${name} ${item.replace('https://www.dealer.com.au', '')}`,
    )
  expect(list({})).toEqual([
    '1 Test Site /',
    '2 All stock /search/new-used-and-demo-cars',
    '3 Toyota /search/toyota',
    '4 HiLux /search/toyota/hilux',
    '5 2022 Toyota HiLux SR5 /cars/2022-toyota-hilux-sr5-a1',
  ])
  expect(list({ status: 'sold', sold: true })).toHaveLength(3)
})

test('API-05 the head names the canonical address and an absolute picture for previews', () => {
  const meta = buildVehicleMeta(
    resolveListing(buildVehicle('A1', { primary_image_url: '/vehicle-art/a/side' }), site, nowMs),
    site,
    origin,
  )
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://www.dealer.com.au/cars/2022-toyota-hilux-sr5-a1',
  })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://www.dealer.com.au/vehicle-art/a/side?w=1280&f=jpeg',
  })
  expect(meta).toContainEqual({ property: 'product:price:amount', content: '52990' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  expect(meta).toContainEqual({
    name: 'description',
    content:
      '2022 Toyota HiLux SR5 at Main Street Motors, Perth: $52,990 Drive Away, ' +
      '45,120\u00a0km, 6 Speed Sports Automatic, Diesel, Glacier White.',
  })
})

test('API-05 no text of a feed can end the script that holds the structured data', () => {
  const name = 'Kia</script><script>alert(1)</script><!-- & "Rio"'
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => createElement(Meta),
      meta: () => buildVehicleMeta(resolveListing(buildVehicle('A1', { name }), site, nowMs), site, origin),
    },
  ])
  const page = parseHtml(renderToStaticMarkup(createElement(Stub, { initialEntries: ['/'] })))
  expect(page.querySelectorAll('script')).toHaveLength(1)
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(json).not.toMatch(/[<>]/)
  expect((JSON.parse(json) as { readonly '@graph': Graph })['@graph'][0].name).toBe(name)
})

test('API-05 VDP-02 the head of a sold vehicle contains no price', () => {
  const meta = JSON.stringify(
    buildVehicleMeta(resolveListing(buildVehicle('A1', { status: 'sold', sold: true }), site, nowMs), site, origin),
  )
  expect(meta).not.toContain('52')
  expect(meta).toContain('sold')
})
