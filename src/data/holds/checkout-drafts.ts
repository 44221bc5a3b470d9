import type { SiteContext, SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { isStorableText } from '../storable-text.ts'
import { runRead, runWrite } from '../transactions.ts'

/** Answers by the name of their field. */
export type DraftAnswers = Readonly<Record<string, string>>

/**
 * Keeps the answers of an online purchase between its steps, by a visitor's draft and vehicle (BUY-02). Every method
 * sees the rows of `ctx.siteId` only (TEN-07).
 */
export interface CheckoutDrafts {
  find(ctx: SiteContext, id: string, vehicleId: string): Promise<DraftAnswers | null>
  save(ctx: SiteContext, id: string, vehicleId: string, answers: DraftAnswers): Promise<void>
  /** Deletes the draft after the purchase has been sent. */
  remove(ctx: SiteContext, id: string, vehicleId: string): Promise<void>
  /** Deletes drafts that nobody has touched since; returns how many. They hold names and numbers of people. */
  forget(ctx: SystemContext, before: number): Promise<number>
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createCheckoutDrafts(database: Database): CheckoutDrafts {
  return {
    async find(ctx, id, vehicleId) {
      if (!isStorableText(id)) return null
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('checkout_draft')
          .select('answers')
          .where('site_id', '=', ctx.siteId)
          .where('id', '=', id)
          .where('vehicle_id', '=', vehicleId)
          .executeTakeFirst(),
      )
      return row === undefined ? null : (JSON.parse(row.answers) as DraftAnswers)
    },
    async save(ctx, id, vehicleId, answers) {
      const values = { answers: JSON.stringify(answers), changed_at: ctx.now() }
      await runWrite(database, (trx) =>
        trx
          .insertInto('checkout_draft')
          .values({ site_id: ctx.siteId, id, vehicle_id: vehicleId, ...values })
          .onConflict((conflict) => conflict.columns(['site_id', 'id', 'vehicle_id']).doUpdateSet(values))
          .execute(),
      )
    },
    async remove(ctx, id, vehicleId) {
      await runWrite(database, (trx) =>
        trx
          .deleteFrom('checkout_draft')
          .where('site_id', '=', ctx.siteId)
          .where('id', '=', id)
          .where('vehicle_id', '=', vehicleId)
          .execute(),
      )
    },
    async forget(_ctx, before) {
      const rows = await runWrite(database, (trx) =>
        trx.deleteFrom('checkout_draft').where('changed_at', '<', before).returning('id').execute(),
      )
      return rows.length
    },
  }
}
