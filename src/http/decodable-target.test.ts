import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecodableTarget } from './decodable-target.ts'

test.each([
  ['/cars/a%20b?x=%ff', '/cars/a%20b?x=%ff'],
  ['/cars/%C3%A9', '/cars/%C3%A9'],
  ['/cars/%ff/view.json', '/cars/%25ff/view.json'],
  ['/100%?a=1?b=2', '/100%25?a=1?b=2'],
  ['', ''],
])('API-04 the target %s is read as %s', (target, read) => {
  expect(toDecodableTarget(target)).toBe(read)
})

test('API-04 every path can be decoded afterwards, and one that could be stays as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', '%', 'f', '2', '5', 'é', '?'), maxLength: 60 }), (target) => {
      const read = toDecodableTarget(target)
      expect(() => decodeURIComponent(read.split('?')[0] ?? '')).not.toThrow()
      expect(toDecodableTarget(read)).toBe(read)
    }),
  )
})
