import type { Selectable } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { isStorableText } from '../storable-text.ts'
import { runRead } from '../transactions.ts'
import type { Lead, OutboxEntry } from './lead-records.ts'
import type { LeadOutboxTable, LeadTable } from './lead-tables.ts'

/** Reads the leads of one site. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface LeadReader {
  find(ctx: SiteContext, id: string): Promise<Lead | null>
  /** Newest first. */
  list(ctx: SiteContext, limit: number): Promise<readonly Lead[]>
  /** The leads that a signed-in visitor sent, newest first; those of suspected robots too. */
  listByVisitor(ctx: SiteContext, visitorId: string): Promise<readonly Lead[]>
  /** How far the delivery of one lead has come, a row for each receiver; empty for an unknown lead. */
  listDeliveries(ctx: SiteContext, id: string): Promise<readonly OutboxEntry[]>
  /** The outbox rows that wait for delivery, longest due first. */
  listWaiting(ctx: SiteContext, limit: number): Promise<readonly OutboxEntry[]>
}

/** Enquiries shown to a visitor at most. */
const mostOfVisitor = 500

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
    async listByVisitor(ctx, visitorId) {
      if (!isStorableText(visitorId)) return []
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('lead')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('visitor_id', '=', visitorId)
          .orderBy('seq', 'desc')
          .limit(mostOfVisitor)
          .execute(),
      )
      return rows.map(parseLead)
    },
    async listDeliveries(ctx, id) {
      if (!isStorableText(id)) return []
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('lead_outbox')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('lead_id', '=', id)
          .orderBy('channel')
          .execute(),
      )
      return rows.map(parseOutboxEntry)
    },
    async listWaiting(ctx, limit) {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('lead_outbox')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('state', '=', 'waiting')
          .orderBy('next_at')
          .orderBy('lead_id')
          .limit(limit)
          .execute(),
      )
      return rows.map(parseOutboxEntry)
    },
  }
}

function parseOutboxEntry(row: LeadOutboxTable): OutboxEntry {
  return {
    leadId: row.lead_id,
    channel: row.channel,
    state: row.replaced_at === null ? (row.state as OutboxEntry['state']) : 'replaced',
    attempts: row.attempts,
    nextAt: row.next_at,
    lastError: row.last_error,
    settledAt: row.settled_at,
    receipt: row.receipt,
  }
}

/** The lead of a stored row. */
export function parseLead(row: Selectable<LeadTable>): Lead {
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
    source: row.source,
    attributes: JSON.parse(row.attributes) as Lead['attributes'],
    locationId: row.location_id,
    visitorId: row.visitor_id,
    suspicion: row.suspicion as Lead['suspicion'],
    idempotencyKey: row.idempotency_key,
    earlierLead: row.earlier_lead,
    erasedAt: row.erased_at,
  }
}
