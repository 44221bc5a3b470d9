import { formatDate } from '../format/calendar-date.ts'
import { formatMoney } from '../format/format-money.ts'
import { formatKm } from '../format/format-number.ts'
import { dollars } from '../money/cents.ts'

/** Values of a lead's form, under the names of the specification (LEAD-01). */
export type LeadForm = Readonly<Record<string, string | boolean | null>>

/** One field of a form in words. */
export interface DescribedField {
  readonly label: string
  readonly value: string
}

// Maps, because a field may be called 'constructor' like a property that every object has.
const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    location: 'Location',
    opt_in_finance: 'Interested in finance',
    opt_in_trade: 'Has a trade-in',
    finance: 'Money still owed',
    additional_services: 'Further services',
    autogauge_enabled: 'AutoGauge',
    offer_from_client: 'Offer',
    manufacturer_slug: 'Make',
    stock_number: 'Stock number',
    car_type: 'Type of car',
    vehicle_status: 'Status of the car',
    rego: 'Trade-in rego',
    regoState: 'Trade-in rego state',
    kms: 'Trade-in odometer',
    trade_item_type: 'Trade-in kind',
    trade_make: 'Trade-in make',
    trade_model: 'Trade-in model',
    trade_year: 'Trade-in year',
    trade_badge: 'Trade-in badge',
    offer_price: 'Online estimate',
    offer_low: 'Estimate from',
    offer_high: 'Estimate to',
    offer_valid_until: 'Estimate valid until',
    lead_id: 'Lead of the valuation',
  }),
)

/** Fields that are whole dollars, a distance or a date; anything else in them is written as it is. */
const formats: ReadonlyMap<string, (text: string) => string> = new Map(
  Object.entries({
    offer_from_client: formatDollars,
    offer_price: formatDollars,
    offer_low: formatDollars,
    offer_high: formatDollars,
    kms: (text) => (/^\d{1,7}$/.test(text) ? formatKm(Number(text)) : text),
    offer_valid_until: formatDate,
    appointment_date: formatDate,
  }),
)

function formatDollars(text: string): string {
  return /^\d{1,7}$/.test(text) ? formatMoney(dollars(Number(text))) : text
}

/** What a receiver gets elsewhere, or not at all: keys of the platform's own, and consents. */
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
  'PreferredContactMethod',
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
 * The fields of a form that are written as they are, in the order of the form: 'Yes' and 'No' for choices, nothing for
 * what was left empty. A field that the platform has no words for is written under its own name, so that none is lost.
 */
export function describeLeadForm(form: LeadForm, hasCar: boolean): readonly DescribedField[] {
  return Object.entries(form).flatMap(([name, value]) => {
    if (toldElsewhere.has(name) || (hasCar && ofCar.has(name))) return []
    const words = value === true ? 'Yes' : value === false ? 'No' : (value?.trim() ?? '')
    return words === ''
      ? []
      : [{ label: labels.get(name) ?? labelOf(name), value: formats.get(name)?.(words) ?? words }]
  })
}

/** 'trade_in_rego' as 'Trade in rego'. */
function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
