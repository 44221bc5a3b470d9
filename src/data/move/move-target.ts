import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { DatabaseProblem } from '../database-problem.ts'
import { migrate, unfinishedMove } from '../migrate.ts'
import { importQueryLimitMs, openPostgres } from '../postgres/open-postgres.ts'
import type { Tables } from '../tables.ts'
import { runMaintenance, runRead } from '../transactions.ts'
import { requireEmpty } from './copy-all.ts'
import { MoveFault } from './copy-table.ts'

/** How far the copy in a PostgreSQL database has come. It is stored there, in one transaction with the copied rows. */
export interface MoveProgress {
  /** Of which recording of which store; see `Recording`. */
  readonly moveId: string
  /**
   * 'copying': nothing has been copied. 'following': whole as of `applied`. 'complete': the last changes are in, the
   * counts were compared and the numbers continue; the SQLite store is about to be renamed to `kept`.
   */
  readonly phase: 'copying' | 'following' | 'complete'
  /** The round that was copied last; see `Recording`. */
  readonly round: string
  /** The last record whose row was copied. */
  readonly applied: number
  /** Path that the SQLite store gets in the end; null: not chosen yet. */
  readonly kept: string | null
}

/** A PostgreSQL database that takes a copy; unlike `openDatabase` it opens a database whose copy is not finished. */
export interface MoveTarget {
  readonly database: Database
  /** null: the database has taken no copy, or its copy is finished. */
  readonly progress: MoveProgress | null
}

/** Opens the database without changing it. Throws DatabaseProblem. */
export async function openMoveTarget(url: string): Promise<MoveTarget> {
  const log = { info() {}, warn() {} }
  const database = await openPostgres({
    url,
    poolSize: 2,
    connectTimeoutMs: 3000,
    queryLimitMs: importQueryLimitMs,
    log,
  })
  try {
    const progress = await runRead(database, (kysely) => readProgress(kysely))
    return { database, progress }
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Brings the tables of the database up to this version and marks it as one that takes a copy: from now on no server
 * starts on it. Throws MoveFault where it holds data, and DatabaseProblem.
 */
export async function beginProgress(
  { database, progress: before }: MoveTarget,
  moveId: string,
  now: number,
): Promise<MoveProgress> {
  const progress: MoveProgress = { moveId, phase: 'copying', round: moveId, applied: 0, kept: null }
  // Nothing may be changed in a database that was named by mistake.
  await runRead(database, (kysely) => requireEmpty(kysely, database.place))
  // A copy that was broken off has left the mark, which `migrate` refuses.
  if (before !== null) await endProgress(database)
  await migrate(database)
  await runMaintenance(database, async (trx) => {
    await refuseServers(trx, database.place, now)
    await sql`create table if not exists store_move (
      singleton integer primary key check (singleton = 1),
      move_id text not null,
      phase text not null check (phase in ('copying', 'following', 'complete')),
      round text not null,
      applied bigint not null,
      kept text
    )`.execute(trx)
    await trx
      .insertInto('schema_migration')
      .values({ name: unfinishedMove, applied_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await sql`delete from store_move`.execute(trx)
    await sql`insert into store_move (singleton, move_id, phase, round, applied)
      values (1, ${moveId}, ${progress.phase}, ${progress.round}, ${progress.applied})`.execute(trx)
  })
  return progress
}

/** Replaces the progress in the transaction of the copied rows. Throws MoveFault where another command was here. */
export async function advanceProgress(
  trx: Transaction<Tables>,
  before: MoveProgress,
  after: MoveProgress,
): Promise<MoveProgress> {
  const { numAffectedRows } = await sql`update store_move
    set phase = ${after.phase}, round = ${after.round}, applied = ${after.applied}, kept = ${after.kept}
    where move_id = ${before.moveId} and phase = ${before.phase} and round = ${before.round}
      and applied = ${before.applied}`.execute(trx)
  if (numAffectedRows !== 1n) throw new MoveFault('another command has gone on with this copy')
  return after
}

/** Lifts the mark: from now on servers start on the database. */
export async function endProgress(database: Database): Promise<void> {
  await runMaintenance(database, async (trx) => {
    await trx.deleteFrom('schema_migration').where('name', '=', unfinishedMove).execute()
    await sql`drop table store_move`.execute(trx)
  })
}

async function readProgress(kysely: Kysely<Tables>): Promise<MoveProgress | null> {
  const { rows: found } = await sql<{ name: string | null }>`
    select to_regclass('store_move')::text as name`.execute(kysely)
  if ((found[0]?.name ?? null) === null) return null
  const { rows } = await sql<MoveProgress>`
    select move_id as "moveId", phase, round, applied, kept from store_move`.execute(kysely)
  return rows[0] ?? null
}

/** A server that is running already does not look at the mark. */
async function refuseServers(trx: Transaction<Tables>, place: string, now: number): Promise<void> {
  const node = await trx
    .selectFrom('web_node')
    .select('name')
    .where('seen_at', '>=', now - 60_000)
    .executeTakeFirst()
  if (node !== undefined)
    throw new DatabaseProblem(
      'locked',
      `The database ${place} is used by the server ${node.name}: stop it and create the database anew, or name another`,
    )
}
