import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { termsMessage } from '#domain/enquiry/parse-contact.ts'
import { applyEitherRule, listAskedFields, type LeadField, type LeadForm } from './lead-form-definition.ts'
import { readField } from './read-field.ts'

/** Fields that every form has besides its own. */
const commonShape = {
  opt_in: z.boolean().optional(),
  /** The honeypot: it is invisible, so a value comes from a robot. */
  company_website: z.string().optional(),
  submission: z.string().max(100).optional(),
  /** What scripts report of the visit (LEAD-02); `parseVisit` reads it, and drops what is no such text. */
  visit: z.string().optional(),
  /** Path of the page that the form was opened on (LEAD-01). */
  page_id: z.string().optional(),
}

/** Additional field of forms with terms of use. */
const termsShape = {
  // Required instead of optional with a refinement, because an object schema skips the refinement of an absent optional
  // key.
  terms_agreed: z.boolean({ error: termsMessage }).refine((agreed) => agreed, termsMessage),
}

/** What a form asks for; `asksTerms` is what form and site say together. */
type AskingForm = Pick<LeadForm, 'steps' | 'eitherOf'> & { readonly asksTerms?: boolean }

/** Names of the fields that are read from a body; `several` lists those that may be there more than once. */
export function listReadNames(form: AskingForm) {
  const asked = listAskedFields(form)
  return {
    names: [
      ...asked.map(({ name }) => name),
      ...(form.asksTerms === true ? Object.keys(termsShape) : []),
      ...Object.keys(commonShape),
    ],
    several: asked.filter(({ kind }) => kind === 'choices').map(({ name }) => name),
  }
}

/** More forms than a busy node serves at a time; the least recently used schema goes. */
const schemasKept = 300
const schemas = new LRUCache<string, ReturnType<typeof buildSchema>>({ max: schemasKept })

/**
 * Returns the schema of a submitted form. Only the keys of its shape are read from a body. `sent`: the body, by which
 * the rule of `eitherOf` is decided; absent: as an empty form. Forms with the same fields share a schema: building one,
 * and preparing it for its first body, takes longer than everything else that happens to a lead.
 */
export function getLeadSchema(form: AskingForm, sent?: URLSearchParams) {
  const fields = applyEitherRule(listAskedFields(form), form.eitherOf, (name) => sent?.get(name))
  const asksTerms = form.asksTerms === true
  // Definitions are plain data, so equal text means equal rules.
  const key = JSON.stringify([asksTerms, fields])
  const kept = schemas.get(key)
  if (kept !== undefined) return kept
  const schema = buildSchema(fields, asksTerms)
  schemas.set(key, schema)
  return schema
}

function buildSchema(fields: readonly LeadField[], asksTerms: boolean) {
  const own = fields.map((field) => [
    field.name,
    z
      .union([z.string(), z.array(z.string())])
      .optional()
      .transform((typed, context) => {
        const reading = readField(field, typed ?? '')
        if (reading.ok) return reading.value
        context.addIssue({ code: 'custom', message: reading.message })
        return z.NEVER
      }),
  ])
  return z.object({
    ...(Object.fromEntries(own) as Record<string, z.ZodType<string | number | boolean | readonly string[] | null>>),
    ...(asksTerms ? termsShape : {}),
    ...commonShape,
  })
}
