import { expect, test } from 'vitest'
import type { ImportReport } from '#stock/import-report.ts'
import { describeAllowCommand } from './import-words.ts'

const report = (change: Partial<ImportReport>): ImportReport =>
  ({ outcome: 'refused', refusals: [], allowed: [], ...change }) as ImportReport

test('STOCK-03 a refused file is told the whole command that imports it, with every guard in the way', () => {
  const refusals = [
    { guard: 'drop', message: '' },
    { guard: 'columns', message: '' },
  ] as const
  expect(describeAllowCommand('acme', 'dms', report({ refusals, allowed: ['older'] }))).toBe(
    'after you have checked the file: forecourt feeds run acme dms --allow columns,drop,older',
  )
})

test('STOCK-03 a file that no guard refused is told no command', () => {
  const refusals = [{ guard: 'drop', message: '' }] as const
  expect(describeAllowCommand('acme', 'dms', null)).toBeNull()
  // An empty file: nothing lets it in.
  expect(describeAllowCommand('acme', 'dms', report({}))).toBeNull()
  expect(describeAllowCommand('acme', 'dms', report({ outcome: 'completed', refusals, allowed: ['drop'] }))).toBeNull()
  expect(describeAllowCommand('acme', 'dms', report({ refusals, allowed: ['drop'] }))).toBeNull()
})
