import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isAnonymous } from './is-anonymous.ts'

test.each([
  [{}, true],
  [{ cookie: '_ga=GA1.1.5; theme=dark' }, true],
  [{ cookie: 'x=forecourt_session' }, true],
  [{ cookie: 'forecourt_session=abc' }, false],
  [{ cookie: '_ga=1; __Host-forecourt_session=abc' }, false],
  [{ cookie: '_ga=1;forecourt_anything=1' }, false],
  [{ authorization: 'Bearer x' }, false],
])('TEN-07 a request with %j is anonymous: %s', (headers, expected) => {
  expect(isAnonymous({ headers } as IncomingMessage)).toBe(expected)
})
