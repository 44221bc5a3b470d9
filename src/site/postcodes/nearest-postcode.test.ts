import { expect, test } from 'vitest'
import { listPostcodeCentres } from './find-postcode-centre.ts'
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

// Australia Post gives these first digits to post office boxes and large receivers of mail: 02, 09, 1, 58, 59, 68, 69,
// 78, 79, 8 and 9.
const isMailOnly = (postcode: string): boolean => /^(?:02|09|1|58|59|68|69|78|79|8|9)/.test(postcode)

test('where post office boxes have their centre, the postcode of the people there is found', () => {
  const boxes = [...listPostcodeCentres()].filter(([postcode]) => isMailOnly(postcode))
  expect(boxes.length).toBeGreaterThan(100)
  const sample = boxes.filter((_, index) => index % Math.ceil(boxes.length / 25) === 0)
  for (const [postcode, point] of sample) expect(isMailOnly(findNearestPostcode(point)), postcode).toBe(false)
})
