import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startPostgresPair, type PostgresPair } from '../../scripts/cluster/postgres-pair.ts'
import { appendChanges } from '#data/change-log.ts'
import { createChangeFeed } from '#data/create-change-feed.ts'
import type { Database } from '#data/database.ts'
import { createHoldWriter } from '#data/holds/hold-writer.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { openDatabase } from '#data/open-database.ts'
import { createNodeRegistry } from '#data/nodes/node-registry.ts'
import { createSavedVehicleRepository } from '#data/saved-vehicle.repository.ts'
import { runWrite } from '#data/transactions.ts'
import { createReadiness } from '#server/create-readiness.ts'
import { watchNode } from '#server/watch-node.ts'
import { buildSiteContext, buildSystemContext } from '#tests/fixtures/contexts.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { handToOwner } from '#tests/fixtures/postgres-server.ts'

const ctx = buildSystemContext()

/** The tests build on each other: the primary is lost in the last but one. */
describe.skipIf(inject('postgresUrls') === null)('a primary with a synchronous standby', () => {
  let directory = ''
  let pair: PostgresPair
  let database: Database

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'forecourt-failover-'))
    await handToOwner(directory)
    pair = await startPostgresPair({ directory })
    database = await openDatabase({ url: pair.connectionUrl(), directory: '', queryLimitMs: 1_000 })
  })
  afterAll(async () => {
    await database.close()
    await pair.close()
    await rm(directory, { recursive: true, force: true })
  })

  const write = (id: string) =>
    runWrite(database, (trx) => appendChanges(database, trx, 0, [{ siteId: 's', kind: 'vehicle', id }]))
  async function listWritten(from: string): Promise<readonly string[]> {
    const read = await createChangeFeed(database).readAfter(ctx, from, 100)
    return read.ok ? read.changes.map(({ id }) => id) : [read.error]
  }

  /** Backends of the primary whose commits wait for the standby. */
  async function listWaiting(asked: Client): Promise<readonly number[]> {
    const { rows } = await asked.query<{ pid: number }>("select pid from pg_stat_activity where wait_event = 'SyncRep'")
    return rows.map(({ pid }) => pid)
  }

  test('what the standby did not confirm is not reported as stored, and holds no connection', async () => {
    await write('confirmed')
    const asked = new Client({ connectionString: pair.primary.url })
    await asked.connect()
    await pair.standby.freeze()
    try {
      await expect(write('unconfirmed')).rejects.toMatchObject({ kind: 'unreachable' })
      await expect.poll(() => listWaiting(asked)).toEqual([])
      const cancelled = expect(write('cancelled by an operator')).rejects.toMatchObject({
        kind: 'not-replicated',
        message: expect.stringMatching(/standby .* did not confirm .*synchronous_standby_names/),
      })
      await expect.poll(() => listWaiting(asked), { interval: 20 }).toHaveLength(1)
      await asked.query('select pg_cancel_backend($1)', [...(await listWaiting(asked))])
      await cancelled
    } finally {
      await pair.standby.thaw()
      await asked.end()
    }
    await expect(write('confirmed again')).resolves.toBeUndefined()
  })

  test('a repeat of what the standby did not confirm is not confirmed before that is', async () => {
    const site = buildSiteContext('repeats')
    const saved = createSavedVehicleRepository(database)
    const [vehicle = ''] = await stockVehicles(database, site)
    await saved.saveVehicle(site, 'ana', { id: 'removed', price: null })
    const writes = [
      () => createLeadRepository(database).save(site, buildNewLead('again')),
      () => createHoldWriter(database).begin(site, buildNewHold(vehicle, 'again')),
      () => saved.saveVehicle(site, 'ana', { id: 'saved', price: null }),
      () => saved.removeVehicle(site, 'ana', 'removed'),
    ]
    const writeAll = () => Promise.allSettled(writes.map((writeOne) => writeOne()))
    const asked = new Client({ connectionString: pair.primary.url })
    await asked.connect()
    await pair.standby.freeze()
    try {
      // The primary has it from the first round on, and the standby has not.
      for (const round of ['first', 'repeated']) {
        const statuses = (await writeAll()).map(({ status }) => status)
        expect({ round, statuses }).toEqual({ round, statuses: writes.map(() => 'rejected') })
        await expect.poll(() => listWaiting(asked)).toEqual([])
      }
    } finally {
      await pair.standby.thaw()
      await asked.end()
    }
    expect(await writeAll()).toMatchObject([
      { value: { outcome: 'repeated' } },
      { value: { kind: 'repeated' } },
      { value: 'already' },
      { value: false },
    ])
  })

  test('a standby that is a minute behind is told in one line and in readiness, until it has caught up', async () => {
    const clock = { ms: 0 }
    const system = { system: true as const, now: () => Date.now() + clock.ms }
    const told: string[] = []
    const tell = (fields: object, message: string): void => void told.push(`${message} ${JSON.stringify(fields)}`)
    const log = { debug: tell, error: tell, info: tell, warn: tell }
    const watch = watchNode({
      // The clock of the node is moved in place of a minute of waiting, which must not be told as well.
      registry: { ...createNodeRegistry(database), readClock: () => Promise.resolve(null) },
      isSchemaCurrent: () => Promise.resolve(true),
      name: 'watcher',
      secret: 'a secret of thirty-two characters or more',
      ctx: system,
      log,
    })
    watch.stop()
    const readProblems = createReadiness({
      feed: createChangeFeed(database),
      system,
      sites: { list: () => [], problems: () => [] },
      index: {
        following: { position: '0:0', caughtUpAt: null },
        readFigures: () => ({ vehicles: 0, bytes: 0, sites: 0, evictions: 0, failures: 0 }),
        readTrouble: () => ({ loaded: true, problem: null }),
      },
      watch,
      log,
    })
    const asked = new Client({ connectionString: pair.standby.url })
    await asked.connect()
    await asked.query('select pg_wal_replay_pause()')
    try {
      await expect
        .poll(async () => (await asked.query('select pg_get_wal_replay_pause_state() as state')).rows)
        .toEqual([{ state: 'paused' }])
      await write('not shown yet')
      await watch.look()
      clock.ms = 59_000
      await watch.look()
      expect(watch.problems()).toEqual([])
      clock.ms = 61_000
      await watch.look()
      await watch.look()
      const late = expect.stringMatching(/'standby' is more than a minute and [\d.]+ MB behind the primary: do not/)
      expect((await readProblems()).nodeProblems).toEqual([late])
      expect(told).toEqual([expect.stringMatching(/^this node has a problem .*'standby' is more than a minute/)])
    } finally {
      await asked.query('select pg_wal_replay_resume()')
      await asked.end()
    }
    await expect
      .poll(async () => {
        // A standby tells what it shows with the next write that it gets.
        await write('shown')
        await watch.look()
        return (await readProblems()).nodeProblems
      })
      .toEqual([])
    expect(told).toHaveLength(2)
    expect(await listWritten('0:0')).toContain('not shown yet')
  })

  test('a standby alone takes no connection, and the problem names both servers', async () => {
    const url = pair.connectionUrl().replace(String(pair.primary.port), '1')
    await expect(openDatabase({ url, directory: '' })).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining(`127.0.0.1:1,127.0.0.1:${pair.standby.port}`),
    })
  })

  test('an open store finds the promoted standby, which has everything that was confirmed', async () => {
    const from = '0:0'
    const before = await listWritten(from)
    expect(before).toContain('confirmed again')
    await pair.stopPrimary()
    await expect(write('refused')).rejects.toMatchObject({ kind: 'unreachable' })
    await pair.promote()
    const promotedAt = performance.now()
    await expect.poll(() => write('after').then(String, String), { timeout: 15_000 }).toBe('undefined')
    expect(performance.now() - promotedAt).toBeLessThan(15_000)
    expect(await listWritten(from)).toEqual([...before, 'after'])
  })

  test('a store that is opened now passes the lost primary over', async () => {
    const opened = await openDatabase({ url: pair.connectionUrl(), directory: '' })
    await opened.close()
  })
})
