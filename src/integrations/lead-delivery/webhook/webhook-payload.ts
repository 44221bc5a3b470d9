import type { LeadForm } from '#domain/enquiry/describe-lead-form.ts'
import { toDollars } from '#domain/money/cents.ts'
import type { LeadNotice } from '../lead-notice.ts'

/**
 * The body of a webhook, in the names of the specification (LEAD-02). It depends on the stored lead alone, so that each
 * attempt sends the same. docs/guides/leads.md documents it; a field may be added, and none changes its meaning.
 */
export interface WebhookPayload {
  readonly type: 'lead.created'
  /** When the lead was stored, ISO 8601 in UTC. */
  readonly timestamp: string
  readonly data: {
    readonly lead_id: string
    readonly site: string
    /** A fictional dealer. */
    readonly demo: boolean
    /** Lead of the same person before this one. */
    readonly earlier_lead_id: string | null
    readonly userData: LeadForm & UserData
    readonly car: WebhookCar | null
    readonly consents: readonly { readonly label: string; readonly given: boolean; readonly words: string | null }[]
  }
}

interface UserData {
  readonly category: string
  readonly subcategory: string
  readonly url: string | null
  readonly source: string
  readonly user_agent: string | null
  readonly car_id: string | null
  readonly car_dealership_id: string | null
  readonly lead_attributes: {
    readonly visited_pages: readonly string[]
    readonly linked_query_params: Readonly<Record<string, string>>
  }
}

interface WebhookCar {
  readonly id: string
  readonly name: string
  readonly stock_number: string
  readonly dealership_slug: string
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly year: number | null
  readonly km: number | null
  /** Dollars; null where the car had no price. */
  readonly price: number | null
  readonly url: string | null
}

/** The form comes first, so that none of its fields can stand in for one of the platform's own. */
export function buildWebhookPayload(notice: LeadNotice): WebhookPayload {
  const { car } = notice
  return {
    type: 'lead.created',
    timestamp: new Date(notice.createdAt).toISOString(),
    data: {
      lead_id: notice.id,
      site: notice.site.slug,
      demo: notice.site.demo,
      earlier_lead_id: notice.earlier?.id ?? null,
      userData: {
        ...notice.form,
        category: notice.category,
        subcategory: notice.subcategory,
        url: notice.pageUrl,
        source: notice.source,
        user_agent: notice.userAgent,
        car_id: car?.id ?? null,
        car_dealership_id: car?.dealershipId ?? null,
        lead_attributes: { visited_pages: notice.visitedPages, linked_query_params: notice.queryParams },
      } as LeadForm & UserData,
      car:
        car === null
          ? null
          : {
              id: car.id,
              name: car.name,
              stock_number: car.stockNumber,
              dealership_slug: car.dealershipSlug,
              make: car.make,
              model: car.model,
              badge: car.grade,
              year: car.year,
              km: car.kilometres,
              price: car.price === null ? null : toDollars(car.price),
              url: car.url,
            },
      consents: notice.consents,
    },
  }
}
