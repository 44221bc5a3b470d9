import { longestWindowMs } from '#domain/visitor/one-time-code.ts'
import { activeHoldStates } from '#domain/reserve/hold-state.ts'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { erasedHold, erasedHolder } from '../holds/erased-hold.ts'
import { runWrite } from '../transactions.ts'

/**
 * How long the personal data of a hold or a payment that nobody paid is kept, milliseconds: 30 days, in which the
 * visitor or the processor may still ask about it.
 */
export const unpaidKeptMs = 30 * 86_400_000

/** Number of rows that a call erased or deleted. */
export interface Forgotten {
  readonly holds: number
  readonly payments: number
  readonly codes: number
  readonly sessions: number
}

/**
 * Forgets, on every site, what visitors began and did not finish: who wanted to pay and did not within `unpaidKeptMs`,
 * the codes of sign-ins after the day in which they are counted, and sessions that have ended. No dealership has
 * received any of it, so that nobody needs it any more. Any node may call it, at the same time as another too.
 */
export async function forgetUnfinished(database: Database, ctx: SystemContext): Promise<Forgotten> {
  const now = ctx.now()
  return runWrite(database, async (trx) => {
    const holds = await trx
      .updateTable('vehicle_hold')
      .set({ ...erasedHold, ...erasedHolder })
      .where('state', 'not in', activeHoldStates)
      .where('payment', '=', 'closed')
      .where('lead_id', 'is', null)
      .where('changed_at', '<', now - unpaidKeptMs)
      .where((query) => query.or([query('contact', '!=', erasedHold.contact), query('network_hash', 'is not', null)]))
      .executeTakeFirst()
    const payments = await trx
      .updateTable('payment')
      .set(erasedHold)
      .where('state', '=', 'closed')
      .where('lead_id', 'is', null)
      .where('changed_at', '<', now - unpaidKeptMs)
      .where('contact', '!=', erasedHold.contact)
      .executeTakeFirst()
    const codes = await trx
      .deleteFrom('sign_in_code')
      .where('created_at', '<', now - longestWindowMs)
      .executeTakeFirst()
    const sessions = await trx.deleteFrom('visitor_session').where('expires_at', '<=', now).executeTakeFirst()
    return {
      holds: Number(holds.numUpdatedRows),
      payments: Number(payments.numUpdatedRows),
      codes: Number(codes.numDeletedRows),
      sessions: Number(sessions.numDeletedRows),
    }
  })
}
