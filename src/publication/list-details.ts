import { datesOfOffer, selectOffers } from '#domain/offers/offer-state.ts'
import { resolvePromotionWindow } from '#domain/promotions/promotion-window.ts'
import { addressOf } from '#site/addresses.ts'
import { platformPageIds, platformPages } from '#site/content/platform-pages.ts'
import { listLocations, locationPath } from '#site/location-place.ts'
import { listSiteModels } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'
import type { SitemapEntry } from './sitemap.ts'

const undated = (path: string): SitemapEntry => ({ path, changed: null })

/** The offers that are on, each since its start. */
function listOffers(site: Site, nowMs: number): readonly SitemapEntry[] {
  const context = { siteIds: [site.id, site.slug], timeZone: site.time_zone, nowMs }
  return selectOffers(site.content.offers, context).map((offer) => {
    const { id, manufacturer } = offer
    const { fromMs } = resolvePromotionWindow(datesOfOffer(offer, site.time_zone))
    return {
      path:
        manufacturer === null
          ? addressOf(site, 'offer', { id })
          : addressOf(site, 'offer_of_make', { manufacturer, id }),
      changed: Number.isFinite(fromMs) ? new Date(fromMs).toISOString() : null,
    }
  })
}

function listModels(site: Site): readonly SitemapEntry[] {
  return listSiteModels(site).flatMap(({ page, accessories }) => [
    undated(addressOf(site, 'model', { slug: page })),
    ...(accessories.length === 0 ? [] : [undated(addressOf(site, 'model_accessories', { model: page }))]),
  ])
}

/** Content pages at paths with a parameter or of the site's own; the fixed ones stand in the table of addresses. */
function listContentPages(site: Site): readonly SitemapEntry[] {
  const ofPlatform = platformPageIds.map((id) => platformPages[id].path).filter((path) => path.startsWith('/pages/'))
  return [...ofPlatform, ...site.content.pages.map(({ path }) => path)].map(undated)
}

/**
 * Pages of single things of a site besides its vehicles and posts: content pages, locations, models with their
 * accessories, and the offers that are on. The caller leaves out those that the site does not have.
 */
export const listDetails = (site: Site, nowMs: number): readonly SitemapEntry[] => [
  ...listContentPages(site),
  ...listLocations(site).map((location) => undated(locationPath(site, location))),
  ...listModels(site),
  ...listOffers(site, nowMs),
]
