import { expect, test } from 'vitest'
import { emptySearchState } from '#search/state/search-choices.ts'
import type { Chip } from '../filters/build-chips.ts'
import { describeGivenWay } from './give-way.ts'

const chip = (attribute: Chip['attribute'], label: string): Chip => ({
  attribute,
  label,
  without: emptySearchState,
  only: emptySearchState,
})

test.each([
  ['price', 'Price: to $40,000', 'None up to $40,000: 12 at other prices'],
  ['price', 'Price: $20,000 – $30,000', 'None between $20,000 and $30,000: 12 at other prices'],
  ['price', 'Price: $20,000', 'None at $20,000: 12 at other prices'],
  ['km', 'Kilometres: to 40,000 km', 'None up to 40,000 km: 12 with more or fewer kilometres'],
  ['year', 'Year: 2024', 'None from 2024: 12 from other years'],
  ['year', 'Year: from 2024', 'None from 2024: 12 from other years'],
  ['body', 'SUV', 'No SUV: 12 in other body types'],
  ['body', 'Ute', 'No ute: 12 in other body types'],
  ['seats', '7 seats', 'None with 7 seats: 12 with more or fewer seats'],
  ['place', 'Within 50 km of Geelong VIC 3220', 'None within 50 km of Geelong VIC 3220: 12 elsewhere'],
  ['text', '“zzz”', 'Nothing for “zzz”: 12 without it'],
] as const)('SRCH-21 what gave way is told in a sentence: %s %s', (attribute, label, said) => {
  expect(describeGivenWay({ state: emptySearchState, count: 12, dropped: [chip(attribute, label)] })).toBe(said)
})

test('SRCH-21 several that gave way are told together', () => {
  const dropped = [chip('colour', 'Red'), chip('fuel', 'Electric'), chip('seats', '7 seats')]
  expect(describeGivenWay({ state: emptySearchState, count: 1234, dropped })).toBe(
    'Nothing matches with Red, Electric and 7 seats: 1,234 without them',
  )
})
