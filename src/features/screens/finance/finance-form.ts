import { buildMessage } from '#domain/enquiry/build-message.ts'
import { parseAmount } from '#domain/finance/calculator-input.ts'
import { formatSum } from '#domain/format/format-money.ts'
import { dollars, toDollars, type Cents } from '#domain/money/cents.ts'
import { isCarKey } from '#domain/vehicle/car-key.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import { describeVehicle } from '#features/parts/enquiry/describe-vehicle.ts'
import { commentsField } from '#features/parts/lead-form/contact-fields.ts'
import { defineLeadForm, type LeadField } from '#features/parts/lead-form/lead-form-definition.ts'
import { buildDealershipField, personFields } from '#features/parts/lead-form/person-fields.ts'
import type { Site } from '#site/site.ts'

const carTypes = ['new', 'used', 'demo'] as const
/** Maximum plausible budget in dollars. */
const greatestBudget = 5_000_000

/** Query parameters that prefill the form (FIN-06); implausible values are dropped. */
export interface FinanceAddress {
  readonly carId: string | null
  readonly preferredDealership: string | null
  /** Dollars. */
  readonly vehiclePriceBudget: number | null
  readonly carType: (typeof carTypes)[number] | null
  readonly vin: string | null
}

export function parseFinanceAddress(query: URLSearchParams): FinanceAddress {
  const textOf = (name: string, longest: number): string | null => {
    const text = query.get(name)?.trim() ?? ''
    return text === '' || text.length > longest ? null : text
  }
  const carId = textOf('car_id', 200)
  const budget = parseAmount(query.get('vehiclePriceBudget') ?? '')
  const vin = textOf('vin', 30)
  return {
    carId: carId !== null && isCarKey(carId) ? carId : null,
    preferredDealership: textOf('preferredDealership', 100),
    vehiclePriceBudget: budget !== null && budget > 0 && budget <= greatestBudget ? budget : null,
    carType: carTypes.find((type) => type === query.get('car_type')) ?? null,
    vin: vin !== null && /^[A-Za-z0-9 -]+$/.test(vin) ? vin : null,
  }
}

const wantedFields = [
  {
    name: 'vehiclePriceBudget',
    kind: 'budget',
    label: 'Vehicle price or budget',
    placeholder: '30,000',
    required: false,
    maxLength: 20,
    width: 'half',
    greatest: greatestBudget,
    invalid: 'Enter an amount like 30,000, or leave it empty',
  },
  {
    name: 'car_type',
    kind: 'choice',
    label: 'Looking for',
    required: false,
    width: 'half',
    none: 'Any vehicle',
    options: [
      { value: 'new', name: 'New' },
      { value: 'used', name: 'Used' },
      { value: 'demo', name: 'Demo' },
    ],
    invalid: 'Choose new, used or demo, or leave it open',
  },
  {
    name: 'vin',
    kind: 'code',
    label: 'VIN',
    required: false,
    maxLength: 30,
    invalid: 'A VIN has letters and digits only',
  },
] as const satisfies readonly LeadField[]

/** The category distinguishes finance leads from other enquiries (LEAD-06). */
const financeKind = { category: 'Finance Enquiry', subcategory: 'Finance Enquiry' } as const

export interface FinanceFormRequest {
  readonly address: FinanceAddress
  readonly vehicle: ListedVehicle | null
  /** The public price of the vehicle; null when it is hidden. */
  readonly price: Cents | null
  readonly site: Site
  readonly action: string
}

/**
 * Creates the finance enquiry at #finance-form (FIN-06, LEAD-08). Data of the vehicle takes precedence; the query
 * string provides the rest.
 */
export function createFinanceForm({ address, vehicle, price, site, action }: FinanceFormRequest) {
  const dealershipField = buildDealershipField(site)
  return defineLeadForm({
    name: 'finance',
    action,
    heading: 'Apply for finance',
    label: 'Finance enquiry',
    submitText: 'Send Enquiry',
    steps: [
      { title: 'What you want to finance', fields: wantedFields },
      { title: 'About you', fields: personFields },
      { title: 'Your dealership', fields: [dealershipField, commentsField] },
    ],
    values: {
      ...prefill({ address, vehicle, price, site }, dealershipField.options),
      ...(vehicle === null ? {} : { message: buildMessage('finance', describeVehicle(vehicle)) }),
    },
    call: 'lead',
    draftKey: `finance ${vehicle?.id ?? ''}`,
    asksTerms: true,
    toLead: ({ vehiclePriceBudget: budget, car_type, vin, location_id, ...values }) => ({
      kind: financeKind,
      form: {
        ...values,
        location_id: location_id || null,
        dealership_slug: location_id || null,
        vehiclePriceBudget: budget === null ? null : String(budget),
        car_type: car_type || null,
        vin: vin || null,
      },
    }),
  })
}

function prefill(
  { address, vehicle, price, site }: Omit<FinanceFormRequest, 'action'>,
  offered: readonly { readonly value: string }[],
): Readonly<Record<string, string>> {
  const budget = price === null ? address.vehiclePriceBudget : toDollars(price)
  // The parameter may be an id or a slug.
  const asked =
    site.dealerships.find(({ id }) => id === address.preferredDealership)?.slug ?? address.preferredDealership
  const preferred = [asked, vehicle?.dealership_slug].flatMap((slug) => offered.filter(({ value }) => value === slug))
  const location = offered.length === 1 ? offered[0] : preferred[0]
  return {
    ...(budget === null ? {} : { vehiclePriceBudget: formatSum(dollars(budget)) }),
    car_type: vehicle?.car_type ?? address.carType ?? '',
    vin: vehicle?.vin ?? address.vin ?? '',
    ...(location === undefined ? {} : { location_id: location.value }),
  }
}
