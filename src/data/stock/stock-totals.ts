import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runRead } from '../transactions.ts'

export interface StockTotal {
  /** Every stored vehicle, sold ones included. */
  readonly stored: number
  readonly unsold: number
}

/** Counts the stock of all sites at once, for the platform itself. */
export interface StockTotals {
  /** By slug; a site without vehicles is not in it. Reads an index over all vehicles: a second for millions. */
  read(ctx: SystemContext): Promise<ReadonlyMap<string, StockTotal>>
}

/** Reads from an open store. Failures of the store are DatabaseProblem. */
export function createStockTotals(database: Database): StockTotals {
  return {
    async read() {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('vehicle')
          .select((query) => ['site_id', 'sold', query.fn.countAll<number>().as('count')])
          .groupBy(['site_id', 'sold'])
          .execute(),
      )
      const totals = new Map<string, StockTotal>()
      for (const { site_id: slug, sold, count } of rows) {
        const { stored, unsold } = totals.get(slug) ?? { stored: 0, unsold: 0 }
        totals.set(slug, { stored: stored + count, unsold: unsold + (sold === 0 ? count : 0) })
      }
      return totals
    },
  }
}
