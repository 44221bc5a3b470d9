import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'
import type { WakeBell } from './wake-bell.ts'

/** An open store: the same tables on SQLite or PostgreSQL. One per process and store. */
export interface Database {
  /** For the repositories of this room. Errors of calls made here directly are not mapped to DatabaseProblem. */
  readonly kysely: Kysely<Tables>
  readonly dialect: 'sqlite' | 'postgres'
  /** Rings when something may have been written to the change log: after a commit here (SQLite) or anywhere (PostgreSQL). */
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
