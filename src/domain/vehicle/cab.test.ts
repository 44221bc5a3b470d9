import { expect, test } from 'vitest'
import { cabNames, cabWords, resolveCab } from './cab.ts'

test('SRCH-03 the cab is read from body, badge, series or title, whichever names it first', () => {
  expect(resolveCab(['Dual Cab Ute', 'Extra Cab'])).toBe('Dual cab')
  expect(resolveCab(['Utility', 'SR5 Double-Cab', null])).toBe('Dual cab')
  expect(resolveCab([null, 'XL', 'Super Cab PX'])).toBe('Extra cab')
  expect(resolveCab(['CabChassis', 'Workmate Single Cab'])).toBe('Single cab')
  expect(resolveCab(['Utility', null, 'Cabriolet', 'a dual cabin'])).toBeNull()
})

test('SRCH-03 every name of a cab is read as that cab', () => {
  for (const word of cabWords) for (const name of cabNames[word]) expect(resolveCab([`${name} cab`]), name).toBe(word)
})
