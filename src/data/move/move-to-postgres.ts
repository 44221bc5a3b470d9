import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { resolveStoreFile, type BackupOutcome } from '../backup/sqlite-backup.ts'
import { importQueryLimitMs, openDatabase } from '../open-database.ts'
import { refreshStatistics } from '../postgres/refresh-statistics.ts'
import { runMaintenance } from '../transactions.ts'
import { copyAll, type MovedTable } from './copy-all.ts'
import { fullPace } from './copy-table.ts'
import { withMoveLock } from './move-lock.ts'
import { nameKept, catchMoveFault, type MoveOptions } from './move-store.ts'
import { endRecording, withWriter } from './row-recorder.ts'
import { openSqliteSource } from './sqlite-source.ts'

export interface MovedStore {
  readonly tables: readonly MovedTable[]
  /** Path of the SQLite store from now on. */
  readonly kept: string
}

/**
 * Moves everything of a SQLite store into an empty PostgreSQL database at once, in one transaction, and compares every
 * value with what PostgreSQL has stored. Then the SQLite store gets another name (`kept`), so that no node writes to it
 * any more. Refuses while any process has the SQLite store open, and a PostgreSQL database that holds anything. Until
 * the transaction is committed, both are as they were. Throws DatabaseProblem.
 */
export async function moveToPostgres({ directory, url, now, onStep }: MoveOptions): Promise<BackupOutcome<MovedStore>> {
  const file = resolveStoreFile(directory)
  if (!existsSync(file)) return { ok: false, error: `There is no SQLite store ${file} to move` }
  const inUse = {
    ok: false,
    error: `${file} is in use: stop every server and command on it, and try again`,
  } as const
  // Nobody may have it open while its tables are brought up to this version.
  const first = openSqliteSource(file)
  if (first === null) return inUse
  first.close()
  return catchMoveFault<MovedStore>('Nothing was moved', () =>
    withMoveLock(file, async () => {
      await (await openDatabase({ url: null, directory })).close()
      const source = openSqliteSource(file)
      if (source === null) return inUse
      try {
        const target = await openDatabase({ url, directory, queryLimitMs: importQueryLimitMs })
        try {
          const onTable = (moved: MovedTable): void => onStep?.({ kind: 'table', ...moved })
          const tables = await runMaintenance(target, (trx) =>
            copyAll(trx, source, { pace: fullPace, place: target.place, onTable }),
          )
          source.close()
          const kept = nameKept(directory, now)
          await rename(file, kept)
          // Left by a move with running servers that was not finished.
          withWriter(kept, endRecording)
          await refreshStatistics(target)
          return { ok: true, tables, kept }
        } finally {
          await target.close()
        }
      } finally {
        source.close()
      }
    }),
  )
}
