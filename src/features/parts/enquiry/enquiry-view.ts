import {
  resolveEnquiryKind,
  similarMessage,
  similarSubcategory,
  type EnquiryAbout,
} from '#domain/enquiry/resolve-enquiry.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import { isCarKey } from '#domain/vehicle/car-key.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from '#site/site.ts'

/** What a form about a vehicle shows; the same on its page and in the dialog over another (LEAD-17, VDP-17). */
export interface EnquiryView {
  /** Where the form is sent: the page's own address. */
  readonly action: string
  readonly heading: string
  /** An offer has an amount besides the fields of an enquiry. */
  readonly asks: 'enquiry' | 'offer'
  /** `detail`: one line below the title. */
  readonly car: {
    readonly title: string
    readonly detail: string | null
    readonly href: string
    readonly image: string | null
  } | null
  /** The address named a vehicle that is not, or no longer, here. */
  readonly missing: boolean
  /** Stands in the comments at first. */
  readonly message: string
  readonly messageRequired: boolean
  readonly optIn: { readonly checked: boolean; readonly text: string }
  readonly collectionNotice: string
}

/** What an enquiry is about: a vehicle, something like it, or (vehicle null) anything. */
export interface EnquiryTarget {
  readonly vehicle: Vehicle | null
  readonly about: EnquiryAbout
  readonly missing: boolean
}

/** What enquiries and offers show alike. */
export function buildFormView(
  vehicle: ListedVehicle | null,
  words: { readonly title: string; readonly detail: string | null } | null,
  { forms }: Site,
): Omit<EnquiryView, 'action' | 'heading' | 'asks'> {
  return {
    car:
      vehicle === null || words === null
        ? null
        : {
            ...words,
            href: `/cars/${vehicle.slug}`,
            image: vehicle.primary_image_url === null ? null : sizePicture(vehicle.primary_image_url, 320),
          },
    missing: false,
    message: '',
    messageRequired: forms.message_required,
    optIn: { checked: forms.opt_in_default, text: forms.opt_in_text },
    collectionNotice: forms.collection_notice,
  }
}

/** A vehicle that is gone, and one that was asked about so, is asked for as something similar (VDP-02). */
export function buildEnquiryView({ vehicle, about, missing }: EnquiryTarget, site: Site): EnquiryView {
  const similar = resolveEnquiryKind(vehicle, about).subcategory === similarSubcategory
  const query = new URLSearchParams()
  if (vehicle !== null) query.set('car_id', vehicle.id)
  if (about === 'similar') query.set('about', 'similar')
  const words =
    vehicle === null
      ? null
      : {
          title: [vehicle.year, vehicle.make, vehicle.model].filter((part) => part !== null).join(' '),
          detail: [vehicle.badge, `Stock no. ${vehicle.stocknum}`, isInStockOnPage(vehicle) ? null : 'Sold']
            .filter((part) => part !== null)
            .join(' · '),
        }
  return {
    ...buildFormView(vehicle, words, site),
    action: query.size === 0 ? '/enquire' : `/enquire?${query.toString()}`,
    heading: similar ? 'Like this and want something similar?' : vehicle === null ? 'Enquire Now' : 'Quick Enquiry',
    asks: 'enquiry',
    missing,
    message: similar ? similarMessage : '',
  }
}

export interface EnquiryAddress {
  /** Id or slug (FIN-06); null: none, or nothing that could be one. */
  readonly carId: string | null
  /** The address names a vehicle, be it one that cannot be. */
  readonly namesVehicle: boolean
  readonly about: EnquiryAbout
}

/** Reads `car_id` and `about` of an address. */
export function parseEnquiryAddress(query: URLSearchParams): EnquiryAddress {
  const key = query.get('car_id')?.trim() ?? ''
  return {
    carId: isCarKey(key) ? key : null,
    namesVehicle: key !== '',
    about: query.get('about') === 'similar' ? 'similar' : 'vehicle',
  }
}
