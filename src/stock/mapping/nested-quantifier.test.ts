import { expect, test } from 'vitest'
import { hasNestedQuantifier } from './nested-quantifier.ts'

test.each(['(a+)+', '(?:a*)*b', '(?:\\w+\\s?)+$', '((a+))+', '([a-z]+)*', '(?:x{2,})+', '(?:a|b+){3,}', '(a+)+?'])(
  'API-04 %s could take for ever',
  (source) => {
    expect(hasNestedQuantifier(source)).toBe(true)
  },
)

test.each([
  '\\d+',
  '(\\d+) km',
  '(?:\\d{1,3},)+',
  '^(a+)(b+)$',
  '(a+)?',
  '(a+){2}',
  '[(a+)+]+',
  '\\(a+\\)+',
  '(?:ab)+',
  'a+b+',
])('API-04 %s is taken', (source) => {
  expect(hasNestedQuantifier(source)).toBe(false)
})
