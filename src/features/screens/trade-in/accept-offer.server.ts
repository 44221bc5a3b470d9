import type { SiteContext } from '#data/context.ts'
import type { LeadRepository } from '#data/lead.repository.ts'
import type { OfferAcceptance, ValuationRepository } from '#data/valuations/valuation-repository.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { isOfferOpen } from '#domain/trade-in/offer-validity.ts'
import type { LeadSender } from '#features/parts/lead-form/submit-lead.server.ts'
import { resolveLeadChannels } from '#site/lead-routes.ts'
import type { Site } from '#site/site.ts'
import { openOffer } from './trade-in-state.server.ts'

export interface AcceptServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly leads: Pick<LeadRepository, 'find' | 'save'>
  readonly valuations: Pick<ValuationRepository, 'findAcceptance' | 'saveAcceptance'>
  readonly formSecret: string
  readonly log: { error(fields: object, message: string): void }
}

/**
 * `unknown`: no offer of this site, or of no lead that is stored; `none`: the valuation gave no estimate; `expired`:
 * its last day has passed; `failed`: it could not be stored.
 */
export type AcceptOutcome =
  | { readonly kind: 'accepted'; readonly leadId: string; readonly acceptance: OfferAcceptance }
  | { readonly kind: 'unknown' | 'none' | 'expired' | 'failed' }

/**
 * Accepts the offer of a sealed token once, however often it is called (BUY-04). The dealer is told by a lead of its
 * own, which is stored before the answer like any other; an acceptance that only this platform knew would be lost.
 */
export async function acceptOffer(services: AcceptServices, token: string, sender: LeadSender): Promise<AcceptOutcome> {
  const { site, ctx, leads, valuations, log } = services
  const offer = openOffer(services, token)
  if (offer === null) return { kind: 'unknown' }
  const { leadId, state } = offer
  try {
    const lead = await leads.find(ctx, leadId)
    if (lead === null || lead.erasedAt !== null) return { kind: 'unknown' }
    if (state.valuation?.kind !== 'estimate' || state.lastDay === null) return { kind: 'none' }
    const before = await valuations.findAcceptance(ctx, leadId)
    if (before !== null) return { kind: 'accepted', leadId, acceptance: before }
    if (!isOfferOpen(state.lastDay, ctx.now(), site.time_zone)) return { kind: 'expired' }
    const { id: _id, createdAt: _createdAt, earlierLead: _earlier, erasedAt: _erased, ...sent } = lead
    const kind = { category: lead.category, subcategory: 'Trade-In Offer Accepted' }
    const { id } = await leads.save(ctx, {
      ...sent,
      ...kind,
      event: 'offer_accepted',
      form: {
        ...lead.form,
        ...kind,
        lead_id: leadId,
        form_completed: true,
        offer_accepted: true,
        message: `Accepted the online estimate of ${formatMoney(state.valuation.estimate.offerPrice)}.`,
      },
      ...sender,
      idempotencyKey: `offer-accepted ${leadId}`,
      channels: resolveLeadChannels(site, {
        category: lead.category,
        locationId: lead.locationId,
        dealershipSlug: lead.car?.dealership_slug ?? null,
      }),
    })
    return { kind: 'accepted', leadId, acceptance: await valuations.saveAcceptance(ctx, leadId, id) }
  } catch (error) {
    log.error(
      { site: site.slug, lead: leadId, error: error instanceof Error ? error.message : String(error) },
      'an accepted offer could not be stored; the visitor saw an error',
    )
    return { kind: 'failed' }
  }
}
