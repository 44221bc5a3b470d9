import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely'

export interface SqliteThreadOptions {
  readonly kind: 'writer' | 'brief-writer'
  readonly file: string
  /** How long a transaction waits for another process's, milliseconds. */
  readonly busyTimeoutMs: number
}

export type ThreadRequest =
  | { readonly kind: 'begin' | 'rollback' | 'close' }
  | { readonly kind: 'statement'; readonly sql: string; readonly parameters: readonly unknown[] }

/** The result of one request; answers come in the order of the requests. */
export interface ThreadAnswer {
  readonly error?: { readonly message: string; readonly code: string | null }
  readonly rows?: readonly unknown[]
  readonly changes?: number | bigint
  readonly lastInsertRowid?: number | bigint
}

/** A connection in a thread of its own. Requests run one after another, in the order in which they were made. */
export interface SqliteThread {
  /** Rejects with the driver's error: its message and `code` are kept, its class is not. */
  request(request: ThreadRequest): Promise<ThreadAnswer>
  /** Waits for the requests made before, then closes the connection and ends the thread. Calling it twice is fine. */
  close(): Promise<void>
}

interface PendingRequest {
  readonly resolve: (answer: ThreadAnswer) => void
  readonly reject: (error: Error) => void
}

/**
 * Opens a connection in a thread. Rejects with the driver's error when it cannot be opened. A thread that dies later
 * takes the process with it, as the same failure in the process itself would; the supervisor starts it again.
 */
export async function startSqliteThread(options: SqliteThreadOptions): Promise<SqliteThread> {
  const worker = new Worker(new URL('./connection-thread.ts', import.meta.url), { workerData: options, execArgv: [] })
  const pending: PendingRequest[] = []
  const [opened] = (await once(worker, 'message')) as [ThreadAnswer]
  if (opened.error !== undefined) throw toError(opened.error)
  const ended = new Promise<void>((resolve) => void worker.once('exit', () => resolve()))
  worker.on('message', (answer: ThreadAnswer) => {
    const waiting = pending.shift()
    if (answer.error === undefined) waiting?.resolve(answer)
    else waiting?.reject(toError(answer.error))
  })

  function request(message: ThreadRequest): Promise<ThreadAnswer> {
    return new Promise((resolve, reject) => {
      pending.push({ resolve, reject })
      worker.postMessage(message)
    })
  }

  let closing: Promise<void> | null = null
  async function close(): Promise<void> {
    await request({ kind: 'close' })
    await ended
  }
  return {
    request: (message) => (closing === null ? request(message) : Promise.reject(new Error('the database is closed'))),
    close: () => (closing ??= close()),
  }
}

function toError({ message, code }: { readonly message: string; readonly code: string | null }): Error {
  return code === null ? new Error(message) : Object.assign(new Error(message), { code })
}

/**
 * Kysely's SQLite dialect over a thread: the statements, the wait for the write lock and the wait for the disk at a
 * commit leave the event loop of the caller free (decision 34).
 */
export class ThreadDialect extends SqliteDialect {
  readonly #thread: SqliteThread

  constructor(thread: SqliteThread) {
    // The database of the base class is never asked for: `createDriver` is its only reader.
    super({ database: () => Promise.reject(new Error('the connection is in a thread')) })
    this.#thread = thread
  }

  override createDriver(): Driver {
    return createThreadDriver(this.#thread)
  }
}

function createThreadDriver(thread: SqliteThread): Driver {
  // Kysely hands the one connection to one transaction at a time.
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes, lastInsertRowid } = await thread.request({ kind: 'statement', sql, parameters })
      if (rows !== undefined) return { rows: rows as Row[] }
      return {
        rows: [],
        ...(lastInsertRowid === undefined ? {} : { insertId: BigInt(lastInsertRowid) }),
        ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
      }
    },
    streamQuery() {
      throw new Error('a connection in a thread does not stream')
    },
  }
  return {
    async init() {},
    acquireConnection: () => Promise.resolve(connection),
    async beginTransaction(_connection, settings: TransactionSettings) {
      if (settings.accessMode === 'read only') await connection.executeQuery(CompiledQuery.raw('begin'))
      else await thread.request({ kind: 'begin' })
    },
    async commitTransaction() {
      await connection.executeQuery(CompiledQuery.raw('commit'))
    },
    async rollbackTransaction() {
      await thread.request({ kind: 'rollback' })
    },
    async releaseConnection() {},
    destroy: () => thread.close(),
  }
}
