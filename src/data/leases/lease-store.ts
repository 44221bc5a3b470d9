import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runWrite } from '../transactions.ts'

/**
 * Leases for work that only one node may do at a time. Leases expire by the clock of the calling node, so the clocks of
 * nodes that share a store must differ by less than the remaining time of a lease at its renewal.
 */
export interface LeaseStore {
  /**
   * Takes the lease if it is free or has expired, or renews it for its holder. Resolves with true if `holder` now has
   * it for `leaseMs` milliseconds.
   */
  take(ctx: SystemContext, name: string, holder: string, leaseMs: number): Promise<boolean>
  /** Releases the lease if `holder` has it. */
  release(ctx: SystemContext, name: string, holder: string): Promise<void>
}

export function createLeaseStore(database: Database): LeaseStore {
  return {
    async take(ctx, name, holder, leaseMs) {
      const now = ctx.now()
      const lease = { holder, leased_until: now + leaseMs }
      // A single statement, so that only one of two concurrent nodes gets the lease.
      const taken = await runWrite(database, (trx) =>
        trx
          .insertInto('lease')
          .values({ name, ...lease })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet(lease)
              .where((is) => is.or([is('lease.holder', '=', holder), is('lease.leased_until', '<=', now)])),
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
