import { toDollars, type Cents } from '#domain/money/cents.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import { parseAmount } from '#domain/finance/calculator-input.ts'
import { isCarKey } from '#domain/vehicle/car-key.ts'
import type { Site } from '#site/site.ts'
import type { FinanceField } from './finance-form-rules.ts'

/** The lead form at #finance-form (FIN-06, LEAD-08); plain data. */
export interface FinanceFormView {
  /** The page's own address, so that what prefilled it still does after a mistake. */
  readonly action: string
  readonly carId: string | null
  readonly values: Readonly<Partial<Record<FinanceField, string>>>
  /** Value and name; one alone is chosen already (CALC-07), none is not asked for. */
  readonly dealerships: readonly { readonly value: string; readonly name: string }[]
  readonly optIn: { readonly checked: boolean; readonly text: string }
  readonly termsText: string
  readonly collectionNotice: string
}

/** What an address may bring to prefill the form (FIN-06); anything absurd is left out. */
export interface FinanceAddress {
  readonly carId: string | null
  readonly preferredDealership: string | null
  /** Dollars. */
  readonly vehiclePriceBudget: number | null
  readonly carType: 'new' | 'used' | 'demo' | null
  readonly vin: string | null
}

const carTypes = ['new', 'used', 'demo'] as const

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
    vehiclePriceBudget: budget !== null && budget > 0 && budget <= 5_000_000 ? budget : null,
    carType: carTypes.find((type) => type === query.get('car_type')) ?? null,
    vin: vin !== null && /^[A-Za-z0-9 -]+$/.test(vin) ? vin : null,
  }
}

const plain = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })

/** The vehicle tells what it knows, `price` what of it may be told; what the address says stands for the rest. */
export function buildFinanceForm(
  address: FinanceAddress,
  vehicle: ListedVehicle | null,
  price: Cents | null,
  site: Site,
  action: string,
): FinanceFormView {
  const dealerships = listDealerships(site)
  const [only] = dealerships
  const budget = price === null ? address.vehiclePriceBudget : toDollars(price)
  // An id does as well as a slug.
  const asked =
    site.dealerships.find(({ id }) => id === address.preferredDealership)?.slug ?? address.preferredDealership
  const preferred = [asked, vehicle?.dealership_slug].flatMap((slug) =>
    dealerships.filter(({ value }) => value === slug),
  )
  const location = dealerships.length === 1 ? only : preferred[0]
  return {
    action,
    carId: vehicle?.id ?? null,
    values: {
      ...(budget === null ? {} : { vehiclePriceBudget: plain.format(budget) }),
      car_type: vehicle?.car_type ?? address.carType ?? '',
      vin: vehicle?.vin ?? address.vin ?? '',
      ...(location === undefined ? {} : { location_id: location.value }),
    },
    dealerships,
    optIn: { checked: site.forms.opt_in_default, text: site.forms.opt_in_text },
    termsText: site.forms.terms_text,
    collectionNotice: site.forms.collection_notice,
  }
}

/** By switch; a site of one dealership still says which. */
export function listDealerships({ forms, dealerships }: Site): FinanceFormView['dealerships'] {
  return forms.dealership_select ? dealerships.map(({ slug, name }) => ({ value: slug, name })) : []
}
