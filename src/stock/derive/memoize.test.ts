import { expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

test('STOCK-03 a text is computed once', () => {
  const compute = vi.fn((text: string) => text.length)
  const measure = memoize(compute)
  expect([measure('diesel'), measure('petrol'), measure('diesel')]).toEqual([6, 6, 6])
  expect(compute.mock.calls).toEqual([['diesel'], ['petrol']])
})

test('STOCK-03 texts of more than 200 characters are computed each time', () => {
  const compute = vi.fn((text: string) => text.length)
  const measure = memoize(compute)
  for (const length of [200, 200, 201, 201]) measure('x'.repeat(length))
  expect(compute).toHaveBeenCalledTimes(3)
})

test('STOCK-03 after the limit everything is forgotten', () => {
  const compute = vi.fn((text: string) => text)
  const keep = memoize(compute, 2)
  for (const text of ['a', 'b', 'a', 'b']) keep(text)
  expect(compute).toHaveBeenCalledTimes(2)
  for (const text of ['c', 'c', 'a']) keep(text)
  expect(compute.mock.calls.map(([text]) => text)).toEqual(['a', 'b', 'c', 'a'])
})
