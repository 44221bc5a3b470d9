import { contactMethods, eitherContactMessage } from '#domain/enquiry/contact-method.ts'
import type { Site } from '#site/site.ts'
import type { EitherRule, LeadField } from './lead-form-definition.ts'

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

/** How the visitor wants to be reached, where the site asks for it (LEAD-16). */
const buildContactMethodField = ({ forms }: Site) =>
  ({
    name: 'PreferredContactMethod',
    kind: 'choice',
    label: 'Preferred contact method',
    // The first one is preselected, and is taken where a caller sends none.
    required: false,
    note: '',
    asked: forms.preferred_contact_method,
    options: contactMethods.map((method) => ({ value: method, name: method })),
    none: 'Choose one',
    look: 'radio',
    invalid: 'Choose how we should contact you',
    folded: 'how to reach you',
  }) as const satisfies LeadField

const half = { width: 'half' } as const

/**
 * Name, e-mail, phone and preferred contact method as the site asks for them: both, one of them, or whichever the
 * visitor has. `eitherOf` and `values` belong into the definition of the form.
 */
export function buildContactFields(site: Site) {
  const wanted = site.forms.contact_required
  const either: EitherRule | undefined =
    wanted === 'either' ? { names: ['email', 'phone'], message: eitherContactMessage } : undefined
  const noteOf = (note: string) => (either === undefined ? {} : { note })
  return {
    fields: [
      nameField,
      { ...emailField, ...half, required: wanted === 'both' || wanted === 'email', ...noteOf('or phone') },
      { ...phoneField, ...half, required: wanted === 'both' || wanted === 'phone', ...noteOf('or email') },
      buildContactMethodField(site),
    ],
    eitherOf: either,
    values: { PreferredContactMethod: contactMethods[0] },
  } as const
}
