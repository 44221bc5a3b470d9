import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import type { Hold } from '../holds/hold-records.ts'
import type { Payment } from '../payments/payment-records.ts'
import { runRead } from '../transactions.ts'
import { findRecordsOfVisitor, type ErasedVisitor } from './personal-records.ts'

/** Everything that 'Delete my data' deletes of a visitor besides the watchlist. Times are epoch milliseconds. */
export interface VisitorRecords {
  /** When the account was made; null for an unknown visitor. */
  readonly accountCreatedAt: number | null
  readonly sessions: readonly { readonly createdAt: number; readonly expiresAt: number }[]
  /** When one-time codes were asked for, of the codes that are still stored. */
  readonly codesAskedAt: readonly number[]
  /** Ended and open. */
  readonly holds: readonly Hold[]
  readonly payments: readonly Payment[]
  readonly drafts: readonly { readonly vehicleId: string; readonly answers: unknown; readonly changedAt: number }[]
  readonly values: readonly {
    readonly leadId: string
    readonly column: string
    readonly value: unknown
    readonly createdAt: number
  }[]
  readonly acceptedOffers: readonly { readonly leadId: string; readonly acceptedAt: number }[]
  readonly prizes: readonly { readonly prize: string; readonly drawnAt: number }[]
}

/** Reads what one site stores of a visitor, for the export (AUTH-03). */
export interface VisitorRecordReader {
  readVisitor(ctx: SiteContext, visitor: ErasedVisitor): Promise<VisitorRecords>
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createVisitorRecordReader(database: Database): VisitorRecordReader {
  return {
    readVisitor: (ctx, visitor) =>
      runRead(database, async (kysely) => {
        const site = ctx.siteId
        const { id } = visitor
        const records = await findRecordsOfVisitor(kysely, ctx, visitor)
        const account = await kysely
          .selectFrom('visitor')
          .select(['created_at', 'phone'])
          .where('site_id', '=', site)
          .where('id', '=', id)
          .executeTakeFirst()
        const sessions = await kysely
          .selectFrom('visitor_session')
          .select(['created_at', 'expires_at'])
          .where('site_id', '=', site)
          .where('visitor_id', '=', id)
          .orderBy('created_at')
          .execute()
        const codes = await kysely
          .selectFrom('sign_in_code')
          .select('created_at')
          .where('site_id', '=', site)
          .where('phone', '=', account?.phone ?? '')
          .orderBy('created_at')
          .execute()
        const draftIds = new Set(records.drafts.map((draft) => `${draft.id} ${draft.vehicleId}`))
        const drafts = await kysely
          .selectFrom('checkout_draft')
          .selectAll()
          .where('site_id', '=', site)
          .orderBy('changed_at')
          .execute()
        // Of all leads of the visitor, also of those that an open hold keeps.
        const ofVisitor = kysely
          .selectFrom('lead')
          .select('id')
          .where('site_id', '=', site)
          .where('visitor_id', '=', id)
        const values = await kysely
          .selectFrom('miscellaneous')
          .selectAll()
          .where('site_id', '=', site)
          .where('lead_id', 'in', ofVisitor)
          .orderBy('created_at')
          .execute()
        const offers = await kysely
          .selectFrom('offer_acceptance')
          .selectAll()
          .where('site_id', '=', site)
          .where((query) => query.or([query('lead_id', 'in', ofVisitor), query('acceptance_lead_id', 'in', ofVisitor)]))
          .orderBy('accepted_at')
          .execute()
        const prizes = await kysely
          .selectFrom('prize_draw')
          .select(['prize', 'drawn_at'])
          .where('site_id', '=', site)
          .where('visitor_id', '=', id)
          .execute()
        return {
          accountCreatedAt: account?.created_at ?? null,
          sessions: sessions.map((row) => ({ createdAt: row.created_at, expiresAt: row.expires_at })),
          codesAskedAt: codes.map((row) => row.created_at),
          holds: [...records.openHolds, ...records.holds].toSorted((one, other) => other.createdAt - one.createdAt),
          payments: records.payments,
          drafts: drafts
            .filter((row) => draftIds.has(`${row.id} ${row.vehicle_id}`))
            .map((row) => ({
              vehicleId: row.vehicle_id,
              answers: JSON.parse(row.answers) as unknown,
              changedAt: row.changed_at,
            })),
          values: values.map((row) => ({
            leadId: row.lead_id,
            column: row.column_name,
            value: JSON.parse(row.value) as unknown,
            createdAt: row.created_at,
          })),
          acceptedOffers: offers.map((row) => ({ leadId: row.lead_id, acceptedAt: row.accepted_at })),
          prizes: prizes.map((row) => ({ prize: row.prize, drawnAt: row.drawn_at })),
        }
      }),
  }
}
