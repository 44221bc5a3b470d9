import type { SiteContext } from '#data/context.ts'
import type { HoldContact } from '#data/holds/hold-records.ts'
import type { LeadSuspicion } from '#data/leads/lead-records.ts'
import { emailField, nameField, phoneField } from '#features/parts/lead-form/contact-fields.ts'
import type { LeadField } from '#features/parts/lead-form/lead-form-definition.ts'
import { readFormFields } from '#features/parts/lead-form/read-form-fields.server.ts'
import { readField } from '#features/parts/lead-form/read-field.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import { checkSubmissionToken, isSentTooSoon } from '#features/parts/lead-form/submission-token.ts'
import { readLimitedText } from '#http/read-limited-text.ts'
import type { Site } from '#site/site.ts'

/** Request and process services that the forms of the checkout use. */
export interface CheckoutFormServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly formSecret: string
  readonly takeAllowance: (what: string, limit: number, windowMs: number) => Promise<boolean>
}

/**
 * Maximum size of a form body in bytes. The 4,000 characters of a visit take up to 12,000 bytes, and the other fields
 * need little.
 */
const largestForm = 24_576

/** Rate limit of the checkout's forms from one client address, valid or not. */
const mostForms = { limit: 60, windowMs: 600_000 } as const

/** The contact details that a reservation needs, because the dealer calls and the processor sends its receipt. */
export const checkoutContactFields = [nameField, emailField, phoneField] as const satisfies readonly LeadField[]

/** Fields of every form of the checkout. */
const commonNames = ['submission', 'company_website', 'intent', 'opt_in', 'visit'] as const

export type CheckoutFormReading =
  | {
      readonly ok: true
      readonly fields: URLSearchParams
      readonly token: string
      /** Why the sender may be a robot. 'honeypot' only where the form keeps what such a sender sends. */
      readonly suspicion: LeadSuspicion | null
    }
  /** `token` is the submission token of the form that is shown again. */
  | {
      readonly ok: false
      readonly status: 413 | 422 | 429
      readonly fields: URLSearchParams
      readonly token: string
      readonly error: string
      /** Seconds until another attempt can succeed, with 429; else null. */
      readonly retryAfterSeconds: number | null
    }

/**
 * Reads a form of the checkout. It accepts a body of at most 24 kB, keeps the fields in `names` and those of every
 * form, and requires a valid submission token of this form and site. `form` is the name that the tokens are made for.
 * `keepsSuspected` is set for a form that stores a lead: a submission that may be a robot's is then accepted, marked,
 * and answered like any other (LEAD-13). Without it a filled honeypot is refused, because nothing would be stored.
 */
export async function readCheckoutForm(
  services: CheckoutFormServices,
  request: Request,
  form: string,
  names: readonly string[],
  { keepsSuspected = false } = {},
): Promise<CheckoutFormReading> {
  const { site, ctx, formSecret } = services
  const body = await readLimitedText(request, largestForm)
  const fields = readFormFields(body ?? '', [...names, ...commonNames])
  const check = checkSubmissionToken(
    fields.get('submission') ?? undefined,
    { site: site.slug, form },
    formSecret,
    ctx.now(),
  )
  const fresh = () => createSubmission(services, form)
  const token = check.kind === 'valid' ? check.token.text : fresh()
  const refuse = (status: 413 | 422 | 429, error: string): CheckoutFormReading => ({
    ok: false,
    status,
    fields,
    token,
    error,
    retryAfterSeconds: status === 429 ? mostForms.windowMs / 1000 : null,
  })
  if (body === null) return refuse(413, 'Your form was too long. Shorten it and send it again.')
  if (!(await services.takeAllowance('checkout', mostForms.limit, mostForms.windowMs)))
    return refuse(429, 'We have had a lot of reservations from your connection. Try again later, or call us.')
  const isTrapped = (fields.get('company_website') ?? '') !== ''
  if (isTrapped && !keepsSuspected)
    return refuse(422, 'Leave the field “Company website” empty and send the form again.')
  if (check.kind !== 'valid')
    return refuse(422, 'This form was open for a long time. Check your details and send it again.')
  const isTooFast = isSentTooSoon(check.token, ctx.now(), site.leads.minimum_seconds * 1000)
  return { ok: true, fields, token, suspicion: isTrapped ? 'honeypot' : isTooFast ? 'too_fast' : null }
}

export type FieldErrors = Readonly<Record<string, string>>

/**
 * Reads and validates fields by the definitions that also render them. Each field is in `values` as text, '' where it
 * is empty, or in `errors` with a message for the visitor.
 */
export function readFields(
  definitions: readonly LeadField[],
  fields: URLSearchParams,
): { readonly values: Readonly<Record<string, string>>; readonly errors: FieldErrors } {
  const values: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const field of definitions) {
    const reading = readField(field, fields.get(field.name) ?? '')
    if (reading.ok) values[field.name] = reading.value === null ? '' : String(reading.value)
    else errors[field.name] = reading.message
  }
  return { values, errors }
}

/** Builds the contact of a hold from the values of `readFields`. */
export function toContact(values: Readonly<Record<string, string>>): HoldContact {
  return { name: values.name ?? '', email: values.email ?? '', phone: values.phone ?? '' }
}
