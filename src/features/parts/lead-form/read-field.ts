import {
  emailMessage,
  parseEmail,
  parseName,
  parsePostcode,
  phoneMessage,
  postcodeMessage,
} from '#domain/enquiry/parse-contact.ts'
import { parseAmount } from '#domain/finance/calculator-input.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Cents } from '#domain/money/cents.ts'
import { parseMoney } from '#domain/money/parse-money.ts'
import { parsePhone } from '#domain/phone/parse-phone.ts'
import type { LeadField } from './lead-form-definition.ts'

/** The parsed value of a field, or an error message for the visitor. */
export type FieldReading =
  | { readonly ok: true; readonly value: string | number | Cents | boolean | readonly string[] | null }
  | { readonly ok: false; readonly message: string }

const read = (value: string | number | boolean | readonly string[] | null): FieldReading => ({ ok: true, value })
const refuse = (message: string): FieldReading => ({ ok: false, message })
const readOr = (value: string | null, message: string): FieldReading => (value === null ? refuse(message) : read(value))

const invalidMessages: Readonly<Partial<Record<LeadField['kind'], string>>> = {
  email: emailMessage,
  phone: phoneMessage,
  postcode: postcodeMessage,
}

/** Kinds whose error message describes the format, so it also fits a value that is too long. */
const fixedForms: ReadonlySet<LeadField['kind']> = new Set(['postcode', 'money'])

/**
 * Parses the text of a field, or the texts of one with several checkboxes. The schema on the server and the steps in
 * the browser both use it, so they cannot disagree.
 */
export function readField(field: LeadField, typed: string | readonly string[]): FieldReading {
  const texts = typeof typed === 'string' ? [typed] : typed
  const text = (texts[0] ?? '').trim()
  const invalid = field.invalid ?? invalidMessages[field.kind] ?? `${field.label} cannot be read`
  if (field.kind === 'flag') return text === '' && field.required ? refuse(field.missing ?? invalid) : read(text !== '')
  if (field.kind === 'choices') return readChoices(field, texts, invalid)
  if (field.kind === 'choice') return readChoice(field, text, invalid)
  if (field.kind === 'appointment') return readAppointment(field, text, invalid)
  if (text.length > field.maxLength) {
    if (fixedForms.has(field.kind)) return refuse(invalid)
    return refuse(`${field.label} can have at most ${formatNumber(field.maxLength)} characters`)
  }
  if (text === '') {
    if (field.required) return refuse(field.missing ?? invalid)
    return read(field.kind === 'money' || field.kind === 'budget' ? null : '')
  }
  switch (field.kind) {
    case 'comments':
      return read(text)
    case 'text':
    case 'name':
      // A line break would end the line of a mail's header.
      return read(parseName(text))
    case 'email':
      return readOr(parseEmail(text), invalid)
    case 'postcode':
      return readOr(parsePostcode(text), invalid)
    case 'phone': {
      const phone = parsePhone(text)
      return phone.ok ? read(phone.e164) : refuse(invalid)
    }
    case 'code':
      return /^[A-Za-z0-9 -]*$/.test(text) ? read(text) : refuse(invalid)
    case 'money': {
      const money = parseMoney(text)
      if (money.ok) return read(money.amount)
      return refuse({ 'too-small': field.tooSmall, 'too-large': field.tooLarge }[money.error as string] ?? invalid)
    }
    case 'budget': {
      const amount = parseAmount(text)
      return amount !== null && amount > 0 && amount <= field.greatest ? read(amount) : refuse(invalid)
    }
  }
}

/** Whether the appointment is still on offer is checked when the form is received, by location and vehicle. */
function readAppointment(
  { part, required, missing }: Extract<LeadField, { kind: 'appointment' }>,
  text: string,
  invalid: string,
): FieldReading {
  if (text === '') return required ? refuse(missing ?? invalid) : read('')
  const form = part === 'date' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{2}:\d{2}$/
  return form.test(text) ? read(text) : refuse(invalid)
}

function readChoice(
  { options, required }: Extract<LeadField, { kind: 'choice' }>,
  text: string,
  invalid: string,
): FieldReading {
  const [only] = options
  if (only === undefined) return read('')
  if (text === '') {
    if (!required) return read('')
    return options.length === 1 ? read(only.value) : refuse(invalid)
  }
  return readOr(options.find(({ value }) => value === text)?.value ?? null, invalid)
}

function readChoices(
  { options, required }: Extract<LeadField, { kind: 'choices' }>,
  texts: readonly string[],
  invalid: string,
): FieldReading {
  const given = texts.map((text) => text.trim()).filter((text) => text !== '')
  const chosen = options.map(({ value }) => value).filter((value) => given.includes(value))
  if (given.some((text) => !chosen.includes(text))) return refuse(invalid)
  return required && chosen.length === 0 ? refuse(invalid) : read(chosen)
}
