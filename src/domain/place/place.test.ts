import { describe, expect, test } from 'vitest'
import { formatDistance } from './format-distance.ts'
import { formatPlace, toPlaceSlug } from './place.ts'

const geelong = { name: 'Geelong', state: 'VIC', postcode: '3220', lat: -38.15, long: 144.36 }

describe('places in words', () => {
  test.each([
    ['geelong-vic', 'Geelong VIC'],
    ['3220', '3220 Geelong VIC'],
    ['geelong-vic-3220', 'Geelong VIC 3220'],
  ])('the place %s is called %s', (slug, words) => {
    expect(formatPlace({ ...geelong, slug })).toBe(words)
  })

  test.each([
    [' Mt. Gambier, SA ', 'mt-gambier-sa'],
    ["O'Connor", 'oconnor'],
    ['Ernabella (Pukatja)', 'ernabella-pukatja'],
    ['<b>Geelong</b>', ''],
    ['Geelong\nVIC', ''],
    ['x'.repeat(61), ''],
  ])('%j is reduced to %j', (text, slug) => {
    expect(toPlaceSlug(text)).toBe(slug)
  })

  test.each([
    [0, '1 km'],
    [0.4, '1 km'],
    [6.4, '6 km'],
    [19.4, '19 km'],
    [23, '25 km'],
    [52, '50 km'],
    [118, '120 km'],
    [999, '1,000 km'],
    [1260, '1,250 km'],
    [3268, '3,250 km'],
  ])('%d kilometres are said as %s', (km, words) => {
    expect(formatDistance(km)).toBe(words)
  })
})
