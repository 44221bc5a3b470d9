import { expect, test } from 'vitest'
import { toBuyersWord } from './trade-words.ts'

test.each([
  ['Aspirated', 'Naturally aspirated'],
  ['Turbo Intercooled', 'Turbo Intercooled'],
  [' continuous variable ', 'CVT'],
  ['Petrol - Unleaded ULP', 'Unleaded petrol (91)'],
  ['Petrol - Premium ULP', 'Premium unleaded petrol (95)'],
  ['Diesel', 'Diesel'],
  ['', ''],
])('VDP-06 the feed’s %j is told as %j', (text, told) => {
  expect(toBuyersWord(text)).toBe(told)
})
