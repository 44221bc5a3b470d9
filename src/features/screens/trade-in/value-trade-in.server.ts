import { yearAt } from '#domain/format/year-at.ts'
import { resolveOfferEnd } from '#domain/trade-in/offer-validity.ts'
import {
  parseKilometres,
  parseModelYear,
  parsePlate,
  parseRegoState,
  parseVehicleName,
  type Rego,
  type TradeInVehicle,
} from '#domain/trade-in/trade-in-vehicle.ts'
import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'
import { describeAnswers, readAnswers, type AdjustmentQuestion, type Valuation } from '#domain/trade-in/valuation.ts'
import type {
  EstimateOutcome,
  EstimateRequest,
  IdentifyOutcome,
  ValuedCar,
} from '#integrations/valuations/valuation-provider.ts'
import type { SiteContext } from '#data/context.ts'
import type { Site } from '#site/site.ts'
import { isValuedOnline } from '#site/switches.ts'
import type { TradeInState } from './trade-in-state.server.ts'
import type { FieldProblem, VehicleFieldName } from './trade-in-view.ts'
import { asksKind, exampleNames, needsKilometres, nounOf } from './trade-in-words.ts'

/** What valuing a car uses of the services of a request. */
export interface ValuingServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly identifyTradeIn: (car: ValuedCar) => Promise<IdentifyOutcome>
  readonly estimateTradeIn: (request: EstimateRequest) => Promise<EstimateOutcome>
}

/** The car that the visitor named, and its kind; null where that is not known. */
export interface NamedCar extends ValuedCar {
  readonly kind: ItemType | null
}

type ReadVehicle =
  | { readonly ok: true; readonly car: NamedCar }
  | { readonly ok: false; readonly problems: readonly FieldProblem<VehicleFieldName>[] }

/**
 * Reads the car as it was typed: by rego and state, or by make, model and year, or both. `typed` gives the text of a
 * field, '' where it was left empty. `kinds`: what the site sells, and so what the visitor may choose.
 */
export function readVehicleFields(
  typed: (name: VehicleFieldName) => string,
  thisYear: number,
  kinds: readonly ItemType[],
): ReadVehicle {
  const problems: FieldProblem<VehicleFieldName>[] = []
  const isGiven = (name: VehicleFieldName): boolean => typed(name).trim() !== ''
  const need = <Value>(name: VehicleFieldName, value: Value | null, text: string): Value | null => {
    if (value === null) problems.push({ field: name, text })
    return value
  }
  const kind = asksKind(kinds)
    ? need('kind', kinds.find((each) => each === typed('kind').trim()) ?? null, 'Choose what you have')
    : kinds.length === 1
      ? (kinds[0] ?? null)
      : null
  const like = exampleNames[kind ?? nounOf(kinds)]
  const byHand = isGiven('make') || isGiven('model') || isGiven('year')
  let rego: Rego | null = null
  if (isGiven('rego') || !byHand) {
    const plate = need(
      'rego',
      parsePlate(typed('rego')),
      isGiven('rego') ? 'A rego has letters and digits only, at most 9' : 'Enter your rego, or enter make and model',
    )
    const state = need('regoState', parseRegoState(typed('regoState')), 'Choose the state of the rego')
    if (plate !== null && state !== null) rego = { plate, state }
  }
  // Before the kind is chosen nobody is told that kilometres are missing: a caravan has none.
  const isKmNeeded = isGiven('kms') || (needsKilometres(kind) && (kind !== null || !asksKind(kinds)))
  const km = isKmNeeded
    ? need('kms', parseKilometres(typed('kms')), 'Enter the kilometres on the clock, like 85,000')
    : null
  let vehicle: TradeInVehicle | null = null
  if (byHand) {
    const make = need('make', parseVehicleName(typed('make')), `Enter the make, like ${like.make}`)
    const model = need('model', parseVehicleName(typed('model')), `Enter the model, like ${like.model}`)
    const year = need('year', parseModelYear(typed('year'), thisYear), 'Enter the year in four digits, like 2019')
    if (make !== null && model !== null && year !== null) vehicle = { make, model, year, badge: null }
  }
  return problems.length === 0 ? { ok: true, car: { kind, rego, vehicle, km } } : { ok: false, problems }
}

/** The calendar year at the site. */
export const thisYearAt = ({ site, ctx }: Pick<ValuingServices, 'site' | 'ctx'>): number =>
  yearAt(ctx.now(), site.time_zone)

/** First valuation call (BUY-04). */
export type BeginOutcome =
  | { readonly kind: 'questions'; readonly state: TradeInState; readonly questions: readonly AdjustmentQuestion[] }
  /** There is no online estimate; the visitor goes on to leave details. */
  | { readonly kind: 'valued'; readonly state: TradeInState }
  /** The plate leads to no car: the visitor is asked for make and model. `unavailable`: the provider did not answer. */
  | { readonly kind: 'unidentified'; readonly unavailable: boolean }

