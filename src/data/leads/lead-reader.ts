import type { Selectable } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { isStorableText } from '../storable-text.ts'
import type { LeadTable } from '../tables.ts'
import { runRead } from '../transactions.ts'
import type { Lead, OutboxEntry } from './lead-records.ts'

/** Reads the leads of one site. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface LeadReader {
  find(ctx: SiteContext, id: string): Promise<Lead | null>
  /** Newest first. */
  list(ctx: SiteContext, limit: number): Promise<readonly Lead[]>
  /** The outbox rows that wait for delivery, longest due first. */
  listWaiting(ctx: SiteContext, limit: number): Promise<readonly OutboxEntry[]>
}

/** Reads from an open store. Failures of the store are DatabaseProblem. */
export function createLeadReader(database: Database): LeadReader {
  return {
    async find(ctx, id) {
      // Visitors choose the text; PostgreSQL refuses to compare text that it could not store.
      if (!isStorableText(id)) return null
      const row = await runRead(database, (kysely) =>
        kysely.selectFrom('lead').selectAll().where('site_id', '=', ctx.siteId).where('id', '=', id).executeTakeFirst(),
      )
      return row === undefined ? null : parseLead(row)
    },
    async list(ctx, limit) {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('lead')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .orderBy('seq', 'desc')
          .limit(limit)
          .execute(),
      )
      return rows.map(parseLead)
    },
    async listWaiting(ctx, limit) {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('lead_outbox')
          .select(['lead_id', 'channel', 'state', 'attempts', 'next_at'])
          .where('site_id', '=', ctx.siteId)
          .where('state', '=', 'waiting')
          .orderBy('next_at')
          .orderBy('lead_id')
          .limit(limit)
          .execute(),
      )
      return rows.map((row) => ({
        leadId: row.lead_id,
        channel: row.channel,
        state: row.state as OutboxEntry['state'],
        attempts: row.attempts,
        nextAt: row.next_at,
      }))
    },
  }
}

function parseLead(row: Selectable<LeadTable>): Lead {
  return {
    id: row.id,
    createdAt: row.created_at,
    category: row.category,
    subcategory: row.subcategory,
    event: row.event as Lead['event'],
    form: JSON.parse(row.form) as Lead['form'],
    car: row.car === null ? null : (JSON.parse(row.car) as Lead['car']),
    pageUrl: row.page_url,
    userAgent: row.user_agent,
    consent: JSON.parse(row.consent) as Lead['consent'],
    idempotencyKey: row.idempotency_key,
  }
}
