import type { SiteContext, SystemContext } from '../context.ts'
import type { LeadSlot, NewLead } from './lead-records.ts'

/** `repeated`: a lead with the same idempotency key was stored before, and `id` is the id of that lead. */
export interface SavedLead {
  readonly id: string
  readonly outcome: 'stored' | 'repeated'
}

/** The slot has been given to others, and nothing was stored. */
export interface SlotTaken {
  readonly outcome: 'taken'
}

/** Writes the leads of one site. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface LeadWriter {
  /**
   * Stores a lead and its outbox rows in ONE transaction; both are durable when the promise resolves (LEAD-12). Of two
   * concurrent requests with the same idempotency key, the database admits one and the other finds its lead (LEAD-13).
   * A person's later lead is linked to the newest earlier one and delivered like any other. A suspected lead is held.
   */
  save(ctx: SiteContext, lead: NewLead): Promise<SavedLead>
  /**
   * Stores a lead like `save`, and takes its slot in the same transaction (LEAD-11). A suspected lead is stored without
   * taking the slot; so is a further lead of the person who has it.
   */
  saveInSlot(ctx: SiteContext, lead: NewLead, slot: LeadSlot): Promise<SavedLead | SlotTaken>
}

/** One delivery that this holder alone may try until `leasedUntil`. */
export interface LeasedDelivery {
  readonly siteId: string
  readonly leadId: string
  readonly channel: string
  /** Of this try, counted from 1. */
  readonly attempt: number
  /** Epoch milliseconds; a try that fails at or after it is the last. */
  readonly giveUpAt: number
  readonly leaseId: string
  /** Epoch milliseconds. Afterwards the try counts as crashed, and anybody may lease the delivery again. */
  readonly leasedUntil: number
}

export type Settlement =
  | { readonly kind: 'delivered'; readonly receipt: string }
  /** `nextAt`: epoch milliseconds. */
  | { readonly kind: 'retry'; readonly reason: string; readonly nextAt: number }
  | { readonly kind: 'failed'; readonly reason: string }
  /** The try was broken off by this node, which says nothing about the receiver; due again at once. */
  | { readonly kind: 'returned' }

export interface LeaseRequest {
  /** Names the holder; unique to this call, so that a holder whose lease has run out settles nothing. */
  readonly leaseId: string
  readonly leaseMs: number
  /** Deliveries at most. */
  readonly limit: number
  /** Deliveries to one channel at most, together with those in `underWay`. */
  readonly mostPerChannel: number
  /** Tries of this node that are under way, by channel. */
  readonly underWay: ReadonlyMap<string, number>
}

/** The calls of the lead ledger that come as often as visitors send forms. */
export interface LeadCalls extends LeadWriter {
  /**
   * Leases deliveries that are due, receiver by receiver, longest due first. Two holders never get the same one while
   * its lease lasts. A later lead of a person is left alone as long as an earlier one waits for the same channel.
   */
  lease(ctx: SystemContext, asked: LeaseRequest): Promise<readonly LeasedDelivery[]>
  /** Ends a lease with what came of the try. False: the lease had run out or been taken away; nothing is written. */
  settle(ctx: SystemContext, leased: LeasedDelivery, settlement: Settlement): Promise<boolean>
}
