import type { Rego, TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts'

export type RegoOutcome =
  | { readonly kind: 'found'; readonly vehicle: TradeInVehicle }
  /** No vehicle with this plate is registered in this state. */
  | { readonly kind: 'unknown' }
  /** The register did not answer; `detail` is for the log. */
  | { readonly kind: 'unavailable'; readonly detail: string }

/** Finds the vehicle of a plate. It always answers, within its own time limit, and never throws. */
export interface RegoLookup {
  readonly name: string
  find(rego: Rego): Promise<RegoOutcome>
}
