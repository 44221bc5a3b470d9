import type { SiteContext } from '#data/context.ts'
import type { LeadReader } from '#data/leads/lead-reader.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import type { ValuationRepository } from '#data/valuations/valuation-repository.ts'
import type { VisitorEvent } from '#domain/analytics/event-catalogue.ts'
import { dateInZone, formatDate } from '#domain/format/calendar-date.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatKm, formatNumber } from '#domain/format/format-number.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { toDollars } from '#domain/money/cents.ts'
import { resolveGuidance } from '#domain/trade-in/guidance.ts'
import { isOfferOpen } from '#domain/trade-in/offer-validity.ts'
import { describeTradeIn } from '#domain/trade-in/trade-in-vehicle.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildFormCar, buildLeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import { isValuedOnline } from '#site/switches.ts'
import { listSoldItemTypes } from '#site/sold-item-types.ts'
import { buildTradeInHref, type TradeInAddress } from './trade-in-address.ts'
import { openOffer, openState, sealState, type TradeInOffer, type TradeInState } from './trade-in-state.server.ts'
import type {
  ConditionStep,
  DetailsStep,
  OfferStep,
  OfferView,
  TradeInPageView,
  ValuedCarView,
  VehicleStep,
} from './trade-in-view.ts'
import { describeNoEstimate } from './no-estimate-words.ts'
import { createValuationForm } from './valuation-form.ts'
import { findQuestions, thisYearAt, type ValuingServices } from './value-trade-in.server.ts'

export interface TradeInServices extends ValuingServices {
  readonly ctx: SiteContext
  readonly search: Pick<StockSearch, 'facetValues'>
  readonly stock: Pick<StockRepository, 'findByIdOrSlug'>
  readonly leads: Pick<LeadReader, 'find'>
  readonly valuations: Pick<ValuationRepository, 'findAcceptance'>
  readonly formSecret: string
}

/** The event of a stored lead, as the success page fires it. */
export type BuildLeadEvent = (lead: NonNullable<Awaited<ReturnType<LeadReader['find']>>>) => VisitorEvent | null

/** The vehicle that the visitor wants to buy; null where none is named or it is not listed. */
export async function findWantedVehicle(
  { stock, ctx }: Pick<TradeInServices, 'stock' | 'ctx'>,
  { carId }: TradeInAddress,
): Promise<Vehicle | null> {
  return carId === null ? null : await stock.findByIdOrSlug(ctx, carId)
}

/** Builds the page of an address (BUY-04). Answers that cannot be read lead back to the first step. */
export async function loadTradeInPage(
  services: TradeInServices,
  address: TradeInAddress,
  buildLeadEvent: BuildLeadEvent,
): Promise<TradeInPageView> {
  const { site } = services
  const wanted = await findWantedVehicle(services, address)
  const dealership = resolveDealership(site, wanted?.dealership_slug ?? null)
  const phone = dealership.hides('phone') ? null : dealership.phone
  return {
    step: await loadStep(services, address, buildLeadEvent),
    startHref: buildTradeInHref(address, {}),
    kinds: await listSoldItemTypes(services.search, site, services.ctx.now()),
    wanted: buildFormCar(
      wanted,
      wanted === null ? null : { title: wanted.name, detail: `Stock no. ${wanted.stocknum}` },
    ),
    missing: address.namesVehicle && wanted === null,
    guidance: { years: site.trade_in.guidance_years, km: formatKm(site.trade_in.guidance_km) },
    valuedOnline: isValuedOnline(site),
    example: site.demo && site.integrations.valuations === 'sandbox',
    dealer: dealership.name,
    phone: phone === null ? null : formatPhone(phone),
  }
}

async function loadStep(
  services: TradeInServices,
  address: TradeInAddress,
  buildLeadEvent: BuildLeadEvent,
): Promise<TradeInPageView['step']> {
  if (address.offer !== null) {
    const offer = openOffer(services, address.offer)
    const lead = offer === null ? null : await services.leads.find(services.ctx, offer.leadId)
    if (offer !== null && lead !== null)
      return buildOfferStep(services, address, offer, address.offer, buildLeadEvent(lead))
    return buildVehicleStep(address, null, true)
  }
  const state = address.answers === null ? null : openState(services, address.answers)
  if (state === null) return buildVehicleStep(address, null, address.answers !== null)
  switch (address.step) {
    case 'vehicle':
      return buildVehicleStep(address, state, false)
    case 'condition':
      return buildConditionStep(services, address, state)
    case 'details':
      return isUsable(services, state)
        ? buildDetailsStep(services, address, state)
        : buildConditionStep(services, address, state)
  }
}

