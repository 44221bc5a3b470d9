import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { isStorableText } from '../storable-text.ts'
import { runRead, runWrite } from '../transactions.ts'

export interface OfferAcceptance {
  readonly leadId: string
  readonly acceptanceLeadId: string
  /** Epoch milliseconds. */
  readonly acceptedAt: number
}

/** Values stored beside a lead, and accepted offers. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface ValuationRepository {
  /** Stores a JSON value under a column name beside a lead; a value that is there already stays as it is. */
  saveValue(
    ctx: SiteContext,
    entry: { readonly leadId: string; readonly column: string; readonly value: object },
  ): Promise<void>
  /** Returns the value of a column; null where none is stored. */
  findValue(ctx: SiteContext, leadId: string, column: string): Promise<unknown>
  /** Stores that an offer was accepted, once. Returns the first acceptance. */
  saveAcceptance(ctx: SiteContext, leadId: string, acceptanceLeadId: string): Promise<OfferAcceptance>
  findAcceptance(ctx: SiteContext, leadId: string): Promise<OfferAcceptance | null>
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createValuationRepository(database: Database): ValuationRepository {
  async function findAcceptance(ctx: SiteContext, leadId: string): Promise<OfferAcceptance | null> {
    if (!isStorableText(leadId)) return null
    const row = await runRead(database, (kysely) =>
      kysely
        .selectFrom('offer_acceptance')
        .select(['acceptance_lead_id', 'accepted_at'])
        .where('site_id', '=', ctx.siteId)
        .where('lead_id', '=', leadId)
        .executeTakeFirst(),
    )
    return row === undefined ? null : { leadId, acceptanceLeadId: row.acceptance_lead_id, acceptedAt: row.accepted_at }
  }

  return {
    async saveValue(ctx, { leadId, column, value }) {
      await runWrite(database, (trx) =>
        trx
          .insertInto('miscellaneous')
          .values({
            site_id: ctx.siteId,
            lead_id: leadId,
            column_name: column,
            value: JSON.stringify(value),
            created_at: ctx.now(),
          })
          .onConflict((conflict) => conflict.columns(['site_id', 'lead_id', 'column_name']).doNothing())
          .execute(),
      )
    },
    async findValue(ctx, leadId, column) {
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('miscellaneous')
          .select('value')
          .where('site_id', '=', ctx.siteId)
          .where('lead_id', '=', leadId)
          .where('column_name', '=', column)
          .executeTakeFirst(),
      )
      return row === undefined ? null : (JSON.parse(row.value) as unknown)
    },
    async saveAcceptance(ctx, leadId, acceptanceLeadId) {
      return runWrite(database, async (trx) => {
        await trx
          .insertInto('offer_acceptance')
          .values({
            site_id: ctx.siteId,
            lead_id: leadId,
            acceptance_lead_id: acceptanceLeadId,
            accepted_at: ctx.now(),
          })
          .onConflict((conflict) => conflict.columns(['site_id', 'lead_id']).doNothing())
          .execute()
        const row = await trx
          .selectFrom('offer_acceptance')
          .select(['acceptance_lead_id', 'accepted_at'])
          .where('site_id', '=', ctx.siteId)
          .where('lead_id', '=', leadId)
          .executeTakeFirstOrThrow()
        return { leadId, acceptanceLeadId: row.acceptance_lead_id, acceptedAt: row.accepted_at }
      })
    },
    findAcceptance,
  }
}
