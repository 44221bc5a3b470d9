import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Where the ledger of prices begins for the car that has a stock number now, if another had it before: the `seq` of the
 * last entry of that one. The entries before it stay, because they are evidence.
 */
export const passedOnNumbers: Migration = {
  name: '0026-passed-on-numbers',
  async up(trx) {
    await sql`alter table vehicle add column ledger_from bigint`.execute(trx)
  },
}
