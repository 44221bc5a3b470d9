import { expect, test } from 'vitest'
import { createSingleFlight, shareCall } from './single-flight.ts'

test('API-04 a call during another one shares its answer, and a later call gets a new one', async () => {
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

test('API-04 calls with the same key share one run, other keys run beside it', async () => {
  const flight = createSingleFlight<string>()
  const open = new Map<string, () => void>()
  const work = (name: string) => () => new Promise<string>((resolve) => open.set(name, () => resolve(name)))
  const answers = [flight.run('a', work('first')), flight.run('a', work('second')), flight.run('b', work('other'))]
  expect([[...open.keys()], flight.size, flight.has('a'), flight.has('c')]).toEqual([
    ['first', 'other'],
    2,
    true,
    false,
  ])
  for (const finish of open.values()) finish()
  expect(await Promise.all(answers)).toEqual(['first', 'first', 'other'])
  expect([flight.size, flight.has('a')]).toEqual([0, false])
})
