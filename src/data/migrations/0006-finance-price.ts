import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * The price for which a vehicle's finance figures hold (FIN-05): `finance_price` for what its feed says, and `quote`, a
 * quote that the platform got for it, with its price and time. Empty for vehicles that were stored before.
 */
export const financePrice: Migration = {
  name: '0006-finance-price',
  async up(trx) {
    await sql`alter table vehicle add column finance_price bigint`.execute(trx)
    await sql`alter table vehicle add column quote text`.execute(trx)
  },
}
