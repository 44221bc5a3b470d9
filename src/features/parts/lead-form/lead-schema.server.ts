import { z } from 'zod'
import { termsMessage } from '#domain/enquiry/parse-contact.ts'
import { listAskedFields, type LeadForm } from './lead-form-definition.ts'
import { readField } from './read-field.ts'

/** What every form holds besides its own fields. */
const commonShape = {
  opt_in: z.boolean().optional(),
  /** The honeypot: no person sees this field, so a value comes from a robot. */
  company_website: z.string().max(200).optional(),
  submission: z.string().max(100).optional(),
}

/** Asked for on the forms that have terms alone. */
const termsShape = {
  // Required, and not optional with a check: the schema of an object skips the check of an absent optional key.
  terms_agreed: z.boolean({ error: termsMessage }).refine((agreed) => agreed, termsMessage),
}

/**
 * The schema of a posted form, derived from its definition. The keys of its shape are the only field names that are
 * read from a body.
 */
export function createLeadSchema(form: Pick<LeadForm, 'steps' | 'asksTerms'>) {
  const own = listAskedFields(form).map((field) => [
    field.name,
    z
      .string()
      .optional()
      .transform((typed, context) => {
        const reading = readField(field, typed ?? '')
        if (reading.ok) return reading.value
        context.addIssue({ code: 'custom', message: reading.message })
        return z.NEVER
      }),
  ])
  return z.object({
    ...(Object.fromEntries(own) as Record<string, z.ZodType<string | number | null>>),
    ...(form.asksTerms === true ? termsShape : {}),
    ...commonShape,
  })
}
