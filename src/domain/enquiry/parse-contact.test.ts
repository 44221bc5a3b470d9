import { expect, test } from 'vitest'
import { parseEmail, parseName, parsePostcode } from './parse-contact.ts'

test.each([
  ['4000', '4000'],
  ['0800', '0800'],
  [' 6150 ', '6150'],
  ['400', null],
  ['40000', null],
  ['4 000', null],
  ['abcd', null],
  ['', null],
  ['４０００', null],
  ['-400', null],
  ['4.00', null],
])('LEAD-05 a postcode of %j is read as %j', (typed, postcode) => {
  expect(parsePostcode(typed)).toBe(postcode)
})

test('LEAD-08 names and e-mail addresses are read as people type them', () => {
  expect(parseName('  Ana   Maria\t')).toBe('Ana Maria')
  expect(parseEmail(' ana@example.com ')).toBe('ana@example.com')
  for (const typed of [
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a na@example.com',
    'ana@example.com, b@example.com',
  ])
    expect(parseEmail(typed)).toBeNull()
})

test.each([['ana.o@mail.example.com'], ['ana@a.co'], ['ana@münchen.example'], ['a+b@x1-y2.example.com.au']])(
  'LEAD-08 %s is an e-mail address',
  (typed) => {
    expect(parseEmail(typed)).toBe(typed)
  },
)
