import { z } from 'zod'
import { termsMessage } from '#domain/enquiry/parse-contact.ts'
import { listAskedFields, type LeadForm } from './lead-form-definition.ts'
import { readField } from './read-field.ts'

/** Fields that every form has besides its own. */
const commonShape = {
  opt_in: z.boolean().optional(),
  /** The honeypot: it is invisible, so a value comes from a robot. */
  company_website: z.string().max(200).optional(),
  submission: z.string().max(100).optional(),
}

/** Additional field of forms with terms of use. */
const termsShape = {
  // Required instead of optional with a refinement, because an object schema skips the refinement of an absent optional
  // key.
  terms_agreed: z.boolean({ error: termsMessage }).refine((agreed) => agreed, termsMessage),
}

/** Creates the schema of a submitted form from its definition. Only the keys of its shape are read from a body. */
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
