import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { resolveStoreFile, syncToDisk, type BackupOutcome } from '../backup/sqlite-backup.ts'
import { runMaintenance } from '../transactions.ts'
import { copyChanges } from './copy-changes.ts'
import { compareCounts, continueNumbers, MoveFault } from './copy-table.ts'
import { catchUp, requireContinuous } from './copy-round.ts'
import { withMoveLock } from './move-lock.ts'
import { nameKept, catchMoveFault, type MoveOptions } from './move-store.ts'
import { advanceProgress, endProgress, openMoveTarget, type MoveProgress, type MoveTarget } from './move-target.ts'
import { endRecording, readLastRecord, withWriter } from './row-recorder.ts'
import { openSqliteSource, type SqliteSource } from './sqlite-source.ts'

export interface FinishedMove {
  /** Path of the SQLite store from now on. */
  readonly kept: string
  /** Rows that were copied after the servers had stopped. */
  readonly rows: number
  /** Milliseconds from the moment in which nobody had the SQLite store open until servers may start on PostgreSQL. */
  readonly closedMs: number
}

export interface FinishOptions extends MoveOptions {
  /** How long to wait for the servers to stop, milliseconds. */
  readonly waitMs: number
}

/** Milliseconds between two looks whether the servers have stopped. */
const lookEveryMs = 100

/**
 * Finishes what `prepareMove` has begun: copies the changes since, waits until nobody has the SQLite store open, copies
 * the last ones, compares the number of rows of every table and renames the SQLite store. Then servers start on the
 * PostgreSQL database. A call that was broken off is repeated. Throws DatabaseProblem.
 *
 * No position in the change log is carried over: nodes keep theirs in memory and read everything when they start.
 */
export async function finishMove(options: FinishOptions): Promise<BackupOutcome<FinishedMove>> {
  const file = resolveStoreFile(options.directory)
  return catchMoveFault('The move is not finished', () =>
    withMoveLock(file, async () => {
      const target = await openMoveTarget(options.url)
      try {
        return { ok: true, ...(await finish(file, target, options)) }
      } finally {
        await target.database.close()
      }
    }),
  )
}

async function finish(file: string, target: MoveTarget, options: FinishOptions): Promise<FinishedMove> {
  const { database, progress } = target
  // Broken off after the SQLite store got its new name.
  if (progress?.phase === 'complete' && progress.kept !== null && existsSync(progress.kept))
    return openTarget(target, { kept: progress.kept, rows: 0, since: performance.now() }, options)
  if (!existsSync(file)) throw new MoveFault(`There is no SQLite store ${file} to move`)
  if (progress === null || progress.phase === 'copying')
    throw new MoveFault(`The database ${database.place} holds no copy of this store: run it with --prepare first`)
  const closed = await closeSource(file, { database, progress }, options)
  const since = performance.now()
  try {
    options.onStep?.({ kind: 'closed' })
    requireContinuous(closed.source, closed.progress)
    const kept = nameKept(options.directory, options.now)
    const rows = await copyRest(closed.source, { database, progress: closed.progress }, kept)
    options.onStep?.({ kind: 'complete' })
    // Still locked: a server that is started now does not open the store that is about to go.
    await rename(file, kept)
    await syncToDisk(options.directory)
    closed.source.close()
    options.onStep?.({ kind: 'renamed' })
    return await openTarget(target, { kept, rows, since }, options)
  } finally {
    closed.source.close()
  }
}

interface Copied {
  readonly database: MoveTarget['database']
  readonly progress: MoveProgress
}

/** Copies what changes until nobody else has the store open, and then keeps everybody else out. Throws MoveFault. */
async function closeSource(
  file: string,
  { database, progress: before }: Copied,
  { now, waitMs, onStep }: FinishOptions,
): Promise<{ readonly source: SqliteSource; readonly progress: MoveProgress }> {
  const deadline = performance.now() + waitMs
  let progress = before
  for (let look = 0; ; look += 1) {
    const source = openSqliteSource(file)
    if (source !== null) return { source, progress }
    const caughtUp = await catchUp({ file, database, progress, now }, (rows) => onStep?.({ kind: 'round', rows }))
    ;({ progress } = caughtUp)
    if (look === 0) onStep?.({ kind: 'waiting' })
    if (performance.now() >= deadline)
      throw new MoveFault(
        `${file} is still in use. Its servers go on as before. Run this command again, and stop them while it waits`,
      )
    await sleep(lookEveryMs)
  }
}

async function copyRest(source: SqliteSource, { database, progress }: Copied, kept: string): Promise<number> {
  const upTo = readLastRecord(source.connection)
  return runMaintenance(database, async (trx) => {
    const rows = await copyChanges(trx, source, { after: progress.applied, upTo })
    await compareCounts(trx, source)
    await continueNumbers(trx, source)
    await advanceProgress(trx, progress, { ...progress, phase: 'complete', applied: upTo, kept })
    return rows
  })
}

async function openTarget(
  { database }: MoveTarget,
  { kept, rows, since }: { readonly kept: string; readonly rows: number; readonly since: number },
  { onStep }: FinishOptions,
): Promise<FinishedMove> {
  await endProgress(database)
  const closedMs = performance.now() - since
  onStep?.({ kind: 'opened' })
  // The kept file is an ordinary store: put back under its old name, it works as before the move.
  withWriter(kept, endRecording)
  return { kept, rows, closedMs }
}
