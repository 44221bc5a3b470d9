import { expect, test } from 'vitest'
import { resolvePersonContact } from './resolve-person.ts'

test.each([
  [
    { email: ' Ann@Bee.Example ', phone: '0400 123 456' },
    { email: 'ann@bee.example', phone: '+61400123456' },
  ],
  [
    { email: 'ann@bee.example', phone: '+61 400 123 456' },
    { email: 'ann@bee.example', phone: '+61400123456' },
  ],
  [
    { email: '', phone: '+61400123456' },
    { email: null, phone: '+61400123456' },
  ],
  [
    { email: 'ann@bee.example', phone: null },
    { email: 'ann@bee.example', phone: null },
  ],
  [
    { email: 'not an address', phone: 'call me' },
    { email: null, phone: null },
  ],
  [
    { email: true, phone: false },
    { email: null, phone: null },
  ],
  [{}, { email: null, phone: null }],
])('LEAD-13 %j is the person %j', (form, person) => {
  expect(resolvePersonContact(form)).toEqual(person)
})
