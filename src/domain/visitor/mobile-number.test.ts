import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskMobile, parseMobile } from './mobile-number.ts'

test.each(['0400 123 456', '0400123456', '+61 400 123 456', '61400123456', '+61 (0)400-123-456', ' 0061 400 123 456 '])(
  'AUTH-01 %j is one mobile number',
  (typed) => {
    expect(parseMobile(typed)).toEqual({ ok: true, e164: '+61400123456' })
  },
)

test.each([
  ['', 'Enter your mobile number'],
  ['   ', 'Enter your mobile number'],
  ['08 5550 1234', 'begins with 04'],
  ['1300 123 456', 'begins with 04'],
  ['+44 7700 900123', 'other countries'],
  ['+1 900 555 0100', 'other countries'],
  ['0400 123', 'too short'],
  ['0400 123 456 789 012 345', 'too long'],
  ['0'.repeat(10_000), 'too long'],
  ['call me', 'digits only'],
  ['0400 123 456; 0400 123 457', 'digits only'],
  ['٠٤٠٠١٢٣٤٥٦', 'digits only'],
  ['😀', 'digits only'],
])('AUTH-01 %j is refused with what to do', (typed, words) => {
  const parsed = parseMobile(typed)
  expect(parsed.ok ? '' : parsed.message).toContain(words)
})

test('AUTH-01 every text is an Australian mobile number or is refused with a sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,20}$/)), (typed) => {
      const parsed = parseMobile(typed)
      if (parsed.ok) expect(parsed.e164).toMatch(/^\+614\d{8}$/)
      else expect(parsed.message).toMatch(/^[A-Z].{10,}/)
    }),
  )
})

test('AUTH-01 a shown number tells three digits only', () => {
  expect(maskMobile('+61400123456')).toBe('•••• ••• 456')
})
