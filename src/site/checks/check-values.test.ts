import { expect, test } from 'vitest'
import { buildTestSite } from '../test-site.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkValues } from './check-values.ts'

const placesOf = (quote: object, demo = false): string[] =>
  checkValues(buildTestSite({ demo, finance: { quote } }))
    .map(({ place }) => place.join('.'))
    .filter((place) => place.startsWith('finance.quote'))

test('FIN-05 a real dealer may not offer invented quotes, and a service needs its address', () => {
  expect(placesOf({ enabled: true })).toEqual(['finance.quote.provider'])
  expect(placesOf({ enabled: true }, true)).toEqual([])
  expect(placesOf({ enabled: false })).toEqual([])
  expect(placesOf({ enabled: true, provider: 'http' })).toEqual(['finance.quote.url'])
  expect(placesOf({ enabled: true, provider: 'http', url: 'https://quotes.example/v1' })).toEqual([])
})

test.each([
  'https://quotes.example:8443/v1',
  'https://user:word@quotes.example/v1',
  'https://203.0.114.7/v1',
  'https://2130706433/v1',
  'https://[2606:4700::1111]/v1',
])('API-04 the author learns that %s is never asked', (url) => {
  expect(placesOf({ enabled: true, provider: 'http', url })).toEqual(['finance.quote.url'])
})

test.each([
  [60, 39, []],
  [60, 40, ['finance.deposit_percent']],
])(
  'FIN-04 a deposit of %i per cent and a final payment of %i per cent leave something to finance, or are refused',
  (deposit_percent, final_payment_percent, places) => {
    const faults = checkValues(buildTestSite({ finance: { deposit_percent, final_payment_percent } }))
    expect(faults.map(({ place }) => place.join('.')).filter((place) => place.startsWith('finance'))).toEqual(places)
  },
)

test('TEN-04 FIN-06 the finance addresses are for finance alone', () => {
  const placesAt = (routes: object): string[] =>
    checkAddresses(buildTestSite({ routes })).map(({ place }) => place.join('.'))
  expect(placesAt({ finance: '/car-finance' })).toEqual([])
  expect(placesAt({ contact: '/car-finance' })).toEqual(['routes.contact'])
})

test('API-04 a site names its own secrets alone, and the fault says what to call one', () => {
  const faultsOf = (key: string) =>
    checkValues(buildTestSite({ slug: 'bay', finance: { quote: { key } } })).map(({ message, expected }) => [
      message,
      expected,
    ])
  expect(faultsOf('env:FORECOURT_SITE_BAY__QUOTE_KEY')).toEqual([])
  const own =
    '"env:FORECOURT_SITE_BAY__METRICS_TOKEN", with the secret in the environment variable ' +
    'FORECOURT_SITE_BAY__METRICS_TOKEN'
  expect(faultsOf('env:METRICS_TOKEN')).toEqual([
    ['METRICS_TOKEN is not a secret of this site; a site may name only its own', own],
  ])
  for (const name of [
    'FORECOURT_SITE_BAY_MOTORS__METRICS_TOKEN',
    'FORECOURT_SITE_BAY_METRICS_TOKEN',
    'FORECOURT_SITE_BAY__',
    'FORECOURT_SITE_B__METRICS_TOKEN',
  ])
    expect(faultsOf(`env:${name}`), name).toHaveLength(1)
})

test.each([
  [true, false, 'sandbox', ['integrations.sms']],
  [true, true, 'sandbox', []],
  [true, false, 'twilio', []],
  [false, false, 'sandbox', []],
] as const)(
  'AUTH-01 sign-in %s, demonstration %s, codes by %s: a dealer needs somebody who sends them',
  (authentication, demo, sms, places) => {
    const faults = checkValues(buildTestSite({ demo, auth: { authentication }, integrations: { sms } }))
    expect(faults.map(({ place }) => place.join('.')).filter((place) => place.endsWith('.sms'))).toEqual(places)
  },
)

test.each([
  [{}, []],
  [{ valuations: 'autograb', valuations_url: 'https://values.example/v1' }, []],
  [{ valuations: 'autograb' }, ['integrations.valuations_url']],
  [{ valuations: 'autograb', valuations_url: 'https://127.0.0.1/v1' }, ['integrations.valuations_url']],
] as const)('BUY-04 a valuation service needs an address that is asked: %j', (integrations, places) => {
  const faults = checkValues(buildTestSite({ integrations }))
  expect(faults.map(({ place }) => place.join('.')).filter((place) => place.startsWith('integrations'))).toEqual(places)
})
