import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepIdentity } from './keep-identity.ts'

test('what did not change keeps its identity, what did is new', () => {
  const before = {
    cards: [
      { id: 'a', price: { amount: 1 } },
      { id: 'b', price: { amount: 2 } },
    ],
    total: 2,
  }
  const after = keepIdentity(before, {
    cards: [
      { id: 'a', price: { amount: 1 } },
      { id: 'b', price: { amount: 3 } },
    ],
    total: 2,
  })
  expect(after).not.toBe(before)
  expect(after.cards[0]).toBe(before.cards[0])
  expect(after.cards[1]).toEqual({ id: 'b', price: { amount: 3 } })
  expect(keepIdentity(before, structuredClone(before))).toBe(before)
  expect(keepIdentity({ a: undefined }, {})).toEqual({})
  expect(keepIdentity([1, 2, 3], [1, 2])).toEqual([1, 2])
})

test('an item that others moved keeps its identity', () => {
  const before = {
    cards: [
      { id: 'a', price: { amount: 1 } },
      { id: 'b', price: { amount: 2 } },
    ],
    items: [{ value: 'Kia', countText: '3' }],
  }
  const after = keepIdentity(before, {
    cards: [
      { id: 'c', price: { amount: 1 } },
      { id: 'a', price: { amount: 1 } },
      { id: 'b', price: { amount: 4 } },
    ],
    items: [
      { value: 'Audi', countText: '3' },
      { value: 'Kia', countText: '3' },
    ],
  })
  expect(after.cards[0]).toEqual({ id: 'c', price: { amount: 1 } })
  expect(after.cards[1]).toBe(before.cards[0])
  expect(after.cards[2]).toEqual({ id: 'b', price: { amount: 4 } })
  expect(after.items[1]).toBe(before.items[0])
})

test('the result always equals the newer value, and what either argument holds is not changed', () => {
  const data = fc.jsonValue({ maxDepth: 4 })
  fc.assert(
    fc.property(data, data, (before, next) => {
      const texts = [JSON.stringify(before), JSON.stringify(next)]
      expect(keepIdentity(before, next)).toEqual(next)
      expect([JSON.stringify(before), JSON.stringify(next)]).toEqual(texts)
    }),
  )
})

test('a property with the name of the prototype is a property like any other', () => {
  const text = '{"__proto__":{"a":[1]},"b":1}'
  const before: unknown = JSON.parse(text)
  expect(keepIdentity(before, JSON.parse(text))).toBe(before)
  expect(JSON.stringify(keepIdentity(before, JSON.parse('{"__proto__":{"a":[1]},"b":2}')))).toBe(
    '{"__proto__":{"a":[1]},"b":2}',
  )
  expect(Object.getPrototypeOf(keepIdentity(before, JSON.parse('{"b":2}')))).toBe(Object.prototype)
})
