import { useRef, type ReactNode } from 'react'
import { BuyingPanel } from './buying-panel.tsx'
import { UsedBenefits } from './certified.tsx'
import { Gallery } from './gallery.tsx'
import { InfoTabs } from './info-tabs.tsx'
import { KeyFacts } from './key-facts.tsx'
import { PlaceSection } from './place-section.tsx'
import { SpecPanel } from './spec-panel.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { useStickyPanel } from './use-sticky-panel.ts'
import type { PageCar, VehiclePageView } from './vehicle-page-view.ts'

/** What other features bring to the page; null where the vehicle or the site has none. */
export interface VehiclePageSlots {
  readonly price: ReactNode
  /** Tag and heart, laid over the pictures. */
  readonly overlay: ReactNode
  /** Video and 360° view, below the pictures. */
  readonly media: ReactNode
  readonly finance: ReactNode
  readonly share: ReactNode
  readonly similarForm: ReactNode
  readonly similar: ReactNode
  readonly viewed: ReactNode
}

/**
 * One vehicle. On a phone: pictures, title with price and actions, key facts, tabs, specifications, place, similar
 * ones. On a desktop the second of these stands at the right and stays while the rest scrolls.
 */
export function VehiclePage({ page, car, slots }: { page: VehiclePageView; car: PageCar; slots: VehiclePageSlots }) {
  const panel = useRef<HTMLElement>(null)
  const price = useRef<HTMLDivElement>(null)
  useStickyPanel(panel)
  return (
    <>
      <article className="mx-auto grid max-w-360 items-start gap-x-8 sm:px-4 sm:pt-3 lg:grid-cols-[minmax(0,1fr)_400px] lg:px-8">
        <nav aria-label="Breadcrumb" className="hidden py-1 text-sm text-muted sm:block lg:col-span-2">
          <ol className="flex flex-wrap items-center gap-x-2">
            {page.trail.map(({ text, href }, index) => (
              <li key={href} className="flex items-center gap-x-2">
                {index > 0 && <span aria-hidden>/</span>}
                <a
                  data-nav=""
                  href={href}
                  className="inline-flex min-h-9 items-center wrap-anywhere underline-offset-4 hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Gallery
          key={page.car.id}
          pictures={page.gallery}
          preview={page.preview}
          title={page.title}
          placeholder={page.placeholder}
          zoom={page.zoom}
          overlay={slots.overlay}
          media={slots.media}
        />
        <aside
          ref={panel}
          aria-label="Price and contact"
          className="grid grid-cols-1 gap-4 px-4 py-5 sm:px-0 lg:sticky lg:top-[min(1rem,calc(100dvh-var(--panel-height,0px)-1rem))] lg:col-start-2 lg:row-span-2 lg:rounded-site lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-site"
        >
          <BuyingPanel
            key={page.car.id}
            page={page}
            views={car.views}
            price={slots.price}
            finance={slots.finance}
            similarForm={slots.similarForm}
            priceRef={price}
          />
        </aside>
        <div className="grid min-w-0 grid-cols-1 gap-10 px-4 pt-2 pb-10 sm:px-0 lg:col-start-1 lg:pt-8">
          {page.usedBenefits.length > 0 && <UsedBenefits benefits={page.usedBenefits} />}
          <KeyFacts key={page.car.id} facts={page.facts} shown={page.factsShown} />
          <InfoTabs key={`${page.car.id} tabs`} tabs={page.tabs} featuresShown={page.featuresShown} />
          <SpecPanel title={page.specTitle} specs={page.specs} />
          <PlaceSection place={page.place} />
          {slots.share}
        </div>
      </article>
      {(slots.similar !== null || slots.viewed !== null) && (
        <div className="mx-auto grid max-w-360 gap-10 px-4 pb-14 lg:px-8">
          {slots.similar}
          {slots.viewed}
        </div>
      )}
      {page.stickyBar !== null && <StickyBar key={page.car.id} page={page} bar={page.stickyBar} price={price} />}
    </>
  )
}
