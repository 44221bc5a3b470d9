import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLeadRepository } from '#data/lead.repository.ts'
import { openDatabase } from '#data/open-database.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { cents } from '#domain/money/cents.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { createScratchPostgres, findPostgresBinaries } from '#tests/fixtures/postgres-server.ts'
import { ask, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'
import { startStoreMove } from '#tests/fixtures/store-move.ts'
import { buildMarketVehicle } from '#tests/fixtures/vehicle.ts'
import { spreadOf, type Report } from '../report.ts'
import { benchSite, createStore } from '../server/site-store.ts'

const vehicles = Number(process.env['FORECOURT_BENCH_VEHICLES'] ?? 100_000)
/** Changes between the end of the copy and the stop of the server, each with a row in other tables. */
const lastChanges = 100
const visitorEveryMs = 100
const usualPages = 200
const ctx = { siteId: benchSite, now: () => Date.now() }

/**
 * The move of a store whose server goes on: what the copy does to the times of its pages, and how long nobody can write
 * in the end. Server, copy and PostgreSQL share this machine.
 */
export async function run(report: Report): Promise<void> {
  const size = `${vehicles / 1000}k vehicles`
  const binaries = findPostgresBinaries()
  if (binaries === null) {
    const what = `migrate-store --prepare, --finish: ${size}`
    report({ what, bar: null, measured: 'PostgreSQL is not installed on this machine: not measured', met: null })
    return
  }
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const postgres = await createScratchPostgres(binaries)
  const servers: ServerProcess[] = []
  try {
    await createStore({ url: null, directory }, vehicles)
    const first = await startServerProcess({ directory, draws: true })
    servers.push(first)
    await loadStock(first.port)
    const usual: number[] = []
    while (usual.length < usualPages) usual.push(await visit(first.port))

    const preparing = startStoreMove(directory, postgres.url, '--prepare')
    const began = performance.now()
    const meanwhile: number[] = []
    const changes = makeChanges(directory)
    const given = { over: false }
    void preparing.ended.then(() => (given.over = true))
    while (!given.over) meanwhile.push(await visit(first.port))
    const seconds = (performance.now() - began) / 1000
    if ((await preparing.ended) !== 0) throw new Error(preparing.output())
    await changes
    const spread = (times: readonly number[]): string => {
      const { median, p99 } = spreadOf(times)
      return `${median.toFixed(0)} / ${p99.toFixed(0)} ms`
    }
    report({
      what: `--prepare: ${size}, a server with visitors beside it`,
      bar: null,
      measured: `${seconds.toFixed(1)} s`,
      met: null,
    })
    report({ what: 'rendered pages, median / p99, before the copy', bar: null, measured: spread(usual), met: null })
    report({ what: 'rendered pages, median / p99, during the copy', bar: null, measured: spread(meanwhile), met: null })

    const finishing = startStoreMove(directory, postgres.url, '--finish')
    await finishing.said('STOP THE SERVERS NOW')
    await makeChanges(directory)
    const stopped = performance.now()
    await first.stop()
    const closed = performance.now()
    if ((await finishing.ended) !== 0) throw new Error(finishing.output())
    const moved = performance.now()
    servers.push(await startServerProcess({ directory, draws: true, databaseUrl: postgres.url }))
    const ready = performance.now()
    const parts = [closed - stopped, moved - closed, ready - moved].map((ms) => (ms / 1000).toFixed(2)).join(' + ')
    report({
      what: `interruption: stop of the server + rest of --finish + start until ready`,
      bar: null,
      measured: `${((ready - stopped) / 1000).toFixed(2)} s (${parts})`,
      met: null,
    })
    const own = /could write for (.*) ms/.exec(finishing.output())?.[1] ?? '?'
    report({
      what: 'of it: the store is closed to both, as --finish says',
      bar: null,
      measured: `${own} ms`,
      met: null,
    })
  } finally {
    for (const server of servers) await server.stop()
    await postgres.remove()
    await rm(directory, { recursive: true, force: true })
  }
}

let visits = 0

/** Waits for the next visitor, whose page nobody keeps; milliseconds until its end. */
async function visit(port: number): Promise<number> {
  await sleep(visitorEveryMs)
  visits += 1
  const { slug } = buildMarketVehicle((visits * 7919) % vehicles)
  const began = performance.now()
  const { status } = await ask(port, `${benchSite}.localhost`, `/cars/${slug}?fresh=${visits}`)
  if (status !== 200) throw new Error(`status ${status}`)
  return performance.now() - began
}

/** The first search loads the stock into the memory of the server. */
async function loadStock(port: number): Promise<void> {
  for (let round = 0; round < 5; round += 1)
    await ask(port, `${benchSite}.localhost`, `/search/new-used-and-demo-cars?fresh=${round}`, { timeoutMs: 60_000 })
}

/** Leads and new prices, each in a transaction of its own, as they come to a server. */
async function makeChanges(directory: string): Promise<void> {
  const database = await openDatabase({ url: null, directory })
  const [leads, stock] = [createLeadRepository(database), createStockRepository(database)]
  const importId = await stock.beginImport(ctx, { feed: 'bench', fileName: 'bench' })
  for (let change = 0; change < lastChanges; change += 1) {
    await leads.save(ctx, buildNewLead(`bench ${importId} ${change}`))
    const vehicle = { ...buildMarketVehicle(change), price: cents(1_000_000 + Math.round(performance.now())) }
    await stock.upsertBatch(ctx, { importId, feed: 'bench', vehicles: [vehicle] })
  }
  await database.close()
}

if (import.meta.main) await run(({ what, measured }) => console.log(`${what}: ${measured}`))
