import { expect, test } from 'vitest'
import { cabNames, cabWords, resolveCab } from './cab.ts'

const named = (...texts: (string | null)[]) => resolveCab({ texts, simpleBody: 'Ute', seats: null })

test('SRCH-03 the cab is read from body, badge, series or title, whichever names it first', () => {
  expect(named('Dual Cab Ute', 'Extra Cab')).toBe('Dual cab')
  expect(named('Utility', 'SR5 Double-Cab', null)).toBe('Dual cab')
  expect(named(null, 'XL', 'Super Cab PX')).toBe('Extra cab')
  expect(named('CabChassis', 'Workmate Single Cab')).toBe('Single cab')
  expect(named('Utility', null, 'Cabriolet', 'a dual cabin')).toBeNull()
})

test('SRCH-03 every name of a cab is read as that cab', () => {
  for (const word of cabWords) for (const name of cabNames[word]) expect(named(`${name} cab`), name).toBe(word)
})

test.each([
  ['Ute', 5, 'Dual cab'],
  ['Cab Chassis', 6, 'Dual cab'],
  ['Ute', 4, null],
  ['Ute', 3, 'Single cab'],
  ['Ute', 2, 'Single cab'],
  ['Ute', null, null],
  ['SUV', 5, null],
  [null, 5, null],
] as const)('SRCH-03 without a name the seats of a ute tell its cab: %s with %s seats', (simpleBody, seats, cab) => {
  expect(resolveCab({ texts: ['Utility', null], simpleBody, seats })).toBe(cab)
  expect(resolveCab({ texts: ['Extra Cab'], simpleBody, seats })).toBe('Extra cab')
})
