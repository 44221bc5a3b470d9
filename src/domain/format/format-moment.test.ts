import { expect, test } from 'vitest'
import { formatClock } from './format-moment.ts'

test('the time of day is that of the zone, in plain characters', () => {
  const at = Date.UTC(2026, 10, 24, 4, 5)
  expect([formatClock(at, 'Australia/Sydney'), formatClock(at, 'Australia/Perth')]).toEqual(['3:05 pm', '12:05 pm'])
  expect(formatClock(at, 'UTC')).toBe('4:05 am')
})
