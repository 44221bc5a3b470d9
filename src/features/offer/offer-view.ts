import { formatMoney } from '#domain/format/format-money.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveShownPrice } from '#site/resolve-shown-price.ts'
import type { Site } from '#site/site.ts'

/** What the form of an offer shows; the same on its page and in the dialog (VDP-17). */
export interface OfferView {
  readonly action: string
  readonly car: { readonly title: string; readonly href: string; readonly image: string | null; readonly price: string | null }
  readonly optIn: { readonly checked: boolean; readonly text: string }
  readonly collectionNotice: string
}

/** Offers are taken for what can be bought, on sites with the switch. */
export function isOfferTaken(vehicle: Vehicle, site: Site): boolean {
  return site.vdp_config.make_an_offer && isInStockOnPage(vehicle)
}

export function buildOfferView(vehicle: Vehicle, site: Site): OfferView {
  const price = resolveShownPrice(vehicle, site)
  const image = vehicle.primary_image_url
  return {
    action: `/make-an-offer?car_id=${encodeURIComponent(vehicle.id)}`,
    car: {
      title: vehicle.name,
      href: `/cars/${vehicle.slug}`,
      image: image === null ? null : sizePicture(image, 320),
      price: price?.kind === 'amount' ? [formatMoney(price.amount), price.typeWords].filter((part) => part !== null).join(' ') : null,
    },
    optIn: { checked: site.forms.opt_in_default, text: site.forms.opt_in_text },
    collectionNotice: site.forms.collection_notice,
  }
}
