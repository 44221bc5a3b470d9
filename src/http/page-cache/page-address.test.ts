import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTwoYardSite } from '#tests/fixtures/site.ts'
import { facetAttributes } from '#search/facets.ts'
import { resolvePageAddress } from './page-address.ts'

const site = buildTwoYardSite()
const targetOf = (target: string): string | null => resolvePageAddress(site, target)?.target ?? null

describe('the address of a page that is kept', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=mail&fbclid=1', '/'],
    ['/cars/2020-kia-rio', '/cars/2020-kia-rio'],
    ['/search/used-cars?', '/search/used-cars'],
    ['/search/used-cars?make=Kia&make=Ford', '/search/used-cars?make=Ford&make=Kia'],
    ['/search/used-cars?page=2&make=Kia&utm_campaign=x', '/search/used-cars?make=Kia&page=2'],
    ['/search/used-cars?page=1', '/search/used-cars'],
    ['/search/used-cars?within=50&near=3220&make=Kia', '/search/used-cars?make=Kia&near=3220&within=50'],
    ['/search/used-cars?within=50&sortBy=distance', '/search/used-cars'],
    ['/search/used-cars?sortBy=drop%20table', '/search/used-cars'],
    ['/search/used-cars?seats=abc&certified=maybe&car_type=banana&price=1-2-3', '/search/used-cars'],
    ['/search/used-cars?car_type=USED&make=Kia', '/search/used-cars?car_type=used&make=Kia'],
    ['/pre-owned?certified=true', '/pre-owned?certified=true'],
    ['/models?body=utes-vans&utm_source=mail', '/models?body=utes-vans'],
    ['/models.data?body=suv&_routes=root', '/models.data?body=suv&_routes=root'],
    [
      '/search/used-cars.data?make=Kia&_routes=routes%2Fsearch',
      '/search/used-cars.data?make=Kia&_routes=routes%2Fsearch',
    ],
    ['/search/_.data?make=Kia', null],
    ['/_.data', '/_.data'],
  ])('SRCH-01 %s is kept as %s', (target, expected) => {
    expect(targetOf(target)).toBe(expected)
  })

  test('TEN-09 with default refinements an address that chooses nothing is kept apart from the bare one', () => {
    const refined = buildTwoYardSite({ search: { default_refinements: [{ attribute: 'make', values: ['Kia'] }] } })
    expect(resolvePageAddress(refined, '/search/used-cars?page=1')?.target).toBe('/search/used-cars?page=1')
    expect(resolvePageAddress(refined, '/search/used-cars?utm_source=a')?.target).toBe('/search/used-cars')
  })

  test.each([
    '/sitemap.xml',
    '/robots.txt',
    '/api/me',
    '/search/used-cars?view=map',
    '/models?body=%3Cscript%3E',
    '/models?body=suv&body=ute',
    '/warranty?body=suv',
    '/search-suggest?q=hi',
    '/cars/2020-kia-rio?photo=3',
    '//evil.example/',
    'http://evil.example/',
    '*',
    '/search/used-cars?make=&price=1&price=2',
    '/search/used-cars?sortBy=rank',
    '/search/used-cars?_routes=root',
    '/search/used-cars.data?_routes=%00',
    '/search/used-cars.data?_routes=root&_routes=root',
  ])('SRCH-20 %s is answered for its request alone', (target) => {
    expect(targetOf(target)).toBeNull()
  })

  test('SRCH-01 an address of a thousand long choices is not cached, one with long campaign parameters is', () => {
    const choices = (count: number): string =>
      ['make', 'model', 'badge', 'colour', 'city']
        .flatMap((name) => Array.from({ length: count }, (_, at) => `${name}=a-choice-of-many-characters-${at}`))
        .join('&')
    expect(targetOf(`/search/used-cars?${choices(40)}`)).toBeNull()
    expect(targetOf(`/search/used-cars?${choices(5)}`)).not.toBeNull()
    expect(targetOf(`/search/used-cars?make=Kia&gclid=${'x'.repeat(2_000)}`)).toBe('/search/used-cars?make=Kia')
    expect(targetOf(`/${'x'.repeat(2_000)}`)).toBeNull()
  })

  test('SRCH-01 an address tells whether parameters were left out', () => {
    expect(resolvePageAddress(site, '/search/used-cars?utm_source=a')?.shortened).toBe(true)
    expect(resolvePageAddress(site, '/search/used-cars?make=Kia')?.shortened).toBe(false)
  })

  test('SRCH-01 one spelling for one state: a cache address is its own cache address, in any order', () => {
    const name = fc.constantFrom('query', 'page', 'sortBy', 'utm_medium', 'gclid', ...facetAttributes)
    const value = fc.oneof(
      fc.constantFrom('Kia', 'price_asc', '2', '1000-2000', 'x y', 'é', '%', '+'),
      fc.string({ maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
        const spell = (list: [string, string][]): string => `/search/used-cars?${new URLSearchParams(list).toString()}`
        const target = targetOf(spell(pairs))
        if (target === null) return
        expect(targetOf(target)).toBe(target)
        const oneEach = new Set(pairs.map(([given]) => given)).size === pairs.length
        if (oneEach) expect(targetOf(spell(pairs.toReversed()))).toBe(target)
      }),
    )
  })
})
