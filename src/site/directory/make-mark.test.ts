import { expect, test } from 'vitest'
import { findMakeMark } from './make-mark.ts'

test('TEN-10 the mark of a make is its name, drawn by the platform, in the size of the preset', () => {
  const mark = findMakeMark('land-rover.svg') ?? ''
  expect(mark).toContain('viewBox="0 0 150 41"')
  expect(mark).toContain('>LAND ROVER</text>')
})

test.each([
  '',
  '.svg',
  'land-rover',
  'Land-Rover.svg',
  'land rover.svg',
  'nobody.svg',
  '../toyota.svg',
  'toyota.svg.svg',
  `${'a'.repeat(10_000)}.svg`,
])('TEN-10 API-04 no mark for %j', (file) => {
  expect(findMakeMark(file)).toBeNull()
})
