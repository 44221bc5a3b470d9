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

/** Subject of an enquiry: a vehicle, a similar vehicle, or (vehicle null) a general question. */
export interface EnquiryTarget {
  readonly vehicle: ListedVehicle | null
  readonly about: EnquiryAbout
  /** Whether the URL names a vehicle that does not exist or is no longer available. */
  readonly missing: boolean
}

/** Contact fields of enquiries and offers. */
export const writerFields = [nameField, { ...emailField, width: 'half' }, { ...phoneField, width: 'half' }] as const

/** Builds the lead content from the contact fields of an enquiry or an offer. */
export function buildWriterContent(
  values: { readonly name: string; readonly email: string; readonly phone: string; readonly message: string },
  kind: EnquiryKind,
) {
  const { name, email, phone, message } = values
  return { kind, form: { name, email, phone, message } }
}

/**
 * Creates the enquiry form of pages and dialogs (LEAD-01). For a vehicle that is no longer available, or with
 * `about=similar`, it asks for a similar vehicle (VDP-02).
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
  /** Id or slug (FIN-06); null when absent or malformed. */
  readonly carId: string | null
  /** Whether the URL has a `car_id`, even a malformed one. */
  readonly namesVehicle: boolean
  readonly about: EnquiryAbout
}

/** Parses `car_id` and `about` of a query string. */
export function parseEnquiryAddress(query: URLSearchParams): EnquiryAddress {
  const key = query.get('car_id')?.trim() ?? ''
  return {
    carId: isCarKey(key) ? key : null,
    namesVehicle: key !== '',
    about: query.get('about') === 'similar' ? 'similar' : 'vehicle',
  }
}
