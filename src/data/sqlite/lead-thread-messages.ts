import type { DatabaseProblemKind } from '../database-problem.ts'
import type { LeasedDelivery, LeaseRequest, Settlement } from '../leads/lead-calls.ts'
import type { LeadSlot, NewLead } from '../leads/lead-records.ts'

/** The store that the thread opens. */
export interface LeadThreadStore {
  readonly directory: string
  /** How long to wait for another process or the other thread, milliseconds. */
  readonly busyTimeoutMs: number
}

/** A call of `LeadCalls`; `now` is epoch milliseconds of the caller's clock. */
export type LeadTask =
  | { readonly kind: 'save'; readonly siteId: string; readonly now: number; readonly lead: NewLead }
  | {
      readonly kind: 'saveInSlot'
      readonly siteId: string
      readonly now: number
      readonly lead: NewLead
      readonly slot: LeadSlot
    }
  | { readonly kind: 'lease'; readonly now: number; readonly asked: LeaseRequest }
  | {
      readonly kind: 'settle'
      readonly now: number
      readonly leased: LeasedDelivery
      readonly settlement: Settlement
    }

export interface LeadRequest {
  readonly id: number
  readonly task: LeadTask
}

/** `problem`: the kind of a DatabaseProblem, whose class does not survive the way between threads. */
export type LeadAnswer =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly error: Error; readonly problem: DatabaseProblemKind | null }
