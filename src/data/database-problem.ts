export type DatabaseProblemKind =
  | 'locked'
  | 'disk-full'
  | 'no-permission'
  | 'unreachable'
  | 'slow'
  | 'newer'
  | 'moved'
  | 'corrupt'
  | 'unique'
  | 'not-replicated'

/**
 * A failure of the store that an operator can do something about. The message is one line that says what to do and
 * holds no password; the driver's own error is the `cause`.
 */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
  readonly kind: DatabaseProblemKind

  constructor(kind: DatabaseProblemKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/**
 * The kind of a driver's or file system's error, or null for any other error, which is a bug and must surface
 * unchanged.
 */
export function resolveProblemKind(error: unknown): DatabaseProblemKind | null {
  const code = readCode(error)
  if (code === null) return isLostConnection(error) ? 'unreachable' : null
  return resolveSqliteKind(code) ?? resolvePostgresKind(code) ?? systemKinds[code] ?? null
}

/** Converts the error to a DatabaseProblem with advice for `place`; any other error comes back unchanged. */
export function toDatabaseProblem(error: unknown, place: string): unknown {
  if (error instanceof DatabaseProblem) return error
  const kind = resolveProblemKind(error)
  if (kind === null) return error
  return new DatabaseProblem(kind, `${advice[kind](place)} (${describe(error)})`, { cause: error })
}

/** A problem that no error of the driver reports. */
export const createDatabaseProblem = (kind: DatabaseProblemKind, place: string): DatabaseProblem =>
  new DatabaseProblem(kind, advice[kind](place))

const advice: Readonly<Record<DatabaseProblemKind, (place: string) => string>> = {
  locked: (place) =>
    `The database ${place} is held by another process: stop that process, or wait until it is done, and try again`,
  'disk-full': (place) => `The disk of the database ${place} is full: make room and try again; what was stored is kept`,
  'no-permission': (place) =>
    `The database ${place} cannot be opened or written: ` +
    'give this user the right to read and write there, or name another place',
  unreachable: (place) => `The database ${place} does not answer: start it or correct DATABASE_URL`,
  slow: (place) =>
    `The database ${place} did not finish a statement within its time limit: ` +
    'look there for locks and for what else it is busy with',
  newer: (place) =>
    `The database ${place} was made by a newer version of the platform: run that version, or restore an older backup`,
  moved: (place) =>
    `The store was moved to PostgreSQL and is kept as ${place}: set DATABASE_URL to that database. ` +
    'To go back to the file, give it its old name, forecourt.sqlite; for a new store, put it into another folder',
  corrupt: (place) => `The database ${place} is damaged: restore it from a backup`,
  'not-replicated': (place) =>
    `The standby of the database ${place} did not confirm a change, so that the primary alone has it: ` +
    "start the standby, or set synchronous_standby_names = '' on the primary to go on without one",
  unique: (place) => `The database ${place} already holds a row with this key: reload and try again`,
}

function resolveSqliteKind(code: string): DatabaseProblemKind | null {
  if (!code.startsWith('SQLITE_')) return null
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') return 'unique'
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return 'locked'
  if (code === 'SQLITE_FULL') return 'disk-full'
  if (
    code.startsWith('SQLITE_CANTOPEN') ||
    code.startsWith('SQLITE_READONLY') ||
    code === 'SQLITE_PERM' ||
    code === 'SQLITE_AUTH'
  )
    return 'no-permission'
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') return 'corrupt'
  return null
}

function resolvePostgresKind(code: string): DatabaseProblemKind | null {
  if (!/^[0-9A-Z]{5}$/.test(code)) return null
  if (code === '23505') return 'unique'
  if (code === '53100') return 'disk-full'
  if (code === '57014') return 'slow'
  if (code === '55P03') return 'locked'
  if (code === '42501' || code === '25006' || code.startsWith('28')) return 'no-permission'
  if (code === 'XX001' || code === 'XX002') return 'corrupt'
  // 08: connection lost; 53300: too many connections; 57P0x: shutting down or not yet up; 3D000: no such database.
  if (code.startsWith('08') || code === '53300' || /^57P0[1-4]$/.test(code) || code === '3D000') return 'unreachable'
  return null
}

const systemKinds: Readonly<Record<string, DatabaseProblemKind>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EROFS: 'no-permission',
  ENOTDIR: 'no-permission',
  EEXIST: 'no-permission',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOENT: 'unreachable',
}

/** How the messages of node-postgres begin when a connection is lost; those errors have no code. */
const lostConnectionMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Query read timeout',
]

function isLostConnection(error: unknown): boolean {
  return error instanceof Error && lostConnectionMessages.some((start) => error.message.startsWith(start))
}

function readCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

/** One line; an AggregateError of refused connections has no message of its own. */
function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return (message === '' ? (readCode(error) ?? 'no message') : message).replace(/\s+/g, ' ')
}
