import { describePrice } from '#domain/price/describe-price.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Listing } from '#listing/listing.ts'
import type { Site } from '#site/site.ts'
import { buildFormView, type EnquiryView } from './enquiry-view.ts'
import { offerPath } from './offer-path.ts'

/** Offers are taken for what can be bought, on sites with the switch. */
export function isOfferTaken(vehicle: Vehicle, site: Site): boolean {
  return site.vdp_config.make_an_offer && isInStockOnPage(vehicle)
}

/** What the form of an offer shows: that of an enquiry, with the amount, about one vehicle (VDP-17). */
export function buildOfferView({ vehicle, price }: Listing, site: Site): EnquiryView {
  const asking = price?.kind === 'amount' ? `Asking ${describePrice(price)}` : null
  return {
    ...buildFormView(vehicle, { title: vehicle.name, detail: asking }, site),
    action: `${offerPath}?car_id=${encodeURIComponent(vehicle.id)}`,
    heading: 'Make an Offer',
    asks: 'offer',
    messageRequired: false,
  }
}
