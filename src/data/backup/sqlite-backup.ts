import { constants, existsSync } from 'node:fs'
import { access, copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { toDatabaseProblem } from '../database-problem.ts'
import { migrations } from '../migrations/all-migrations.ts'

/** `error`: one sentence that says what to do. */
export type BackupOutcome<Done> = ({ readonly ok: true } & Done) | { readonly ok: false; readonly error: string }

/** The file of the store in its folder; `-wal` and `-shm` stand beside it while it is open. */
export const resolveStoreFile = (directory: string): string => join(directory, 'forecourt.sqlite')

/**
 * Writes a copy of the store of a folder to a new file that only this user may read: a checked, consistent snapshot,
 * even if nodes write meanwhile, which are not delayed. Throws DatabaseProblem where the disk is full or a file may not
 * be read or written.
 */
export async function backUpSqlite(
  directory: string,
  target: string,
): Promise<BackupOutcome<{ readonly bytes: number }>> {
  const source = resolveStoreFile(directory)
  if (!existsSync(source)) return { ok: false, error: `There is no database ${source} to back up` }
  if (existsSync(target)) return { ok: false, error: `${target} is there already; name a new file` }
  const folder = dirname(target)
  // SQLite's own error would name the store, which is in order.
  if (!existsSync(folder)) return { ok: false, error: `There is no folder ${folder} to back up to; make it first` }
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!isWritable) return { ok: false, error: `This user may not write to the folder ${folder}; nothing was backed up` }
  const unfinished = `${target}.unfinished`
  try {
    await rm(unfinished, { force: true })
    // VACUUM reads in one transaction and lets others write meanwhile; the copy has neither log nor free pages.
    withConnection(source, { readonly: true }, (connection) => connection.prepare('vacuum into ?').run(unfinished))
    const fault = findFault(unfinished)
    if (fault !== null) return { ok: false, error: `The copy of ${source} is not whole: ${fault}` }
    await syncToDisk(unfinished)
    // A link, unlike a rename, does not replace what somebody else has put there meanwhile.
    await link(unfinished, target)
    await syncToDisk(dirname(target))
    return { ok: true, bytes: (await stat(target)).size }
  } catch (error) {
    throw toDatabaseProblem(error, source)
  } finally {
    await rm(unfinished, { force: true })
  }
}

export interface RestoreOptions {
  /** Epoch milliseconds, for the name of the kept copy. */
  readonly now: number
  /** The operator confirms that every node has stopped; only a store too damaged to be checked for users needs it. */
  readonly isStopped: boolean
}

/**
 * Puts a backup in the place of the store of a folder. The present store is kept beside it under the name that is
 * returned (null: there was none). Its `-wal` and `-shm` go with it: left behind, SQLite would write the old log into
 * the restored file. Refuses while any process has the store open, and a file that is not a whole backup of this or an
 * earlier version. Either the old or the new store is in place at every moment. Throws DatabaseProblem.
 */
export async function restoreSqlite(
  directory: string,
  source: string,
  { now, isStopped }: RestoreOptions,
): Promise<BackupOutcome<{ readonly kept: string | null }>> {
  const file = resolveStoreFile(directory)
  if (!existsSync(source)) return { ok: false, error: `There is no file ${source}` }
  if (existsSync(`${source}-wal`))
    return {
      ok: false,
      error:
        `${source} has a log beside it (${source}-wal): it was copied from an open database and is not whole. ` +
        'Make backups with: forecourt backup FILE',
    }
  const incoming = `${file}.restoring`
  try {
    await mkdir(directory, { recursive: true })
    await removeStore(incoming)
    await copyFile(source, incoming)
    const fault = findFault(incoming)
    if (fault !== null) return { ok: false, error: `${source} cannot be restored: ${adviseOn(fault)}` }
    const foreign = findForeign(incoming)
    if (foreign !== null) return { ok: false, error: `${source} cannot be restored: ${foreign}` }
    const closed = await closeLog(file, isStopped)
    if (closed !== null) return { ok: false, error: closed }
    await syncToDisk(incoming)
    const kept = existsSync(file) ? `${file}.before-restore-${formatStamp(now)}` : null
    if (kept !== null) await keepStore(file, kept)
    await rm(`${file}-shm`, { force: true })
    await rename(incoming, file)
    await syncToDisk(directory)
    return { ok: true, kept }
  } catch (error) {
    throw toDatabaseProblem(error, file)
  } finally {
    await removeStore(incoming)
  }
}

