/** Values of a lead's form, under the names of the specification (LEAD-01). */
export type LeadForm = Readonly<Record<string, string | boolean | null>>

/** One field of a form in words. */
export interface DescribedField {
  readonly label: string
  readonly value: string
}

const labels: Readonly<Record<string, string>> = {
  location: 'Location',
  opt_in_finance: 'Interested in finance',
  opt_in_trade: 'Has a trade-in',
  additional_services: 'Further services',
  autogauge_enabled: 'AutoGauge',
  offer_from_client: 'Offer',
  manufacturer_slug: 'Make',
  stock_number: 'Stock number',
  car_type: 'Type of car',
  vehicle_status: 'Status of the car',
}

/** What a receiver is told elsewhere, or not at all: keys of the platform's own, and consents. */
const toldElsewhere: ReadonlySet<string> = new Set([
  'name',
  'last_name',
  'email',
  'phone',
  'message',
  'category',
  'subcategory',
  'opt_in',
  'terms_agreed',
  'car_id',
  'page_id',
  'dealership_slug',
  'preferred_contact_method',
  'postcode',
  'location_id',
])

/** Fields that come from the car, which is described by itself. */
const ofCar: ReadonlySet<string> = new Set([
  'manufacturer_slug',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'car_type',
  'vehicle_status',
])

/**
 * The fields of a form that are told as they are, in the order of the form: 'Yes' and 'No' for choices, nothing for
 * what was left empty. A field that the platform has no words for is told by its own name, so that none is lost.
 */
export function describeLeadForm(form: LeadForm, hasCar: boolean): readonly DescribedField[] {
  return Object.entries(form).flatMap(([name, value]) => {
    if (toldElsewhere.has(name) || (hasCar && ofCar.has(name))) return []
    const words = value === true ? 'Yes' : value === false ? 'No' : (value?.trim() ?? '')
    return words === '' ? [] : [{ label: labels[name] ?? labelOf(name), value: words }]
  })
}

/** 'trade_in_rego' as 'Trade in rego'. */
function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
