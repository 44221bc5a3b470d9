import type { Site } from '#site/site.ts'
import { emailField, nameField, phoneField, postcodeField } from './contact-fields.ts'
import type { LeadField } from './lead-form-definition.ts'

/** The person of a lead form (LEAD-08): a lender or a sales desk needs all of it. */
export const personFields = [
  {
    ...nameField,
    label: 'First Name',
    autoComplete: 'given-name',
    width: 'half',
    missing: 'Enter your first name',
  },
  {
    ...nameField,
    name: 'last_name',
    label: 'Last Name',
    autoComplete: 'family-name',
    width: 'half',
    missing: 'Enter your last name',
  },
  { ...phoneField, label: 'Mobile', width: 'half' },
  { ...postcodeField, width: 'half' },
  emailField,
] as const satisfies readonly LeadField[]

/** Field for the dealership, shown by configuration; a site with one dealership shows it too (CALC-07, LEAD-08). */
export const buildDealershipField = ({ forms, dealerships }: Site) =>
  ({
    name: 'location_id',
    kind: 'choice',
    label: 'Dealership',
    required: true,
    none: 'Choose a dealership',
    options: forms.dealership_select ? dealerships.map(({ slug, name }) => ({ value: slug, name })) : [],
    preselectsNearest: true,
    invalid: 'Choose a dealership',
  }) as const satisfies LeadField
