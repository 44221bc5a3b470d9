import { rm } from 'node:fs/promises'
import SqliteConnection from 'better-sqlite3'
import { toDatabaseProblem } from '../database-problem.ts'
import { MoveFault } from './copy-table.ts'

/**
 * Runs `work` while no other process moves the same store. The lock is that of a file beside the store, so that the
 * operating system lifts it when this process is killed. Throws MoveFault.
 */
export async function withMoveLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const lockFile = `${file}.move-lock`
  const connection = lock(lockFile)
  try {
    return await work()
  } finally {
    // Removed while it is locked, so that it is not the file that somebody else has just locked.
    await rm(lockFile, { force: true })
    connection.close()
  }
}

function lock(lockFile: string): SqliteConnection.Database {
  let connection: SqliteConnection.Database | null = null
  try {
    connection = new SqliteConnection(lockFile, { timeout: 0 })
    connection.exec('begin exclusive')
    return connection
  } catch (error) {
    connection?.close()
    if (error instanceof SqliteConnection.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new MoveFault('Another forecourt migrate-store works on this store: wait for it, or stop it', {
        cause: error,
      })
    throw toDatabaseProblem(error, lockFile)
  }
}
