import { useEffect, useRef, type RefObject } from 'react'
import { useRevalidator } from 'react-router'
import { useTrack } from '#features/parts/analytics/track.ts'
import { FinancePanel } from '#features/parts/finance/finance-panel.tsx'
import { People } from '#features/parts/people/people.tsx'
import { PromotionCard } from '#features/parts/promotions/promotion-card.tsx'
import { ViewedStrip } from '#features/parts/recently-viewed/viewed-strip.tsx'
import { ShareBar } from '#features/parts/sharing/share-bar.tsx'
import { CardTag } from '#features/parts/vehicle-card/card-tag.tsx'
import { FavouriteButton } from '#features/parts/vehicle-card/favourite-button.tsx'
import { PausePoint } from '#ui/pause-point.tsx'
import { BuyingPanel } from './buying-panel.tsx'
import { CarHeading } from './car-heading.tsx'
import { UsedBenefits } from './certified.tsx'
import { Gallery } from './gallery.tsx'
import { HistoryCards } from './history-cards.tsx'
import { InfoTabs } from './info-tabs.tsx'
import { KeyFacts } from './key-facts.tsx'
import { PlaceSection } from './place-section.tsx'
import { RunningCosts } from './running-costs.tsx'
import { SectionNav } from './section-nav.tsx'
import { SimilarStrip } from '#features/parts/vehicle-card/similar-strip.tsx'
import { SpecPanel } from './spec-panel.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { useVehicleView } from './use-vehicle-view.ts'
import type { WholeVehicleView } from './vehicle-page-data.ts'
import type { PageCar, VehiclePageView } from './vehicle-page-view.ts'
import { WhatYouGet } from './what-you-get.tsx'

/**
 * The current data of the car. Counts and reports one view, and reloads a page that is out of date (VDP-15, VDP-16).
 */
function useCurrentCar({ car, websiteId, event }: VehiclePageView): PageCar {
  const track = useTrack()
  const { revalidate } = useRevalidator()
  const current = useVehicleView(car, websiteId)
  useEffect(() => {
    if (car.car_type === 'used') track({ name: 'used_detail_view', parameters: event })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one view a car, whatever else of the page changes
  }, [car.id, track])
  const isOutdated = current.updated_at !== car.updated_at
  useEffect(() => {
    // The car changed after this page was rendered; only the server can apply the rules again.
    if (isOutdated) void revalidate()
  }, [isOutdated, revalidate])
  return current
}

/**
 * Makes a panel that is taller than the viewport stick by its bottom edge, so that its last button becomes reachable
 * early. The effect writes the panel's height to `--panel-height`; without scripts the panel sticks by its top edge.
 */
function useStickyPanel(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    if (element === null) return
    const observer = new ResizeObserver(() => element.style.setProperty('--panel-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [panel])
}

/**
 * The page of one vehicle. On a phone: pictures, title, which a site may put above them, price and actions, the
 * sections in the order of the site, similar vehicles, which come before the sections of one that is sold. On a desktop
 * the price column is at the right and stays while the rest scrolls.
 */
export function VehiclePage({ data }: { data: WholeVehicleView }) {
  const { page, parts, sectionLinks, tag, favourite, finance, share, similar, promotions, form } = data
  const car = useCurrentCar(page)
  const panel = useRef<HTMLElement>(null)
  const price = useRef<HTMLDivElement>(null)
  useStickyPanel(panel)
  const alike = similar.length > 0 && (
    <PausePoint>
      <SimilarStrip cards={similar} />
    </PausePoint>
  )
  return (
    <>
      <article className="vehicle-columns">
        <Trail trail={page.trail} />
        {page.headingPlace !== 'panel' && (
          <div className={`vehicle-head head-${page.headingPlace}`}>
            <CarHeading page={page} />
          </div>
        )}
        <Gallery
          key={page.car.id}
          pictures={page.gallery}
          preview={page.preview}
          title={page.title}
          placeholder={page.placeholder}
          outline={page.outline}
          zoom={page.zoom}
          overlay={
            <>
              {tag !== null && <CardTag tag={tag} />}
              {favourite !== null && <FavouriteButton favourite={favourite} />}
            </>
          }
        />
        <aside ref={panel} aria-label="Price and contact" className="beside-pictures">
          <BuyingPanel
            key={page.car.id}
            page={page}
            views={car.views}
            favourite={favourite}
            finance={finance}
            shares={share !== null && share.networks !== null && page.sections.includes('share')}
            form={form}
            hasSimilar={similar.length > 0}
            priceRef={price}
          />
        </aside>
        <div className="vehicle-parts">
          {!page.inStock && alike}
          {sectionLinks.length > 0 && <SectionNav links={sectionLinks} />}
          <div className="vehicle-sections">
            {parts.map((name) => (
              <PausePoint key={`${page.car.id} ${name}`}>
                {name === 'finance' ? (
                  finance !== null && (
                    <div className="finance-box">
                      <FinancePanel panel={finance} />
                    </div>
                  )
                ) : (
                  <PageSection name={name} page={page} share={share} />
                )}
              </PausePoint>
            ))}
          </div>
        </div>
      </article>
      {promotions.length > 0 && (
        <ul aria-label="Promotions" className="vehicle-below gap-(--grid-gap) pb-10">
          {promotions.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} wide />
            </li>
          ))}
        </ul>
      )}
      {((page.inStock && alike) || page.recentlyViewed > 0) && (
        <div className="vehicle-below gap-10 pb-14">
          {page.inStock && alike}
          {page.recentlyViewed > 0 && <ViewedStrip car={page.car} most={page.recentlyViewed} />}
        </div>
      )}
      {page.stickyBar !== null && <StickyBar key={page.car.id} page={page} bar={page.stickyBar} price={price} />}
    </>
  )
}

/** A part of the page; their order is a setting of the site. */
function PageSection({
  name,
  page,
  share,
}: {
  name: VehiclePageView['sections'][number]
  page: VehiclePageView
  share: WholeVehicleView['share']
}) {
  switch (name) {
    case 'benefits':
      return page.usedBenefits.length > 0 && <UsedBenefits benefits={page.usedBenefits} />
    case 'facts':
      return <KeyFacts {...page} />
    case 'tabs':
      return <InfoTabs tabs={page.tabs} featuresShown={page.featuresShown} />
    case 'specs':
      return <SpecPanel title={page.specTitle} specs={page.specs} />
    case 'what_you_get':
      return page.whatYouGet !== null && <WhatYouGet {...page.whatYouGet} />
    case 'history':
      return page.history !== null && <HistoryCards history={page.history} />
    case 'running_costs':
      return page.runningCosts !== null && <RunningCosts costs={page.runningCosts} />
    case 'people':
      return <People people={page.people} columns={3} />
    case 'place':
      return <PlaceSection place={page.place} />
    case 'share':
      return share !== null && <ShareBar share={share} />
  }
}

/** As the crumbs of other pages; a chunk of their own would take the scripts of this page over their budget. */
function Trail({ trail }: Pick<VehiclePageView, 'trail'>) {
  return (
    <nav aria-label="Breadcrumb" className="vehicle-trail">
      <ol>
        {trail.map(({ text, href }, index) => (
          <li key={href}>
            {index > 0 && <span aria-hidden>›</span>}
            <a data-nav="" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
