import { cents, type Cents } from '#domain/money/cents.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { isStorableText } from '../storable-text.ts'
import { runRead, runWrite } from '../transactions.ts'

type SandboxState = 'open' | 'closed' | 'authorised' | 'captured' | 'returned'

/** A payment of the built-in sandbox processor. */
interface StoredSandboxPayment {
  readonly reference: string
  readonly amount: Cents
  readonly description: string
  readonly takesAtOnce: boolean
  readonly state: SandboxState
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** Keeps the sandbox's payments of one site; every method sees the rows of `ctx.siteId` only (TEN-07). */
export function createSandboxPaymentStore(database: Database, ctx: SiteContext) {
  return {
    /** Keeps a new payment; one with the same reference stays as it is. */
    async create(payment: StoredSandboxPayment): Promise<void> {
      await runWrite(database, (trx) =>
        trx
          .insertInto('sandbox_payment')
          .values({
            site_id: ctx.siteId,
            reference: payment.reference,
            amount: payment.amount,
            description: payment.description,
            takes_at_once: payment.takesAtOnce ? 1 : 0,
            state: payment.state,
            return_url: payment.returnUrl,
            cancel_url: payment.cancelUrl,
            created_at: ctx.now(),
          })
          .onConflict((conflict) => conflict.columns(['site_id', 'reference']).doNothing())
          .execute(),
      )
    },
    async find(reference: string): Promise<StoredSandboxPayment | null> {
      if (!isStorableText(reference)) return null
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('sandbox_payment')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('reference', '=', reference)
          .executeTakeFirst(),
      )
      if (row === undefined) return null
      return {
        reference: row.reference,
        amount: cents(row.amount),
        description: row.description,
        takesAtOnce: row.takes_at_once === 1,
        state: row.state as SandboxState,
        returnUrl: row.return_url,
        cancelUrl: row.cancel_url,
      }
    },
    /** Moves a payment that is in one of these states and returns its state afterwards; null for an unknown one. */
    async move(reference: string, from: readonly SandboxState[], to: SandboxState): Promise<SandboxState | null> {
      if (!isStorableText(reference)) return null
      return runWrite(database, async (trx) => {
        await trx
          .updateTable('sandbox_payment')
          .set({ state: to })
          .where('site_id', '=', ctx.siteId)
          .where('reference', '=', reference)
          .where('state', 'in', from)
          .execute()
        const row = await trx
          .selectFrom('sandbox_payment')
          .select('state')
          .where('site_id', '=', ctx.siteId)
          .where('reference', '=', reference)
          .executeTakeFirst()
        return row === undefined ? null : (row.state as SandboxState)
      })
    },
  }
}
