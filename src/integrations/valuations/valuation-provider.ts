import type { Rego, TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts'
import type { AdjustmentAnswers, AdjustmentQuestion, Estimate, NoEstimateReason } from '#domain/trade-in/valuation.ts'

/** A car as the visitor named it: by rego and state, by hand, or both. At least one is given. */
export interface ValuedCar {
  readonly rego: Rego | null
  readonly vehicle: TradeInVehicle | null
  /** null for a vehicle without an odometer, like a caravan. */
  readonly km: number | null
}

/**
 * Why a provider did not answer, for the log alone. `refused`: a status other than success; `invalid_response`: no
 * valuation in the response; `unconfigured`: the site has no provider that may value, or one at an address that may not
 * be asked.
 */
export type ValuationProblem = 'unreachable' | 'late' | 'refused' | 'invalid_response' | 'unconfigured'

export interface Unavailable {
  readonly kind: 'unavailable'
  readonly problem: ValuationProblem
  readonly detail: string
}

interface NoEstimate {
  readonly kind: 'none'
  readonly reason: NoEstimateReason
}

export interface IdentifiedCar {
  readonly kind: 'identified'
  /** The provider's own name of this valuation, at most 200 characters; null where it needs none. */
  readonly reference: string | null
  readonly vehicle: TradeInVehicle
  /** Questions about its condition, at most 20; none where the provider asks nothing. */
  readonly questions: readonly AdjustmentQuestion[]
}

export type IdentifyOutcome = IdentifiedCar | NoEstimate | Unavailable
export type EstimateOutcome = { readonly kind: 'estimate'; readonly estimate: Estimate } | NoEstimate | Unavailable

export interface EstimateRequest {
  readonly reference: string | null
  readonly rego: Rego | null
  readonly vehicle: TradeInVehicle
  readonly km: number | null
  readonly answers: AdjustmentAnswers
}

/**
 * Values a trade-in in two calls (BUY-04). Both always answer, within the provider's own time limit, and never throw.
 * The same call may be repeated.
 */
export interface ValuationProvider {
  readonly name: string
  /** First call, by rego and state or by the car itself: which car it is, and what to ask about its condition. */
  identify(car: ValuedCar): Promise<IdentifyOutcome>
  /** Second call, with the answers to the questions: the estimate. */
  estimate(request: EstimateRequest): Promise<EstimateOutcome>
}

export function createNoValuationProvider(detail: string): ValuationProvider {
  const unavailable: Unavailable = { kind: 'unavailable', problem: 'unconfigured', detail }
  return {
    name: 'none',
    identify: () => Promise.resolve(unavailable),
    estimate: () => Promise.resolve(unavailable),
  }
}
