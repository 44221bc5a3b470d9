import { describe, expect, test } from 'vitest'
import { explainSite } from './explain-site.ts'
import { formatLayer } from './format-layer.ts'
import { originOf } from './origins.ts'
import { resolveTestSite } from './test-site.ts'

const { site, origins } = resolveTestSite({
  template: 'toyota',
  phone: '08 5550 0000',
  hosts: ['a.example', 'b.example'],
  search: { sort: { kms: true } },
  finance: { lenders: { 'lender-a': { name: 'Lender A', rule: 'weekly' } } },
  dealerships: [{ id: 'one', slug: 'one', name: 'One', phone: '08 5550 0001' }],
})
const explain = (path: string | null) => explainSite(site, origins, path)
const valuesAt = (path: string) => {
  const explained = explain(path)
  return explained.ok ? explained.values.map(({ path: at, value, origin }) => [at, value, origin]) : null
}
const noteAt = (path: string) => {
  const explained = explain(path)
  return explained.ok ? (explained.note?.path ?? null) : 'not ok'
}

describe('TEN-02 where a value of a site comes from', () => {
  test.each([
    ['phone', '"08 5550 0000"', 'site'],
    ['hosts', '["a.example","b.example"]', 'site'],
    ['hosts[1]', '"b.example"', 'site'],
    ['hosts.1', '"b.example"', 'site'],
    ['url', 'null', 'default'],
    ['search.preset', '4', 'template:toyota'],
    ['search.sort.kms', 'true', 'site'],
    ['search.sort.newest', 'true', 'default'],
    ['dealerships[0].phone', '"08 5550 0001"', 'site'],
    ['finance.lenders.lender-a.rule', '"weekly"', 'site'],
    ['demo', 'false', 'default'],
  ])('TEN-02 %s is %s, from %s', (path, value, origin) => {
    expect(valuesAt(path)).toEqual([[path, value, origin]])
  })

  test('TEN-02 a group has each of its values, a record its entries beside itself', () => {
    expect(valuesAt('search.sort')).toEqual([
      ['search.sort.kms', 'true', 'site'],
      ['search.sort.newest', 'true', 'default'],
    ])
    expect(valuesAt('search')?.length).toBeGreaterThan(20)
    expect(valuesAt('search')?.every(([path]) => path?.startsWith('search.'))).toBe(true)
    expect(valuesAt('finance.lenders')?.map(([path]) => path)).toEqual(['finance.lenders'])
  })

  test('TEN-02 without a path every value of the site is explained', () => {
    const explained = explain(null)
    expect(explained).toMatchObject({ ok: true, note: null })
    const paths = explained.ok ? explained.values.map(({ path }) => path) : []
    expect(paths).toEqual([...origins.keys()])
  })

  test.each([
    ['phone', 'phone'],
    ['hosts[1]', null],
    ['search.sort', 'search.sort'],
    ['search.sort.kms', 'search.sort.kms'],
    ['dealerships[0].phone', 'dealerships[].phone'],
    ['dealerships.0.phone', 'dealerships[].phone'],
    ['finance.lenders', 'finance.lenders'],
    ['finance.lenders.lender-a.rule', 'finance.lenders.{name}.rule'],
  ])('TEN-06 the documentation of %s stands under %s', (path, note) => {
    expect(noteAt(path)).toBe(note)
  })

  test.each([
    ['phonee', 'phone'],
    ['search.sort.km', 'search.sort.kms'],
    ['dealerships[].phones', 'dealerships[].phone'],
    ['no such setting at all', null],
    ['phone.length', null],
    ['constructor', null],
    ['hosts[7]', null],
    ['url.host', null],
  ])('TEN-02 the site has no %s; nearest: %s', (path, nearest) => {
    const explained = explain(path)
    expect(explained.ok).toBe(false)
    if (nearest !== null) expect(explained).toEqual({ ok: false, nearest })
  })
})

test('TEN-02 TEN-06 entries of long lists are explained like the first', () => {
  const dealerships = Array.from({ length: 11 }, (_, at) => ({
    id: `d${at}`,
    slug: `d${at}`,
    name: `Dealership ${at}`,
    locations: [{ id: `l${at}`, slug: `l${at}`, name: `Yard ${at}`, address: { state: 'QLD' as const } }],
  }))
  const { site: long, origins: longOrigins } = resolveTestSite({ dealerships })
  expect(explainSite(long, longOrigins, 'dealerships[10].name')).toMatchObject({
    values: [{ value: '"Dealership 10"', origin: 'site' }],
    note: { path: 'dealerships[].name' },
  })
  expect(explainSite(long, longOrigins, 'dealerships[10].locations[0]')).toMatchObject({
    values: [{ value: expect.stringContaining('"Yard 10"') as unknown }],
  })
})

test.each([
  ['search.sort.kms', 'site'],
  ['search.preset', 'template:toyota'],
  ['search.sort.newest', 'default'],
  ['hosts[12]', 'site'],
  ['dealerships[0].locations[10].name', 'site'],
  ['finance.lenders', 'site'],
  ['finance.lenders.lender-a', 'site'],
  ['finance.lenders.lender-a.rule', 'site'],
  ['nothing', null],
  ['phones', null],
  ['nothing.at.all', null],
  ['', null],
])('TEN-02 the origin of %s is %s', (path, origin) => {
  expect(originOf(origins, path)).toBe(origin)
})

test('TEN-02 an entry of a record comes from the uppermost layer that has it', () => {
  expect(resolveTestSite().origins.get('finance.lenders')).toBe('default')
  expect(resolveTestSite().origins.has('finance.lenders.lender-a')).toBe(false)
})

test('TEN-06 a layer is listed value by value, lists whole', () => {
  expect(formatLayer({ demo: true, search: { page_size: 12, sort: { kms: false } }, hosts: ['a', 'b'] })).toEqual([
    { path: 'demo', value: 'true' },
    { path: 'search.page_size', value: '12' },
    { path: 'search.sort.kms', value: 'false' },
    { path: 'hosts', value: '["a","b"]' },
  ])
  expect(formatLayer({ url: null, phone: undefined })).toEqual([
    { path: 'url', value: 'null' },
    { path: 'phone', value: 'null' },
  ])
})
