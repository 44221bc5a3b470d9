import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickRememberedContact } from './remembered-contact.ts'

const filled = { name: 'Ana', email: 'ana@example.com', phone: '0400 123 456' }

test('LEAD-09 contact details are remembered with what else was filled, and nothing besides', () => {
  expect(
    pickRememberedContact({ ...filled, name: ' Ana ', last_name: 'B', postcode: '', message: 'Hello', opt_in: 'on' }),
  ).toEqual({ ...filled, last_name: 'B' })
})

test('LEAD-09 nothing is remembered unless name, e-mail and phone are all filled', () => {
  fc.assert(
    fc.property(
      fc.subarray(['name', 'email', 'phone'] as const),
      fc.constantFrom('', ' ', undefined),
      (given, none) => {
        const values = { ...filled, ...Object.fromEntries(given.map((name) => [name, none])) }
        expect(pickRememberedContact(values) === null).toBe(given.length > 0)
      },
    ),
  )
  expect(pickRememberedContact({ ...filled, phone: 7 })).toBeNull()
})
