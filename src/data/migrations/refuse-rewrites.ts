import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

/** Makes a table append-only in the database itself, so that no later code, and no console, can rewrite evidence. */
export async function refuseRewrites(
  trx: Transaction<Tables>,
  dialect: Database['dialect'],
  table: string,
): Promise<void> {
  if (dialect === 'sqlite') {
    for (const event of ['update', 'delete']) {
      await sql`create trigger ${sql.ref(`${table}_no_${event}`)} before ${sql.raw(event)} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`.execute(trx)
    }
    return
  }
  await sql`create or replace function refuse_rewrite() returns trigger language plpgsql as
    $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(trx)
  // Per statement, so that TRUNCATE is refused as well.
  await sql`create trigger ${sql.ref(`${table}_no_rewrite`)} before update or delete or truncate on ${sql.table(table)}
    for each statement execute function refuse_rewrite()`.execute(trx)
}
