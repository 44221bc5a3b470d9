import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runRead, runWrite } from '../transactions.ts'
import type { Hold } from './hold-records.ts'
import { parseHold } from './parse-hold.ts'

/** The work of the recovery job, over all sites. Every answer names its site. */
export interface DueHolds {
  /**
   * Claims holds whose next check is due, longest due first, for `leaseMs` milliseconds: another node does not get them
   * meanwhile, and a node that died gives them back by itself.
   */
  claim(ctx: SystemContext, limit: number, leaseMs: number): Promise<readonly Hold[]>
  /** Vehicles that are held at the moment without a payment, on all sites. */
  countUnpaid(ctx: SystemContext): Promise<number>
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createDueHolds(database: Database): DueHolds {
  return {
    async claim(ctx, limit, leaseMs) {
      const now = ctx.now()
      // Most of the time nothing is due; a read wakes nobody and waits for nobody.
      const first = await runRead(database, (kysely) =>
        kysely.selectFrom('vehicle_hold').select('id').where('next_check_at', '<=', now).limit(1).executeTakeFirst(),
      )
      if (first === undefined) return []
      const rows = await runWrite(database, async (trx) => {
        let due = trx
          .selectFrom('vehicle_hold')
          .select(['site_id', 'id'])
          .where('next_check_at', '<=', now)
          .orderBy('next_check_at')
          .limit(limit)
        if (database.dialect === 'postgres') due = due.forUpdate().skipLocked()
        const claimed = await due.execute()
        const taken = []
        for (const { site_id, id } of claimed)
          taken.push(
            ...(await trx
              .updateTable('vehicle_hold')
              .set({ next_check_at: now + leaseMs })
              .where('site_id', '=', site_id)
              .where('id', '=', id)
              .returningAll()
              .execute()),
          )
        return taken
      })
      return rows.map(parseHold)
    },
    async countUnpaid() {
      const { count } = await runRead(database, (kysely) =>
        kysely
          .selectFrom('vehicle_hold')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('state', '=', 'held_unpaid')
          .executeTakeFirstOrThrow(),
      )
      return Number(count)
    },
  }
}
