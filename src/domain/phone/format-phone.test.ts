import { expect, test } from 'vitest'
import { buildPhoneHref, formatPhone, maskPhone } from './format-phone.ts'

test.each([
  ['+61855501234', '08 5550 1234'],
  ['(08) 5550-1234', '08 5550 1234'],
  ['+61 400 123 456', '0400 123 456'],
  ['0061400123456', '0400 123 456'],
  ['+61 (0)8 5550 1234', '08 5550 1234'],
  ['1300123456', '1300 123 456'],
  ['13 12 34', '13 12 34'],
  ['+64 9 123 4567', '+64 9 123 4567'],
])('LOC-11 %s is written %s', (given, written) => {
  expect(formatPhone(given)).toBe(written)
})

test('VDP-13 a hidden number shows all but its last four digits', () => {
  expect(maskPhone('+61855501234')).toBe('08 5550 ••••')
  expect(maskPhone('0400 123 456')).not.toContain('456')
})

test.each([
  ['08 5550 1234', 'tel:+61855501234'],
  ['(07) 5550 1234', 'tel:+61755501234'],
  ['+61 (0)7 5550-1234', 'tel:+61755501234'],
  ['0400 123 456', 'tel:+61400123456'],
  ['+61 1300 123 456', 'tel:1300123456'],
  ['13 12 34', 'tel:131234'],
  ['+64 9 123 4567', 'tel:+6491234567'],
])('LOC-11 %s is dialled as %s', (given, href) => {
  expect(buildPhoneHref(given)).toBe(href)
})
