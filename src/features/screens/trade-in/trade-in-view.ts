import type { AdjustmentAnswers, AdjustmentQuestion } from '#domain/trade-in/valuation.ts'
import type { VisitorEvent } from '#domain/analytics/event-catalogue.ts'
import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'
import type { LeadReply } from '#features/parts/lead-form/form-route.ts'
import type { FormCar } from '#features/parts/lead-form/lead-form-definition.ts'
import type { LeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import type { TradeInNoun } from './trade-in-words.ts'

export const vehicleFieldNames = ['kind', 'rego', 'regoState', 'kms', 'make', 'model', 'year'] as const
export type VehicleFieldName = (typeof vehicleFieldNames)[number]
export type VehicleValues = Readonly<Record<VehicleFieldName, string>>

/** An error of one field, in words. */
export interface FieldProblem<Name extends string = string> {
  readonly field: Name
  readonly text: string
}

/** The car as every later step shows it. */
export interface ValuedCarView {
  readonly noun: TradeInNoun
  readonly title: string
  /** Rego and kilometres, as far as they were given. */
  readonly detail: string
}

export interface VehicleStep {
  readonly kind: 'vehicle'
  readonly action: string
  readonly values: VehicleValues
  /** Whether the answers of the address cannot be read any more. */
  readonly expired: boolean
}

export interface ConditionStep {
  readonly kind: 'condition'
  readonly action: string
  readonly backHref: string
  readonly car: ValuedCarView
  readonly questions: readonly AdjustmentQuestion[]
  readonly answers: AdjustmentAnswers
  readonly guided: boolean
}

export interface DetailsStep {
  readonly kind: 'details'
  readonly backHref: string
  readonly car: ValuedCarView
  readonly form: LeadFormView
  readonly submission: string
  readonly guided: boolean
  /** Whether an estimate is ready, which the next page shows. */
  readonly hasEstimate: boolean
  /** Whether none was promised: the dealer values by hand. */
  readonly byHand: boolean
}

export interface OfferView {
  readonly price: string
  readonly range: string
  /** Last day in words. */
  readonly until: string
  /** Whether it may still be accepted. */
  readonly open: boolean
}

export interface OfferStep {
  readonly kind: 'offer'
  readonly car: ValuedCarView
  readonly leadId: string
  /** Proof of the offer, for the calls of the page. */
  readonly token: string
  /** null: there is no online estimate, and `words` say why; '' where none was promised. */
  readonly offer: OfferView | null
  readonly words: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  /** Day of the acceptance in words; null until then. */
  readonly acceptedOn: string | null
  readonly action: string
  /** Body of the call that stores the result; null on a site without it. */
  readonly storing: Readonly<Record<string, unknown>> | null
  /** Event of the lead; null where it has none. */
  readonly event: VisitorEvent | null
  readonly startHref: string
}

export interface TradeInPageView {
  readonly step: VehicleStep | ConditionStep | DetailsStep | OfferStep
  /** Path of the first step. */
  readonly startHref: string
  /** The kinds of vehicles that the site sells, and so takes in trade. */
  readonly kinds: readonly ItemType[]
  /** The vehicle that the visitor wants to buy; null without one. */
  readonly wanted: FormCar | null
  /** Whether the address names a vehicle that is not listed. */
  readonly missing: boolean
  readonly guidance: { readonly years: number; readonly km: string }
  /** Whether a service values online; else nothing promises an estimate. */
  readonly valuedOnline: boolean
  /** Whether estimates are examples of the sandbox. */
  readonly example: boolean
  readonly dealer: string
  readonly phone: string | null
}

/** Answers to steps that were refused; the details step has the answer of every lead form. */
export interface VehicleReply {
  readonly kind: 'vehicle'
  readonly values: VehicleValues
  readonly problems: readonly FieldProblem[]
  readonly messages: readonly string[]
}
export interface ConditionReply {
  readonly kind: 'condition'
  readonly answers: AdjustmentAnswers
  readonly problems: readonly FieldProblem[]
  readonly messages: readonly string[]
}
/** A step that could not be handled; the page shows why above it. */
export interface FailedReply {
  readonly kind: 'failed'
  readonly messages: readonly string[]
}
export type TradeInReply = VehicleReply | ConditionReply | FailedReply | LeadReply

/** Names of the radio buttons of a question; the prefix keeps them apart from every other field. */
export const answerField = (questionId: string): string => `answer.${questionId}`
