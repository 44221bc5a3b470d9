import { parentPort, workerData } from 'node:worker_threads'
import type SqliteConnection from 'better-sqlite3'
import { openBriefWriter, openWriter } from './open-connections.ts'
import { createStatementCache } from './statement-cache.ts'
import type { SqliteThreadOptions, ThreadAnswer, ThreadRequest } from './thread-dialect.ts'
import { takeWriteLock } from './write-lock.ts'

/** The program of a thread that owns one connection and runs the statements sent to it, one after another. */
async function main(): Promise<void> {
  if (parentPort === null) throw new Error('this file is the program of a thread')
  const port = parentPort
  const { kind, file, busyTimeoutMs } = workerData as SqliteThreadOptions
  const answer = (message: ThreadAnswer): void => port.postMessage(message)
  let connection: SqliteConnection.Database
  try {
    connection = kind === 'writer' ? await openWriter(file, busyTimeoutMs) : openBriefWriter(file)
  } catch (error) {
    answer({ error: describeFailure(error) })
    return
  }
  const prepare = createStatementCache(connection)

  async function run(request: ThreadRequest): Promise<ThreadAnswer> {
    switch (request.kind) {
      case 'begin':
        await takeWriteLock({ connection, busyTimeoutMs })
        return {}
      case 'rollback':
        // A full disk may end the transaction by itself; a ROLLBACK then fails and would hide the reason.
        if (connection.inTransaction) connection.exec('rollback')
        return {}
      case 'close':
        connection.close()
        return {}
      case 'statement': {
        const statement = prepare(request.sql)
        if (statement.reader) return { rows: statement.all(request.parameters) }
        const { changes, lastInsertRowid } = statement.run(request.parameters)
        return { changes, lastInsertRowid }
      }
    }
  }

  port.on('message', (request: ThreadRequest) => {
    run(request)
      .catch((error: unknown): ThreadAnswer => ({ error: describeFailure(error) }))
      .then((result) => {
        answer(result)
        // The thread ends when nothing listens any more.
        if (request.kind === 'close') port.close()
      })
  })
  answer({})
}

/** Structured clone drops the code of an error, which tells a lock from a full disk. */
function describeFailure(error: unknown): { readonly message: string; readonly code: string | null } {
  if (!(error instanceof Error)) return { message: String(error), code: null }
  return { message: error.message, code: 'code' in error && typeof error.code === 'string' ? error.code : null }
}

await main()
