import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createByteLimitedCache } from './byte-limited-cache.ts'

test('the least recently used entry is evicted first', () => {
  const store = createByteLimitedCache<{ bytes: number }>(800)
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) store.set(key, { bytes: 100 })
  expect(store.get('a')).toBeDefined()
  store.set('i', { bytes: 100 })
  expect([store.get('a') !== undefined, store.get('b') !== undefined, store.evictions]).toEqual([true, false, 1])
})

test('an entry of more than an eighth of the limit is not kept, and replaces nothing but its own key', () => {
  const store = createByteLimitedCache<{ bytes: number }>(800)
  store.set('a', { bytes: 100 })
  store.set('b', { bytes: 100 })
  store.set('b', { bytes: 101 })
  expect([store.get('a')?.bytes, store.get('b'), store.bytes]).toEqual([100, undefined, 100])
})

test('never holds more than its limit, and counts exactly what it holds', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k')
  const step = fc.oneof(
    fc.record({ act: fc.constant('set' as const), key, bytes: fc.integer({ min: 1, max: 130 }) }),
    fc.record({ act: fc.constant('grow' as const), key, bytes: fc.nat(80) }),
    fc.record({ act: fc.constant('delete' as const), key }),
    fc.record({ act: fc.constant('get' as const), key }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const store = createByteLimitedCache<{ bytes: number }>(1000)
      const given = new Map<string, { bytes: number }>()
      for (const one of steps) {
        if (one.act === 'set') {
          const entry = { bytes: one.bytes }
          given.set(one.key, entry)
          store.set(one.key, entry)
        } else if (one.act === 'delete') store.delete(one.key)
        else if (one.act === 'get') store.get(one.key)
        else {
          const entry = given.get(one.key)
          if (entry === undefined) continue
          entry.bytes += one.bytes
          store.resized(one.key, entry)
        }
        expect(store.bytes).toBeLessThanOrEqual(1000)
      }
      const held = [...given.keys()].map((name) => store.get(name)).filter((entry) => entry !== undefined)
      expect(store.bytes).toBe(held.reduce((sum, entry) => sum + entry.bytes, 0))
      expect(store.size).toBe(held.length)
    }),
  )
})
