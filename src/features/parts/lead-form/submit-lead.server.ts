import { randomUUID } from 'node:crypto'
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { SiteContext } from '#data/context.ts'
import type { LeadRepository } from '#data/lead.repository.ts'
import type { NewLead } from '#data/leads/lead-records.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { describeError } from '#log/describe-error.ts'
import type { RankedLocation } from '#site/rank-locations.ts'
import type { Site } from '#site/site.ts'
import { buildLead, type LeadTarget } from './build-lead.server.ts'
import type { LeadStep, LeadValues } from './lead-form-definition.ts'
import { failureTextOf, isAskingTerms } from './lead-form-view.ts'
import { getLeadSchema, listReadNames } from './lead-schema.server.ts'
import { isSurplusOfToken } from './lead-floods.server.ts'
import { preselectNearest } from './preselect-nearest.server.ts'
import { readFormFields } from './read-form-fields.server.ts'
import { checkSubmissionToken, formatSubmissionToken, isSentTooSoon } from './submission-token.ts'

/**
 * Maximum size of a form body in bytes. 2,000 characters of a message in most scripts of the world are 18,000 bytes in
 * a form body, and 4,000 characters of a visit are 8,000.
 */
export const largestForm = 65_536

/**
 * Rate limit of all submissions from one client address to a site's forms, valid or not. The site configures the limit
 * of stored leads separately.
 */
const mostPosts = { limit: 120, windowMs: 600_000 } as const
const hourMs = 3_600_000

/**
 * Leads that a network (IPv4 /24, IPv6 /48) may send in an hour before they are suspected, as a multiple of those of
 * one address: a network can be an office or a part of a mobile network, and the holder of one address may hold it all.
 */
const networkShare = 3

/** Seconds after which a visitor may try again to have a lead stored. */
const retryStoringSeconds = 5

const expiredMessage = 'This form was open for a long time. Check your details and send it again.'
const tooManyMessage = 'We have had a lot of enquiries from your connection. Try again in an hour, or call us.'

/** Request and process services that a submission uses. */
export interface LeadServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly leads: Pick<LeadRepository, 'save'>
  /**
   * Rate limit by client address: returns false once `limit` calls for `what` were accepted within `windowMs`
   * (LEAD-13).
   */
  readonly takeAllowance: (what: string, limit: number, windowMs: number) => Promise<boolean>
  /** Rate limit of the network around the client address, as `takeAllowance` is of the address. */
  readonly takeNetworkAllowance: (what: string, limit: number, windowMs: number) => Promise<boolean>
  /** Secret that signs submission tokens; the same on every node. */
  readonly formSecret: string
  /** Returns the visitor whose session the request carries; null without one (AUTH-01). */
  readonly findVisitor: () => Promise<SignedInVisitor | null>
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
      /** Seconds until another attempt can succeed, with 429 and 503; null where the values must change. */
      readonly retryAfterSeconds: number | null
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
 * durable (LEAD-12); every other outcome keeps the visitor's values and explains what to do. The lead of a suspected
 * robot is stored as well, marked as such, and gets the same answer: a person whose browser filled the honeypot is not
 * lost, and a robot learns nothing (LEAD-13). So is a lead beyond the share of its network, or beyond the few that one
 * rendering of a form makes.
 */
export async function submitLead(
  services: LeadServices,
  { form, vehicle }: LeadTarget,
  body: string,
  sender: LeadSender,
): Promise<LeadOutcome> {
  const { site, ctx, log } = services
  const now = ctx.now()
  const asking = {
    steps: form.steps,
    asksTerms: isAskingTerms(form, site),
    ...(form.eitherOf === undefined ? {} : { eitherOf: form.eitherOf }),
  }
  const { names, several } = listReadNames(asking)
  const fields = readFormFields(body, names, several)
  const scope = { site: site.slug, form: form.name }
  const check = checkSubmissionToken(fields.get('submission') ?? undefined, scope, services.formSecret, now)
  const token = check.kind === 'valid' ? check.token : null
  const minimumMs = site.leads.minimum_seconds * 1000
  // A visitor whose token expired must not wait again before the second submission.
  const submission =
    token?.text ?? createSubmission(services, form.name, check.kind === 'expired' ? now - minimumMs : now)
  if (!(await services.takeAllowance('form', mostPosts.limit, mostPosts.windowMs))) {
    const reply: SubmissionResult = {
      status: 'error',
      initialValue: Object.fromEntries(fields),
      error: { '': [tooManyMessage] },
    }
    return { kind: 'refused', status: 429, reply, submission, retryAfterSeconds: mostPosts.windowMs / 1000 }
  }
  const parsed = parseWithZod(await preselectNearest(services, form, fields), {
    schema: getLeadSchema(asking, fields),
  })
  const refuse = (
    status: 422 | 429 | 503,
    formErrors?: readonly string[],
    retryAfterSeconds: number | null = null,
  ): LeadOutcome => ({
    kind: 'refused',
    status,
    reply: formErrors === undefined ? parsed.reply() : parsed.reply({ formErrors: [...formErrors] }),
    submission,
    retryAfterSeconds,
  })

  if (parsed.status !== 'success') return refuse(422)
  const problems = Object.entries(form.findProblems?.(parsed.value as LeadValues<readonly LeadStep[]>) ?? {})
  if (problems.length > 0) {
    const fieldErrors = Object.fromEntries(problems.map(([name, message]) => [name, [message]]))
    return { kind: 'refused', status: 422, reply: parsed.reply({ fieldErrors }), submission, retryAfterSeconds: null }
  }
  if (token === null) return refuse(422, [expiredMessage])
  if (!(await services.takeAllowance('lead', site.leads.hourly_limit, hourMs)))
    return refuse(429, [tooManyMessage], hourMs / 1000)
  const {
    opt_in: optIn = false,
    company_website: trap,
    submission: _token,
    terms_agreed: _terms,
    visit,
    page_id: pageId,
    ...own
  } = parsed.value
  const built = buildLead({
    target: { form, vehicle },
    site,
    // The schema comes from the same definition, so its values have the types that `toLead` expects.
    values: own,
    optIn: optIn && form.asksOptIn !== false,
    visit: visit ?? null,
    pageId: pageId ?? null,
    visitorId: await findVisitorId(services),
    suspicion: trap !== undefined ? 'honeypot' : isSentTooSoon(token, now, minimumMs) ? 'too_fast' : null,
    sender,
    token: token.text,
    now,
  })
  const isWithinShare = await services.takeNetworkAllowance('leads', site.leads.hourly_limit * networkShare, hourMs)
  const isFlood = isSurplusOfToken(token.text, built.idempotencyKey) || !isWithinShare
  const lead: NewLead = built.suspicion === null && isFlood ? { ...built, suspicion: 'flood' } : built
  try {
    const { id } = await services.leads.save(ctx, lead)
    return { kind: 'stored', leadId: id }
  } catch (error) {
    log.error({ site: site.slug, error: describeError(error) }, 'a lead could not be stored; the visitor saw an error')
    return refuse(503, [failureTextOf(form)], retryStoringSeconds)
  }
}

/** A lead is worth more than the knowledge of who was signed in. */
async function findVisitorId({ findVisitor, site, log }: LeadServices): Promise<string | null> {
  try {
    return (await findVisitor())?.id ?? null
  } catch (error) {
    log.error({ site: site.slug, error: describeError(error) }, 'the visitor of a lead could not be found')
    return null
  }
}
