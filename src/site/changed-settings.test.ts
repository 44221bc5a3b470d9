import { expect, test } from 'vitest'
import { listChangedSettings } from './changed-settings.ts'

const cases: readonly {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
  readonly changed: readonly string[]
}[] = [
  { name: 'nothing', before: { a: 1, b: { c: [1] } }, after: { b: { c: [1] }, a: 1 }, changed: [] },
  { name: 'a value', before: { a: 1 }, after: { a: 2 }, changed: ['a'] },
  { name: 'a value in a group', before: { s: { x: 1, y: 1 } }, after: { s: { x: 1, y: 2 } }, changed: ['s.y'] },
  { name: 'a list as a whole', before: { hosts: ['a'] }, after: { hosts: ['a', 'b'] }, changed: ['hosts'] },
  { name: 'a group that comes', before: {}, after: { s: { x: 1, t: { y: 2 } } }, changed: ['s.t.y', 's.x'] },
  { name: 'a group that goes', before: { s: { x: 1 }, b: 1 }, after: {}, changed: ['b', 's.x'] },
  { name: 'null instead of an entry', before: { logo: { a: 1 } }, after: { logo: null }, changed: ['logo'] },
  { name: 'a damaged row', before: null, after: { name: 'A' }, changed: ['name'] },
  { name: 'the name of a property of every object', before: {}, after: { constructor: 1 }, changed: ['constructor'] },
]

test.each(cases)('TEN-08 tells $name', ({ before, after, changed }) => {
  expect(listChangedSettings(before, after)).toEqual(changed)
})
