import { createHash, randomUUID } from 'node:crypto'
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { SiteContext } from '#data/context.ts'
import type { LeadRepository } from '#data/lead.repository.ts'
import type { NewLead } from '#data/leads/lead-records.ts'
import { buildCarFields, resolveEnquiryEvent } from '#domain/enquiry/resolve-enquiry.ts'
import { buildVehicleParameters } from '#domain/analytics/event-catalogue.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { RankedLocation } from '#site/rank-locations.ts'
import type { Site } from '#site/site.ts'
import type { LeadForm, LeadStep, LeadValues } from './lead-form-definition.ts'
import { createLeadSchema } from './lead-schema.server.ts'
import { preselectNearest } from './preselect-nearest.server.ts'
import { readFormFields, removeControlCharacters } from './read-form-fields.server.ts'
import { checkSubmissionToken, formatSubmissionToken } from './submission-token.ts'

/** Maximum size of a form body in bytes, four times the largest valid form. */
export const largestForm = 32_768

/**
 * Rate limit of all submissions from one client address to a site's forms, valid or not. The site configures the limit
 * of stored leads separately.
 */
const mostPosts = { limit: 120, windowMs: 600_000 } as const

const expiredMessage = 'This form was open for a long time. Please check your details and send it again.'
const tooManyMessage = 'Many enquiries have come from your connection. Please try again in an hour, or call us.'

/** Request and process services that a submission uses. */
export interface LeadServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly leads: Pick<LeadRepository, 'save'>
  /**
   * Rate limit by client address: returns false once `limit` calls for `what` were accepted within `windowMs`
   * (LEAD-13).
   */
  readonly takeAllowance: (what: string, limit: number, windowMs: number) => boolean
  /** Secret that signs submission tokens; the same on every node. */
  readonly formSecret: string
  /** Locations nearest to a postcode first; null for an unknown postcode. Absent: nothing is preselected (LEAD-14). */
  readonly rankLocations?: (postcode: string) => Promise<readonly RankedLocation[] | null>
  readonly log: { error(fields: object, message: string): void }
}

/** Source of the submission, as reported by the browser. */
export interface LeadSender {
  readonly pageUrl: string | null
  readonly userAgent: string | null
}

export type LeadOutcome =
  | { readonly kind: 'stored'; readonly leadId: string }
  /** `submission` is the token for the returned form, so that a retry is recognised as the same submission. */
  | {
      readonly kind: 'refused'
      readonly status: 422 | 429 | 503
      readonly reply: SubmissionResult
      readonly submission: string
    }

/** A form, and its vehicle as stored. */
export interface LeadTarget {
  readonly form: LeadForm
  readonly vehicle: Vehicle | null
}

/** Creates a submission token for one rendering of a form. `form` is the name of its definition. */
export function createSubmission(
  { site, ctx, formSecret }: Pick<LeadServices, 'site' | 'ctx' | 'formSecret'>,
  form: string,
  issuedAt = ctx.now(),
): string {
  return formatSubmissionToken(issuedAt, randomUUID(), { site: site.slug, form }, formSecret)
}

/**
 * Validates a form and stores its lead; every form uses this function. It returns 'stored' only when the lead is
 * durable (LEAD-12); every other outcome keeps the visitor's values and explains what to do. A suspected robot is asked
 * to submit again instead of seeing the success page: a person whose browser filled the honeypot must not believe that
 * the dealer will call.
 */
