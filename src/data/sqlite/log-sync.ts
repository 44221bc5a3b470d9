import { open, type FileHandle } from 'node:fs/promises'

/** Confirms that commits are on disk, outside the thread that made them. */
export interface LogSync {
  /**
   * Resolves once every commit that returned before this call is on disk. Calls that come while the disk works share
   * the next run. Rejects with the error of the file system; the commits may then be lost in a power failure.
   */
  sync(): Promise<void>
  /** Waits for the run under way and lets the file go. */
  close(): Promise<void>
}

/**
 * Synchronises the write-ahead log of a SQLite file. With `synchronous = NORMAL` a commit only appends to the log;
 * flushing the log afterwards makes it as durable as `synchronous = FULL` does, which flushes inside the commit and so
 * stops the event loop for as long as the disk takes. SQLite holds no lock on the log, so closing it here releases
 * none.
 *
 * @param file the database file; its log is beside it while a connection is open.
 * @param openFile for tests.
 */
export function createLogSync(
  file: string,
  openFile: (path: string) => Promise<Pick<FileHandle, 'datasync' | 'close'>> = (path) => open(path, 'r+'),
): LogSync {
  let handle: Promise<Pick<FileHandle, 'datasync' | 'close'>> | null = null
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function getHandle(): Promise<Pick<FileHandle, 'datasync' | 'close'>> {
    handle ??= openFile(`${file}-wal`).catch((error: unknown) => {
      handle = null
      throw error
    })
    return handle
  }

  function run(): Promise<void> {
    const current = getHandle()
      .then((opened) => opened.datasync())
      .finally(() => {
        if (running === current) running = null
      })
    running = current
    return current
  }

  return {
    sync() {
      if (running === null) return run()
      // The run under way may have begun before the newest commit.
      next ??= running
        .catch(() => {})
        .then(() => {
          next = null
          return run()
        })
      return next
    },
    async close() {
      await Promise.allSettled([running, next])
      await (await handle)?.close()
      handle = null
    },
  }
}
