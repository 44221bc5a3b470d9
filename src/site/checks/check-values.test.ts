import { expect, test } from 'vitest'
import { buildTestSite } from '../test-site.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkValues } from './check-values.ts'

const placesOf = (quote: object, demo = false): string[] => checkValues(buildTestSite({ demo, finance: { quote } })).map(({ place }) => place.join('.')).filter((place) => place.startsWith('finance.quote'))

test('FIN-05 a real dealer may not offer invented quotes, and a service needs its address', () => {
  expect(placesOf({ enabled: true })).toEqual(['finance.quote.provider'])
  expect(placesOf({ enabled: true }, true)).toEqual([])
  expect(placesOf({ enabled: false })).toEqual([])
  expect(placesOf({ enabled: true, provider: 'http' })).toEqual(['finance.quote.url'])
  expect(placesOf({ enabled: true, provider: 'http', url: 'https://quotes.example/v1' })).toEqual([])
})

test('TEN-04 FIN-06 the finance addresses are for finance alone', () => {
  const placesAt = (routes: object): string[] => checkAddresses(buildTestSite({ routes })).map(({ place }) => place.join('.'))
  expect(placesAt({ finance: '/car-finance' })).toEqual([])
  expect(placesAt({ contact: '/car-finance' })).toEqual(['routes.contact'])
})

test('API-04 a site names its own secrets alone, and the fault says what to call one', () => {
  const faultsOf = (key: string) => checkValues(buildTestSite({ slug: 'bay', finance: { quote: { key } } })).map(({ message, expected }) => [message, expected])
  expect(faultsOf('env:FORECOURT_SITE_BAY__QUOTE_KEY')).toEqual([])
  const own = '"env:FORECOURT_SITE_BAY__METRICS_TOKEN", with the secret in the environment variable FORECOURT_SITE_BAY__METRICS_TOKEN'
  expect(faultsOf('env:METRICS_TOKEN')).toEqual([['METRICS_TOKEN is not a secret of this site, and a site may name its own alone', own]])
  for (const name of ['FORECOURT_SITE_BAY_MOTORS__METRICS_TOKEN', 'FORECOURT_SITE_BAY_METRICS_TOKEN', 'FORECOURT_SITE_BAY__', 'FORECOURT_SITE_B__METRICS_TOKEN'])
    expect(faultsOf(`env:${name}`), name).toHaveLength(1)
})
