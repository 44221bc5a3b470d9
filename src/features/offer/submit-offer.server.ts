import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { SiteContext } from '#data/context.ts'
import type { LeadRepository, NewLead } from '#data/lead.repository.ts'
import { buildVehicleParameters } from '#domain/analytics/event-catalogue.ts'
import { buildCarFields, resolveEnquiryEvent, resolveEnquiryKind } from '#domain/enquiry/resolve-enquiry.ts'
import { toDollars } from '#domain/money/cents.ts'
import { parseMoney, type ParsedMoney } from '#domain/money/parse-money.ts'
import { parsePhone } from '#domain/phone/parse-phone.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from '#site/site.ts'
import type { OfferFields, OfferReply } from './offer-reply.ts'

export interface OfferServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly leads: Pick<LeadRepository, 'save'>
  readonly takeAllowance: (what: string, limit: number, windowMs: number) => boolean
  readonly log: { error(fields: object, message: string): void }
}

export interface OfferSender {
  readonly pageUrl: string | null
  readonly userAgent: string | null
  /** The showing of the form; null: not one of ours. */
  readonly token: { readonly text: string; readonly issuedAt: number } | null
  /** Goes back into a refused form. */
  readonly freshToken: string
}

export type OfferOutcome = { readonly kind: 'stored'; readonly leadId: string } | { readonly kind: 'refused'; readonly status: 422 | 429 | 503; readonly reply: OfferReply }

export const offerSubcategory = 'Make an Offer'

const moneyErrors: Readonly<Record<Extract<ParsedMoney, { ok: false }>['error'], string>> = {
  empty: 'Enter the amount of your offer',
  'not-an-amount': 'Enter your offer in dollars, like 25,000',
  'too-small': 'Enter an offer above $0',
  'too-large': 'That offer is larger than we can take',
}

const oneLine = (value: string): string => value.trim().replaceAll(/\s+/g, ' ')
const required = (message: string, longest: number) => z.string({ error: message }).max(longest, `Use at most ${longest} characters`).transform(oneLine).refine((value) => value !== '', message)

const schema = z.object({
  offer_from_client: z.string({ error: moneyErrors.empty }).max(40, moneyErrors['not-an-amount']).transform((value, context) => {
    const money = parseMoney(value)
    if (money.ok) return money.amount
    context.addIssue({ code: 'custom', message: moneyErrors[money.error] })
    return z.NEVER
  }),
  name: required('Enter your name', 100),
  email: z.string({ error: 'Enter your e-mail address' }).trim().max(254, 'That e-mail address is too long').pipe(z.email('Enter an e-mail address like name@example.com')),
  phone: z.string({ error: 'Enter your phone number' }).max(40, 'That phone number is too long').transform((value, context) => {
    const phone = parsePhone(value)
    if (phone.ok) return phone.e164
    context.addIssue({ code: 'custom', message: 'Enter a phone number with its area code, like 0400 123 456' })
    return z.NEVER
  }),
  message: z.string().max(2_000, 'Comments can have at most 2,000 characters').transform((value) => value.trim()).default(''),
})

/** Checks an offer and stores it as a lead of its vehicle (VDP-17). 'stored' is answered only when it is durable (LEAD-12). */
export async function submitOffer(services: OfferServices, vehicle: Vehicle, body: string, sender: OfferSender): Promise<OfferOutcome> {
  const { site, ctx, log } = services
  const { token } = sender
  const now = ctx.now()
  const sent = Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, withoutControls(value)]))
  const refuse = (status: 422 | 429 | 503, errors: OfferFields, formError: string | null): OfferOutcome => ({
    kind: 'refused',
    status,
    reply: { values: sent, errors, formError, submission: token?.text ?? sender.freshToken },
  })
  const parsed = schema.safeParse(sent)
  if (!parsed.success) {
    const errors: Record<string, string> = {}
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
    return refuse(422, errors, null)
  }
  if ((sent.company_website ?? '') !== '') return refuse(422, {}, 'Please leave the field “Company website” empty and send the form again.')
  if (token === null || now - token.issuedAt < site.leads.minimum_seconds * 1000) return refuse(422, {}, 'That was sent very quickly. Please check your details and send the form again.')
  if (!services.takeAllowance('lead', site.leads.hourly_limit, 3_600_000)) return refuse(429, {}, 'Many enquiries have come from your connection. Please try again in an hour, or call us.')
  const lead = buildLead(parsed.data, sent.opt_in !== undefined, vehicle, site, sender, token.text, now)
  try {
    const { id } = await services.leads.save(ctx, lead)
    return { kind: 'stored', leadId: id }
  } catch (error) {
    log.error({ site: site.slug, error: error instanceof Error ? error.message : String(error) }, 'an offer could not be stored; the visitor was told so')
    return refuse(503, {}, 'An error occurred when submitting this form')
  }
}

function buildLead(values: z.output<typeof schema>, optIn: boolean, vehicle: Vehicle, site: Site, sender: OfferSender, token: string, now: number): NewLead {
  const kind = { category: resolveEnquiryKind(vehicle, 'vehicle').category, subcategory: offerSubcategory }
  const form: NewLead['form'] = { ...values, offer_from_client: String(toDollars(values.offer_from_client)), ...kind, opt_in: optIn, ...buildCarFields(vehicle) }
  return {
    ...kind,
    event: resolveEnquiryEvent(vehicle, kind),
    form,
    car: {
      id: vehicle.id,
      slug: vehicle.slug,
      name: vehicle.name,
      stocknum: vehicle.stocknum,
      dealership_id: vehicle.dealership_id,
      dealership_slug: vehicle.dealership_slug,
      price: currentPrice(vehicle),
      parameters: buildVehicleParameters(vehicle),
    },
    pageUrl: sender.pageUrl === null ? null : withoutControls(sender.pageUrl).slice(0, 2_000),
    userAgent: sender.userAgent === null ? null : withoutControls(sender.userAgent).slice(0, 500),
    consent: { opt_in: optIn, opt_in_text: site.forms.opt_in_text, collection_notice: site.forms.collection_notice, at: now },
    idempotencyKey: createHash('sha256').update(JSON.stringify([token, form])).digest('hex'),
    channels: ['dealer'],
  }
}

/** Tabs and line breaks stay; what else is invisible would break databases, e-mails and XML further on. */
function withoutControls(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
}
