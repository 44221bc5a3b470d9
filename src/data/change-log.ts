import { sql, type Transaction } from 'kysely'
import type { Change } from './change-feed.ts'
import type { SiteContext } from './context.ts'
import type { Database } from './database.ts'
import { wakeChannel } from './postgres/notify-bell.ts'
import type { Tables } from './tables.ts'

/**
 * Writes changes into the log in the writer's own transaction: they are in the feed exactly when the change itself is
 * stored. On PostgreSQL the server wakes the listeners when, and only if, the transaction commits.
 */
export async function appendChanges(
  database: Database,
  trx: Transaction<Tables>,
  at: number,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  await trx
    .insertInto('change_log')
    .values(changes.map((change) => ({ site_id: change.siteId, kind: change.kind, id: change.id, at })))
    .execute()
  if (database.dialect === 'postgres') await sql`select pg_notify(${wakeChannel}, '')`.execute(trx)
}

/** Appends one `vehicle` change for each of `ids`; all belong to the site of `ctx`. */
export function appendVehicleChanges(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  ids: readonly string[],
): Promise<void> {
  const changes = ids.map((id) => ({ siteId: ctx.siteId, kind: 'vehicle' as const, id }))
  return appendChanges(database, trx, ctx.now(), changes)
}
