import { data, redirect } from 'react-router'
import { cents } from '#domain/money/cents.ts'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { useTrack } from '#features/parts/analytics/track.ts'
import { renderText } from '#features/parts/content/find-article.server.ts'
import { receiveLead } from '#features/parts/lead-form/form-route.server.ts'
import { noStore } from '#features/parts/lead-form/form-route.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import { OfferList } from '#features/parts/offers/offer-list.tsx'
import { buildOffers } from '#features/parts/offers/offer-view.ts'
import { requireVisitor } from '#features/parts/sign-in/require-visitor.server.ts'
import { createFinanceForm, parseFinanceAddress } from '#features/screens/finance/finance-form.ts'
import { FinancePage } from '#features/screens/finance/finance-page.tsx'
import { buildFinancePage, personalisedPath } from '#features/screens/finance/finance-page-view.ts'
import { PriceBlock } from '#features/parts/vehicle-card/price-block.tsx'
import { resolveListing } from '#listing/resolve-listing.ts'
import { findDearest } from '#search/stock-searches.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { buildForSaleScope } from '#site/stock-scope.ts'
import type { Route } from './+types/finance.ts'

export { clientAction, handle, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'
export { meta } from '#features/parts/page-meta/route-meta.ts'

async function findVehicle({ stock, ctx }: RequestContext, query: URLSearchParams) {
  const address = parseFinanceAddress(query)
  const vehicle = address.carId === null ? null : await stock.findByIdOrSlug(ctx, address.carId)
  return { address, vehicle, missing: query.has('car_id') && vehicle === null }
}

/** null as well where the search cannot be asked: the page needs it for the end of one range only. */
async function findDearestPrice({ site, ctx, search }: RequestContext) {
  const dearest = await findDearest(search, buildForSaleScope(site, ctx.now())).catch(() => null)
  return dearest === null ? null : cents(dearest.priceCents)
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, ctx } = services
  if (!site.finance.enabled) throw data(null, { status: 404 })
  await requireVisitor(services, url, 'finance')
  const found = await findVehicle(services, url.searchParams)
  if (url.pathname.startsWith(personalisedPath) && found.vehicle === null) {
    // The finance page of one car needs a car.
    if (!found.missing) throw redirect(site.routes.finance)
    throw data(null, { status: 404 })
  }
  const page = buildFinancePage({
    site,
    listing: found.vehicle === null ? null : resolveListing(found.vehicle, site, ctx.now()),
    missing: found.missing,
    path: url.pathname,
    query: url.searchParams,
    dearest: await findDearestPrice(services),
    text: site.finance.page_text === null ? '' : renderText(site, site.finance.page_text).html,
  })
  return data(
    {
      page,
      offers: buildOffers(site, ctx.now(), { subject: 'finance' }),
      submission: createSubmission(services, 'finance'),
      meta: buildSiteMeta(site, url.origin, {
        title: page.heading + (page.car === null ? '' : `: ${page.car.title}`),
        description: `${page.intro} Repayment calculator and finance enquiry at ${site.name}.`,
        path: site.routes.finance,
        // The finance page of one car is for its visitor alone.
        listed: !url.pathname.startsWith(personalisedPath),
      }),
    },
    noStore,
  )
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  const { site } = services
  if (!site.finance.enabled) throw data(null, { status: 404 })
  await requireVisitor(services, url, 'finance')
  const { address, vehicle } = await findVehicle(services, url.searchParams)
  const form = createFinanceForm({ address, vehicle, price: null, site, action: url.pathname })
  return receiveLead(services, { form, vehicle }, request)
}

export default function Finance({ loaderData, actionData }: Route.ComponentProps) {
  const track = useTrack()
  const { page, submission, offers } = loaderData
  return (
    <FinancePage
      page={page}
      submission={submission}
      refused={actionData}
      offers={offers.length === 0 ? null : <OfferList offers={offers} swiped />}
      price={page.car?.price ? <PriceBlock price={page.car.price} size="page" /> : null}
      onCalculatorTouched={() => track({ name: 'calculator_touched', parameters: {} })}
    />
  )
}
