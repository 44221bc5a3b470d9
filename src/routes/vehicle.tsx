import { lazy, Suspense, useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { useTrack } from '#features/parts/analytics/track.ts'
import { createEnquiryForm } from '#features/parts/enquiry/enquiry-form.ts'
import { buildLeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import { buildFinancePanel } from '#features/parts/finance/finance-panel-view.ts'
import { FinancePanel } from '#features/parts/finance/finance-panel.tsx'
import { ViewedStrip } from '#features/parts/recently-viewed/viewed-strip.tsx'
import { ShareActionsContext } from '#features/parts/sharing/share-actions.ts'
import { ShareBar } from '#features/parts/sharing/share-bar.tsx'
import { resolveSearchAddress } from '#features/screens/search-results/search-knowledge.server.ts'
import { buildShareView } from '#features/parts/sharing/share-view.ts'
import { isBuiltButton } from '#features/parts/site-frame/button-links.ts'
import { buildGoneVehicle } from '#features/parts/site-frame/gone-vehicle.ts'
import { buildVehicleMeta } from '#features/parts/structured-data/vehicle-meta.ts'
import { useEnquiryLink } from '#features/parts/vehicle-card/card-actions.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { CardTag } from '#features/parts/vehicle-card/card-tag.tsx'
import { FavouriteButton } from '#features/parts/vehicle-card/favourite-button.tsx'
import { FinanceNote } from '#features/parts/vehicle-card/finance-note.tsx'
import { PriceBlock } from '#features/parts/vehicle-card/price-block.tsx'
import { buildVehicleCard } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { VehicleCard } from '#features/parts/vehicle-card/vehicle-card.tsx'
import { loadSimilar } from '#features/screens/vehicle-page/load-similar.server.ts'
import { PageLinksContext } from '#features/screens/vehicle-page/page-links.ts'
import { reportPhoneReveal } from '#features/screens/vehicle-page/report-phone-reveal.ts'
import { SimilarStrip } from '#features/screens/vehicle-page/similar-strip.tsx'
import { useVehicleView } from '#features/screens/vehicle-page/use-vehicle-view.ts'
import { buildVehiclePage } from '#features/screens/vehicle-page/vehicle-page-view.ts'
import { VehiclePage } from '#features/screens/vehicle-page/vehicle-page.tsx'
import { isGone } from '#domain/vehicle/gone.ts'
import { findNextMidnight } from '#domain/vehicle/next-change.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { loadAnew } from '#ui/load-anew.ts'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/vehicle.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, ctx, stock, views, findPreview, limitFreshness } = services
  const nowMs = ctx.now()
  const vehicle = await stock.findBySlug(ctx, params.slug)
  if (vehicle === null) throw data(null, { status: 404 })
  if (isGone(vehicle, nowMs, site.stock.gone_after_days)) throw data(buildGoneVehicle(vehicle, site), { status: 410 })
  const [picture] = vehicle.images
  const listing = resolveListing(vehicle, site, nowMs)
  limitFreshness(Math.min(listing.holdsUntil, findNextMidnight(nowMs, site.time_zone)))
  const page = buildVehiclePage(listing, {
    site,
    nowMs,
    views: await views.find(ctx, vehicle.id),
    preview: picture === undefined ? null : findPreview(picture.url),
    isBuilt: (href) =>
      isBuiltButton(site, href, {
        dealership: vehicle.dealership_slug,
        isSearch: (pathname) => resolveSearchAddress(site, services.search, pathname, nowMs) !== null,
      }),
  })
  const { tag, favourite } = buildVehicleCard(listing, resolveCardSettings(site, vehicle.dealership_slug))
  const similar = await loadSimilar(services, vehicle)
  const answer = {
    page,
    tag,
    favourite,
    finance: buildFinancePanel(listing, site),
    share: buildShareView(vehicle, site, url.origin),
    meta: buildVehicleMeta(listing, site, url.origin),
    similar: similar.map((other) => {
      const otherListing = resolveListing(other, site, nowMs)
      limitFreshness(otherListing.holdsUntil)
      return buildVehicleCard(otherListing, resolveCardSettings(site, other.dealership_slug))
    }),
    // Every showing of a form has a token of its own, so the page of a sold vehicle is not kept (VDP-02).
    form: page.inStock
      ? null
      : {
          view: buildLeadFormView(createEnquiryForm({ vehicle, about: 'similar', missing: false }, site), site),
          submission: createSubmission(services, 'enquiry'),
        },
  }
  return page.inStock ? answer : data(answer, { headers: { 'Cache-Control': 'no-store' } })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [{ title: 'Vehicle not found' }, { name: 'robots', content: 'noindex' }]
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Sold vehicles alone carry the form in the page; the others fetch it when it is asked for. */
const LeadForm = lazy(async () => ({
  default: (await import('#features/parts/lead-form/lead-form.tsx').catch(loadAnew)).LeadForm,
}))

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  const { page, tag, favourite, finance, share, similar, form } = loaderData
  const track = useTrack()
  const car = useVehicleView(page.car, page.websiteId)
  const enquire = useEnquiryLink(page.actions.enquire?.href ?? page.similarHref)
  const offerHref = page.actions.links.find(({ name }) => name === 'offer')?.href ?? null
  const offer = useEnquiryLink(offerHref ?? '')
  const { event } = page
  useEffect(() => {
    // One view a car, whatever else of the page is drawn anew (VDP-16).
    if (page.car.car_type === 'used') track({ name: 'used_detail_view', parameters: event })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [page.car.id, track])
  const { revalidate } = useRevalidator()
  const isOutdated = car.updated_at !== page.car.updated_at
  useEffect(() => {
    // The car has changed since this page was made: what it says is decided anew where the rules are (VDP-15).
    if (isOutdated) void revalidate()
  }, [isOutdated, revalidate])
  const links = {
    enquire,
    ...(offerHref === null ? {} : { offer }),
    phoneRevealed: () => reportPhoneReveal(page),
    historyOpened: () => track({ name: 'history_report', parameters: event }),
  }
  return (
    <PageLinksContext value={links}>
      <ShareActionsContext value={{ printed: (parameters) => track({ name: 'print', parameters }) }}>
        <VehiclePage
          page={page}
          car={car}
          slots={{
            price: page.price === null ? null : <PriceBlock price={page.price} size="page" />,
            overlay: (
              <>
                {tag !== null && <CardTag tag={tag} />}
                {favourite !== null && <FavouriteButton favourite={favourite} />}
              </>
            ),
            // No feed brings any yet.
            media: null,
            finance: finance === null ? null : <FinancePanel panel={finance} />,
            share: share === null ? null : <ShareBar share={share} />,
            similarForm:
              form === null ? null : (
                <Suspense>
                  <LeadForm key={form.submission} id="similar" view={form.view} submission={form.submission} />
                </Suspense>
              ),
            similar:
              similar.length === 0 ? null : (
                <SimilarStrip
                  title="Similar vehicles"
                  note={<FinanceNote cards={similar} />}
                  cards={similar.map((card) => ({ key: card.id, card: <VehicleCard card={card} loading="lazy" /> }))}
                />
              ),
            viewed:
              page.recentlyViewed === 0 ? null : (
                <ViewedStrip
                  car={page.car}
                  most={page.recentlyViewed}
                  renderPrice={(shown) => <PriceBlock price={shown} size="card" />}
                />
              ),
          }}
        />
      </ShareActionsContext>
    </PageLinksContext>
  )
}
