import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moveToPostgres } from '#data/move/move-to-postgres.ts'
import { createScratchPostgres, findPostgresBinaries } from '#tests/fixtures/postgres-server.ts'
import type { Report } from '../report.ts'
import { createStore } from '../server/site-store.ts'

const vehicles = 100_000

/**
 * How long `forecourt migrate-store` takes, during which no server may run: 100,000 vehicles from SQLite to PostgreSQL
 * on the same machine, every value compared.
 */
export async function run(report: Report): Promise<void> {
  const what = `migrate-store: ${vehicles / 1000}k vehicles from SQLite to PostgreSQL, each value compared`
  const binaries = findPostgresBinaries()
  if (binaries === null) {
    report({ what, bar: null, measured: 'PostgreSQL is not installed on this machine: not measured', met: null })
    return
  }
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const server = await createScratchPostgres(binaries)
  try {
    await createStore({ url: null, directory }, vehicles)
    const began = performance.now()
    const moved = await moveToPostgres({ directory, url: server.url, now: Date.now() })
    const seconds = (performance.now() - began) / 1000
    if (!moved.ok) throw new Error(moved.error)
    const rows = moved.tables.reduce((sum, table) => sum + table.rows, 0)
    report({ what, bar: null, measured: `${seconds.toFixed(1)} s, ${rows} rows`, met: null })
  } finally {
    await server.remove()
    await rm(directory, { recursive: true, force: true })
  }
}

if (import.meta.main) await run(({ what, measured }) => console.log(`${what}: ${measured}`))
