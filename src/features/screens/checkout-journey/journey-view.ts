import { formatMoney } from '#domain/format/format-money.ts'
import type { Cents } from '#domain/money/cents.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import type { LeadField } from '#features/parts/lead-form/lead-form-definition.ts'
import { buildCheckoutCar, type CheckoutCar } from '#features/parts/reserve/checkout-car.ts'
import { buildCheckoutConsent } from '#features/parts/reserve/checkout-consent.ts'
import type { CheckoutConsent } from '#features/parts/reserve/checkout-fields.tsx'
import type { Listing } from '#listing/listing.ts'
import type { Site } from '#site/site.ts'
import {
  findCondition,
  findFirstOpenStep,
  journeySteps,
  listFields,
  listNeededFields,
  stepTitles,
  type JourneyAnswers,
  type JourneyStep,
} from './journey-steps.ts'

/** One field as the page draws it. */
export interface JourneyField {
  readonly name: string
  readonly label: string
  readonly kind: LeadField['kind']
  readonly autoComplete: string
  readonly required: boolean
  /** The answer of the same step that makes it appear; null: it is always there. */
  readonly appearsWith: string | null
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly value: string
  readonly error: string | null
}

/** Data of one step of the online purchase (BUY-02). */
export interface JourneyView {
  readonly step: JourneyStep
  readonly heading: string
  readonly car: CheckoutCar
  readonly amounts: readonly { readonly label: string; readonly value: string }[]
  /** Every step; `href` where the visitor can go there. */
  readonly steps: readonly { readonly title: string; readonly href: string | null; readonly isCurrent: boolean }[]
  readonly fields: readonly JourneyField[]
  /** What was answered, on the last step only. */
  readonly summary: readonly {
    readonly title: string
    readonly href: string
    readonly rows: readonly { readonly label: string; readonly value: string }[]
  }[]
  readonly consent: CheckoutConsent | null
  readonly submitText: string
  readonly backHref: string
}

export interface JourneyState {
  readonly site: Site
  readonly listing: Listing
  readonly step: JourneyStep
  readonly answers: JourneyAnswers
  /** What was typed now, where the step is shown again with errors; null: the kept answers. */
  readonly typed: JourneyAnswers | null
  readonly errors: Readonly<Record<string, string>>
}

/** Address of a step. */
export function buildStepPath(vehicleId: string, step: JourneyStep): string {
  return `/checkout-journey?${new URLSearchParams({ car_id: vehicleId, step }).toString()}`
}

export function buildJourneyView({ site, listing, step, answers, typed, errors }: JourneyState): JourneyView {
  const { vehicle, priceCents, offers } = listing
  const pathOf = (each: JourneyStep): string => buildStepPath(vehicle.id, each)
  const open = journeySteps.indexOf(findFirstOpenStep(answers))
  const at = journeySteps.indexOf(step)
  const before = journeySteps[at - 1]
  return {
    step,
    heading: stepTitles[step],
    car: buildCheckoutCar(listing),
    amounts: [
      ...(priceCents === null ? [] : [{ label: 'Price', value: formatMoney(priceCents) }]),
      ...(offers.reserve === null ? [] : [{ label: 'Deposit, refundable', value: formatMoney(offers.reserve) }]),
    ],
    steps: journeySteps.map((each, index) => ({
      title: stepTitles[each],
      href: index <= open && each !== step ? pathOf(each) : null,
      isCurrent: each === step,
    })),
    fields: listFields(step).map((field) => describeField(field, typed ?? answers, errors[field.name] ?? null)),
    summary: step === 'review' ? summarise(answers, pathOf) : [],
    consent: step === 'review' ? buildCheckoutConsent(site) : null,
    submitText: step === 'review' ? describeSubmit(answers, offers.reserve) : 'Continue',
    backHref: before === undefined ? listing.href : pathOf(before),
  }
}

function describeField(field: LeadField, values: JourneyAnswers, error: string | null): JourneyField {
  const condition = findCondition(field.name)
  return {
    name: field.name,
    label: field.label,
    kind: field.kind,
    autoComplete: field.autoComplete ?? 'off',
    required: field.required,
    appearsWith: condition?.[1] ?? null,
    options: field.kind === 'choice' ? field.options : [],
    value: values[field.name] ?? '',
    error,
  }
}

function summarise(answers: JourneyAnswers, pathOf: (step: JourneyStep) => string): JourneyView['summary'] {
  return journeySteps
    .filter((step) => step !== 'review')
    .map((step) => ({
      title: stepTitles[step],
      href: pathOf(step),
      rows: listNeededFields(step, answers).map((field) => ({
        label: field.label,
        value: showAnswer(field, answers[field.name] ?? ''),
      })),
    }))
}

/** An answer as the visitor reads it again: a phone number as Australians write it. */
const showAnswer = (field: LeadField, answer: string): string =>
  field.kind === 'phone' ? formatPhone(answer) : describeAnswer(field, answer)

/** The words of a choice, and every other answer as it was given. */
export function describeAnswer(field: LeadField, answer: string): string {
  if (field.kind !== 'choice') return answer
  return field.options.find(({ value }) => value === answer)?.name ?? answer
}

function describeSubmit(answers: JourneyAnswers, deposit: Cents | null): string {
  return answers.pay_by === 'deposit' && deposit !== null
    ? `Continue and pay the deposit of ${formatMoney(deposit)}`
    : 'Send my purchase request'
}
