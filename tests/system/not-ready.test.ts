import { mkdir, rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'

const clock = { value: Date.now() }
/** While it is true, the database neither answers nor refuses. */
const hang = { on: false }
let folder: string
let app: ServedApp

beforeAll(async () => {
  app = await serveApp({
    now: () => clock.value,
    wrap: (services) => ({
      ...services,
      readiness: () => (hang.on ? new Promise(() => undefined) : services.readiness()),
    }),
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
    expect([ready.status, JSON.parse(ready.body)]).toEqual([503, { status: 'not ready', diskWritable: true }])
    expect(metrics.body).toMatch(/forecourt_index_lag_changes -1\n/)
  })

  test('API-04 says so while its data folder cannot be written', async () => {
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'a file where the folder was')
    clock.value += 5_000
    const { status, body } = await app.visit('/readyz')
    expect([status, JSON.parse(body)]).toMatchObject([503, { status: 'not ready', diskWritable: false }])
    await rm(folder)
    await mkdir(folder)
    clock.value += 5_000
    expect((await app.visit('/readyz')).status).toBe(200)
  })
})
