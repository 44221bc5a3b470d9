import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runWrite } from '../transactions.ts'
import type { NewLead } from './lead-records.ts'

/** `repeated`: a lead with the same idempotency key was stored before, and `id` is the id of that lead. */
export interface SavedLead {
  readonly id: string
  readonly outcome: 'stored' | 'repeated'
}

/** Writes the leads of one site. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface LeadWriter {
  /**
   * Stores a lead and its outbox rows in ONE transaction; both are durable when the promise resolves (LEAD-12). Of two
   * concurrent requests with the same idempotency key, the database admits one and the other finds its lead (LEAD-13).
   */
  save(ctx: SiteContext, lead: NewLead): Promise<SavedLead>
}

/** Writes to an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createLeadWriter(database: Database): LeadWriter {
  return {
    async save(ctx, lead) {
      if (lead.channels.length === 0) throw new RangeError('a lead that nobody is to get would be lost')
      if (lead.idempotencyKey === '') throw new RangeError('a lead needs an idempotency key')
      const id = randomUUID()
      const now = ctx.now()
      return runWrite(database, async (trx) => {
        // A server can be configured to confirm a commit before it is on disk; a lead is confirmed only afterwards.
        if (database.dialect === 'postgres') await sql`set local synchronous_commit = on`.execute(trx)
        const inserted = await trx
          .insertInto('lead')
          .values({
            site_id: ctx.siteId,
            id,
            created_at: now,
            category: lead.category,
            subcategory: lead.subcategory,
            event: lead.event,
            form: JSON.stringify(lead.form),
            car: lead.car === null ? null : JSON.stringify(lead.car),
            page_url: lead.pageUrl,
            user_agent: lead.userAgent,
            consent: JSON.stringify(lead.consent),
            idempotency_key: lead.idempotencyKey,
          })
          .onConflict((conflict) => conflict.columns(['site_id', 'idempotency_key']).doNothing())
          .returning('id')
          .executeTakeFirst()
        if (inserted === undefined) {
          const earlier = await trx
            .selectFrom('lead')
            .select('id')
            .where('site_id', '=', ctx.siteId)
            .where('idempotency_key', '=', lead.idempotencyKey)
            .executeTakeFirstOrThrow()
          return { id: earlier.id, outcome: 'repeated' }
        }
        await trx
          .insertInto('lead_outbox')
          .values(
            lead.channels.map((channel) => ({
              site_id: ctx.siteId,
              lead_id: id,
              channel,
              state: 'waiting',
              attempts: 0,
              next_at: now,
              created_at: now,
              delivered_at: null,
              last_error: null,
            })),
          )
          .execute()
        return { id, outcome: 'stored' }
      })
    },
  }
}
