import {
  resolveEnquiryKind,
  similarMessage,
  similarSubcategory,
  type EnquiryAbout,
  type EnquiryKind,
} from '#domain/enquiry/resolve-enquiry.ts'
import { isCarKey } from '#domain/vehicle/car-key.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import { commentsField, emailField, nameField, phoneField } from '#features/parts/lead-form/contact-fields.ts'
import { defineLeadForm, type FormCar } from '#features/parts/lead-form/lead-form-definition.ts'
import { buildFormCar } from '#features/parts/lead-form/lead-form-view.ts'
import type { Site } from '#site/site.ts'

/** What an enquiry is about: a vehicle, something like it, or (vehicle null) anything. */
export interface EnquiryTarget {
  readonly vehicle: ListedVehicle | null
  readonly about: EnquiryAbout
  /** The address named a vehicle that is not, or no longer, here. */
  readonly missing: boolean
}

/** Fields by which an enquiry, an offer among them, asks who writes. */
export const writerFields = [nameField, { ...emailField, width: 'half' }, { ...phoneField, width: 'half' }] as const

/** What an enquiry, an offer among them, says of its writer. */
export function buildWriterContent(
  values: { readonly name: string; readonly email: string; readonly phone: string; readonly message: string },
  kind: EnquiryKind,
) {
  const { name, email, phone, message } = values
  return { kind, form: { name, email, phone, message } }
}

/**
 * The enquiry form of pages and dialogs (LEAD-01). A vehicle that is gone, and one that was asked about so, is asked
 * for as something similar (VDP-02).
 */
export function createEnquiryForm({ vehicle, about, missing }: EnquiryTarget, { forms }: Site) {
  const kind = resolveEnquiryKind(vehicle, about)
  const similar = kind.subcategory === similarSubcategory
  const query = new URLSearchParams()
  if (vehicle !== null) query.set('car_id', vehicle.id)
  if (about === 'similar') query.set('about', 'similar')
  return defineLeadForm({
    name: 'enquiry',
    action: query.size === 0 ? '/enquire' : `/enquire?${query.toString()}`,
    heading: similar ? 'Like this and want something similar?' : vehicle === null ? 'Enquire Now' : 'Quick Enquiry',
    submitText: 'Send Enquiry',
    steps: [{ title: null, fields: [...writerFields, { ...commentsField, required: forms.message_required }] }],
    values: { message: similar ? similarMessage : '' },
    car: buildEnquiredCar(vehicle),
    missing,
    toLead: (values) => buildWriterContent(values, kind),
  })
}

function buildEnquiredCar(vehicle: ListedVehicle | null): FormCar | null {
  if (vehicle === null) return null
  const detail = [vehicle.badge, `Stock no. ${vehicle.stocknum}`, isInStockOnPage(vehicle) ? null : 'Sold']
  return buildFormCar(vehicle, {
    title: [vehicle.year, vehicle.make, vehicle.model].filter((part) => part !== null).join(' '),
    detail: detail.filter((part) => part !== null).join(' · '),
  })
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
