import { moveToPostgres } from '#data/move/move-to-postgres.ts'
import type { StorePlace } from './backup.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords, refuse } from './command-words.ts'
import { toJsonLine } from './lead-text.ts'

/**
 * `migrate-store`: moves everything of the SQLite store of FORECOURT_DATA into the empty PostgreSQL database of
 * DATABASE_URL. Status 2 without DATABASE_URL; 1 where the store is in use or the database holds data.
 */
export async function run(args: string[], io: CommandIo, { url, directory }: StorePlace): Promise<number> {
  const usage = 'DATABASE_URL=postgres://… forecourt migrate-store [--json]'
  const words = readWords(args, { options: { json: { type: 'boolean', default: false } } })
  if (!words.ok) return refuse(io, words.error, usage)
  if (words.value.positionals.length > 0) return refuse(io, 'migrate-store takes no names', usage)
  if (url === null) return refuse(io, 'DATABASE_URL must name the empty PostgreSQL database that takes the data', usage)
  const { json } = words.value.values

  const moved = await moveToPostgres({
    directory,
    url,
    now: Date.now(),
    onTable({ table, rows }) {
      if (!json) io.out(`  ${table}: ${rows.toLocaleString('en-AU')}`)
    },
  })
  if (json) io.out(toJsonLine(moved))
  if (!moved.ok) {
    if (!json) io.err(moved.error)
    return exitStatus.failed
  }
  if (json) return exitStatus.done
  const rows = moved.tables.reduce((sum, table) => sum + table.rows, 0)
  io.out(`Moved ${rows.toLocaleString('en-AU')} rows to PostgreSQL; each was compared with what is stored there.`)
  io.out(`The SQLite store is kept as ${moved.kept}; delete it when you are content.`)
  io.out('Start the servers with the same DATABASE_URL and the same FORECOURT_DATA.')
  return exitStatus.done
}
