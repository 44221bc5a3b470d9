import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { runMaintenance } from '../transactions.ts'
import { copyChanges } from './copy-changes.ts'
import { MoveFault } from './copy-table.ts'
import { advanceProgress, type MoveProgress } from './move-target.ts'
import { countRecords, forgetRecords, nameRound, readLastRecord, readRecording, withWriter } from './row-recorder.ts'
import { openSnapshot, type SqliteSource } from './sqlite-source.ts'

/** What is left to copy is so little that the next round takes a moment. */
const fewRecords = 200
/** Where changes come faster than they are copied, nothing is gained by more rounds. */
const mostRounds = 20

export interface RoundOptions {
  readonly file: string
  readonly database: Database
  readonly progress: MoveProgress
  readonly now: number
}

/**
 * Copies what was recorded since the last round, as of one moment, while servers go on writing. The copy in PostgreSQL
 * is then whole as of that moment. Throws MoveFault.
 */
async function copyRound(options: RoundOptions): Promise<{ readonly progress: MoveProgress; readonly rows: number }> {
  const { file, database, progress, now } = options
  if (peekRecords(file, progress.applied) === 0) return { progress, rows: 0 }
  const round = randomUUID()
  withWriter(file, (connection) => nameRound(connection, { round, earlier: progress.round, now }))
  const source = openSnapshot(file)
  try {
    requireContinuous(source, progress)
    const upTo = readLastRecord(source.connection)
    const copied = await runMaintenance(database, async (trx) => {
      const rows = await copyChanges(trx, source, { after: progress.applied, upTo })
      const after = { ...progress, phase: 'following', round, applied: upTo, kept: null } as const
      return { progress: await advanceProgress(trx, progress, after), rows }
    })
    withWriter(file, (connection) => forgetRecords(connection, upTo))
    return copied
  } finally {
    source.close()
  }
}

function peekRecords(file: string, after: number): number {
  const source = openSnapshot(file)
  try {
    return countRecords(source.connection, after)
  } finally {
    source.close()
  }
}

/** Copies in rounds until little is left. Returns how many rows changed, and how many are left. Throws MoveFault. */
export async function catchUp(
  options: RoundOptions,
  onRound: (rows: number) => void,
): Promise<{ readonly progress: MoveProgress; readonly left: number }> {
  let { progress } = options
  let left = peekRecords(options.file, progress.applied)
  for (let round = 0; left > 0 && round < mostRounds; round += 1) {
    const copied = await copyRound({ ...options, progress })
    progress = copied.progress
    onRound(copied.rows)
    left = peekRecords(options.file, progress.applied)
    if (left <= fewRecords) break
  }
  return { progress, left }
}

/**
 * Throws MoveFault unless every change of the store since the last round of this copy is recorded. The messages tell
 * what happened; the way out is always to begin anew.
 */
export function requireContinuous(source: SqliteSource, progress: MoveProgress): void {
  const broken = findBreak(source, progress)
  if (broken !== null)
    throw new MoveFault(
      `${broken}. The copy in PostgreSQL cannot be continued: drop that database, create it anew, and run ` +
        'forecourt migrate-store --prepare',
    )
}

function findBreak({ connection }: SqliteSource, progress: MoveProgress): string | null {
  const recording = readRecording(connection)
  if (recording === null) return 'The SQLite store does not record its changes any more'
  if (recording.moveId !== progress.moveId) return 'The copy in PostgreSQL is of another store, or of an earlier move'
  if (!recording.isWhole) return 'The tables of the SQLite store have changed since the copy was begun'
  const isKnown = recording.rounds.includes(progress.round)
  if (!isKnown || readLastRecord(connection) < progress.applied)
    return 'The SQLite store is older than its copy: a backup was restored'
  return null
}
