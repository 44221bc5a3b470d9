import { createHash } from 'node:crypto'
import type { NewLead } from '#data/leads/lead-records.ts'
import { buildCarFields, resolveEnquiryEvent } from '#domain/enquiry/resolve-enquiry.ts'
import { parseVisit } from '#domain/enquiry/visit-attributes.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { findAddress } from '#site/addresses.ts'
import { resolveLeadChannels } from '#site/lead-routes.ts'
import type { Site } from '#site/site.ts'
import { findVehicleLocation } from '#site/vehicle-place.ts'
import type { LeadForm, LeadStep, LeadValues } from './lead-form-definition.ts'
import { isAskingTerms, visitLimitsOf } from './lead-form-view.ts'
import { boundSender, buildConsent, buildLeadCar } from './lead-surroundings.server.ts'

/** A form, and its vehicle as stored. */
export interface LeadTarget {
  readonly form: LeadForm
  readonly vehicle: Vehicle | null
}

interface LeadRequest {
  readonly target: LeadTarget
  readonly site: Site
  readonly values: LeadValues<readonly LeadStep[]>
  readonly optIn: boolean
  /** What the browser sent of the visit; null without scripts. */
  readonly visit: string | null
  /** Path of the page that the form was opened on, as the browser sent it. */
  readonly pageId: string | null
  readonly visitorId: string | null
  readonly suspicion: NewLead['suspicion']
  readonly sender: { readonly pageUrl: string | null; readonly userAgent: string | null }
  /** The submission token, which tells one rendering of the form from another. */
  readonly token: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Builds the lead of a valid form: its content, what came with it, and where it goes. */
export function buildLead(request: LeadRequest): NewLead {
  const { target, site, values, optIn, sender, token, now } = request
  const { vehicle } = target
  const { locationId, ...content } = buildLeadContent(target, site, values, optIn)
  const { dealership_slug: dealershipSlug } = content.form
  return {
    ...content,
    locationId,
    form: { ...content.form, page_id: resolvePageId(request) },
    car: buildLeadCar(vehicle),
    source: site.leads.source,
    attributes: parseVisit(request.visit, visitLimitsOf(site)),
    visitorId: request.visitorId,
    suspicion: request.suspicion,
    ...boundSender(sender),
    consent: buildConsent(site, optIn, now),
    // Other values in the same rendering of the form are another enquiry, which must not be lost. The page that it was
    // opened on is no value of the visitor's.
    idempotencyKey: createHash('sha256')
      .update(JSON.stringify([token, content.form]))
      .digest('hex'),
    channels: resolveLeadChannels(site, {
      category: content.category,
      locationId,
      dealershipSlug: typeof dealershipSlug === 'string' ? dealershipSlug : null,
    }),
  }
}

const longestPageId = 200

/** The page that the form was opened on (LEAD-01): what is no path of this site gives place to the form's own page. */
function resolvePageId({ target, site, pageId }: LeadRequest): string {
  const [own = '/'] = target.form.action.split('?')
  if (pageId === null || pageId.length > longestPageId || !pageId.startsWith('/')) return own
  return findAddress(site, pageId) === null ? own : pageId
}

/**
 * Builds the content of a lead: the form with the field names of the specification (LEAD-01), the consent, the kind of
 * enquiry, and the vehicle as stored by the platform, never as sent by the browser.
 */
export function buildLeadContent(
  { form, vehicle }: LeadTarget,
  site: Site,
  values: LeadValues<readonly LeadStep[]>,
  optIn: boolean,
): Pick<NewLead, 'category' | 'subcategory' | 'event' | 'form' | 'locationId'> {
  const { kind, form: own, locationId = null } = form.toLead(values)
  const asked = Object.entries(own).filter(
    (entry): entry is [string, string | boolean | null] => entry[1] !== undefined,
  )
  return {
    ...kind,
    event: resolveEnquiryEvent(vehicle, kind),
    form: {
      ...Object.fromEntries(asked),
      ...kind,
      opt_in: optIn,
      ...(isAskingTerms(form, site) ? { terms_agreed: true } : {}),
      ...(site.forms.autogauge_enabled ? { autogauge_enabled: true } : {}),
      ...(vehicle === null ? {} : buildCarFields(vehicle)),
    },
    locationId: locationId ?? (vehicle === null ? null : (findVehicleLocation(vehicle, site)?.id ?? null)),
  }
}
