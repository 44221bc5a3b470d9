import { mkdir, rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Readiness } from '#server/create-readiness.ts'
import { createNodeRegistry } from '#data/nodes/node-registry.ts'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'

const clock = { value: Date.now() }
/** While it is true, the database neither answers nor refuses. */
const hang = { on: false }
/** What the node finds out of itself. */
const found: { readiness: Partial<Readiness>; storesInFolder: boolean } = { readiness: {}, storesInFolder: true }
const stopping = { on: false }
let folder: string
let app: ServedApp

beforeAll(async () => {
  app = await serveApp({
    now: () => clock.value,
    wrap: (services) => ({
      ...services,
      get storesInFolder() {
        return found.storesInFolder
      },
      readiness: async () =>
        hang.on ? new Promise(() => undefined) : { ...(await services.readiness()), ...found.readiness },
    }),
    change: () => ({ isStopping: () => stopping.on }),
  })
  folder = app.dataDirectory
})
afterAll(() => app.close())

describe('a node that is not ready', () => {
  test('API-04 says so in time while the database hangs, and its figures still answer', async () => {
    expect((await app.visit('/readyz')).status).toBe(200)
    hang.on = true
    const [ready, metrics] = await Promise.all([app.visit('/readyz'), app.visit('/metrics')])
    hang.on = false
    expect([ready.status, JSON.parse(ready.body)]).toEqual([
      503,
      { status: 'not ready', nodeProblems: [], diskWritable: true },
    ])
    expect(metrics.body).toMatch(/forecourt_index_lag_changes -1\n/)
  })

  test('API-04 says so while its data folder cannot be written', async () => {
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'a file where the folder was')
    clock.value += 5_000
    const { status, body } = await app.visit('/readyz')
    expect([status, JSON.parse(body)]).toMatchObject([
      503,
      {
        status: 'not ready',
        diskWritable: false,
        nodeProblems: [expect.stringMatching(/^the data folder cannot be written; make room there/)],
      },
    ])
    await rm(folder)
    await mkdir(folder)
    clock.value += 5_000
    expect((await app.visit('/readyz')).status).toBe(200)
  })

  test('API-04 a full data folder stops no node whose store is elsewhere, and is told', async () => {
    found.storesInFolder = false
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'a file where the folder was')
    clock.value += 5_000
    const before = app.complaints.length
    const first = await app.visit('/readyz')
    clock.value += 5_000
    await app.visit('/readyz')
    const nodeProblems = [expect.stringMatching(/data folder cannot be written; pages go on.*make room/)]
    expect([first.status, JSON.parse(first.body)]).toMatchObject([
      200,
      { status: 'ready', diskWritable: false, nodeProblems },
    ])
    expect(app.complaints.slice(before)).toEqual([expect.stringMatching(/data folder cannot be written; pages go on/)])
    await rm(folder)
    await mkdir(folder)
    clock.value += 5_000
    found.storesInFolder = true
  })

  test.each([
    ['the database is unreachable for less than a minute', { lag: null, silentMs: 59_000 }, 'database unreachable'],
    ['the database is away for longer', { lag: null, silentMs: 61_000 }, 'not ready'],
    ['the index is far behind', { lag: 5_001 }, 'not ready'],
    ['the clock is wrong', { clockIsRight: false }, 'not ready'],
  ] as const)('API-04 %s: a balancer can tell by the status', async (_what, readiness, status) => {
    found.readiness = readiness
    const answer = await app.visit('/readyz')
    found.readiness = {}
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([503, { status }])
  })

  test('API-04 after SIGTERM it says so, and pages go on over connections that are not kept', async () => {
    const kept = { headers: { connection: 'keep-alive' } }
    expect((await app.visit('/', kept)).headers['connection']).toBe('keep-alive')
    stopping.on = true
    const [ready, page] = await Promise.all([app.visit('/readyz'), app.visit('/', kept)])
    stopping.on = false
    expect([ready.status, JSON.parse(ready.body)]).toMatchObject([503, { status: 'stopping' }])
    expect([page.status, page.headers['connection']]).toEqual([200, 'close'])
  })

  test('a node tells of another secret and of newer tables from its start on, each in one line', async () => {
    const node = { name: 'one', secret: 'a secret of thirty-two characters or more' }
    const beside = await serveApp({
      node,
      async fill(database) {
        await storeSite(database, { siteId: servedSite, now: Date.now }, { name: 'Served Motors' }, [])
        const ctx = { system: true as const, now: Date.now }
        await createNodeRegistry(database).announce(ctx, { name: 'other', secretMark: 'of another secret' })
        await database.kysely.insertInto('schema_migration').values({ name: '9999-later', applied_at: 1 }).execute()
      },
    })
    try {
      const { status, body } = await beside.visit('/readyz')
      const { nodeProblems } = JSON.parse(body) as Readiness
      expect([status, nodeProblems]).toEqual([
        200,
        [
          expect.stringMatching(/newer version.*9999-later/),
          expect.stringMatching(/other sign.*same FORECOURT_SECRET/),
        ],
      ])
      for (const problem of nodeProblems)
        expect(beside.complaints.filter((line) => line.includes(JSON.stringify(problem)))).toHaveLength(1)
      expect(body).not.toContain(node.secret)
    } finally {
      await beside.close()
    }
  })
})
