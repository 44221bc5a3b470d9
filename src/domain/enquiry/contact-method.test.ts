import { expect, test } from 'vitest'
import { resolveContactMethod } from './contact-method.ts'

const both = { phone: '+61400123456', email: 'ana@example.com' }

test.each([
  ['Phone', both, 'Phone'],
  ['Email', both, 'Email'],
  ['SMS', both, 'SMS'],
  ['', both, 'Phone'],
  ['Pigeon', both, 'Phone'],
  ['Phone', { ...both, phone: '' }, 'Email'],
  ['SMS', { ...both, phone: '' }, 'Email'],
  ['Email', { ...both, email: '' }, 'Phone'],
  ['SMS', { ...both, email: '' }, 'SMS'],
  ['Email', { phone: '', email: '' }, 'Email'],
] as const)('LEAD-16 a visitor who prefers %s and enters %j is contacted by %s', (preferred, contact, method) => {
  expect(resolveContactMethod(preferred, contact)).toBe(method)
})
