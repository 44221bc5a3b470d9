import { resolveEnquiryKind, similarMessage, similarSubcategory, type EnquiryAbout } from '#domain/enquiry/resolve-enquiry.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from '#site/site.ts'

/** What the enquiry form shows; the same on its page and in the dialog of a card (LEAD-17). */
export interface EnquiryView {
  /** Where the form is sent: the page's own address. */
  readonly action: string
  readonly heading: string
  readonly car: { readonly title: string; readonly detail: string | null; readonly href: string; readonly image: string | null } | null
  /** The address named a vehicle that is not, or no longer, here. */
  readonly missing: boolean
  readonly message: string
  readonly messageRequired: boolean
  readonly optIn: { readonly checked: boolean; readonly text: string }
  readonly collectionNotice: string
  readonly privacyHref: string | null
}

export interface EnquiryTarget {
  readonly vehicle: Vehicle | null
  readonly about: EnquiryAbout
  readonly missing: boolean
}

export function buildEnquiryView({ vehicle, about, missing }: EnquiryTarget, site: Site): EnquiryView {
  const similar = resolveEnquiryKind(vehicle, about).subcategory === similarSubcategory
  const query = new URLSearchParams()
  if (vehicle !== null) query.set('car_id', vehicle.id)
  if (about === 'similar') query.set('about', 'similar')
  return {
    action: query.size === 0 ? '/enquire' : `/enquire?${query.toString()}`,
    heading: similar ? 'Like this and want something similar?' : vehicle === null ? 'Enquire Now' : 'Quick Enquiry',
    car:
      vehicle === null
        ? null
        : {
            title: [vehicle.year, vehicle.make, vehicle.model].filter((part) => part !== null).join(' '),
            detail: [vehicle.badge, `Stock no. ${vehicle.stocknum}`, isInStockOnPage(vehicle) ? null : 'Sold'].filter((part) => part !== null).join(' · '),
            href: `/cars/${vehicle.slug}`,
            image: vehicle.primary_image_url === null ? null : sizePicture(vehicle.primary_image_url, 320),
          },
    missing,
    message: similar ? similarMessage : '',
    messageRequired: site.forms.message_required,
    optIn: { checked: site.forms.opt_in_default, text: site.forms.opt_in_text },
    collectionNotice: site.forms.collection_notice,
    privacyHref: null,
  }
}

/** Reads `car_id` (id or slug, FIN-06) and `about` of an address. */
export function parseEnquiryAddress(query: URLSearchParams): { readonly carId: string | null; readonly about: EnquiryAbout } {
  const carId = query.get('car_id')?.trim() ?? ''
  return { carId: carId === '' || carId.length > 200 ? null : carId, about: query.get('about') === 'similar' ? 'similar' : 'vehicle' }
}
