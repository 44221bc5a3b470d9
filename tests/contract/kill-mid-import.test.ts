import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createChangeFeed } from '#data/create-change-feed.ts'
import type { Database } from '#data/database.ts'
import { largestLag } from '#data/largest-lag.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { buildSiteContext, buildSystemContext } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, type StoreAddress } from '#tests/fixtures/databases.ts'
import type { ImportWay } from '#tests/fixtures/import-child.ts'
import { listActive } from '#tests/fixtures/stock-import.ts'

/** Two statements of the same size, so that a kill often comes between them. */
const vehicles = 1000
/** FORECOURT_KILLS=50 for a long run. */
const kills = Number(process.env['FORECOURT_KILLS'] ?? 6)
const child = new URL('../fixtures/import-child.ts', import.meta.url).pathname

/**
 * Starts an import at a generation, kills it at some moment after its first batch, and returns the last generation it
 * knew stored.
 */
async function importAndKill(
  address: StoreAddress,
  firstGeneration: number,
  way: ImportWay,
  killAfterMs: number,
): Promise<number> {
  const running = spawn(
    process.execPath,
    [child, JSON.stringify(address), 'killed', String(vehicles), String(firstGeneration), way],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = new Promise<NodeJS.Signals | null>((resolve) => running.on('exit', (_code, signal) => resolve(signal)))
  const isStarted = Promise.withResolvers<void>()
  let stored = firstGeneration - 1
  const lines = createInterface(running.stdout).on('line', (line) => {
    stored = Number(line)
    isStarted.resolve()
  })
  const drained = new Promise((resolve) => lines.on('close', resolve))
  await Promise.race([isStarted.promise, ended])
  await sleep(killAfterMs)
  running.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
  await drained
  return stored
}

/** The name by which PostgreSQL knows the killed process's connections. */
const childName = 'import-child'

function buildChildAddress({ url, directory }: StoreAddress): StoreAddress {
  return { url: url === null ? null : `${url}?application_name=${childName}`, directory }
}

/** A server may still be ending, or even committing, what the killed process had asked of it. */
async function waitUntilForgotten(database: Database): Promise<void> {
  if (database.dialect === 'sqlite') return
  const countConnections = async () => {
    const query = sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where application_name = ${childName} and datname = current_database()`
    const { rows } = await query.execute(database.kysely)
    return rows[0]?.count
  }
  await expect.poll(countConnections, { timeout: 10_000 }).toBe(0)
}

describeOnEachDatabase('an import that is killed', (store) => {
  test('STOCK-03 leaves every vehicle in its old or new state and loses no reported row', async () => {
    const ctx = buildSiteContext('killed')
    const system = buildSystemContext()
    let generation = 0
    let from = await createChangeFeed(store.database).currentPosition(system)
    // Nobody holds the store while the import runs, so that opening it afterwards is what has to put it right.
    await store.database.close()
    for (let kill = 0; kill < kills; kill += 1) {
      const way = kill % 2 === 0 ? 'together' : 'batch'
      const told = await importAndKill(buildChildAddress(store.address), generation + 1, way, 3 + ((kill * 37) % 130))
      const database = await store.open()
      await waitUntilForgotten(database)
      const stock = createStockRepository(database)
      const feed = createChangeFeed(database)
      const seen = new Set<number>()
      let count = 0
      for await (const batch of stock.listAll(ctx)) {
        for (const vehicle of batch) {
          count += 1
          const km = vehicle.km ?? 0
          seen.add(km)
          expect([vehicle.price, vehicle.dealercomments]).toEqual([km * 100, `generation ${km} `.repeat(100)])
        }
      }
      expect(count).toBe(vehicles)
      // One transaction: all vehicles are of one generation, at or one after the last that was told as stored.
      expect([...seen]).toHaveLength(1)
      const [reached = 0] = seen
      expect([told, told + 1]).toContain(reached)
      expect(await feed.lag(system, from)).toBe(Math.min((reached - generation) * vehicles, largestLag))
      const ledger = await stock.listPriceChanges(ctx, (await listActive(stock, ctx, 'main'))[0]?.id ?? '')
      expect(ledger.map((change) => change.to)).toEqual(
        Array.from({ length: reached }, (_, index) => (index + 1) * 100),
      )
      expect((await stock.listImports(ctx, 100)).map((run) => run.outcome)).toEqual(
        Array.from({ length: kill + 1 }, () => 'running'),
      )
      generation = reached
      from = await feed.currentPosition(system)
      await database.close()
    }
  })
})
