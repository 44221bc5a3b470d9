import type { EventName } from '#domain/analytics/event-catalogue.ts'
import { slugify } from '#domain/format/slugify.ts'
import { resolveTestDriveEvent } from '#domain/vehicle/test-drive-event.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { CarType } from '#domain/vehicle/vehicle-fields.ts'

/** Data of the vehicle that an enquiry is about. */
export interface EnquiredVehicle {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly stocknum: string
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly year: number | null
  readonly km: number | null
  readonly car_type: CarType
  readonly status: string | null
  readonly tag: string | null
  readonly dealership_id: string
  readonly dealership_slug: string
  readonly location_name: string | null
}

/**
 * Form fields that come from the vehicle, never from the browser (LEAD-01); the names are those of the lead payload.
 */
export function buildCarFields(vehicle: EnquiredVehicle) {
  return {
    location: vehicle.location_name,
    dealership_slug: vehicle.dealership_slug,
    manufacturer_slug: slugify(vehicle.make),
    stock_number: vehicle.stocknum,
    'Vehicle Make': vehicle.make,
    'Vehicle Model': vehicle.model,
    car_type: vehicle.car_type,
    car_id: vehicle.id,
    vehicle_status: vehicle.status,
  } as const
}

/** Whether the visitor asks for this vehicle or for a similar one (VDP-02). */
export type EnquiryAbout = 'vehicle' | 'similar'

/** Category and subcategory, by which the dealer's systems classify leads (LEAD-10, LEAD-15). */
export interface EnquiryKind {
  readonly category: string
  readonly subcategory: string
}

/** Subcategory of a question about no vehicle. */
export const generalSubcategory = 'General Enquiry'

/** VDP-02, CARD-02: the request that replaces one for an unavailable vehicle, with the words of its form. */
export const similarSubcategory = 'Find me something similar'
export const similarMessage = 'Can you please find me something similar?'

/**
 * Category and subcategory of an enquiry (LEAD-10, LEAD-15, VDP-02); a null vehicle makes a general enquiry. For an
 * unavailable vehicle only similar ones can be requested, whatever the browser sends.
 */
export function resolveEnquiryKind(
  vehicle: Pick<EnquiredVehicle, 'car_type' | 'status'> | null,
  about: EnquiryAbout,
): EnquiryKind {
  if (vehicle === null)
    return { category: 'General Enquiry', subcategory: about === 'similar' ? similarSubcategory : generalSubcategory }
  return {
    category: vehicle.car_type === 'new' ? 'New Vehicle Enquiry' : 'Used Vehicle Enquiry',
    subcategory: about === 'similar' || !isInStockOnPage(vehicle) ? similarSubcategory : 'Quick Enquiry',
  }
}

/** Category and subcategory of an offer for a vehicle (VDP-17); for a sold one it asks for a similar vehicle. */
export function resolveOfferKind(vehicle: Pick<EnquiredVehicle, 'car_type' | 'status'>): EnquiryKind {
  const kind = resolveEnquiryKind(vehicle, 'vehicle')
  return isInStockOnPage(vehicle) ? { ...kind, subcategory: 'Make an Offer' } : kind
}

/** Subcategory of every request for a test drive. */
export const testDriveSubcategory = 'Test Drive'

/** Category and subcategory of a request for a test drive, of a vehicle or of none in particular (LEAD-11). */
export function resolveTestDriveKind(vehicle: Pick<EnquiredVehicle, 'car_type' | 'status'> | null): EnquiryKind {
  return { category: resolveEnquiryKind(vehicle, 'vehicle').category, subcategory: testDriveSubcategory }
}

/**
 * A category that a form offers, as the dealer's systems know it: careers are a general enquiry of their own kind
 * (LEAD-10).
 */
export function resolveOfferedCategory(offered: string): EnquiryKind {
  return offered === 'Careers Enquiry'
    ? { category: 'General Enquiry', subcategory: 'Career Enquiry' }
    : { category: offered, subcategory: offered }
}

export type EnquiryEvent = Extract<
  EventName,
  | 'enquiry_new'
  | 'enquiry_used'
  | 'test_drive_new'
  | 'test_drive_used'
  | 'careers_enquiry'
  | 'default_form'
  | 'offer_accepted'
>

/**
 * The one event of a submission (LEAD-10, LEAD-11, VDP-20): 'Test Drive Only' wins over the car type, demo counts as
 * used.
 */
export function resolveEnquiryEvent(
  vehicle: Pick<EnquiredVehicle, 'car_type' | 'tag'> | null,
  kind: EnquiryKind,
): EnquiryEvent {
  if (vehicle !== null) {
    if (kind.subcategory === testDriveSubcategory) return resolveTestDriveEvent(vehicle)
    if (vehicle.tag === 'Test Drive Only') return 'test_drive_new'
    return vehicle.car_type === 'new' ? 'enquiry_new' : 'enquiry_used'
  }
  return kind.subcategory === 'Career Enquiry' ? 'careers_enquiry' : 'default_form'
}
