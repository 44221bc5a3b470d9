import { expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { checkRedirects } from './check-redirects.ts'

const faultsOf = (redirects: DocumentPart['redirects'], redirect_hosts: string[] = []) =>
  checkRedirects(buildTestSite({ ...(redirects === undefined ? {} : { redirects }), redirect_hosts })).map(
    ({ place, message }) => `${place.join('.')}: ${message}`,
  )

test.each<[what: string, redirects: NonNullable<DocumentPart['redirects']>, hosts: string[], fault: RegExp | null]>([
  ['an old page', [{ from: '/used.html', to: '/search/used-cars' }], [], null],
  ['an old vehicle', [{ from: '/cars/an-old-name', to: '/search/toyota' }], [], null],
  ['a path that is gone', [{ from: '/used.html', to: null }], [], null],
  ['a listed host', [{ from: '/shop', to: 'https://shop.dealer.example/' }], ['shop.dealer.example'], null],
  [
    'a host that is not listed',
    [{ from: '/shop', to: 'https://shop.dealer.example/' }],
    [],
    /redirects\.0\.to: leads to shop/,
  ],
  [
    'a path twice',
    [
      { from: '/a', to: '/contact' },
      { from: '/A/', to: '/service' },
    ],
    [],
    /redirects\.1\.from: .*twice/,
  ],
  ['a path to itself', [{ from: '/a', to: '/a' }], [], /redirects\.0\.to: leads in a circle/],
  [
    'two paths to each other',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a?x=1' },
    ],
    [],
    /leads in a circle/,
  ],
  ['a pattern into itself', [{ from: '/a/*', to: '/a/*' }], [], /leads in a circle/],
  ['a pattern below itself', [{ from: '/a/*', to: '/a/b/*' }], [], /leads in a circle/],
  [
    'a chain that ends',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/contact' },
    ],
    [],
    null,
  ],
  ['the home page', [{ from: '/', to: '/contact' }], [], /redirects\.0\.from: \/ is a page/],
  ['a page of the platform', [{ from: '/Contact/', to: '/service' }], [], /is a page of the platform/],
  ['the platform’s own trees', [{ from: '/cars/*', to: '/service' }], [], /would hide pages/],
  ['a star without one to begin with', [{ from: '/a', to: '/b/*' }], [], /'from' does not/],
])('API-05 TEN-02 a site file with %s', (_what, redirects, hosts, expected) => {
  const faults = faultsOf(redirects, hosts)
  if (expected === null) expect(faults).toEqual([])
  else expect(faults.join('\n')).toMatch(expected)
})

test('API-05 five thousand redirects are checked in a moment, and five thousand and one are refused', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ from: `/old/${index}`, to: '/contact' }))
  expect(faultsOf(many)).toEqual([])
  expect(() => buildTestSite({ redirects: [...many, { from: '/one-more', to: null }] })).toThrow()
})
