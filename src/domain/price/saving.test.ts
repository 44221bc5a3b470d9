import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { resolveSaving } from './saving.ts'

test.each([
  [30_000, 33_000, 3_000],
  [30_000, 30_100, 100],
  [30_000, 30_099.99, null],
  [30_000.5, 33_000, 2_999],
  [30_000, 30_000, null],
  [30_000, 29_000, null],
])('PRICE-02 $%d after $%d saves %s', (now, earlier, saving) => {
  expect(resolveSaving(dollars(now), dollars(earlier))).toBe(saving === null ? null : dollars(saving))
})
