import { expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { listPublicAddressWarnings } from './check-public-address.ts'

const warn = (part: DocumentPart) => listPublicAddressWarnings(buildTestSite(part)).map(({ place }) => place.join('.'))
const hosts = ['www.gf-test.com.au', 'gf-test.com.au']

test.each<[what: string, part: DocumentPart, places: readonly string[]]>([
  ['none', { hosts }, []],
  ['on one of the hosts', { hosts, url: 'https://gf-test.com.au/' }, []],
  ['on a misspelt host', { hosts, url: 'https://www.gf-tset.com.au/' }, ['url']],
  ['without hosts', { url: 'https://www.gf-test.com.au/' }, ['url']],
  ['with a path', { hosts, url: 'https://www.gf-test.com.au/home' }, ['url']],
  ['of a demonstration, which has no host of its own', { demo: true, url: 'https://demo.dealer.example/' }, []],
])('API-05 TEN-02 a public address %s', (_what, part, places) => {
  expect(warn(part)).toEqual(places)
})

test('CONTENT-10 TEN-02 a hidden page that the platform does not have hides nothing', () => {
  expect(warn({ content: { hidden_pages: ['/service', '/careers/', '/blog', '/fleet', '/pages/visit-us'] } })).toEqual(
    [],
  )
  expect(warn({ content: { hidden_pages: ['/service', '/servce'] } })).toEqual(['content.hidden_pages.1'])
})
