import { expect, test } from 'vitest'
import { findNearestPostcode } from './nearest-postcode.ts'

test.each([
  ['Brisbane', -27.468, 153.028, '4000'],
  ['Geelong', -38.149, 144.361, '3220'],
  // The centre of Melbourne has dozens of postcodes for post office boxes.
  ['Melbourne', -37.813, 144.963, '3000'],
])('the postcode of %s is found from a position there', (_name, lat, long, postcode) => {
  expect(findNearestPostcode({ lat, long })).toBe(postcode)
})

test('a position far away has a postcode too', () => {
  expect(findNearestPostcode({ lat: 51.5, long: 0 })).toMatch(/^\d{4}$/)
})