/**
 * Asks which car it is. A car that was named by hand always goes on, whatever the provider says. Without a provider
 * every car does: the dealer looks up a rego.
 */
export async function beginValuation(services: ValuingServices, car: NamedCar): Promise<BeginOutcome> {
  const { kind, ...asked } = car
  const told = { kind, rego: car.rego, km: car.km, reference: null, answers: null, told: [], lastDay: null }
  if (!isValuedOnline(services.site))
    return { kind: 'valued', state: { ...told, vehicle: car.vehicle, valuation: { kind: 'by_hand' } } }
  const outcome = await services.identifyTradeIn(asked)
  if (outcome.kind === 'identified') {
    const { vehicle, reference, questions } = outcome
    const state: TradeInState = { ...told, vehicle, reference, valuation: null }
    return { kind: 'questions', state, questions }
  }
  if (car.vehicle === null && (outcome.kind === 'unavailable' || outcome.reason === 'unknown_vehicle'))
    return { kind: 'unidentified', unavailable: outcome.kind === 'unavailable' }
  const valuation: Valuation =
    outcome.kind === 'none' ? { kind: 'none', reason: outcome.reason } : { kind: 'unavailable' }
  return { kind: 'valued', state: { ...told, vehicle: car.vehicle, valuation } }
}

/** What the provider asks about a car that was identified before; without its questions no answer can be read. */
export type QuestionsOutcome =
  | { readonly kind: 'questions'; readonly questions: readonly AdjustmentQuestion[] }
  | { readonly kind: 'unasked'; readonly valuation: Exclude<Valuation, { readonly kind: 'estimate' }> }

export async function findQuestions(
  services: ValuingServices,
  { rego, vehicle, km }: TradeInState,
): Promise<QuestionsOutcome> {
  const outcome = await services.identifyTradeIn({ rego, vehicle, km })
  switch (outcome.kind) {
    case 'identified':
      return { kind: 'questions', questions: outcome.questions }
    case 'none':
      return { kind: 'unasked', valuation: { kind: 'none', reason: outcome.reason } }
    case 'unavailable':
      return { kind: 'unasked', valuation: { kind: 'unavailable' } }
  }
}

/** The most that a provider asks, and the length of the id of a question or of an answer. */
const mostAnswers = 20
const longestId = 60

/** 'service_history' as 'Service history:'. */
const nameQuestion = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('_', ' ')}:`

/**
 * The state without an estimate, and with what the visitor chose: the dealer values the car by hand and needs the
 * answers. Their words are the provider's and not known now: the ids stand for them. Where the form had no questions,
 * the answers of before stay.
 */
export function keepUnread(
  state: TradeInState,
  valuation: Exclude<Valuation, { readonly kind: 'estimate' }>,
  chosen: readonly (readonly [string, string])[],
): TradeInState {
  const kept = chosen.filter(([id, answer]) => id.length <= longestId && answer.length <= longestId)
  if (kept.length === 0) return { ...state, answers: state.answers ?? {}, valuation, lastDay: null }
  const words = kept.slice(0, mostAnswers).map(([id, answer]) => ({
    question: nameQuestion(id),
    answer: answer.replaceAll('_', ' '),
  }))
  return {
    ...state,
    answers: Object.fromEntries(kept.slice(0, mostAnswers)),
    told: shorten(words),
    valuation,
    lastDay: null,
  }
}

/** Length of all answers in words, in characters; later ones are left out, and the provider has every answer. */
const longestWords = 1_800

function shorten(told: ReturnType<typeof describeAnswers>): TradeInState['told'] {
  let left = longestWords
  return told.filter(({ question, answer }) => (left -= question.length + answer.length) >= 0)
}

export type AdjustOutcome =
  | { readonly kind: 'valued'; readonly state: TradeInState }
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] }

/** Second valuation call, with the answers (BUY-04). */
export async function finishValuation(
  services: ValuingServices,
  state: TradeInState,
  questions: readonly AdjustmentQuestion[],
  given: (questionId: string) => string | null,
): Promise<AdjustOutcome> {
  const { answers, missing } = readAnswers(questions, given)
  if (missing.length > 0) return { kind: 'incomplete', missing }
  const { site, ctx } = services
  const told = shorten(describeAnswers(questions, answers))
  if (state.vehicle === null)
    return { kind: 'valued', state: { ...state, answers, told, valuation: { kind: 'unavailable' } } }
  const { reference, rego, vehicle, km } = state
  const outcome = await services.estimateTradeIn({ reference, rego, vehicle, km, answers })
  switch (outcome.kind) {
    case 'estimate': {
      const lastDay = resolveOfferEnd(ctx.now(), site.trade_in.estimate_days, site.time_zone)
      return { kind: 'valued', state: { ...state, answers, told, valuation: outcome, lastDay } }
    }
    case 'none':
      return { kind: 'valued', state: { ...state, answers, told, valuation: outcome, lastDay: null } }
    case 'unavailable':
      return { kind: 'valued', state: { ...state, answers, told, valuation: { kind: 'unavailable' }, lastDay: null } }
  }
}
