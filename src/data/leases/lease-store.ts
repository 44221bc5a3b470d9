import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runWrite } from '../transactions.ts'

/**
 * Which node does a piece of work that only one may do at a time. Times are those of the calling node, so the clocks of
 * nodes that share a store may differ by less than the spare time of a lease.
 */
export interface LeaseStore {
  /**
   * Takes the lease where nobody has it or its time is over, or extends the holder's own. True: the holder has it for
   * `leaseMs` milliseconds from now.
   */
  take(ctx: SystemContext, name: string, holder: string, leaseMs: number): Promise<boolean>
  /** Gives the lease free where the holder has it. */
  release(ctx: SystemContext, name: string, holder: string): Promise<void>
}

export function createLeaseStore(database: Database): LeaseStore {
  return {
    async take(ctx, name, holder, leaseMs) {
      const now = ctx.now()
      const lease = { holder, leased_until: now + leaseMs }
      // One statement, so that of two nodes one has it.
      const taken = await runWrite(database, (trx) =>
        trx
          .insertInto('lease')
          .values({ name, ...lease })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet(lease)
              .where(({ eb, or }) => or([eb('lease.holder', '=', holder), eb('lease.leased_until', '<=', now)])),
          )
          .returning('name')
          .execute(),
      )
      return taken.length > 0
    },
    async release(_ctx, name, holder) {
      await runWrite(database, (trx) =>
        trx.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute(),
      )
    },
  }
}
