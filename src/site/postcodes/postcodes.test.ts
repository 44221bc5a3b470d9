import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureDistanceKm } from '#domain/postcode/nearest-location.ts'
import { findPostcodeCentre } from './find-postcode-centre.ts'
import { postcodeCentres } from './postcode-centres.ts'
import { decodeCentres, encodeCentres } from './postcode-code.ts'

describe('the table of postcodes', () => {
  test.each([
    ['0800', 'Darwin', -12.46, 130.84],
    ['2000', 'Sydney', -33.87, 151.21],
    ['2600', 'Canberra', -35.3, 149.13],
    ['3000', 'Melbourne', -37.81, 144.96],
    ['4000', 'Brisbane', -27.47, 153.03],
    ['4870', 'Cairns', -16.92, 145.77],
    ['5000', 'Adelaide', -34.93, 138.6],
    ['6000', 'Perth', -31.95, 115.86],
    ['6725', 'Broome', -17.96, 122.24],
    ['6798', 'Christmas Island', -10.45, 105.69],
    ['7000', 'Hobart', -42.88, 147.33],
    ['7250', 'Launceston', -41.44, 147.14],
  ])('LEAD-14 %s lies at %s', (postcode, _city, lat, long) => {
    const centre = findPostcodeCentre(postcode)
    expect(centre === null ? Infinity : measureDistanceKm(centre, { lat, long })).toBeLessThan(12)
  })

  test.each(['0001', '0000', '4999', '40000', '400', '', 'abcd', ' 4000', '__proto__'])(
    'LEAD-14 there is no postcode %j',
    (postcode) => {
      expect(findPostcodeCentre(postcode)).toBeNull()
    },
  )

  test('LEAD-14 it holds every postcode in well under 60 kB, and all of them lie in Australia', () => {
    const text = postcodeCentres.join('')
    expect(text.length).toBeLessThan(20_000)
    const centres = decodeCentres(text)
    expect(centres.size).toBe(3173)
    for (const { lat, long } of centres.values()) {
      expect(lat).toBeGreaterThan(-45)
      expect(lat).toBeLessThan(-9)
      expect(long).toBeGreaterThan(96)
      expect(long).toBeLessThan(169)
    }
  })

  test('LEAD-14 any centres are read as they were written, to half a hundredth of a degree', () => {
    const centre = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      long: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    const postcode = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'))
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(postcode, centre), { selector: ([each]) => each, maxLength: 40 }),
        (given) => {
          const read = decodeCentres(encodeCentres(new Map(given)))
          expect([...read.keys()]).toEqual(given.map(([each]) => each).toSorted())
          for (const [each, { lat, long }] of given) {
            expect(Math.abs((read.get(each)?.lat ?? NaN) - lat)).toBeLessThan(0.005_01)
            expect(Math.abs((read.get(each)?.long ?? NaN) - long)).toBeLessThan(0.005_01)
          }
        },
      ),
    )
  })

  test.each(['A', 'AA', 'g', 'AA*'])('LEAD-14 text that is no such table is refused: %j', (text) => {
    expect(() => decodeCentres(text)).toThrow(RangeError)
  })
})
