import { expect, test } from 'vitest'
import { bringEndsNear } from './near-ends.ts'

const endsOf = (expiries: readonly (string | undefined)[], today: string) =>
  bringEndsNear({ content: { offers: expiries.map((expiry) => ({ expiry })), pages: [] } }, today).content.offers.map(
    ({ expiry }) => expiry,
  )

test('an end years ahead becomes the last day of a month to come, and keeps its time', () => {
  const far = '2090-12-31'
  expect(endsOf([far, far, `${far}T17:00`], '2026-11-29')).toEqual(['2027-01-31', '2027-02-28', '2027-01-31T17:00'])
  expect(endsOf([far], '2027-12-01')).toEqual(['2028-02-29'])
})

test('an end within a year, one that has passed and none at all stay as they are', () => {
  const others = ['2027-06-30', '2026-08-31', undefined]
  expect(endsOf(others, '2026-11-29')).toEqual(others)
  const none = { content: {} }
  expect(bringEndsNear(none, '2026-11-29')).toBe(none)
})
