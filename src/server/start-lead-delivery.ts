import type { SystemContext } from '#data/context.ts'
import type { Database } from '#data/database.ts'
import { createLeadRepository, type LeadRepository } from '#data/lead.repository.ts'
import { createLeadOutbox, type LeadOutbox, type OutboxFigures } from '#data/leads/lead-outbox.ts'
import { deliverLeads } from '#jobs/deliver-leads.ts'
import type { DeliverLead } from '#jobs/delivery-outcome.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'

export interface LeadDeliveryParts {
  readonly database: Database
  readonly system: SystemContext
  readonly log: Logger
  /** The site as this node serves it. */
  readonly findSite: (slug: string) => Site | null
  /** Whether this node takes work now; see NodeWatch. */
  readonly mayWork: () => boolean
  /** Default: writes to the log, for processes that deliver nothing. */
  readonly deliverLead?: DeliverLead
}

/** The leads as requests use them, and the delivery behind them. */
export interface RunningLeadDelivery {
  /** Wakes the delivery after every lead that was stored. */
  readonly leads: LeadRepository
  /** null while the database does not answer. */
  readonly readFigures: () => Promise<OutboxFigures | null>
  /** See LeadDelivery. */
  readonly stop: () => Promise<void>
}

/** Starts the delivery of leads on this node (LEAD-12). */
export function startLeadDelivery(parts: LeadDeliveryParts): RunningLeadDelivery {
  const { database, system, log, findSite, mayWork, deliverLead = writeToLog } = parts
  const repository = createLeadRepository(database)
  const store = createLeadOutbox(database)
  const outbox: LeadOutbox = {
    ...store,
    lease: (ctx, asked) => (mayWork() ? store.lease(ctx, asked) : Promise.resolve([])),
  }
  const delivery = deliverLeads({ outbox, leads: repository, findSite, deliver: deliverLead, ctx: system, log })
  return {
    leads: {
      ...repository,
      async save(ctx, lead) {
        const saved = await repository.save(ctx, lead)
        delivery.wake()
        return saved
      },
    },
    async readFigures() {
      try {
        return await outbox.readFigures(system)
      } catch (error) {
        log.warn({ error: describeError(error) }, 'the outbox of leads does not answer')
        return null
      }
    },
    stop: () => delivery.stop(),
  }
}

/** The worker writes the line; the other kinds of channel wait for a process that delivers them. */
const writeToLog: DeliverLead = ({ channel }) =>
  Promise.resolve(
    channel === 'sandbox'
      ? { kind: 'delivered', detail: 'written to the log of the server' }
      : { kind: 'retry', reason: 'this process delivers to the log only' },
  )
