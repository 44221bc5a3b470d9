import type { PriceRangeRules } from '#domain/finance/price-range.ts'
import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { dollars } from '#domain/money/cents.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import { resolvePrice, type PriceDisplay } from '#domain/price/resolve-price.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { financePaths } from '#site/fixed-paths.ts'
import type { Site } from '#site/site.ts'
import { buildCalculator, type CalculatorView } from './calculator-view.ts'
import { buildFinanceForm, parseFinanceAddress, type FinanceFormView } from './finance-form-view.ts'
import { buildFinancePanel, type FinancePanelView } from './finance-panel-view.ts'

/** The pages that hold the finance form (FIN-06), and what each is called. */
export const financePages = {
  '/finance': 'Finance',
  '/finance-enquiry': 'Finance Enquiry',
  '/apply-for-finance': 'Apply for Finance',
  '/car-finance': 'Car Finance',
  '/personalised/finance': 'Your Personalised Finance',
} as const satisfies Record<(typeof financePaths)[number] | typeof personalisedPath, string>

export const personalisedPath = '/personalised/finance'

export interface FinancedCarView {
  readonly title: string
  readonly detail: string
  readonly href: string
  readonly image: string | null
  /** null: it is gone, and its price is told no more. */
  readonly price: PriceDisplay | null
}

export interface FinancePageView {
  readonly heading: string
  readonly intro: string
  readonly car: FinancedCarView | null
  /** The address named a vehicle that is not, or no longer, here. */
  readonly missing: boolean
  readonly panel: FinancePanelView | null
  readonly calculator: CalculatorView | null
  readonly priceRange: { readonly rules: PriceRangeRules; readonly searchPath: string } | null
  readonly form: FinanceFormView
  readonly phone: string | null
}

export interface FinancePageRequest {
  readonly site: Site
  readonly vehicle: Vehicle | null
  readonly missing: boolean
  readonly path: string
  readonly query: URLSearchParams
  readonly nowMs: number
}

export function buildFinancePage({ site, vehicle, missing, path, query, nowMs }: FinancePageRequest): FinancePageView {
  const bare = trimTrailingSlashes(path)
  const address = parseFinanceAddress(query)
  const panel = vehicle === null ? null : buildFinancePanel(vehicle, site, nowMs)
  const provider = vehicle === null ? site.finance_provider : resolveDealership(site, vehicle.dealership_slug).financeProvider
  const offer = panel === null || provider === null ? null : (vehicle?.finance_lenders?.[provider] ?? null)
  const price = vehicle === null || !tellsPrice(vehicle, site) ? null : currentPrice(vehicle)
  const { phone } = resolveDealership(site, vehicle?.dealership_slug ?? null)
  const { price_slider } = site.calculator
  const action = query.size === 0 ? bare : `${bare}?${query.toString()}`
  return {
    heading: Object.entries(financePages).find(([page]) => page === bare)?.[1] ?? financePages['/finance'],
    intro: vehicle === null ? 'See what your next vehicle could cost you each week, then let our finance team find the loan that suits you.' : `Work out your repayments, then apply. Our finance team takes it from there.`,
    car: vehicle === null ? null : buildCar(vehicle, site),
    missing,
    panel,
    calculator: buildCalculator({
      site,
      provider,
      price: price ?? (address.vehiclePriceBudget === null ? null : dollars(address.vehiclePriceBudget)),
      disclaimer: offer?.disclaimer ?? null,
      action: bare,
      query,
    }),
    priceRange:
      site.calculator.enabled && price_slider.enabled && price_slider.max > price_slider.min
        ? { rules: { min: price_slider.min, max: price_slider.max, step: price_slider.step }, searchPath: site.routes.search }
        : null,
    form: buildFinanceForm(address, vehicle, price, site, action),
    phone: phone === null ? null : formatPhone(phone),
  }
}

/** Neither the price of what is gone nor one that its dealership does not tell may come out through calculator or form. */
function tellsPrice(vehicle: Vehicle, site: Site): boolean {
  return isInStockOnPage(vehicle) && !resolveDealership(site, vehicle.dealership_slug).hides('price')
}

function buildCar(vehicle: Vehicle, site: Site): FinancedCarView {
  const inStock = isInStockOnPage(vehicle)
  const picture = vehicle.primary_image_url
  return {
    title: [vehicle.year, vehicle.make, vehicle.model].filter((part) => part !== null).join(' '),
    detail: [vehicle.badge, `Stock no. ${vehicle.stocknum}`, inStock ? null : 'Sold'].filter((part) => part !== null).join(' · '),
    href: `/cars/${vehicle.slug}`,
    image: picture === null ? null : sizePicture(picture, 640),
    price: !inStock ? null : !tellsPrice(vehicle, site) ? { kind: 'none', text: site.price.no_price_text } : resolvePrice(vehicle, site.price),
  }
}
