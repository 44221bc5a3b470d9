import { expect, test } from 'vitest'
import { findMakeMark } from './make-mark.ts'

test('TEN-10 the mark of a make is its name, drawn by the platform, in the size of the preset', () => {
  const mark = findMakeMark('land-rover.svg') ?? ''
  expect(mark).toContain('viewBox="0 0 150 41"')
  expect(mark).toContain('>LAND ROVER</text>')
  expect(mark).toContain('<text x="75"')
})

test.each([
  ['kia.svg', 39],
  ['land-rover.svg', 130],
  ['mercedes-benz.svg', 130],
])('TEN-10 the name in %s is %d wide, which fits into the mark', (file, width) => {
  expect(findMakeMark(file)).toContain(`textLength="${width}"`)
})

test.each([
  '',
  '.svg',
  'land-rover',
  'land-rover.png',
  'Land-Rover.svg',
  'land rover.svg',
  'nobody.svg',
  '../toyota.svg',
  'toyota.svg.svg',
  `${'a'.repeat(10_000)}.svg`,
])('TEN-10 API-04 no mark for %j', (file) => {
  expect(findMakeMark(file)).toBeNull()
})
