import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '#data/open-database.ts'
import { createScratchPostgres, findPostgresBinaries, type ScratchPostgres } from '#tests/fixtures/postgres-server.ts'
import { ask, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { startTcpProxy, type TcpProxy } from '#tests/fixtures/tcp-proxy.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const slug = 'outage'
const host = `${slug}.localhost`
const keptPage = '/search/new-used-and-demo-cars'
const recoveredWithinMs = 10_000

describe.skipIf(inject('postgresUrls') === null)('a web node whose PostgreSQL goes away', () => {
  let directory: string
  let postgres: ScratchPostgres
  let proxy: TcpProxy
  let node: ServerProcess

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'forecourt-outage-'))
    // A server of its own: the others' tests go on meanwhile.
    postgres = await createScratchPostgres(findPostgresBinaries() ?? '')
    const database = await openDatabase({ url: postgres.url, directory })
    await storeSite(database, { siteId: slug, now: Date.now }, {}, [buildIncomingVehicle('O1', { slug: 'outage-o1' })])
    await database.close()

    const url = new URL(postgres.url)
    proxy = await startTcpProxy(Number(url.port))
    url.port = String(proxy.port)
    node = await startServerProcess({ directory, databaseUrl: url.href })
  })
  afterAll(async () => {
    await node.stop()
    await proxy.close()
    await postgres.remove()
    await rm(directory, { recursive: true, force: true })
  })

  const status = (path: string, timeoutMs: number): Promise<number | string> =>
    ask(node.port, host, path, { timeoutMs }).then((answer) => answer.status, String)
  const isReady = async (): Promise<boolean> => (await status('/readyz', 2_000)) === 200
  const isStocked = async (): Promise<boolean> => (await status('/cars/outage-o1?fresh=1', 2_000)) === 200

  const outages: readonly [name: string, away: () => Promise<void>, back: () => Promise<void>][] = [
    ['stopped', () => postgres.stop('immediate'), () => postgres.start()],
    ['frozen', () => postgres.freeze(), () => postgres.thaw()],
    ['cut off without a word', async () => proxy.cut(), async () => proxy.restore()],
  ]

  test.each(outages)(
    'API-04 %s: pages in memory answer, readiness tells within 2 s, and it recovers by itself within 10 s',
    async (_name, away, back) => {
      await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
      expect(await status(keptPage, 5_000)).toBe(200)
      // Several connections of the pool are open, and all of them break at once.
      await Promise.all(Array.from({ length: 8 }, () => status('/cars/outage-o1?fresh=1', 5_000)))

      await away()
      try {
        // Requests that need the database hang on every connection meanwhile.
        const stuck = Array.from({ length: 15 }, (_, index) => status(`/cars/outage-o1?fresh=${index}`, 20_000))
        const given = { up: false }
        const answers = Promise.all(stuck).finally(() => {
          given.up = true
        })
        // Looked at until the last of them is given up, and three times at least.
        for (let look = 0; look < 3 || !given.up; look += 1) {
          const looked = await Promise.all([
            status('/readyz', 2_000),
            status(keptPage, 2_000),
            status('/healthz', 2_000),
          ])
          expect(looked).toEqual([503, 200, 200])
          await sleep(200)
        }
        // None of them hangs for good.
        for (const answered of await answers) expect(answered).toEqual(expect.any(Number))
      } finally {
        await back()
      }

      const backAt = performance.now()
      await expect
        .poll(async () => (await isReady()) && (await isStocked()), { timeout: 30_000, interval: 100 })
        .toBe(true)
      expect(performance.now() - backAt).toBeLessThan(recoveredWithinMs)
    },
  )
})
