import { setTimeout as sleep } from 'node:timers/promises'
import type SqliteConnection from 'better-sqlite3'

export interface WriteLockOptions {
  readonly connection: SqliteConnection.Database
  /** How long a transaction waits for another process's, milliseconds. */
  readonly busyTimeoutMs: number
}

/** BEGIN IMMEDIATE, tried again until the timeout with the event loop free in between. Throws SQLITE_BUSY after it. */
export async function takeWriteLock({ connection, busyTimeoutMs }: WriteLockOptions): Promise<void> {
  // Left open by a transaction whose rollback failed: without this, every later write would fail until a restart.
  if (connection.inTransaction) connection.exec('rollback')
  const deadline = performance.now() + busyTimeoutMs
  for (let attempt = 0; ; attempt += 1) {
    connection.pragma('busy_timeout = 0')
    try {
      connection.exec('begin immediate')
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
    } finally {
      connection.pragma(`busy_timeout = ${busyTimeoutMs}`)
    }
    // Uneven pauses: another process's batches follow each other with gaps of a few milliseconds only.
    await sleep(Math.min(1 + attempt, 8) + Math.random() * 4)
  }
}

/** Whether SQLite refused because another process holds the store; trying again later may succeed. */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY')
  )
}
