import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecodableTarget } from './decodable-target.ts'

test.each([
  ['/cars/a%20b?x=%ff', '/cars/a%20b?x=%ff'],
  ['/cars/%C3%A9', '/cars/%C3%A9'],
  ['/cars/%ff/view.json', '/cars/%25ff/view.json'],
  ['/100%?a=1?b=2', '/100%25?a=1?b=2'],
  ['', ''],
  ['/api/%73earch?query=%61', '/api/search?query=%61'],
  ['/%61pi/searc%68', '/api/search'],
  ['/x/../api/search', '/api/search'],
  ['/x/%2e%2E/api/./search', '/api/search'],
  ['/x/..', '/'],
  ['/../../etc', '/etc'],
  [String.raw`/api\search\..\search?a=\..`, String.raw`/api/search?a=\..`],
  ['/api/search#/x', '/api/search'],
  ['/a?b=1#c', '/a?b=1'],
  ['//other.example/..', '//'],
  ['/a%2fb/%2525', '/a%2fb/%2525'],
  ['/.well-known/a..b/...', '/.well-known/a..b/...'],
  ['*', '*'],
  ['http://other.example/../x', 'http://other.example/../x'],
])('API-04 the target %s is read as %s', (target, read) => {
  expect(toDecodableTarget(target)).toBe(read)
})

const hostile = fc.string({
  unit: fc.constantFrom('/', '%', 'f', '2', '5', 'e', '6', '1', 'é', '?', '.', '\\', '#', 'a'),
  maxLength: 60,
})

test('API-04 every path can be decoded afterwards, and one that could be stays as it was', () => {
  fc.assert(
    fc.property(hostile, (target) => {
      const read = toDecodableTarget(target)
      expect(() => decodeURIComponent(read.split('?')[0] ?? '')).not.toThrow()
      expect(toDecodableTarget(read)).toBe(read)
    }),
  )
})

test('API-04 the path is the one that the router reads of the request', () => {
  fc.assert(
    fc.property(hostile, (target) => {
      const [path = ''] = toDecodableTarget(`/${target}`).split('?', 1)
      const { pathname } = new URL(`http://host${path}`)
      expect(decodeURIComponent(pathname)).toBe(decodeURIComponent(path))
      expect(pathname.replaceAll('%C3%A9', 'é')).toBe(path.replaceAll('%C3%A9', 'é'))
    }),
  )
})
