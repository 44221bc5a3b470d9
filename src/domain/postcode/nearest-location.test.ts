import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureDistanceKm, rankByDistance, type GeoPoint } from './nearest-location.ts'

const brisbane = { lat: -27.4698, long: 153.0251 }
const sydney = { lat: -33.8688, long: 151.2093 }
const perth = { lat: -31.9523, long: 115.8613 }
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
})

/** The spherical law of cosines: another way to the same distance. */
function measureByCosines(from: GeoPoint, to: GeoPoint): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const [a, b] = [radians(from.lat), radians(to.lat)]
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(to.long) - radians(from.long))
  return 6371 * Math.acos(Math.max(-1, Math.min(1, cosine)))
}

describe('distances', () => {
  test('LEAD-14 a quarter of a great circle of a sphere of 6371 km', () => {
    expect(measureDistanceKm({ lat: 0, long: 0 }, { lat: 90, long: 0 })).toBeCloseTo((6371 * Math.PI) / 2, 6)
    expect(measureDistanceKm({ lat: 0, long: 179.5 }, { lat: 0, long: -179.5 })).toBeCloseTo((6371 * Math.PI) / 180, 6)
  })

  test('LEAD-14 known distances between cities', () => {
    expect(measureDistanceKm(brisbane, sydney)).toBeCloseTo(732, -1)
    expect(measureDistanceKm(sydney, perth)).toBeCloseTo(3290, -1)
  })

  test('LEAD-14 any two points: symmetric, at most half the circumference, and as by the law of cosines', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const km = measureDistanceKm(one, other)
        expect(km).toBeCloseTo(measureDistanceKm(other, one), 6)
        expect(km).toBeLessThanOrEqual(6371 * Math.PI)
        // The law of cosines loses digits for small distances.
        expect(Math.abs(km - measureByCosines(one, other))).toBeLessThan(0.5)
      }),
    )
  })
})

describe('ranking', () => {
  test('LEAD-14 the nearest comes first, whatever the order, and unknown places come last', () => {
    fc.assert(
      fc.property(point, fc.array(fc.option(point, { nil: null }), { maxLength: 12 }), (from, places) => {
        const ranked = rankByDistance(from, places, (place) => place)
        expect(new Set(ranked.map(({ place }) => place))).toEqual(new Set(places))
        expect(ranked).toHaveLength(places.length)
        const least = Math.min(...places.flatMap((place) => (place === null ? [] : measureDistanceKm(from, place))))
        if (least !== Infinity) expect(ranked[0]?.km).toBe(least)
        const firstUnknown = ranked.findIndex(({ km }) => km === null)
        if (firstUnknown >= 0) expect(ranked.slice(firstUnknown).every(({ km }) => km === null)).toBe(true)
      }),
    )
  })

  test('LEAD-14 of two equally near places the one that is configured first wins', () => {
    const places = ['first', 'second', 'unknown']
    const locate = (place: string) => (place === 'unknown' ? null : sydney)
    expect(rankByDistance(brisbane, places, locate).map(({ place }) => place)).toEqual(places)
    expect(rankByDistance(brisbane, places.toReversed(), locate).map(({ place }) => place)).toEqual([
      'second',
      'first',
      'unknown',
    ])
  })
})
