import { expect, test } from 'vitest'
import { measureDistanceKm } from '#domain/postcode/nearest-location.ts'
import { findPostcodeCentre } from '../postcodes/find-postcode-centre.ts'
import { regions } from './regions.ts'

/** The largest town of a region may lie at the other end of its postcode. */
const widestPostcodeKm = 25

test.each(regions)('$name stands near the centre of its postcode, $postcode', (region) => {
  const centre = findPostcodeCentre(region.postcode)
  expect(centre).not.toBeNull()
  if (centre !== null) expect(measureDistanceKm(region, centre)).toBeLessThan(widestPostcodeKm)
})
