import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#data/open-database.ts'
import { ask, projectRoot, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const slug = 'locked'
const host = `${slug}.localhost`
const vehicles = 6
/** Far below the seconds that a writer waits, far above what a busy machine needs. */
const answeredWithinMs = 2_000

let directory: string
let server: ServerProcess

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-locked-'))
  const database = await openDatabase({ url: null, directory })
  await storeSite(
    database,
    { siteId: slug, now: Date.now },
    {},
    Array.from({ length: vehicles }, (_, index) => buildIncomingVehicle(`L${index}`, { slug: `locked-${index}` })),
  )
  await database.close()
  server = await startServerProcess({ directory })
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

/** A process of its own that takes the write lock of the store and keeps it until it is killed. */
async function holdLock(): Promise<ChildProcess> {
  const script = `
    import SqliteConnection from 'better-sqlite3'
    new SqliteConnection(${JSON.stringify(join(directory, 'forecourt.sqlite'))}).exec('begin immediate')
    process.stdout.write('held')
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    holder.stdout.once('data', () => resolve())
    holder.once('exit', () => reject(new Error('the lock could not be taken')))
  })
  return holder
}

const look = async (index: number, viewer: number): Promise<{ status: number; views: unknown }> => {
  const answer = await ask(server.port, host, `/cars/locked-${index}/view.json`, {
    headers: { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Browser/${viewer}` },
  })
  return {
    status: answer.status,
    views: answer.status === 200 ? (JSON.parse(answer.body) as { views: number }).views : answer.body,
  }
}

test('API-04 while another process locks the database, pages and view counts still answer at once', async () => {
  expect(await look(0, 0)).toEqual({ status: 200, views: 1 })
  const holder = await holdLock()
  try {
    for (let index = 0; index < vehicles; index += 1) {
      // The count is under way while the page is asked for.
      const began = performance.now()
      const counted = look(index, 1)
      const page = await ask(server.port, host, `/cars/locked-${index}?fresh=${index}`)
      expect(page.status).toBe(200)
      expect(await counted).toEqual({ status: 200, views: index === 0 ? 1 : 0 })
      expect(performance.now() - began).toBeLessThan(answeredWithinMs)
      expect((await ask(server.port, host, '/readyz')).status).toBe(200)
      await sleep(400)
    }
  } finally {
    holder.kill()
  }
  // Counted again; of two visits between two flushes both.
  await expect
    .poll(async () => (await look(5, 100 + Math.floor(performance.now()))).views, { timeout: 10_000, interval: 200 })
    .toBeGreaterThan(0)
})
