import type { Lead } from '#data/leads/lead-records.ts'
import type { Site } from '#site/site.ts'

export type DeliveryOutcome =
  /** The receiver accepted it. `detail` is its receipt, such as '250 2.0.0 Ok: queued as 4F2'. */
  | { readonly kind: 'delivered'; readonly detail: string }
  /** A later attempt may succeed. `afterMs`: the pause that the receiver requested, milliseconds. */
  | { readonly kind: 'retry'; readonly reason: string; readonly afterMs?: number }
  /** A retry cannot succeed. */
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * Delivers one lead to one channel. Never rejects. Must be safe to repeat: receivers deduplicate by the lead's id and
 * channel. `attempt` counts from 1. Details and reasons are stored and shown to operators, so they hold no personal
 * data of the sender.
 */
export type DeliverLead = (
  delivery: { readonly site: Site; readonly lead: Lead; readonly channel: string; readonly attempt: number },
  signal: AbortSignal,
) => Promise<DeliveryOutcome>
