import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import { openDatabase } from '#data/open-database.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { createLeadThread } from './lead-thread.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-thread-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const ctx = buildSiteContext('yard')

test('LEAD-12 leads under way are stored before the store closes, later ones are refused', async () => {
  const database = await openDatabase({ url: null, directory, leadThread: true })
  const leads = createLeadRepository(database)
  const saving = Promise.all(['k1', 'k2', 'k3'].map((key) => leads.save(ctx, buildNewLead(key))))
  await database.close()
  expect((await saving).map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored'])
  await expect(leads.save(ctx, buildNewLead('k4'))).rejects.toThrow('closed')
  const anew = await openDatabase({ url: null, directory })
  expect(await createLeadRepository(anew).list(ctx, 10)).toHaveLength(3)
  await anew.close()
})

test('LEAD-12 between threads misuse stays a RangeError and a fault of the store a DatabaseProblem', async () => {
  const database = await openDatabase({ url: null, directory, leadThread: true })
  await expect(createLeadRepository(database).save(ctx, buildNewLead('k1', { channels: [] }))).rejects.toThrow(
    RangeError,
  )
  await database.close()

  await writeFile(join(directory, 'a-file'), '')
  const thread = createLeadThread({ directory: join(directory, 'a-file'), busyTimeoutMs: 50 })
  await expect(thread.save(ctx, buildNewLead('k1'))).rejects.toMatchObject({
    name: 'DatabaseProblem',
    kind: 'no-permission',
  })
  await thread.close()
})

test('LEAD-12 a thread that dies rejects what it was doing, and the next lead starts another', async () => {
  const program = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (request) => {
      if (request === null) return parentPort.close()
      if (request.id < 3) process.exit(3)
      parentPort.postMessage({ id: request.id, ok: true, result: { id: 'stored', outcome: 'stored' } })
    })`
  const thread = createLeadThread({
    directory,
    busyTimeoutMs: 500,
    program: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
  })
  const died = await Promise.allSettled([1, 2].map((key) => thread.save(ctx, buildNewLead(`k${key}`))))
  expect(died.map((result) => result.status === 'rejected' && String(result.reason))).toEqual([
    expect.stringContaining('ended with status 3'),
    expect.stringContaining('ended with status 3'),
  ])
  expect((await thread.save(ctx, buildNewLead('k3'))).outcome).toBe('stored')
  await thread.close()
})
