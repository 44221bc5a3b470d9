import { Link } from 'react-router'
import { OfferList } from '#features/parts/offers/offer-list.tsx'
import type { OffersLayout } from '#features/parts/offers/offer-view.ts'
import { PageBanner } from '#features/parts/offers/page-banner.tsx'
import { PromotionCard } from '#features/parts/promotions/promotion-card.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { OffersPageView } from './offers-view.ts'

const column = 'mx-auto w-full max-w-(--wide) px-4 lg:px-8'
/** Half the distance below the head, so that the first offer stands on the first screen. */
const pageLook =
  'grid grid-cols-1 gap-(--section-gap) pb-(--section-gap) max-sm:gap-5 ' +
  'sm:[&>:first-child]:mb-[calc(var(--section-gap)/-2)]'
const makeClass =
  'inline-flex min-h-11 items-center rounded-(--button-radius) border px-4 font-medium hover:border-brand'
const currentMakeClass = 'border-brand bg-brand text-brand-text'

/** Two cards beside each other would push their titles below the first screen; one and two stand as rows. */
const layoutOf = (layout: OffersLayout, count: number): OffersLayout =>
  layout === 'cards' && count < 3 ? 'rows' : layout

/** /special-offers: the offers by kind, and by make where there are several (CONTENT-01). */
export function OffersPage({ page }: { page: OffersPageView }) {
  const { groups, makes } = page
  return (
    <div className={pageLook}>
      <PageBanner title={page.title} intro={page.intro} image={page.image}>
        {groups.length === 0 && (
          <Link to={page.searchPath} className={`${buttonClass('filled')} justify-self-start px-6`}>
            See all our stock
          </Link>
        )}
      </PageBanner>
      {makes.length > 0 && (
        <nav aria-label="Offers by make" className={`${column} sm:-mb-[calc(var(--section-gap)/2)]`}>
          <ul className="flex flex-wrap gap-2">
            {makes.map(({ text, href, current }) => (
              <li key={href}>
                <Link
                  to={href}
                  aria-current={current ? 'page' : undefined}
                  className={`${makeClass} ${current ? currentMakeClass : 'border-line bg-surface'}`}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {page.promotions.length > 0 && (
        <ul className={`${column} grid gap-(--grid-gap)`}>
          {page.promotions.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} wide />
            </li>
          ))}
        </ul>
      )}
      {groups.map(({ title, offers }, index) => (
        <section key={title} aria-label={title ?? page.title} className={`${column} grid gap-6`}>
          <h2 className={title === null ? 'sr-only' : 'section-title'}>{title ?? page.title}</h2>
          <OfferList offers={offers} layout={layoutOf(page.layout, offers.length)} leads={index === 0} />
        </section>
      ))}
    </div>
  )
}
