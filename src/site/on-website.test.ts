import { expect, test } from 'vitest'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { isOnWebsite } from './on-website.ts'
import { buildTestSite, type DocumentPart } from './test-site.ts'

test.each<[string, DocumentPart, Partial<ReturnType<typeof buildVehicle>>, boolean]>([
  ['a vehicle like any other', {}, {}, true],
  ['a sold vehicle, whose page says so', {}, { status: 'sold' }, true],
  ['a vehicle that its feed takes off the website', {}, { show_on_dealer_website: false }, false],
  ['the same on a site that shows all', { search: { availability: false } }, { show_on_dealer_website: false }, true],
  ['an excluded stock number', { search: { stock_filters: { excluded_stock_numbers: ['W1'] } } }, {}, false],
  [
    'an excluded make, however it is written',
    { search: { stock_filters: { excluded_makes: ['land rover'] } } },
    { make: 'Land-Rover' },
    false,
  ],
  [
    'an excluded make among several',
    { search: { stock_filters: { excluded_makes: ['Kia', 'Ford'] } } },
    { make: 'Ford' },
    false,
  ],
  ['another excluded make', { search: { stock_filters: { excluded_makes: ['Kia'] } } }, { make: 'Land Rover' }, true],
])('SRCH-13 SRCH-14 %s', (_name, part, change, shown) => {
  expect(isOnWebsite(buildVehicle('W1', change), buildTestSite(part))).toBe(shown)
})
