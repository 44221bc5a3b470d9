import { expect, test } from 'vitest'
import { orderByNeed } from './sqlite-source.ts'

test('each table comes behind those that its foreign keys name', () => {
  const needs: Readonly<Record<string, readonly string[]>> = { a: ['c', 'a'], b: ['a'], c: [], d: ['b', 'c'] }
  expect(orderByNeed(['d', 'a', 'b', 'c'], (name) => needs[name] ?? [])).toEqual(['c', 'a', 'b', 'd'])
})

test('a circle of foreign keys is named', () => {
  const needs: Readonly<Record<string, readonly string[]>> = { a: ['b'], b: ['a'] }
  expect(() => orderByNeed(['a', 'b'], (name) => needs[name] ?? [])).toThrow('a → b → a')
})
