import { lazy, memo, Suspense, type Ref } from 'react'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { FinancePanelView } from '#features/parts/finance/finance-panel-view.ts'
import { FinanceLine } from '#features/parts/vehicle-card/finance-line.tsx'
import { PriceBlock } from '#features/parts/vehicle-card/price-block.tsx'
import type { SavableVehicle } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { Icon } from '#ui/icon.tsx'
import { loadAnew } from '#ui/load-anew.ts'
import { BuyingActions, MainActions } from './buying-actions.tsx'
import { CarHeading } from './car-heading.tsx'
import { CertifiedBadge } from './certified.tsx'
import { GlanceFacts } from './key-facts.tsx'
import { SellerProof } from './place-section.tsx'
import { Promises } from './what-you-get.tsx'
import type { SimilarFormData } from './vehicle-page-data.ts'
import type { VehiclePageView } from './vehicle-page-view.ts'

interface BuyingPanelProps {
  readonly page: VehiclePageView
  readonly views: number | null
  readonly favourite: SavableVehicle | null
  readonly finance: FinancePanelView | null
  /** Whether the page has a bar to share the vehicle. */
  readonly shares: boolean
  /** The form that a sold vehicle shows instead of its actions (VDP-02). */
  readonly form: SimilarFormData | null
  /** Whether the page shows vehicles like this one. */
  readonly hasSimilar: boolean
  /** The sticky bar observes this element (VDP-03). */
  readonly priceRef: Ref<HTMLDivElement>
}

/** Loaded on demand, because only the page of a sold vehicle renders the form at once. */
const LeadForm = lazy(async () => ({
  default: (await import('#features/parts/lead-form/lead-form.tsx').catch(loadAnew)).LeadForm,
}))

/**
 * Remembered: a render that reaches the form of the server before its scripts are there, as that of the counted view
 * does, would take it off the page until they are.
 */
const SimilarForm = memo(({ view, submission }: SimilarFormData) => (
  <Suspense>
    <LeadForm key={submission} id="similar" view={view} submission={submission} />
  </Suspense>
))

/**
 * Title, where it stands with the price, price and actions: beside the pictures on a desktop, directly below them on a
 * phone.
 */
export function BuyingPanel({ page, views, favourite, finance, shares, form, hasSimilar, priceRef }: BuyingPanelProps) {
  const { place } = page
  // The number of views arrives after the page. Its line has its height before, so that the layout does not shift.
  const viewCount = page.viewCounter && (
    <p className={views ? 'views' : 'views invisible'}>
      <Icon name="eye" size={16} />
      {`${formatNumber(views ?? 1)} ${views === 1 ? 'view' : 'views'}`}
    </p>
  )
  return (
    <>
      {/* The online purchase of a vehicle that is not sold online leads to this fragment (BUY-02). */}
      <p id="not-sold-online">You cannot buy this vehicle online. Contact us about it.</p>
      {page.headingPlace === 'panel' && <CarHeading page={page} />}
      {page.statusNote !== null && <p className="status-note">{page.statusNote}</p>}
      {page.inStock ? (
        <>
          <div ref={priceRef} className="grid gap-3">
            <div className="grid gap-1.5">
              {page.price !== null && (
                <div className="page-price">
                  <PriceBlock price={page.price} size="page" />
                </div>
              )}
              {page.priceNote !== null && <p className="text-muted sm:text-sm">{page.priceNote}</p>}
              {page.market !== null && (
                <p className="market-note">
                  <Icon name="trend" size={20} />
                  <span>
                    <strong>{formatMoney(page.market.below)}</strong>
                    {` below the market average of ${formatMoney(page.market.average)}`}
                  </span>
                </p>
              )}
            </div>
            <GlanceFacts {...page} />
            <MainActions page={page} />
          </div>
          {finance !== null && <BuyFinance finance={finance} />}
          {page.panel.promises !== null && <Promises {...page.panel.promises} />}
          <SellerProof place={place} people={page.panel.people} />
          <BuyingActions page={page} hasFinance={finance !== null} compared={favourite} shares={shares} />
          {page.certified !== null && <CertifiedBadge certified={page.certified} />}
          {viewCount}
        </>
      ) : (
        <>
          <div ref={priceRef} className="sold-note">
            <p className="text-2xl font-bold">SOLD</p>
            <p className="text-muted">This vehicle is no longer available.</p>
            {hasSimilar && (
              <a href="#similar-vehicles" className="btn btn-outlined mt-3 w-full lg:hidden">
                See similar vehicles
              </a>
            )}
          </div>
          <section aria-labelledby="similar-heading" className="similar-form">
            <h2 id="similar-heading" className="text-xl">
              Like this and want something similar?
            </h2>
            {form !== null && <SimilarForm {...form} />}
          </section>
        </>
      )}
    </>
  )
}

/**
 * The repayment of the price above, below the first actions: a repayment may not stand without its comparison rate and
 * warning (FIN-07), and above the actions these would push them down. The estimate below names the lender.
 */
function BuyFinance({ finance: { line, href } }: { finance: FinancePanelView }) {
  const isKnown = line?.kind === 'repayment'
  return (
    <div className="buy-finance">
      {isKnown && <FinanceLine finance={line} enquireHref={href} warnsItself lenderElsewhere />}
      <a href="#finance" className="link-row">
        <span>
          See <span className={isKnown ? 'sr-only' : undefined}>finance </span>estimate
        </span>
      </a>
    </div>
  )
}
