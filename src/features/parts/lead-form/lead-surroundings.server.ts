import type { NewLead } from '#data/leads/lead-records.ts'
import { buildVehicleParameters } from '#domain/analytics/event-catalogue.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from '#site/site.ts'
import { collectionNoticeOf } from './lead-form-view.ts'
import { removeControlCharacters } from './read-form-fields.server.ts'

/** Builds the vehicle of a lead as stored by the platform, never as sent by the browser. */
export function buildLeadCar(vehicle: Vehicle | null): NewLead['car'] {
  if (vehicle === null) return null
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

/**
 * Builds the consent with the words that stood on the form and the date of the privacy policy that it linked to; `at`
 * in epoch milliseconds.
 */
export function buildConsent(site: Site, optIn: boolean, at: number): NewLead['consent'] {
  return {
    opt_in: optIn,
    opt_in_text: site.forms.opt_in_text,
    collection_notice: collectionNoticeOf(site),
    privacy_policy: site.content.privacy_date,
    at,
  }
}

/** Bounds the page and the browser that a form was sent from; both come from headers that anybody can write. */
export function boundSender(sender: Pick<NewLead, 'pageUrl' | 'userAgent'>): Pick<NewLead, 'pageUrl' | 'userAgent'> {
  const bound = (text: string | null, most: number): string | null =>
    text === null ? null : removeControlCharacters(text).slice(0, most)
  return { pageUrl: bound(sender.pageUrl, 2_000), userAgent: bound(sender.userAgent, 500) }
}
