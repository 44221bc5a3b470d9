import { data, redirect } from 'react-router'
import { readFormFields } from '#features/parts/lead-form/read-form-fields.server.ts'
import { noStore, type LeadReply } from '#features/parts/lead-form/form-route.ts'
import { largestForm, submitLead, type LeadServices } from '#features/parts/lead-form/submit-lead.server.ts'
import { readLimitedText } from '#http/read-limited-text.ts'
import { buildRetryAfter } from '#http/retry-after.ts'
import { listSoldItemTypes } from '#site/sold-item-types.ts'
import { acceptOffer, type AcceptServices } from './accept-offer.server.ts'
import { findWantedVehicle, isUsable, type TradeInServices } from './load-trade-in.server.ts'
import { buildTradeInHref, type TradeInAddress } from './trade-in-address.ts'
import { openState, sealOffer, sealState, type TradeInState } from './trade-in-state.server.ts'
import {
  answerField,
  vehicleFieldNames,
  type ConditionReply,
  type FailedReply,
  type VehicleFieldName,
  type VehicleReply,
} from './trade-in-view.ts'
import { createValuationForm } from './valuation-form.ts'
import {
  beginValuation,
  findQuestions,
  finishValuation,
  keepUnread,
  readVehicleFields,
  thisYearAt,
} from './value-trade-in.server.ts'

export interface SubmitServices extends TradeInServices, AcceptServices {
  readonly leads: AcceptServices['leads']
  readonly valuations: AcceptServices['valuations']
  readonly takeAllowance: LeadServices['takeAllowance']
  readonly takeNetworkAllowance: LeadServices['takeNetworkAllowance']
  readonly findVisitor: LeadServices['findVisitor']
  readonly log: LeadServices['log']
}

/** Calls of the valuation provider by one visitor: each may cost the dealer money (API-04). */
export const valuationLimit = { name: 'valuation', limit: 30, windowMs: 600_000 } as const
const tooManyValuations = 'That is a lot of valuations in a row. Try again in ten minutes, or call us.'

/**
 * Handles the form of one step: on to the next step by a redirect, so that Back and reload work without scripts, or the
 * step again with its errors and all values. Throws a 413 for a body larger than any valid form (API-04).
 */
export async function submitTradeIn(services: SubmitServices, address: TradeInAddress, request: Request) {
  const body = await readLimitedText(request, largestForm)
  if (body === null) throw data(null, { status: 413 })
  if (address.offer !== null) return submitAcceptance(services, address, address.offer, request)
  const state = address.answers === null ? null : openState(services, address.answers)
  if (address.step === 'vehicle') return submitVehicle(services, address, body)
  // Answers that cannot be read lead to the first step, which says so.
  if (state === null) return redirect(buildTradeInHref(address, { answers: 'expired' }), 303)
  return address.step === 'condition'
    ? submitCondition(services, address, state, body)
    : submitDetails(services, address, state, body, request)
}

const takeValuation = ({ takeAllowance }: SubmitServices): Promise<boolean> =>
  takeAllowance(valuationLimit.name, valuationLimit.limit, valuationLimit.windowMs)

const buildRefusal = (status: 422 | 429) => ({
  status,
  headers: { ...noStore.headers, ...buildRetryAfter(status === 429 ? valuationLimit.windowMs / 1000 : null) },
})

async function submitVehicle(services: SubmitServices, address: TradeInAddress, body: string) {
  const fields = readFormFields(body, vehicleFieldNames)
  // A bounded echo: no field is longer than what a control takes.
  const typed = (name: VehicleFieldName): string => (fields.get(name) ?? '').slice(0, 200)
  const refuse = (reply: Partial<VehicleReply>, status: 422 | 429) =>
    data<VehicleReply>(
      {
        kind: 'vehicle',
        values: {
          kind: typed('kind'),
          rego: typed('rego'),
          regoState: typed('regoState'),
          kms: typed('kms'),
          make: typed('make'),
          model: typed('model'),
          year: typed('year'),
        },
        problems: [],
        messages: [],
        ...reply,
      },
      buildRefusal(status),
    )
  const kinds = await listSoldItemTypes(services.search, services.site, services.ctx.now())
  const read = readVehicleFields(typed, thisYearAt(services), kinds)
  if (!read.ok) return refuse({ problems: read.problems }, 422)
  if (!(await takeValuation(services))) return refuse({ messages: [tooManyValuations] }, 429)
  const begun = await beginValuation(services, read.car)
  if (begun.kind === 'unidentified') {
    const text = begun.unavailable
      ? 'We cannot look up regos right now. Enter the make, model and year.'
      : 'We could not find that rego. Check it, or enter make, model and year.'
    return refuse({ problems: [{ field: 'make', text }] }, 422)
  }
  const step = begun.kind === 'questions' && begun.questions.length > 0 ? 'condition' : 'details'
  const state =
    begun.kind === 'questions' && begun.questions.length === 0
      ? await valueWithoutQuestions(services, begun.state)
      : begun.state
  return redirect(buildTradeInHref(address, { step, answers: sealState(services, state) }), 303)
}