export async function submitLead(
  services: LeadServices,
  { form, vehicle }: LeadTarget,
  body: string,
  sender: LeadSender,
): Promise<LeadOutcome> {
  const { site, ctx, log } = services
  const now = ctx.now()
  const schema = createLeadSchema(form)
  const fields = readFormFields(body, Object.keys(schema.shape))
  const check = checkSubmissionToken(
    fields.get('submission') ?? undefined,
    { site: site.slug, form: form.name },
    services.formSecret,
    now,
  )
  const token = check.kind === 'valid' ? check.token : null
  const minimumMs = site.leads.minimum_seconds * 1000
  // A visitor whose token expired must not wait again before the second submission.
  const submission =
    token?.text ?? createSubmission(services, form.name, check.kind === 'expired' ? now - minimumMs : now)
  if (!services.takeAllowance('form', mostPosts.limit, mostPosts.windowMs)) {
    const reply: SubmissionResult = {
      status: 'error',
      initialValue: Object.fromEntries(fields),
      error: { '': [tooManyMessage] },
    }
    return { kind: 'refused', status: 429, reply, submission }
  }
  const parsed = parseWithZod(await preselectNearest(services, form, fields), { schema })
  const refuse = (status: 422 | 429 | 503, formErrors?: readonly string[]): LeadOutcome => ({
    kind: 'refused',
    status,
    reply: formErrors === undefined ? parsed.reply() : parsed.reply({ formErrors: [...formErrors] }),
    submission,
  })

  if (parsed.status !== 'success') return refuse(422)
  const problems = Object.entries(form.findProblems?.(parsed.value as LeadValues<readonly LeadStep[]>) ?? {})
  if (problems.length > 0) {
    const fieldErrors = Object.fromEntries(problems.map(([name, message]) => [name, [message]]))
    return { kind: 'refused', status: 422, reply: parsed.reply({ fieldErrors }), submission }
  }
  const {
    opt_in: optIn = false,
    company_website: trap,
    submission: _token,
    terms_agreed: _terms,
    ...own
  } = parsed.value
  if (trap !== undefined)
    return refuse(422, ['Please leave the field “Company website” empty and send the form again.'])
  if (token === null) return refuse(422, [expiredMessage])
  if (now - token.issuedAt < minimumMs)
    return refuse(422, ['That was sent very quickly. Please check your details and send the form again.'])
  if (!services.takeAllowance('lead', site.leads.hourly_limit, 3_600_000)) return refuse(429, [tooManyMessage])

  // The schema comes from the same definition, so its values have the types that `toLead` expects.
  const values = own as LeadValues<readonly LeadStep[]>
  const content = buildLeadContent({ form, vehicle }, values, optIn)
  const lead: NewLead = {
    ...content,
    car: vehicle === null ? null : buildLeadCar(vehicle),
    pageUrl: sender.pageUrl === null ? null : removeControlCharacters(sender.pageUrl).slice(0, 2_000),
    userAgent: sender.userAgent === null ? null : removeControlCharacters(sender.userAgent).slice(0, 500),
    consent: {
      opt_in: optIn,
      opt_in_text: site.forms.opt_in_text,
      collection_notice: site.forms.collection_notice,
      at: now,
    },
    // Other values in the same rendering of the form are another enquiry, which must not be lost.
    idempotencyKey: createHash('sha256')
      .update(JSON.stringify([token.text, content.form]))
      .digest('hex'),
    source: site.leads.source,
    attributes: { visited_pages: [], linked_query_params: {} },
    locationId: null,
    visitorId: null,
    suspicion: null,
    channels: ['sandbox'],
  }
  try {
    const { id } = await services.leads.save(ctx, lead)
    return { kind: 'stored', leadId: id }
  } catch (error) {
    log.error(
      { site: site.slug, error: error instanceof Error ? error.message : String(error) },
      'a lead could not be stored; the visitor was told so',
    )
    return refuse(503, ['An error occurred when submitting this form'])
  }
}

/**
 * Builds the content of a lead: the form with the field names of the specification (LEAD-01), the consent, the kind of
 * enquiry, and the vehicle as stored by the platform, never as sent by the browser.
 */
export function buildLeadContent(
  { form, vehicle }: LeadTarget,
  values: LeadValues<readonly LeadStep[]>,
  optIn: boolean,
): Pick<NewLead, 'category' | 'subcategory' | 'event' | 'form'> {
  const { kind, form: own } = form.toLead(values)
  return {
    ...kind,
    event: resolveEnquiryEvent(vehicle, kind),
    form: {
      ...own,
      ...kind,
      opt_in: optIn,
      ...(form.asksTerms === true ? { terms_agreed: true } : {}),
      ...(vehicle === null ? {} : buildCarFields(vehicle)),
    },
  }
}

function buildLeadCar(vehicle: Vehicle): NonNullable<NewLead['car']> {
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    name: vehicle.name,
    stocknum: vehicle.stocknum,
    dealership_id: vehicle.dealership_id,
    dealership_slug: vehicle.dealership_slug,
    price: currentPrice(vehicle),
    parameters: buildVehicleParameters(vehicle),
  }
}
