import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeLeadForm } from './describe-lead-form.ts'

const linesOf = (form: Parameters<typeof describeLeadForm>[0], hasCar = false): readonly string[] =>
  describeLeadForm(form, hasCar).map(({ label, value }) => `${label}: ${value}`)

test('LEAD-01 LEAD-12 the fields of a form are told in words, and what is told elsewhere is not told twice', () => {
  expect(
    linesOf({
      name: 'Ana',
      email: 'ana@example.com',
      category: 'Feedback',
      opt_in: true,
      Rego: ' ABC123 ',
      opt_in_finance: true,
      opt_in_trade: false,
      additional_services: '',
      autogauge_enabled: null,
      offer_from_client: '20000',
      appointment_date: '2026-11-28',
      'Vehicle Make': 'Kia',
    }),
  ).toEqual([
    'Rego: ABC123',
    'Interested in finance: Yes',
    'Has a trade-in: No',
    'Offer: $20,000',
    'Appointment date: 28 November 2026',
    'Vehicle Make: Kia',
  ])
})

test('LEAD-12 fields that come from the car are left to its description', () => {
  expect(linesOf({ 'Vehicle Make': 'Kia', stock_number: 'S1', Rego: 'A' }, true)).toEqual(['Rego: A'])
})

test.each([
  ['offer_from_client', 'about 20k', 'Offer: about 20k'],
  ['offer_from_client', '99999999999', 'Offer: 99999999999'],
  ['kms', 'many', 'Trade-in odometer: many'],
  ['appointment_date', 'soon', 'Appointment date: soon'],
])('LEAD-12 %s of %j, which is no such value, is told as it is', (name, value, line) => {
  expect(linesOf({ [name]: value })).toEqual([line])
})

test('LEAD-12 no field that a form may get is lost: each filled one has a line of its own', () => {
  const name = fc.stringMatching(/^[a-z_]{1,20}$/).filter((each) => linesOf({ [each]: 'x' }).length > 0)
  fc.assert(
    fc.property(fc.dictionary(name, fc.stringMatching(/^[a-z]{1,10}$/), { noNullPrototype: true }), (form) => {
      expect(describeLeadForm(form, false).map(({ value }) => value)).toEqual(Object.values(form))
    }),
  )
  expect(linesOf({ some_new_field: 'x' })).toEqual(['Some new field: x'])
  expect(linesOf({ constructor: 'x' })).toEqual(['Constructor: x'])
})
