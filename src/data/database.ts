import type { Kysely } from 'kysely'
import type { LeadCalls } from './leads/lead-calls.ts'
import type { Tables } from './tables.ts'
import type { WakeBell } from './wake-bell.ts'

/** An open store: the same tables on SQLite or PostgreSQL. One per process and store. */
export interface Database {
  /** Transactions of the repositories. Errors of calls made here directly are not mapped to DatabaseProblem. */
  readonly kysely: Kysely<Tables>
  /**
   * Reads outside a transaction. SQLite: a read-only connection of its own, so that a writer that waits for another
   * process's lock holds up no page. PostgreSQL: the pool of `kysely`.
   */
  readonly reads: Kysely<Tables>
  /**
   * Writes that may rather fail than wait, such as view counts. SQLite: a connection of its own that waits at most
   * 100 ms for the lock, then the write fails with DatabaseProblem 'locked'. PostgreSQL: the pool of `kysely`.
   */
  readonly briefWrites: Kysely<Tables>
  /**
   * Stores leads in a thread of its own; `createLeadWriter` and `createLeadOutbox` use it. Null: they write in this
   * thread, as on PostgreSQL, which waits for the disk by itself.
   */
  readonly leadThread: LeadCalls | null
  /**
   * Migrations and maintenance, whose statements may take minutes. PostgreSQL: one connection with the time limit of
   * imports, opened when first used. SQLite: the same as `kysely`.
   */
  readonly maintenance: Kysely<Tables>
  readonly dialect: 'sqlite' | 'postgres'
  /**
   * Rings when something may have been written to the change log: after a commit here (SQLite) or anywhere
   * (PostgreSQL).
   */
  readonly bell: WakeBell
  /** Where the data is, for messages; never holds a password. */
  readonly place: string
  /** Waits for the work under way, then closes. Calling it twice is fine. */
  close(): Promise<void>
}

/** The part of a pino logger that this room writes to. */
export interface DataLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}
