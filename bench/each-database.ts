import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreAddress } from '#tests/fixtures/databases.ts'
import { createScratchPostgres, findPostgresBinaries } from '#tests/fixtures/postgres-server.ts'
import type { Report } from './report.ts'

/**
 * Runs a bench on an empty SQLite store and then on an empty PostgreSQL server, each with a temporary folder of its
 * own. The name of the database stands before what the bench reports. Without PostgreSQL on the machine a line says so.
 */
export async function runOnEachDatabase(
  report: Report,
  bench: (address: StoreAddress, report: Report) => Promise<void>,
): Promise<void> {
  const runAt = async (name: string, url: string | null): Promise<void> => {
    const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
    try {
      await bench({ url, directory }, (row) => report({ ...row, what: `${name}: ${row.what}` }))
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  }

  await runAt('SQLite', null)
  const binaries = findPostgresBinaries()
  if (binaries === null) {
    report({ what: 'PostgreSQL', bar: null, measured: 'not installed on this machine: not measured', met: null })
    return
  }
  const server = await createScratchPostgres(binaries)
  try {
    await runAt('PostgreSQL', server.url)
  } finally {
    await server.remove()
  }
}
