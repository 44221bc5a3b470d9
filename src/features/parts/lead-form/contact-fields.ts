import type { LeadField } from './lead-form-definition.ts'

/** The fields by which most forms ask who writes. A form changes one by spreading it, such as `required: false`. */
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
