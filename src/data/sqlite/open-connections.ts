import { setTimeout as sleep } from 'node:timers/promises'
import SqliteConnection from 'better-sqlite3'
import { isBusy } from './write-lock.ts'

/** Milliseconds. SQLite waits inside the call, so the thread that asks is blocked for as long. */
export const readTimeoutMs = 250
export const briefWriteTimeoutMs = 100

/**
 * The connection of all transactions. Creates the file; throws the driver's error when the file cannot be opened, and
 * when another process keeps it locked for longer than `busyTimeoutMs`.
 */
export async function openWriter(file: string, busyTimeoutMs: number): Promise<SqliteConnection.Database> {
  const connection = new SqliteConnection(file, { timeout: busyTimeoutMs })
  try {
    await useWriteAheadLog(connection, busyTimeoutMs)
    // FULL: a commit is on disk before it returns, so it survives a power failure.
    connection.pragma('synchronous = FULL')
    connection.pragma('foreign_keys = ON')
    // Checkpoint every 32 MB of log and cache 64 MB of pages. An import touches the same index pages in every batch;
    // with the defaults (4 and 16 MB) it stores 6,300 vehicles a second instead of 11,000.
    connection.pragma('wal_autocheckpoint = 8000')
    connection.pragma('cache_size = -64000')
    connection.pragma('journal_size_limit = 67108864')
    connection.pragma('temp_store = MEMORY')
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/**
 * In write-ahead mode readers do not wait for writers, apart from the moments in which another process opens or repairs
 * the file.
 */
export function openReader(file: string): SqliteConnection.Database {
  const connection = new SqliteConnection(file, { readonly: true, timeout: readTimeoutMs })
  connection.pragma('cache_size = -16000')
  connection.pragma('temp_store = MEMORY')
  return connection
}

/** A power failure may lose the last few counts (NORMAL) but does not damage the file. */
export function openBriefWriter(file: string): SqliteConnection.Database {
  const connection = new SqliteConnection(file, { timeout: briefWriteTimeoutMs })
  connection.pragma('synchronous = NORMAL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('cache_size = -1000')
  return connection
}

/**
 * Changing the journal mode needs exclusive access and does not wait for it, so it is retried: two processes may start
 * at once.
 */
async function useWriteAheadLog(connection: SqliteConnection.Database, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      if (connection.pragma('journal_mode', { simple: true }) === 'wal') return
      if (connection.pragma('journal_mode = WAL', { simple: true }) === 'wal') return
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
    }
    if (performance.now() >= deadline)
      throw new Error(`the file system of ${connection.name} cannot hold a write-ahead log`)
    await sleep(20)
  }
}
