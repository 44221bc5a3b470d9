import { expect, test } from 'vitest'
import { decodeLocalities, encodeLocalities, type NamedLocality } from './locality-code.ts'

const centre = { lat: -38.15, long: 144.36 }
const findCentre = (postcode: string) => (postcode === '9999' ? null : centre)
const locality = (name: string, state: string, postcode: string, more: Partial<NamedLocality> = {}): NamedLocality => ({
  name,
  state,
  postcode,
  ...centre,
  ...more,
})
const localities = [
  locality('Newtown', 'VIC', '3220', { lat: -38.18 }),
  locality('Geelong', 'VIC', '3220'),
  locality('Manifold Heights', 'VIC', '3218', { long: 144.33 }),
  locality('Perth', 'TAS', '7300'),
]
const lines = ['3218 VIC:Manifold Heights,0,-3', '3220 VIC:Geelong;Newtown,-3,0', '7300 TAS:Perth']

test('the table stands by postcode and name, in whatever order the localities come', () => {
  expect(encodeLocalities(localities, findCentre)).toEqual(lines)
  expect(encodeLocalities(localities.toReversed(), findCentre)).toEqual(lines)
})

test('a locality has the place that its steps from the centre of the postcode say', () => {
  expect(decodeLocalities(['3220 VIC:Newtown,-3,2'], findCentre)).toEqual([
    { name: 'Newtown', state: 'VIC', postcode: '3220', lat: -38.18, long: 144.38 },
  ])
})

test.each([
  ['x3220 VIC:Geelong', 'holds the line x3220 VIC:Geelong'],
  ['3220 VIC:', 'holds the line 3220 VIC:'],
  [`3220 ${'V'.repeat(60)}`, `holds the line 3220 ${'V'.repeat(35)}`],
  ['3220 VIC:Geelong;', 'holds  in 3220'],
  ['3220 VIC:Geelong,north,1', 'holds Geelong,north,1 in 3220'],
  ['3220 VIC:Geelong,1,east', 'holds Geelong,1,east in 3220'],
  [`3220 VIC:${'G'.repeat(60)},x,1`, `holds ${'G'.repeat(40)} in 3220`],
  ['9999 VIC:Geelong', 'the table of postcodes has no centre of 9999'],
])('the line %j is refused with its text: %s', (line, words) => {
  let message = ''
  try {
    decodeLocalities([line], findCentre)
  } catch (error) {
    if (error instanceof RangeError) ({ message } = error)
  }
  expect(message.slice(-words.length)).toBe(words)
})
