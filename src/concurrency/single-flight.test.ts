import { expect, test } from 'vitest'
import { shareCall } from './single-flight.ts'

test('API-04 who asks while an answer is being found shares it, who asks later gets a new one', async () => {
  const open: ((answer: number) => void)[] = []
  const call = shareCall(() => new Promise<number>((resolve) => open.push(resolve)))
  const first = Array.from({ length: 1_000 }, () => call())
  expect(open).toHaveLength(1)
  open[0]?.(1)
  expect(new Set(await Promise.all(first))).toEqual(new Set([1]))
  const later = call()
  expect(open).toHaveLength(2)
  open[1]?.(2)
  expect(await later).toBe(2)
})

test('API-04 a failure is told to all who waited, and asked for anew', async () => {
  let calls = 0
  const call = shareCall(() => Promise.reject(new Error(`failure ${(calls += 1)}`)))
  await expect(Promise.all([call(), call()])).rejects.toThrow('failure 1')
  await expect(call()).rejects.toThrow('failure 2')
})
