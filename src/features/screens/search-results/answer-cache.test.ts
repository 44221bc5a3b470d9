import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

test('SRCH-11 ten answers are kept, the eleventh evicts the oldest', () => {
  const cache = createAnswerCache<number>({ most: 10, maxAgeMs: 60_000 })
  for (let index = 1; index <= 10; index++) cache.keep(`/search?page=${index}`, index, 0)
  expect(cache.find('/search?page=1', 0)).toBe(1)
  cache.keep('/search?page=11', 11, 0)
  expect(cache.find('/search?page=1', 0)).toBeUndefined()
  expect(cache.find('/search?page=2', 0)).toBe(2)
  expect(cache.find('/search?page=11', 0)).toBe(11)
})

test('SRCH-11 an answer expires, and still stays on screen when the next search fails', () => {
  const cache = createAnswerCache<string>({ most: 10, maxAgeMs: 60_000 })
  cache.keep('/search', 'first', 1_000)
  expect(cache.find('/search', 61_000)).toBe('first')
  expect(cache.find('/search', 61_001)).toBeUndefined()
  expect(cache.newest()).toBe('first')
})

test('SRCH-11 a site that keeps fewer answers keeps fewer, down to none', () => {
  const cache = createAnswerCache<string>({ most: 10, maxAgeMs: 60_000 })
  cache.keep('/a', 'a', 0)
  cache.keep('/b', 'b', 0)
  cache.setMost(1)
  expect([cache.find('/a', 0), cache.find('/b', 0)]).toEqual([undefined, 'b'])
  cache.setMost(0)
  cache.keep('/c', 'c', 0)
  expect(cache.find('/c', 0)).toBeUndefined()
})