/** A provider that asks nothing values the car at once. */
async function valueWithoutQuestions(services: SubmitServices, state: TradeInState): Promise<TradeInState> {
  const outcome = await finishValuation(services, state, [], () => null)
  return outcome.kind === 'valued' ? outcome.state : state
}

/** What a body chooses of the questions of the page that sent it, whatever these are. */
function listChosen(body: string): readonly (readonly [string, string])[] {
  const names = [...new URLSearchParams(body).keys()].filter((name) => name.startsWith(answerField('')))
  return [...readFormFields(body, names)].map(([name, answer]) => [name.slice(answerField('').length), answer] as const)
}

async function submitCondition(services: SubmitServices, address: TradeInAddress, state: TradeInState, body: string) {
  const asked = await findQuestions(services, state)
  const questions = asked.kind === 'questions' ? asked.questions : []
  const fields = readFormFields(
    body,
    questions.map(({ id }) => answerField(id)),
  )
  const given = (id: string): string | null => fields.get(answerField(id))
  const refuse = (reply: Partial<ConditionReply>, status: 422 | 429) => {
    const answers = Object.fromEntries(questions.map(({ id }) => [id, (given(id) ?? '').slice(0, 60)]))
    return data<ConditionReply>(
      { kind: 'condition', answers, problems: [], messages: [], ...reply },
      buildRefusal(status),
    )
  }
  if (!(await takeValuation(services))) return refuse({ messages: [tooManyValuations] }, 429)
  // The provider that asked the questions is unavailable: the dealer values the car by hand, with what was chosen.
  const outcome =
    asked.kind === 'questions'
      ? await finishValuation(services, state, questions, given)
      : { kind: 'valued' as const, state: keepUnread(state, asked.valuation, listChosen(body)) }
  if (outcome.kind === 'incomplete') {
    const problems = questions
      .filter(({ id }) => outcome.missing.includes(id))
      .map(({ id, text }) => ({ field: answerField(id), text: `Choose an answer: ${text}` }))
    return refuse({ problems }, 422)
  }
  const answers = sealState(services, outcome.state)
  return redirect(buildTradeInHref(address, { step: 'details', answers }), 303)
}

async function submitDetails(
  services: SubmitServices,
  address: TradeInAddress,
  state: TradeInState,
  body: string,
  request: Request,
) {
  // An estimate whose last day has passed is asked for again.
  if (!isUsable(services, state))
    return redirect(buildTradeInHref(address, { step: 'condition', answers: sealState(services, state) }), 303)
  const action = buildTradeInHref(address, { step: 'details', answers: sealState(services, state) })
  const outcome = await submitLead(
    services,
    {
      form: createValuationForm(services.site, action, state),
      vehicle: await findWantedVehicle(services, address),
    },
    body,
    { pageUrl: readPage(request), userAgent: request.headers.get('user-agent') },
  )
  switch (outcome.kind) {
    case 'stored': {
      const offer = sealOffer(services, { leadId: outcome.leadId, state })
      return redirect(buildTradeInHref(address, { offer }), 303)
    }
    case 'refused':
      return data<LeadReply>(
        { reply: outcome.reply, submission: outcome.submission },
        { status: outcome.status, headers: { ...noStore.headers, ...buildRetryAfter(outcome.retryAfterSeconds) } },
      )
  }
}

/** The page without its query, which holds sealed answers. */
function readPage(request: Request): string | null {
  const referer = URL.parse(request.headers.get('referer') ?? '')
  return referer === null ? null : referer.origin + referer.pathname
}

const refusedOffers = {
  unknown: 'We could not find this estimate. Start again for a new one.',
  none: 'There is no estimate to accept.',
  expired: 'This estimate has expired. Start again for a new one.',
  failed: 'An error occurred when submitting this form',
} as const

/** The acceptance without scripts; with scripts the page makes the call itself. */
async function submitAcceptance(services: SubmitServices, address: TradeInAddress, token: string, request: Request) {
  const outcome = await acceptOffer(services, token, {
    pageUrl: readPage(request),
    userAgent: request.headers.get('user-agent'),
  })
  if (outcome.kind === 'accepted') return redirect(buildTradeInHref(address, { offer: token }), 303)
  const reply: FailedReply = { kind: 'failed', messages: [refusedOffers[outcome.kind]] }
  return data(reply, { status: outcome.kind === 'failed' ? 503 : 422, ...noStore })
}
