import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { buildContact } from './contact-view.ts'

const place = (id: string, location_type: 'sales' | 'service', phone: string | null, name = 'Midland') => ({
  id,
  slug: id,
  name,
  location_type,
  address: { street: '1 High Street', city: 'Midland', state: 'WA' as const, postcode: '6056' },
  contact_detail: { phone },
})

const departmentsOf = (locations: ReturnType<typeof place>[]) =>
  buildContact(
    buildTestSite({ dealerships: [{ id: 'midland', slug: 'midland', name: 'Midland', locations }] }),
    testEpoch,
    () => null,
  ).departments.map(({ label, phone }) => [label, phone.text])

test('LOC-15 a dealer of one place lets visitors choose the department that they call', () => {
  expect(
    departmentsOf([
      place('sales', 'sales', '08 5550 1200'),
      place('service', 'service', '08 5550 1220', 'Midland Service'),
    ]),
  ).toEqual([
    ['Sales', '08 5550 1200'],
    ['Service', '08 5550 1220'],
  ])
})

test('LOC-15 there is nothing to choose with one number for all, or with several places', () => {
  expect(
    departmentsOf([
      place('sales', 'sales', '08 5550 1200'),
      place('service', 'service', '08 5550 1200', 'Midland Service'),
    ]),
  ).toEqual([])
  expect(
    departmentsOf([place('sales', 'sales', '08 5550 1200'), place('perth', 'sales', '08 5550 1300', 'Perth')]),
  ).toEqual([])
})
