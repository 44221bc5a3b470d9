import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#data/open-database.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { commandProgram, runForecourt } from '#tests/fixtures/server-process.ts'

/** More than one transaction takes, so that the import is stored in batches. */
const rows = 5_500
/** Number of imports to kill; FORECOURT_KILLS=50 for a long run. */
const kills = Number(process.env['FORECOURT_KILLS'] ?? 5)
let directory: string

const site = `slug: killed
template: classic
name: Killed Cars
demo: true
dealerships:
  - id: yard
    slug: yard
    name: Yard
    locations: [{ id: yard, name: Yard, slug: yard, primary: true, address: { state: WA } }]
`

/** Every value of a row tells its generation, so that a half-written vehicle would show. */
function feed(generation: number): string {
  const lines = Array.from(
    { length: rows },
    (_, index) =>
      `K${index},Toyota,HiLux,Gen ${generation},2022,used,in_stock,${20_000 + generation},` +
      `${1_000 + generation},Colour ${generation}`,
  )
  return ['stocknum,make,model,badge,year,car_type,status,price,km,colour', ...lines].join('\n')
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-kill-'))
  await writeFile(join(directory, 'killed.yaml'), site)
  await writeFile(join(directory, 'stock.csv'), feed(0))
  expect((await runForecourt(['sites', 'apply', join(directory, 'killed.yaml')], { directory })).status).toBe(0)
  expect((await runForecourt(['stock', 'import', 'killed', join(directory, 'stock.csv')], { directory })).status).toBe(
    0,
  )
})
afterAll(() => rm(directory, { recursive: true, force: true }))

async function readGenerations(): Promise<readonly number[]> {
  const database = await openDatabase({ url: null, directory })
  try {
    const generations: number[] = []
    const broken: object[] = []
    for await (const batch of createStockRepository(database).listAll({ siteId: 'killed', now: () => Date.now() }))
      for (const vehicle of batch) {
        const generation = Number(vehicle.badge?.slice('Gen '.length))
        const { price, km, colour, sold } = vehicle
        const isWhole =
          price === (20_000 + generation) * 100 &&
          km === 1_000 + generation &&
          colour === `Colour ${generation}` &&
          !sold
        if (!isWhole) broken.push({ generation, price, km, colour, sold })
        generations.push(generation)
      }
    // At once: one comparison for each of tens of thousands of vehicles takes longer than the imports.
    expect(broken, 'vehicles of two generations').toEqual([])
    return generations
  } finally {
    await database.close()
  }
}

/** A connection that counts the committed changes. */
function openCounter() {
  const reader = new BetterSqlite(join(directory, 'forecourt.sqlite'), { readonly: true })
  const query = reader.prepare('select coalesce(max(seq), 0) as last from change_log').pluck()
  return { count: () => Number(query.get()), close: () => void reader.close() }
}

/**
 * Starts an import and kills it without warning as soon as it has stored `afterVehicles` vehicles. Resolves with true
 * if it was still running then.
 */
async function importAndKill(afterVehicles: number): Promise<boolean> {
  const changes = openCounter()
  const before = changes.count()
  const child = spawn(process.execPath, [commandProgram, 'stock', 'import', 'killed', join(directory, 'stock.csv')], {
    env: { ...process.env, FORECOURT_DATA: directory, DATABASE_URL: '' },
    stdio: 'ignore',
  })
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_status, signal) => resolve(signal)),
  )
  while (child.exitCode === null && changes.count() - before < afterVehicles) await sleep(2)
  child.kill('SIGKILL')
  changes.close()
  return (await ended) === 'SIGKILL'
}

describe('killed imports', () => {
  test(`STOCK-03 ${kills} kills during imports leave every row old or new, and the next run finishes`, async () => {
    let killed = 0
    let mixed = 0
    for (let generation = 1; killed < kills && generation < 60 + kills; generation += 1) {
      await writeFile(join(directory, 'stock.csv'), feed(generation))
      // One kill before anything is stored, the others ever later among the batches.
      const inTime = await importAndKill(((generation - 1) * 900) % 4_500)
      const generations = await readGenerations()
      expect(generations).toHaveLength(rows)
      expect(Math.max(...generations)).toBeLessThanOrEqual(generation)
      expect(Math.min(...generations)).toBeGreaterThanOrEqual(0)
      const written = generations.filter((found) => found === generation).length
      if (inTime) killed += 1
      if (written > 0 && written < rows) mixed += 1
    }
    expect(killed).toBe(kills)
    expect(mixed, 'kills between two batches').toBeGreaterThan(1)

    const last = await runForecourt(['stock', 'import', 'killed', join(directory, 'stock.csv')], { directory })
    expect(last.status, last.output).toBe(0)
    const finished = await readGenerations()
    expect(new Set(finished).size).toBe(1)
  })
})
