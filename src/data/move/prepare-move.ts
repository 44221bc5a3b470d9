import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolveStoreFile, type BackupOutcome } from '../backup/sqlite-backup.ts'
import { refreshStatistics } from '../postgres/refresh-statistics.ts'
import { runMaintenance } from '../transactions.ts'
import { copyAll, type MovedTable } from './copy-all.ts'
import { MoveFault } from './copy-table.ts'
import { catchUp, requireContinuous } from './copy-round.ts'
import { withMoveLock } from './move-lock.ts'
import { gentlePace, catchMoveFault, type MoveOptions } from './move-store.ts'
import { advanceProgress, beginProgress, openMoveTarget, type MoveProgress, type MoveTarget } from './move-target.ts'
import {
  beginRecording,
  endRecording,
  hasCurrentTables,
  readLastRecord,
  readRecording,
  touchRecording,
  withWriter,
} from './row-recorder.ts'
import { openSnapshot } from './sqlite-source.ts'

export interface PreparedMove {
  /** Empty where an earlier copy was continued. */
  readonly tables: readonly MovedTable[]
  /** Changes that came during the last round and were not copied yet. */
  readonly left: number
}

/**
 * Copies a SQLite store into an empty PostgreSQL database while servers use it, and then the changes that came
 * meanwhile. From now on the store records its changes, and no server starts on the database, until `finishMove` or
 * `cancelMove`. Called again, it copies what has changed since, or begins anew where the first copy was broken off.
 * Throws DatabaseProblem.
 */
export async function prepareMove(options: MoveOptions): Promise<BackupOutcome<PreparedMove>> {
  const file = resolveStoreFile(options.directory)
  if (!existsSync(file)) return { ok: false, error: `There is no SQLite store ${file} to move` }
  return catchMoveFault('The move is not prepared; servers go on with the SQLite store', () =>
    withMoveLock(file, async () => {
      const target = await openMoveTarget(options.url)
      try {
        return { ok: true, ...(await prepare(file, target, options)) }
      } finally {
        await target.database.close()
      }
    }),
  )
}

async function prepare(file: string, target: MoveTarget, { now, onStep }: MoveOptions): Promise<PreparedMove> {
  const { database } = target
  let { progress } = target
  let tables: readonly MovedTable[] = []
  if (progress?.phase === 'complete' && progress.kept !== null && existsSync(progress.kept))
    throw new MoveFault(`the store has been moved already and is kept as ${progress.kept}: run it with --finish`)
  if (progress === null || progress.phase === 'copying') {
    const copied = await copyAfresh(file, target, { now, onStep })
    ;({ progress, tables } = copied)
    onStep?.({ kind: 'copied' })
    // Copies into the file what the log has kept for the snapshot, so that no request of a server does it.
    withWriter(file, (connection) => connection.pragma('wal_checkpoint(PASSIVE)'))
    await refreshStatistics(database)
  } else {
    requireWhole(file, progress)
    withWriter(file, (connection) => touchRecording(connection, now))
  }
  const { left } = await catchUp({ file, database, progress, now }, (rows) => onStep?.({ kind: 'round', rows }))
  return { tables, left }
}

async function copyAfresh(
  file: string,
  target: MoveTarget,
  { now, onStep }: Pick<MoveOptions, 'now'> & { readonly onStep: MoveOptions['onStep'] },
): Promise<{ readonly progress: MoveProgress; readonly tables: readonly MovedTable[] }> {
  const { database } = target
  const moveId = randomUUID()
  // The mark comes first, so that a database that cannot take the copy has the store record nothing.
  const marked = await beginProgress(target, moveId, now)
  onStep?.({ kind: 'marked' })
  const afresh = withWriter(file, (connection) => {
    if (!hasCurrentTables(connection))
      throw new MoveFault(
        'the SQLite store is of another version of the platform: start a server of this version first',
      )
    const wasRecording = readRecording(connection) !== null
    beginRecording(connection, { moveId, now })
    if (target.progress !== null) return 'the earlier copy was broken off'
    return wasRecording ? 'the earlier copy went to another database' : null
  })
  onStep?.({ kind: 'recording', afresh })
  const source = openSnapshot(file)
  try {
    const applied = readLastRecord(source.connection)
    const onTable = (moved: MovedTable): void => onStep?.({ kind: 'table', ...moved })
    return await runMaintenance(database, async (trx) => {
      const tables = await copyAll(trx, source, { pace: gentlePace, place: database.place, onTable })
      return { tables, progress: await advanceProgress(trx, marked, { ...marked, phase: 'following', applied }) }
    })
  } finally {
    source.close()
  }
}

function requireWhole(file: string, progress: MoveProgress): void {
  const source = openSnapshot(file)
  try {
    requireContinuous(source, progress)
  } finally {
    source.close()
  }
}

/**
 * Has the SQLite store record nothing any more; servers may be running. `wasPrepared`: whether it did. The copy in
 * PostgreSQL stays unusable. Throws DatabaseProblem.
 */
export async function cancelMove(directory: string): Promise<BackupOutcome<{ readonly wasPrepared: boolean }>> {
  const file = resolveStoreFile(directory)
  if (!existsSync(file)) return { ok: false, error: `There is no SQLite store ${file}` }
  return catchMoveFault('Nothing was cancelled', () =>
    withMoveLock(file, () => Promise.resolve({ ok: true, wasPrepared: withWriter(file, endRecording) } as const)),
  )
}
