import { HomePage } from '#features/screens/home/home-page.tsx'
import { loadHomePage } from '#features/screens/home/load-home-page.server.ts'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { FinanceNote } from '#features/parts/vehicle-card/finance-note.tsx'
import { buildVehicleCard } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { VehicleCard } from '#features/parts/vehicle-card/vehicle-card.tsx'
import { findNextMidnight } from '#domain/vehicle/next-change.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext } from '#server/request-context.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, ctx, search, stock, limitFreshness } = getRequestContext(context)
  limitFreshness(findNextMidnight(ctx.now(), site.time_zone))
  const page = await loadHomePage({
    site,
    ctx,
    search,
    stock,
    buildCard(vehicle, nowMs) {
      const listing = resolveListing(vehicle, site, nowMs)
      limitFreshness(listing.holdsUntil)
      return buildVehicleCard(listing, resolveCardSettings(site, vehicle.dealership_slug))
    },
    isBuilt: (href) => isBuiltLink(site, href),
  })
  return {
    page,
    canonical: `${resolveSiteOrigin(site, url.origin)}/`,
    siteName: site.name,
    description: site.content.banner?.subtitle ?? null,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { page, canonical, siteName, description } = loaderData
  return [
    { title: page.title },
    { name: 'description', content: `${siteName}. ${description ?? 'Search our stock, with prices and details.'}` },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HomePage
      page={loaderData.page}
      renderCard={(card) => <VehicleCard card={card} loading="lazy" />}
      renderNote={(cards) => <FinanceNote cards={cards} />}
    />
  )
}
