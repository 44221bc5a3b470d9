import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { erasedLead, keptLeadColumns } from '../leads/erased-lead.ts'

/**
 * Replaces the triggers of `lead` that refuse every change: one change is admitted, which erases the personal data of a
 * lead that has not been erased before.
 */
export async function admitErasure(trx: Transaction<Tables>, dialect: Database['dialect']): Promise<void> {
  const isSame = sql.raw(dialect === 'sqlite' ? 'is' : 'is not distinct from')
  const conditions = [
    sql`old.erased_at is null`,
    sql`new.erased_at is not null`,
    ...keptLeadColumns.map((column) => sql`new.${sql.ref(column)} ${isSame} old.${sql.ref(column)}`),
    ...Object.entries(erasedLead).map(([column, value]) => sql`new.${sql.ref(column)} ${isSame} ${sql.lit(value)}`),
  ]
  const isErasure = sql.join(conditions, sql` and `)
  if (dialect === 'sqlite') {
    await sql`create trigger lead_no_update before update on lead when not (${isErasure})
      begin select raise(abort, 'lead is append-only'); end`.execute(trx)
    await sql`create trigger lead_no_delete before delete on lead
      begin select raise(abort, 'lead is append-only'); end`.execute(trx)
    return
  }
  await sql`create function refuse_lead_change() returns trigger language plpgsql as
    $$ begin
      if ${isErasure} then return new; end if;
      raise exception 'lead is append-only';
    end $$`.execute(trx)
  await sql`create trigger lead_no_update before update on lead
    for each row execute function refuse_lead_change()`.execute(trx)
  // Per statement, so that TRUNCATE is refused as well.
  await sql`create trigger lead_no_rewrite before delete or truncate on lead
    for each statement execute function refuse_rewrite()`.execute(trx)
}
