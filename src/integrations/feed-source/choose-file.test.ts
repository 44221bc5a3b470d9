import { expect, test } from 'vitest'
import { chooseFile, matchesPattern } from './choose-file.ts'

test.each([
  ['stock.csv', 'stock.csv', true],
  ['stock.csv', 'stock.csv2', false],
  ['*.csv', 'a.csv', true],
  ['*.csv', '.csv', true],
  ['*.csv', 'a.csv.gz', false],
  ['stock-*-*.csv', 'stock-2026-11.csv', true],
  ['stock-*-*.csv', 'stock-2026.csv', false],
  ['a*a', 'a', false],
  ['a*a', 'aa', true],
  ['*a*b*', 'xxaxxbxx', true],
  ['*a*b*', 'xxbxxaxx', false],
  ['a.c', 'abc', false],
  ['STOCK.csv', 'stock.csv', false],
])('STOCK-03 the form %j takes %j: %s', (pattern, name, expected) => {
  expect(matchesPattern(pattern, name)).toBe(expected)
})

test('STOCK-03 a form of many stars takes no longer than its length allows', () => {
  const began = process.cpuUsage().user
  expect(matchesPattern(`${'*a'.repeat(90)}b`, 'a'.repeat(100_000))).toBe(false)
  // Microseconds of the processor: a search that goes back would take years.
  expect(process.cpuUsage().user - began).toBeLessThan(2_000_000)
})

test('STOCK-03 a time ahead of the clock tells nothing, and the newest of two alike is the later name', () => {
  const now = 1_000_000
  const choose = (files: readonly { name: string; changedAt: number }[]) =>
    chooseFile(
      files.map((file) => ({ ...file, bytes: 1 })),
      { pattern: '*', now, settleMs: 1_000 },
    )
  expect(choose([{ name: 'a', changedAt: now + 5_000 }])).toMatchObject({ kind: 'file', isNewest: true })
  expect(
    choose([
      { name: 'a', changedAt: 5 },
      { name: 'b', changedAt: 5 },
    ]),
  ).toMatchObject({ file: { name: 'b' } })
  expect(choose([{ name: 'a', changedAt: now - 999 }])).toMatchObject({ kind: 'unfinished', file: { name: 'a' } })
  expect(choose([])).toEqual({ kind: 'none' })
})
