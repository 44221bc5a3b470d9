import {
  emailMessage,
  parseEmail,
  parseName,
  parsePostcode,
  phoneMessage,
  postcodeMessage,
  termsMessage,
} from '#domain/enquiry/parse-contact.ts'
import { parseAmount } from '#domain/finance/calculator-input.ts'
import { parsePhone } from '#domain/phone/parse-phone.ts'

/** Fields of the finance lead form, by step (LEAD-08); the names are the lead's own. */
export const formSteps = [
  ['vehiclePriceBudget', 'car_type', 'vin'],
  ['name', 'last_name', 'phone', 'email', 'postcode'],
  ['location_id', 'message', 'opt_in', 'terms_agreed'],
] as const

export type FinanceField = (typeof formSteps)[number][number]

export const fieldLabels = {
  vehiclePriceBudget: 'Vehicle price or budget',
  car_type: 'Looking for',
  vin: 'VIN',
  name: 'First Name',
  last_name: 'Last Name',
  phone: 'Mobile',
  email: 'Email',
  postcode: 'Postcode',
  location_id: 'Dealership',
  message: 'Comments',
  opt_in: 'News and offers',
  terms_agreed: 'Terms of use',
} as const satisfies Record<FinanceField, string>

/** What a browser may fill in by itself. */
export const fieldCompletions: Readonly<Partial<Record<FinanceField, string>>> = {
  name: 'given-name',
  last_name: 'family-name',
  phone: 'tel',
  email: 'email',
  postcode: 'postal-code',
}

/** Most characters of a field. */
export const fieldLengths = {
  vehiclePriceBudget: 20,
  car_type: 10,
  vin: 30,
  name: 100,
  last_name: 100,
  phone: 40,
  email: 254,
  postcode: 4,
  location_id: 100,
  message: 2_000,
  opt_in: 10,
  terms_agreed: 10,
} as const satisfies Record<FinanceField, number>

/** Greatest budget that is taken for one, dollars. */
const greatestBudget = 5_000_000

/**
 * What is wrong with a field, or null: the same in the browser, step by step, and on the server, where it counts.
 * `dealerships` are the values that the dealership select offers; where there is none it is not asked for.
 */
export function findFieldProblem(field: FinanceField, typed: string, dealerships: readonly string[]): string | null {
  const text = typed.trim()
  if (text.length > fieldLengths[field])
    return field === 'postcode'
      ? postcodeMessage
      : `${fieldLabels[field]} can have at most ${fieldLengths[field].toLocaleString('en-AU')} characters`
  switch (field) {
    case 'name':
      return parseName(text) === '' ? 'Enter your first name' : null
    case 'last_name':
      return parseName(text) === '' ? 'Enter your last name' : null
    case 'phone':
      return parsePhone(text).ok ? null : phoneMessage
    case 'email':
      return parseEmail(text) === null ? emailMessage : null
    case 'postcode':
      return parsePostcode(text) === null ? postcodeMessage : null
    case 'terms_agreed':
      return text === '' ? termsMessage : null
    case 'location_id':
      return dealerships.length === 0 || dealerships.includes(text) ? null : 'Choose a dealership'
    case 'vehiclePriceBudget': {
      const amount = parseAmount(text)
      return text === '' || (amount !== null && amount > 0 && amount <= greatestBudget)
        ? null
        : 'Enter an amount like 30,000, or leave it empty'
    }
    case 'car_type':
      return ['', 'new', 'used', 'demo'].includes(text) ? null : 'Choose new, used or demo, or leave it open'
    case 'vin':
      return /^[A-Za-z0-9 -]*$/.test(text) ? null : 'A VIN has letters and digits only'
    case 'message':
    case 'opt_in':
      return null
  }
}
