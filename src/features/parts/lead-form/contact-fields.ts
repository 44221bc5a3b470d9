import type { LeadField } from './lead-form-definition.ts'

/** Contact fields that most forms share. A form overrides properties by spreading one, such as `required: false`. */
export const nameField = {
  name: 'name',
  kind: 'name',
  label: 'Name',
  autoComplete: 'name',
  required: true,
  maxLength: 100,
  missing: 'Enter your name',
} as const satisfies LeadField

export const emailField = {
  name: 'email',
  kind: 'email',
  label: 'Email',
  autoComplete: 'email',
  required: true,
  maxLength: 254,
} as const satisfies LeadField

export const phoneField = {
  name: 'phone',
  kind: 'phone',
  label: 'Phone',
  autoComplete: 'tel',
  required: true,
  maxLength: 40,
} as const satisfies LeadField

export const postcodeField = {
  name: 'postcode',
  kind: 'postcode',
  label: 'Postcode',
  autoComplete: 'postal-code',
  required: true,
  maxLength: 4,
} as const satisfies LeadField

export const commentsField = {
  name: 'message',
  kind: 'comments',
  label: 'Comments',
  required: false,
  maxLength: 2_000,
  missing: 'Enter your comments',
} as const satisfies LeadField
