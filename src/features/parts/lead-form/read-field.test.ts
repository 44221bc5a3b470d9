import { describe, expect, test } from 'vitest'
import { commentsField, emailField, nameField, phoneField, postcodeField } from './contact-fields.ts'
import { applyEitherRule, defineLeadForm, type LeadField } from './lead-form-definition.ts'
import { getLeadSchema, listReadNames } from './lead-schema.server.ts'
import { readField } from './read-field.ts'

const basics = { name: 'a', label: 'Field', required: false, maxLength: 10 } as const
const optionsOf = (...values: string[]) => values.map((value) => ({ value, name: value }))
const budget: LeadField = { ...basics, kind: 'budget', greatest: 500, invalid: 'no budget' }
const choice: LeadField = { ...basics, kind: 'choice', options: optionsOf('x', 'y'), none: 'Any', invalid: 'choose' }
const choices: LeadField = { ...basics, kind: 'choices', options: optionsOf('x', 'y', 'z'), invalid: 'choose' }
const flag: LeadField = { ...basics, kind: 'flag', missing: 'tick it' }
const textField: LeadField = { ...basics, kind: 'text', maxLength: 40 }
const code: LeadField = { ...basics, kind: 'code', invalid: 'no code' }
const money: LeadField = { ...basics, kind: 'money', invalid: 'no sum', tooSmall: 'small', tooLarge: 'large' }

describe('what a field makes of a text', () => {
  test.each<[LeadField, string, string | number | boolean | null]>([
    [nameField, '  Ana   Maria ', 'Ana Maria'],
    [emailField, ' ana@example.com ', 'ana@example.com'],
    [phoneField, '0400 123 456', '+61400123456'],
    [{ ...phoneField, required: false }, ' ', ''],
    [postcodeField, '0800', '0800'],
    [commentsField, ' a\nb ', 'a\nb'],
    [code, 'AB-12 3', 'AB-12 3'],
    [budget, '$400', 400],
    [budget, '', null],
    [money, '1,000', 100_000],
    [money, ' ', null],
    [choice, 'y', 'y'],
    [choice, '', ''],
    [{ ...choice, required: true, options: optionsOf('only') }, '', 'only'],
    [{ ...choice, required: true, options: [] }, '', ''],
    [flag, 'on', true],
    [flag, '', false],
    [textField, 'one\nBcc: two', 'one Bcc: two'],
  ])('LEAD-06 %# is read', (field, typed, value) => {
    expect(readField(field, typed)).toEqual({ ok: true, value })
  })

  test.each<[LeadField, string, string]>([
    [nameField, ' ', 'Enter your name'],
    [nameField, 'x'.repeat(101), 'Name can have at most 100 characters'],
    [commentsField, 'x'.repeat(2_001), 'Comments can have at most 2,000 characters'],
    [emailField, '', 'Enter an email address like name@example.com'],
    [phoneField, '5550 1234', 'Enter a phone number with its area code, like 0400 123 456'],
    [postcodeField, '40000', 'Invalid postcode. Please enter a 4-digit number.'],
    [postcodeField, '4OOO', 'Invalid postcode. Please enter a 4-digit number.'],
    [postcodeField, '4e03', 'Invalid postcode. Please enter a 4-digit number.'],
    [postcodeField, '４０００', 'Invalid postcode. Please enter a 4-digit number.'],
    [postcodeField, '4000\nBcc: x', 'Invalid postcode. Please enter a 4-digit number.'],
    [code, '<b>', 'no code'],
    [budget, '501', 'no budget'],
    [budget, '0', 'no budget'],
    [money, '0', 'small'],
    [money, '9999999999', 'large'],
    [money, 'lots', 'no sum'],
    [money, 'x'.repeat(11), 'no sum'],
    [choice, 'z', 'choose'],
    [{ ...choice, required: true }, '', 'choose'],
    [{ ...flag, required: true }, '', 'tick it'],
  ])('LEAD-04 LEAD-05 %# is refused', (field, typed, message) => {
    expect(readField(field, typed)).toEqual({ ok: false, message })
  })
})

test('LEAD-01 several checkboxes are read in the order of their options, and no other value is', () => {
  expect(readField(choices, ['z', ' x', 'z', ''])).toEqual({ ok: true, value: ['x', 'z'] })
  expect(readField(choices, [])).toEqual({ ok: true, value: [] })
  expect(readField({ ...choices, required: true }, [])).toEqual({ ok: false, message: 'choose' })
  expect(readField(choices, ['x', 'w'])).toEqual({ ok: false, message: 'choose' })
})

describe('a rule that one of several fields is filled', () => {
  const fields = [nameField, { ...emailField, required: false }, { ...phoneField, required: false }]
  const rule = { names: ['email', 'phone'], message: 'Enter one of them' }
  const requiredOf = (typed: Readonly<Record<string, string>>) =>
    applyEitherRule(fields, rule, (name) => typed[name])
      .filter(({ required }) => required)
      .map(({ name, missing }) => [name, missing])

  test('LEAD-06 requires the first of them while all are empty', () => {
    expect(requiredOf({ email: ' ' })).toEqual([
      ['name', 'Enter your name'],
      ['email', 'Enter one of them'],
    ])
    expect(requiredOf({ phone: '0' })).toEqual([['name', 'Enter your name']])
    expect(applyEitherRule(fields, null, () => '')).toBe(fields)
  })
})

test('LEAD-07 API-04 the schema takes the fields that are asked for alone, and terms where the form has them', () => {
  const form = defineLeadForm({
    name: 'test',
    action: '/',
    heading: 'Test',
    submitText: 'Send',
    steps: [{ title: null, fields: [nameField, { ...choice, options: [] }] }],
    toLead: () => ({ kind: { category: '', subcategory: '' }, form: {} }),
  })
  const common = ['opt_in', 'company_website', 'submission', 'visit', 'page_id']
  expect(Object.keys(getLeadSchema(form).shape)).toEqual(['name', ...common])
  expect(listReadNames(form)).toEqual({ names: ['name', ...common], several: [] })
  expect(listReadNames({ ...form, asksTerms: true }).names).toContain('terms_agreed')
  const schema = getLeadSchema({ ...form, asksTerms: true })
  const messagesOf = (values: object) => schema.safeParse(values).error?.issues.map(({ message }) => message)
  const refused = '*You must agree to the terms of use before submitting.'
  expect([messagesOf({ name: 'A' }), messagesOf({ name: 'A', terms_agreed: false })]).toEqual([[refused], [refused]])
  expect(messagesOf({ name: 'A', terms_agreed: true })).toBeUndefined()
})
