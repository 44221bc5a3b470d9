import { buildDealerData } from '#features/parts/structured-data/dealer-data.ts'
import { buildBarLead } from '#features/parts/site-frame/bar-lead.ts'
import { buildPageMeta } from '#features/parts/page-meta/page-meta.ts'
import { describeDealer } from '#features/screens/home/describe-dealer.server.ts'
import { HomePage } from '#features/screens/home/home-page.tsx'
import { loadHomePage } from '#features/screens/home/load-home-page.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/home.ts'
import { openView, sealView } from './sealed-view.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const [{ stock, ...page }, title] = await Promise.all([
    loadHomePage(services),
    site.content.home.title ?? describeDealer(services),
  ])
  const origin = resolveSiteOrigin(site, url.origin)
  const about = site.content.banner?.subtitle ?? 'Search our stock and enquire online.'
  return {
    page: sealView(page),
    pageBar: { lead: buildBarLead(site, { kind: 'home', ...stock }) },
    meta: buildPageMeta({
      title,
      siteName: site.name,
      description: `${site.name}. ${about}`,
      canonical: `${origin}/`,
      data: [buildDealerData(site, origin, services.ctx.now())],
    }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData === undefined ? [] : [...loaderData.meta]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage page={openView(loaderData.page)} />
}
