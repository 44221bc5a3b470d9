import { buildLeadFormView, type LeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import { describeOfferedLoan, type OfferedLoan } from '#domain/finance/offered-loan.ts'
import type { PriceRangeRules } from '#domain/finance/price-range.ts'
import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { dollars, toDollars, type Cents } from '#domain/money/cents.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { Listing } from '#listing/listing.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import { findAddress } from '#site/addresses.ts'
import type { Site } from '#site/site.ts'
import { buildCalculator, type CalculatorView } from './calculator-view.ts'
import { createFinanceForm, parseFinanceAddress } from './finance-form.ts'
import { buildFinancePanel, type FinancePanelView } from '#features/parts/finance/finance-panel-view.ts'

/** Pages with the finance form (FIN-06) and their headings. */
const financePages = {
  '/finance': 'Finance',
  '/finance-enquiry': 'Finance Enquiry',
  '/apply-for-finance': 'Apply for Finance',
  '/car-finance': 'Car Finance',
  '/personalised/finance': 'Your Personalised Finance',
} as const satisfies Readonly<Record<string, string>>

export const personalisedPath = '/personalised/finance'

export interface FinancedCarView {
  readonly title: string
  readonly detail: string
  readonly href: string
  readonly image: string | null
  /** null: the car is no longer available, so its price is hidden. */
  readonly price: PriceDisplay | null
}

export interface FinancePageView {
  readonly heading: string
  readonly intro: string
  readonly car: FinancedCarView | null
  /** Whether the URL names a vehicle that does not exist or is no longer available. */
  readonly missing: boolean
  readonly panel: FinancePanelView | null
  readonly calculator: CalculatorView | null
  readonly priceRange: { readonly rules: PriceRangeRules; readonly searchPath: string } | null
  readonly form: LeadFormView
  readonly phone: string | null
  readonly layout: Site['layout']['finance']
  /** How the sections, lists and steps of the page stand. */
  readonly look: Pick<Site['layout']['article'], 'sections' | 'lists' | 'steps'>
  /** What happens after an application. */
  readonly steps: readonly FinanceStep[]
  /** The site's own text as HTML; '' where it has none. */
  readonly text: string
  /** The loan on which the comparison rate is worked out. */
  readonly example: Pick<Site['finance']['disclaimer'], 'loan' | 'years' | 'rate' | 'comparison_rate'> & {
    readonly warning: string
  }
}

export interface FinanceStep {
  readonly title: string
  readonly text: string
}

const usualIntro =
  'See what your next vehicle could cost you each week, then let our finance team find the loan that suits you.'
const usualSteps: readonly FinanceStep[] = [
  { title: 'Tell us what you have in mind', text: 'One of our vehicles, or just a budget.' },
  { title: 'Talk it through', text: 'Our finance team goes over terms, deposit and repayments with you.' },
  {
    title: 'Choose with all the figures in front of you',
    text: 'Rate, comparison rate, fees and the total, before you sign anything.',
  },
]

export interface FinancePageRequest {
  readonly site: Site
  readonly listing: Listing | null
  readonly missing: boolean
  readonly path: string
  readonly query: URLSearchParams
  /** The price of the dearest vehicle for sale; null or absent: not known. */
  readonly dearest?: Cents | null
  /** finance.page_text, rendered; '' where the site has none. */
  readonly text?: string
}

/** Dollars. The range ends at a whole multiple of it. */
const roundEnd = 5_000

/** The range ends where the stock does: beyond its dearest vehicle no budget finds more. */
function endAtDearest({ min, max, step }: PriceRangeRules, dearest: Cents | null): PriceRangeRules {
  const end = dearest === null ? max : Math.ceil(toDollars(dearest) / roundEnd) * roundEnd
  return { min, max: end > min ? Math.min(end, max) : max, step }
}

export function buildFinancePage({
  site,
  listing,
  missing,
  path,
  query,
  dearest = null,
  text = '',
}: FinancePageRequest): FinancePageView {
  const bare = trimTrailingSlashes(path)
  // Another fixed path keeps its spelling; the configured one is spelled as configured (TEN-04).
  const own =
    findAddress(site, path) === 'finance' && bare === trimTrailingSlashes(site.routes.finance)
      ? site.routes.finance
      : bare
  const address = parseFinanceAddress(query)
  const vehicle = listing?.vehicle ?? null
  const price = listing?.priceCents ?? null
  const dealership = resolveDealership(site, vehicle?.dealership_slug ?? null)
  const phone = dealership.hides('phone') ? null : dealership.phone
  const { price_slider } = site.calculator
  const { sections, lists, steps } = site.layout.article
  const { loan, years, rate, comparison_rate } = site.finance.disclaimer
  const action = query.size === 0 ? own : `${own}?${query.toString()}`
  return {
    heading: Object.entries(financePages).find(([page]) => page === bare)?.[1] ?? financePages['/finance'],
    intro:
      listing === null
        ? (site.finance.page_intro ?? usualIntro)
        : 'Work out your repayments, then apply. Our finance team takes it from there.',
    car: listing === null ? null : buildCar(listing),
    missing,
    panel: listing === null ? null : buildFinancePanel(listing, site),
    calculator: buildCalculator({
      site,
      provider:
        vehicle === null ? site.finance_provider : resolveDealership(site, vehicle.dealership_slug).financeProvider,
      price: price ?? (address.vehiclePriceBudget === null ? null : dollars(address.vehiclePriceBudget)),
      offer: listing === null ? null : resolveOffer(listing.finance),
      disclaimer: listing === null || listing.finance.kind === 'none' ? null : listing.finance.disclaimer,
      action: own,
      query,
    }),
    priceRange:
      site.calculator.enabled && price_slider.enabled && price_slider.max > price_slider.min
        ? { rules: endAtDearest(price_slider, dearest), searchPath: site.routes.search }
        : null,
    form: buildLeadFormView(createFinanceForm({ address, vehicle, price, site, action }), site),
    phone: phone === null ? null : formatPhone(phone),
    // Buttons of the page lead to the form, so that it is never left out.
    layout: { ...site.layout.finance, parts: [...new Set([...site.layout.finance.parts, 'apply' as const])] },
    look: { sections, lists, steps },
    steps: site.finance.page_steps.length > 0 ? site.finance.page_steps : usualSteps,
    text,
    example: { loan, years, rate, comparison_rate, warning: site.finance.comparison_warning },
  }
}

/** The loan behind the vehicle's figure; null where it shows none. */
const resolveOffer = (finance: Listing['finance']): OfferedLoan | null =>
  finance.kind === 'repayment'
    ? describeOfferedLoan(finance.line, finance.terms, finance.offer?.figures.establishmentFees ?? null)
    : null

function buildCar({ vehicle, title, href, price, forSale }: Listing): FinancedCarView {
  const picture = vehicle.primary_image_url
  return {
    title,
    detail: [vehicle.badge, `Stock no. ${vehicle.stocknum}`, forSale ? null : 'Sold']
      .filter((part) => part !== null)
      .join(' · '),
    href,
    image: picture === null ? null : sizePicture(picture, 640),
    price,
  }
}