/** Whether a car is valued, and an estimate still holds: a page may lie open for weeks. */
export function isUsable({ site, ctx }: Pick<TradeInServices, 'site' | 'ctx'>, state: TradeInState): boolean {
  if (state.valuation === null) return false
  return state.lastDay === null || isOfferOpen(state.lastDay, ctx.now(), site.time_zone)
}

function buildVehicleStep(address: TradeInAddress, state: TradeInState | null, expired: boolean): VehicleStep {
  // What was typed by hand is typed again; what a plate led to is looked up again.
  const byHand = state === null || state.rego !== null ? null : state.vehicle
  return {
    kind: 'vehicle',
    action: buildTradeInHref(address, { step: 'vehicle' }),
    values: {
      kind: state?.kind ?? '',
      rego: state?.rego?.plate ?? '',
      regoState: state?.rego?.state ?? '',
      kms: state === null || state.km === null ? '' : formatNumber(state.km),
      make: byHand?.make ?? '',
      model: byHand?.model ?? '',
      year: byHand === null ? '' : String(byHand.year),
    },
    expired,
  }
}

function describeCar({ kind, vehicle, rego, km }: TradeInState): ValuedCarView {
  const noun = kind ?? 'vehicle'
  const plate = rego === null ? [] : [`${rego.plate} (${rego.state})`]
  return {
    noun,
    title: vehicle === null ? `Your ${noun}` : describeTradeIn(vehicle),
    detail: [...plate, ...(km === null ? [] : [formatKm(km)])].join(' · '),
  }
}

const isGuided = (services: ValuingServices, { vehicle, km }: TradeInState): boolean =>
  resolveGuidance({ year: vehicle?.year ?? null, km }, services.site.trade_in, thisYearAt(services)).length > 0

async function buildConditionStep(
  services: TradeInServices,
  address: TradeInAddress,
  state: TradeInState,
): Promise<ConditionStep> {
  const answers = sealState(services, state)
  const asked = await findQuestions(services, state)
  return {
    kind: 'condition',
    action: buildTradeInHref(address, { step: 'condition', answers }),
    backHref: buildTradeInHref(address, { step: 'vehicle', answers }),
    car: describeCar(state),
    questions: asked.kind === 'questions' ? asked.questions : [],
    answers: state.answers ?? {},
    guided: isGuided(services, state),
  }
}

async function buildDetailsStep(
  services: TradeInServices,
  address: TradeInAddress,
  state: TradeInState,
): Promise<DetailsStep> {
  const answers = sealState(services, state)
  const action = buildTradeInHref(address, { step: 'details', answers })
  const form = createValuationForm(services.site, action, state)
  return {
    kind: 'details',
    backHref: buildTradeInHref(address, { step: state.answers === null ? 'vehicle' : 'condition', answers }),
    car: describeCar(state),
    form: buildLeadFormView(form, services.site),
    submission: createSubmission(services, form.name),
    guided: isGuided(services, state),
    hasEstimate: state.valuation?.kind === 'estimate',
    byHand: state.valuation?.kind === 'by_hand',
  }
}

function buildOfferView({ site, ctx }: TradeInServices, { valuation, lastDay }: TradeInState): OfferView | null {
  if (valuation?.kind !== 'estimate' || lastDay === null) return null
  const { offerPrice, low, high } = valuation.estimate
  return {
    price: formatMoney(offerPrice),
    range: `${formatMoney(low)} to ${formatMoney(high)}`,
    until: formatDate(lastDay),
    open: isOfferOpen(lastDay, ctx.now(), site.time_zone),
  }
}

async function buildOfferStep(
  services: TradeInServices,
  address: TradeInAddress,
  { leadId, state }: TradeInOffer,
  token: string,
  event: VisitorEvent | null,
): Promise<OfferStep> {
  const { site, ctx, valuations } = services
  const acceptance = await valuations.findAcceptance(ctx, leadId)
  const offer = buildOfferView(services, state)
  return {
    kind: 'offer',
    car: describeCar(state),
    leadId,
    token,
    offer,
    words: describeNoEstimate(state.valuation, state.kind ?? 'vehicle'),
    answers: state.told,
    acceptedOn: acceptance === null ? null : formatDate(dateInZone(acceptance.acceptedAt, site.time_zone)),
    action: buildTradeInHref(address, { offer: token }),
    storing: site.trade_in.store_valuation ? buildStoring(leadId, token, state) : null,
    event,
    startHref: buildTradeInHref(address, {}),
  }
}

/** Body of POST /api/miscellaneous: the result of the valuation plus its column name (BUY-04). */
function buildStoring(leadId: string, token: string, { valuation }: TradeInState): OfferStep['storing'] {
  const offerPrice = valuation?.kind === 'estimate' ? toDollars(valuation.estimate.offerPrice) : null
  return { column_name: 'valuation', lead_id: leadId, token, offer_price: offerPrice }
}
