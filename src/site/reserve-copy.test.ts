import { expect, test } from 'vitest'
import type { Cents } from '#domain/money/cents.ts'
import { fillReserveCopy } from './reserve-copy.ts'
import { buildTestSite } from './test-site.ts'

test('CONTENT-11 BUY-01 hours and deposit stand wherever the words name them', () => {
  const reserve_copy = 'Pay {deposit}, hold {hours} h. {deposit} back within {hours} h.'
  const site = buildTestSite({ content: { reserve_copy }, checkout: { hold_hours: 48 } })
  expect(fillReserveCopy(site, 50_000 as Cents)).toBe('Pay $500, hold 48 h. $500 back within 48 h.')
})
