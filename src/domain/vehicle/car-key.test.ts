import { expect, test } from 'vitest'
import { isCarKey } from './car-key.ts'

test.each([
  ['abcdefgh23456789', true],
  ['2022-toyota-hilux-sr5-a1', true],
  ['X', true],
  ['x'.repeat(200), true],
  ['', false],
  ['x'.repeat(201), false],
  ['a b', false],
  ['a\0b', false],
  ['a\n', false],
  ['../etc', false],
  ['a_b', false],
  ['é', false],
  ['\u{1F697}', false],
  ['\uD800', false],
])('FIN-06 whether %j can be the id or slug of a vehicle: %s', (text, can) => {
  expect(isCarKey(text)).toBe(can)
})
