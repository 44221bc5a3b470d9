import { resolveContactMethod } from '#domain/enquiry/contact-method.ts'
import { buildContactFields, commentsField } from '#features/parts/lead-form/contact-fields.ts'
import type { LeadField } from '#features/parts/lead-form/lead-form-definition.ts'
import type { Site } from '#site/site.ts'

/** A line of free text that a form asks for beside the contact details. */
const line = <const Name extends string>(name: Name, label: string, placeholder: string) =>
  ({ name, kind: 'text', label, placeholder, required: false, maxLength: 100 }) as const satisfies LeadField

export const companyField = {
  ...line('company', 'Company', 'Business name'),
  width: 'half',
} as const satisfies LeadField
export const fleetSizeField = {
  ...line('fleet_size', 'Vehicles in your fleet', 'For example 12 utes, 3 vans'),
  width: 'half',
} as const satisfies LeadField
export const positionField = line('position', 'Position', 'For example apprentice technician')
export const ownVehicleField = {
  ...line('vehicle', 'Your vehicle', 'For example 2019 Toyota HiLux'),
  width: 'half',
} as const satisfies LeadField

/** What a survey is about, and how it went (CONTENT-05). */
export const visitField = {
  name: 'visit',
  kind: 'choice',
  label: 'What did you come to see us about?',
  required: false,
  none: 'Choose one',
  options: [
    'Buying a vehicle',
    'Service or repair',
    'Parts or accessories',
    'Selling or trading in',
    'Something else',
  ].map((name) => ({ value: name, name })),
} as const satisfies LeadField
export const experienceField = {
  name: 'experience',
  kind: 'choice',
  label: 'How was it?',
  required: false,
  none: 'Choose one',
  options: ['Very good', 'Good', 'Neither good nor poor', 'Poor', 'Very poor'].map((name) => ({ value: name, name })),
} as const satisfies LeadField

/** Rego of the visitor's vehicle (LEAD-01, LEAD-06). */
export const buildRegoField = ({ forms }: Site) =>
  ({
    name: 'Rego',
    kind: 'code',
    label: 'Rego',
    required: false,
    width: 'half',
    asked: forms.rego_field,
    maxLength: 12,
    invalid: 'A rego has letters and digits only',
  }) as const satisfies LeadField

/** Further services to choose on a booking (LEAD-01, LEAD-19). */
export const buildServicesField = ({ forms }: Site) =>
  ({
    name: 'additional_services',
    kind: 'choices',
    label: 'Additional services',
    required: false,
    options: forms.additional_services.map((name) => ({ value: name, name })),
    invalid: 'Choose from the services listed',
  }) as const satisfies LeadField

/** Category of a general enquiry, required where the site shows it (LEAD-06). */
export const buildCategoryField = ({ forms }: Site) =>
  ({
    name: 'category',
    kind: 'choice',
    label: 'What is it about?',
    required: true,
    asked: forms.category_select,
    none: 'Choose a category',
    options: forms.categories.map((name) => ({ value: name, name })),
    invalid: 'Choose what your enquiry is about',
  }) as const satisfies LeadField

/** The comments of a content form, required by the site unless the form relaxes them (LEAD-06). */
export const buildCommentsField = ({ forms }: Site) =>
  ({ ...commentsField, required: forms.message_required }) as const satisfies LeadField

interface ContactValues {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly PreferredContactMethod: string | undefined
}

/** Contact details of a content form, and what its lead stores of them. */
export function buildContact(site: Site) {
  const { fields, eitherOf, values } = buildContactFields(site)
  return {
    fields,
    values,
    rules: eitherOf === undefined ? {} : { eitherOf },
    toForm: ({ name, email, phone, PreferredContactMethod: preferred }: ContactValues) => ({
      name,
      email,
      phone,
      PreferredContactMethod: preferred === undefined ? undefined : resolveContactMethod(preferred, { phone, email }),
    }),
  }
}

/** An answer that may be left out of the lead. */
export const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text)
