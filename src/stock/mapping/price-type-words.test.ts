import { expect, test } from 'vitest'
import { parsePriceType } from './parse-words.ts'
import { resolvePriceType } from './price-type-words.ts'

test.each([
  ['ride away', 'drive_away'],
  ['Rideaway', 'drive_away'],
  ['RIDE-AWAY!', 'drive_away'],
  ['tow away', 'drive_away'],
  ['Towaway Price', 'drive_away'],
  ['Ride away, no more to pay', 'drive_away'],
  ['no more to pay', 'drive_away'],
  ['on-road', 'drive_away'],
  ['driveway', 'drive_away'],
  ['ride away inc GST', 'drive_away'],
  ['incl. all on road costs', 'drive_away'],
  ['on roads included', 'drive_away'],
  ['est. ride away', 'estimated_drive_away'],
  ['Tow Away (est)', 'estimated_drive_away'],
  ['EGC', 'egc'],
  ['+ on roads', 'egc'],
  ['+ORC', 'egc'],
  ['ex on roads', 'egc'],
  ['ex govt charges', 'egc'],
  ['excl. gov. charges', 'egc'],
  ['not including on road costs', 'egc'],
  ['plus rego & stamp duty', 'egc'],
  ['on road costs extra', 'egc'],
  ['inc GST plus ORC', 'egc'],
  ['+ on road costs (est.)', 'eegc'],
  ['P.O.A.', 'poa'],
])('PRICE-03 the trade says %j for %s', (words, type) => {
  expect(resolvePriceType(words)).toBe(type)
  expect(parsePriceType(words)).toEqual({ ok: true, value: type })
})

test.each([
  'inc GST',
  'ride away ex GST',
  'inc rego',
  'on roads',
  'drive away less trade',
  'not drive away',
  'ono',
  'only',
  'RRP',
  '',
  `plus${'rego'.repeat(30)}`,
])('PRICE-03 %j is no price type, because it may say less than one', (words) => {
  expect(resolvePriceType(words)).toBeNull()
})
