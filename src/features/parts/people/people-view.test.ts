import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildPeople } from './people-view.ts'

test('LOC-06 people stand once each, with the number in the Australian form, unless numbers are hidden', () => {
  const people = [
    { name: 'Ana', role: 'Sales', phone: '+61 7 5550 4410' },
    { name: 'Ana', role: 'Again' },
    { name: 'Ben', photo: '/ben.jpg' },
  ]
  const location = { id: 'a', name: 'A', slug: 'a', address: { state: 'QLD' as const }, people }
  const build = (hide: 'phone'[]) => {
    const site = buildTestSite({ dealerships: [{ id: 'm', slug: 'm', name: 'M', hide, locations: [location] }] })
    return buildPeople(site, site.dealerships[0]?.locations ?? [])
  }
  expect(build([])).toEqual([
    { name: 'Ana', role: 'Sales', phone: { text: '07 5550 4410', href: 'tel:+61755504410' }, photo: null },
    { name: 'Ben', role: null, phone: null, photo: '/ben.jpg' },
  ])
  expect(build(['phone']).map(({ phone }) => phone)).toEqual([null, null])
})
