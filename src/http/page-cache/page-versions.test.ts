import { expect, test } from 'vitest'
import { createPageVersions } from './page-versions.ts'

test('STOCK-06 a version moves with its own site and with all, and never comes back', () => {
  const versions = createPageVersions()
  const seen = new Set<number>([versions.of('a')])
  const moved = (): boolean => {
    const isNew = !seen.has(versions.of('a'))
    seen.add(versions.of('a'))
    return isNew
  }
  versions.move('b')
  expect(moved()).toBe(false)
  versions.move('a')
  expect(moved()).toBe(true)
  versions.moveAll()
  expect(moved()).toBe(true)
  versions.move('b')
  expect(moved()).toBe(false)
  versions.move('a')
  expect(moved()).toBe(true)
})
