import { useEffect } from 'react'
import { data, useNavigation } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { useTrack } from '#features/parts/analytics/track.ts'
import { awaitAnswer } from '#features/parts/lead-form/await-answer.ts'
import { clientAction as keepLeadForm, noStore } from '#features/parts/lead-form/form-route.ts'
import { requireVisitor } from '#features/parts/sign-in/require-visitor.server.ts'
import { buildLeadEvent } from '#features/screens/enquiry/build-lead-event.server.ts'
import { noteSuccess } from '#features/screens/enquiry/success-note.ts'
import { loadTradeInPage } from '#features/screens/trade-in/load-trade-in.server.ts'
import { callOfferAccepted, callStoreValuation } from '#features/screens/trade-in/offer-calls.ts'
import { submitTradeIn } from '#features/screens/trade-in/submit-trade-in.server.ts'
import { parseTradeInAddress } from '#features/screens/trade-in/trade-in-address.ts'
import { TradeInPage } from '#features/screens/trade-in/trade-in-page.tsx'
import { nounOf } from '#features/screens/trade-in/trade-in-words.ts'
import type { TradeInReply } from '#features/screens/trade-in/trade-in-view.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { clearSubmittedDraft } from '#ui/form-draft.ts'
import type { Route } from './+types/trade-in.ts'

export { handle, headers } from '#features/parts/lead-form/form-route.ts'
export { meta } from '#features/parts/page-meta/route-meta.ts'

/** Throws a 404 where the site takes no trade-ins, and a redirect where it asks for a sign-in first (AUTH-02). */
async function admit(services: RequestContext, url: URL): Promise<void> {
  if (!services.site.trade_in.enabled) throw data(null, { status: 404 })
  await requireVisitor(services, url, 'trade_in')
}

/** /trade-in, /sell-my-car, /sell-your-car and /cars/trade-in?car_id={id or slug} (BUY-04). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  await admit(services, url)
  const { site } = services
  const page = await loadTradeInPage(services, parseTradeInAddress(url.pathname, url.searchParams), buildLeadEvent)
  const meta = buildSiteMeta(site, url.origin, {
    title: `What is your ${nounOf(page.kinds)} worth?`,
    description: page.valuedOnline
      ? `Value your trade-in online with ${site.name}: an estimate in four short steps.`
      : `Tell ${site.name} about your trade-in, and our team calls you with a figure.`,
    path: site.routes.trade_in,
    // Later steps hold the answers of one visitor.
    listed: url.search === '',
  })
  return data({ page, meta }, noStore)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  await admit(services, url)
  return submitTradeIn(services, parseTradeInAddress(url.pathname, url.searchParams), request)
}

/** Without a connection the step stays with what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isLead = (await request.clone().formData()).has('submission')
  if (isLead) return keepLeadForm({ request, serverAction })
  try {
    return await awaitAnswer(serverAction())
  } catch (error) {
    if (error instanceof Response || !(error instanceof TypeError)) throw error
    const reply: TradeInReply = {
      kind: 'failed',
      messages: ['We could not reach the website. Check your connection and try again.'],
    }
    return data(reply, { status: 503 })
  }
}

export default function TradeIn({ loaderData, actionData }: Route.ComponentProps) {
  const track = useTrack()
  const navigation = useNavigation()
  const { page } = loaderData
  const offer = page.step.kind === 'offer' ? page.step : null
  useEffect(() => {
    // Once for each lead, however often its page is loaded (LEAD-03).
    if (offer === null || !noteSuccess(offer.leadId)) return
    clearSubmittedDraft()
    if (offer.event !== null) track(offer.event)
    if (offer.storing !== null) void callStoreValuation(offer.storing)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a lead, whatever else is rendered
  }, [offer?.leadId])
  return (
    <TradeInPage
      page={page}
      refused={actionData}
      busy={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
      accept={async (given) => {
        const message = await callOfferAccepted(given)
        if (message === null) track({ name: 'offer_accepted', parameters: {} })
        return message
      }}
    />
  )
}