/** '20261120-083012', UTC. */
const formatStamp = (at: number): string =>
  new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')

function withConnection<Result>(
  file: string,
  options: SqliteConnection.Options,
  use: (connection: SqliteConnection.Database) => Result,
): Result {
  const connection = new SqliteConnection(file, { fileMustExist: true, timeout: 0, ...options })
  try {
    return use(connection)
  } finally {
    connection.close()
  }
}

/** What is wrong with a file as a database; null: nothing. */
function findFault(file: string): string | null {
  try {
    return withConnection(file, {}, (connection) => {
      // The copy needs no log; one that was made of an open store says so in its header.
      connection.pragma('journal_mode = delete')
      const found = connection.pragma('integrity_check(1)', { simple: true })
      return found === 'ok' ? null : String(found)
    })
  } catch (error) {
    return describe(error)
  }
}

/** What is wrong with a backup, for an operator; the words of SQLite, which may be several lines, stand behind. */
function adviseOn(fault: string): string {
  const what = fault.includes('not a database')
    ? 'it is no database; name a file that forecourt backup wrote'
    : 'it is damaged or cut off; take another backup, or copy this one again from where it was kept'
  return `${what} (${fault.replaceAll(/[*\s]+/g, ' ').trim()})`
}

/** Why a database is not one of this platform, or is of a newer version; null: neither. */
function findForeign(file: string): string | null {
  return withConnection(file, { readonly: true }, (connection) => {
    const table = connection.prepare("select 1 from sqlite_master where type = 'table' and name = ?")
    if (table.get('schema_migration') === undefined) return 'it is not a database of this platform'
    const known = new Set(migrations.map(({ name }) => name))
    const rows = connection.prepare('select name from schema_migration').all() as readonly { name: string }[]
    const unknown = rows.filter(({ name }) => !known.has(name))
    return unknown.length === 0
      ? null
      : `it was made by a newer version of the platform (it has ${unknown.map(({ name }) => name).join(', ')})`
  })
}

/**
 * Writes the log of the present store into its file and removes it, which SQLite does only for the last process that
 * has the store open. Returns why the store may not be replaced; null: nobody has it open.
 */
async function closeLog(file: string, isStopped: boolean): Promise<string | null> {
  if (!existsSync(file)) return null
  // SQLite would throw the log of such a file away, and with it what may still be read there.
  if (!(await hasHeader(file))) return isStopped ? null : unclear(file, 'it does not begin as a database does')
  try {
    const mode = withConnection(file, {}, (connection) => connection.pragma('journal_mode = delete', { simple: true }))
    return mode === 'delete' ? null : inUse(file)
  } catch (error) {
    const code = error instanceof SqliteConnection.SqliteError ? error.code : ''
    if (code.startsWith('SQLITE_BUSY')) return inUse(file)
    return isStopped ? null : unclear(file, describe(error))
  }
}

const header = Buffer.from('SQLite format 3\0')

async function hasHeader(file: string): Promise<boolean> {
  const handle = await open(file, 'r')
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(header.length), 0, header.length, 0)
    return bytesRead === header.length && buffer.equals(header)
  } finally {
    await handle.close()
  }
}

const unclear = (file: string, fault: string): string =>
  `${file} is damaged (${fault}), so that it cannot be seen whether a server uses it: ` +
  'stop every server on it, then add --stopped'

const inUse = (file: string): string => `${file} is in use: stop every server and command on it, and try again`

/** A damaged store keeps its log, which may hold what its file lacks. The old file stays until it is replaced. */
async function keepStore(file: string, kept: string): Promise<void> {
  if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${kept}-wal`)
  await link(file, kept)
}

async function removeStore(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm', '-journal']) await rm(`${file}${end}`, { force: true })
}

/** Waits until a file, or the names in a folder, are on disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error))
