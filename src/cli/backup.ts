import { resolve } from 'node:path'
import { backUpSqlite, restoreSqlite, type BackupOutcome } from '#data/backup/sqlite-backup.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords, refuse } from './command-words.ts'

/** Where the store is, as the environment says. */
export interface StorePlace {
  /** DATABASE_URL; null: SQLite. */
  readonly url: string | null
  readonly directory: string
}

/**
 * `backup FILE`: a whole copy of the SQLite store, while it is in use. PostgreSQL has its own program for that, which
 * the message names. Status 2 where the file is there already.
 */
export async function runBackup(args: string[], io: CommandIo, { url, directory }: StorePlace): Promise<number> {
  const usage = 'forecourt backup FILE'
  const words = readWords(args, {})
  if (!words.ok) return refuse(io, words.error, usage)
  const [file, ...more] = words.value.positionals
  if (file === undefined || more.length > 0) return refuse(io, 'backup needs the name of a new file', usage)
  if (url !== null) {
    io.err(`The database is PostgreSQL; back it up with: pg_dump --format=custom --file=${file} "$DATABASE_URL"`)
    return exitStatus.refused
  }
  const done = await backUpSqlite(directory, resolve(io.cwd, file))
  if (!done.ok) return refuseOutcome(io, done)
  io.out(`Backed up to ${file}, ${(done.bytes / 1_000_000).toFixed(1)} MB, checked.`)
  return exitStatus.done
}

/**
 * `restore FILE`: puts a backup in the place of the SQLite store, and keeps the present one beside it. Refused while a
 * server or a command has the store open.
 */
export async function runRestore(args: string[], io: CommandIo, { url, directory }: StorePlace): Promise<number> {
  const usage = 'forecourt restore FILE [--stopped]'
  const words = readWords(args, { options: { stopped: { type: 'boolean', default: false } } })
  if (!words.ok) return refuse(io, words.error, usage)
  const [file, ...more] = words.value.positionals
  if (file === undefined || more.length > 0) return refuse(io, 'restore needs the file of a backup', usage)
  if (url !== null) {
    io.err(
      'The database is PostgreSQL; stop every server, then restore into a new, empty database with: ' +
        `pg_restore --no-owner --exit-on-error --dbname="$DATABASE_URL" ${file}`,
    )
    return exitStatus.refused
  }
  const done = await restoreSqlite(directory, resolve(io.cwd, file), {
    now: Date.now(),
    isStopped: words.value.values.stopped,
  })
  if (!done.ok) return refuseOutcome(io, done)
  io.out(`Restored ${file}. Start the servers again.`)
  if (done.kept !== null) io.out(`The store as it was before is kept as ${done.kept}; delete it when you are content.`)
  return exitStatus.done
}

function refuseOutcome(io: CommandIo, { error }: Extract<BackupOutcome<object>, { ok: false }>): number {
  io.err(error)
  return exitStatus.failed
}
