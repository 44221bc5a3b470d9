import { dollars } from '#domain/money/cents.ts'
import { longestName, type TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts'
import {
  isSoundEstimate,
  noEstimateReasons,
  type AdjustmentQuestion,
  type Estimate,
  type NoEstimateReason,
} from '#domain/trade-in/valuation.ts'
import type { EstimateRequest, IdentifiedCar, ValuedCar } from './valuation-provider.ts'

// The words of the valuation service: kilometres are `kms`, money is in dollars, nulls stand for what is not known.

export const toIdentifyBody = ({ rego, vehicle, km }: ValuedCar): object => ({
  rego: rego?.plate ?? null,
  regoState: rego?.state ?? null,
  kms: km,
  make: vehicle?.make ?? null,
  model: vehicle?.model ?? null,
  year: vehicle?.year ?? null,
})

export const toEstimateBody = ({ reference, rego, vehicle, km, answers }: EstimateRequest): object => ({
  valuation_id: reference,
  rego: rego?.plate ?? null,
  regoState: rego?.state ?? null,
  kms: km,
  make: vehicle.make,
  model: vehicle.model,
  year: vehicle.year,
  adjustmentAnswers: answers,
})

type Fields = Readonly<Record<string, unknown>>
const toFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

const mostQuestions = 20
const mostOptions = 12
const longestText = 200
const idForm = /^[\w.:-]{1,60}$/

function readText(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null
  const text = value.replaceAll(/\p{Cc}/gu, ' ').trim()
  return text === '' || text.length > longest ? null : text
}

function readVehicle(value: unknown): TradeInVehicle | null {
  const { make, model, year, badge } = toFields(value)
  const [makeName, modelName] = [readText(make, longestName), readText(model, longestName)]
  if (makeName === null || modelName === null) return null
  if (typeof year !== 'number' || !Number.isInteger(year) || year < 1900 || year > 2200) return null
  return { make: makeName, model: modelName, year, badge: readText(badge, longestName) }
}

const readId = (value: unknown): string | null => (typeof value === 'string' && idForm.test(value) ? value : null)

/** A question without an id, a text or two options is left out: it could not be answered. */
function readQuestion(value: unknown): readonly AdjustmentQuestion[] {
  const { id, text, options } = toFields(value)
  const [questionId, questionText] = [readId(id), readText(text, longestText)]
  if (questionId === null || questionText === null || !Array.isArray(options)) return []
  const read = options.slice(0, mostOptions).flatMap((option: unknown) => {
    const given = toFields(option)
    const [optionId, optionText] = [readId(given.id), readText(given.text, longestText)]
    return optionId === null || optionText === null ? [] : [{ id: optionId, text: optionText }]
  })
  return read.length < 2 ? [] : [{ id: questionId, text: questionText, options: read }]
}

/** The car and its questions in an answer of the first call; null where it holds none. */
export function parseIdentified(answer: unknown): IdentifiedCar | null {
  const { valuation_id, vehicle, questions } = toFields(answer)
  const car = readVehicle(vehicle)
  if (car === null) return null
  const asked = Array.isArray(questions) ? questions.slice(0, mostQuestions).flatMap(readQuestion) : []
  const unique = [...new Map(asked.map((question) => [question.id, question])).values()]
  return { kind: 'identified', reference: readText(valuation_id, 200), vehicle: car, questions: unique }
}

/** The reason in an answer that gives no estimate; null where it gives no reason. */
export function parseNoEstimate(answer: unknown): NoEstimateReason | null {
  const { no_estimate } = toFields(answer)
  if (typeof no_estimate !== 'string') return null
  return noEstimateReasons.find((reason) => reason === no_estimate) ?? 'declined'
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 5_000_000

/** The estimate in an answer of the second call; without a range it is the offer itself. Null where it is none. */
export function parseEstimate(answer: unknown): Estimate | null {
  const { offer_price, low = offer_price, high = offer_price } = toFields(answer)
  if (!isAmount(offer_price) || !isAmount(low) || !isAmount(high)) return null
  const estimate = { offerPrice: dollars(offer_price), low: dollars(low), high: dollars(high) }
  return isSoundEstimate(estimate) ? estimate : null
}
