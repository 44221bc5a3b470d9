import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isUpToDate, migrate } from '#data/migrate.ts'
import { createCallCounts } from '#data/nodes/call-counts.ts'
import { createNodeRegistry } from '#data/nodes/node-registry.ts'
import { createRateLimiter, takeSharedVisitorLimit } from '#http/rate-limits.ts'
import { createSharedRateLimits } from '#server/shared-rate-limits.ts'
import { watchNode } from '#server/watch-node.ts'
import { buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, describeOnPostgres, type SuiteStore } from '#tests/fixtures/databases.ts'

const secret = 'a secret of thirty-two characters or more'

/** A node that looks at the store when it is told to. */
function createNode(store: SuiteStore, name: string, { own = secret, clock = () => Date.now() } = {}) {
  const told: string[] = []
  const tell = (fields: object, message: string): void =>
    void told.push(`${message}: ${'problem' in fields ? String(fields.problem) : JSON.stringify(fields)}`)
  const watch = watchNode({
    registry: createNodeRegistry(store.database),
    isSchemaCurrent: () => isUpToDate(store.database),
    name,
    secret: own,
    ctx: { system: true, now: clock },
    log: { error: tell, info: tell, warn: tell },
  })
  watch.stop()
  return { watch, told }
}

describeOnEachDatabase('nodes that share a store', (store) => {
  test('two nodes with different secrets are told of each other, once, until they agree', async () => {
    const one = createNode(store, 'one')
    const other = createNode(store, 'other', { own: 'another secret of thirty-two characters' })
    await one.watch.look()
    expect(one.watch.problems()).toEqual([])
    await other.watch.look()
    await one.watch.look()
    await one.watch.look()
    expect(one.watch.problems()).toEqual([expect.stringMatching(/This node and other sign with different secrets/)])
    expect(other.watch.problems()).toEqual([expect.stringMatching(/This node and one sign/)])
    expect(one.told).toEqual([expect.stringMatching(/^this node has a problem: .*FORECOURT_SECRET/)])
    const stored = await store.database.kysely.selectFrom('web_node').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('secret of')

    const corrected = createNode(store, 'other')
    await corrected.watch.look()
    await one.watch.look()
    expect([one.watch.problems(), one.told.at(-1)]).toEqual([[], expect.stringMatching(/^a problem has ended/)])
  })

  test('a node that has ended is no node with another secret', async () => {
    const ended = createNode(store, 'ended', { own: 'another secret of thirty-two characters' })
    await ended.watch.look()
    await ended.watch.leave()
    const { watch } = createNode(store, 'later')
    await watch.look()
    expect(watch.problems()).toEqual([])
  })

  test('a node is told when a newer version has changed the tables, and goes on', async () => {
    const { watch, told } = createNode(store, 'old')
    await store.database.kysely.insertInto('schema_migration').values({ name: '9999-later', applied_at: 1 }).execute()
    await watch.look()
    expect(watch.problems()).toEqual([expect.stringMatching(/newer version of the platform.*9999-later/)])
    expect([told.length, watch.mayWork()]).toEqual([1, true])
    await store.database.kysely.deleteFrom('schema_migration').where('name', '=', '9999-later').execute()
    await watch.look()
    expect(watch.problems()).toEqual([])
  })

  test('a node is told when the store has older tables than it needs, in one line, until they are made', async () => {
    const { kysely } = store.database
    const { watch, told } = createNode(store, 'new')
    await watch.look()
    // As after an older backup was restored below a node that runs.
    for (const table of ['web_node', 'rate_limit']) await sql`drop table ${sql.table(table)}`.execute(kysely)
    await kysely.deleteFrom('schema_migration').where('name', '=', '0025-web-nodes').execute()
    await watch.look()
    await watch.look()
    expect(watch.problems()).toEqual(['The database lacks tables that this version needs: restart this node'])
    expect(told).toEqual([`this node has a problem: ${watch.problems()[0]}`])
    expect(watch.mayWork()).toBe(true)
    // A node that starts makes them.
    expect(await migrate(store.database)).toEqual(['0025-web-nodes'])
    await watch.look()
    expect([watch.problems(), told.length, told.at(-1)]).toEqual([[], 2, expect.stringMatching(/^a problem has ended/)])
  })
})

describeOnPostgres('nodes that share a PostgreSQL server', (store) => {
  test.each([300_000, -300_000])('a clock that is %i ms off is told, and the node takes no work', async (offMs) => {
    const off = { ms: offMs }
    const { watch, told } = createNode(store, 'late', { clock: () => Date.now() + off.ms })
    await watch.look()
    expect(watch.problems()).toEqual([expect.stringMatching(/clock of this node is (?:300|299) s (?:ahead|behind)/)])
    expect([watch.mayWork(), told.length]).toEqual([false, 1])
    off.ms = 0
    await watch.look()
    expect([watch.mayWork(), watch.problems()]).toEqual([true, []])
  })

  test('a standby that is away, and one that has not yet what was written a minute ago, are told', async () => {
    const clock = { ms: 0 }
    const { watch } = createNode(store, 'watcher', { clock: () => Date.now() + clock.ms })
    const write = () => sql`create table if not exists written as select 1`.execute(store.database.kysely)
    await watch.look()
    // A slot holds what a standby has; nobody reads from this one.
    await sql`select pg_create_physical_replication_slot('away', true)`.execute(store.database.kysely)
    try {
      await watch.look()
      expect(watch.problems()).toEqual([expect.stringMatching(/standby 'away' is not connected/)])
      const { standbys, position } = (await createNodeRegistry(store.database).readReplication()) ?? { standbys: [] }
      expect(standbys).toEqual([{ name: 'away', isConnected: false, position: expect.any(Number) }])
      await write()
      const later = await createNodeRegistry(store.database).readReplication()
      expect(later?.position).toBeGreaterThan(position ?? Number.POSITIVE_INFINITY)
      expect(later?.standbys[0]?.position).toBeLessThan(later?.position ?? 0)
    } finally {
      await sql`select pg_drop_replication_slot('away')`.execute(store.database.kysely)
    }
  })

  test('LEAD-13 the calls of a visitor are counted over all nodes, and also when they come at once', async () => {
    const clock = { value: testEpoch }
    const ctx = buildSystemContext(clock)
    const log = { warn: (fields: object) => expect.unreachable(JSON.stringify(fields)) }
    const nodes = [1, 2, 3].map(() =>
      createSharedRateLimits({
        own: createRateLimiter(ctx.now),
        counts: createCallCounts(store.database),
        secret,
        ctx,
        log,
      }),
    )
    const visitor = { address: '203.0.113.7', network: null }
    const takeAll = async (limit: number, windowMs: number) =>
      (
        await Promise.all(
          Array.from({ length: 12 }, (_, at) => {
            const node = nodes[at % nodes.length]
            if (node === undefined) throw new Error('there are three nodes')
            return takeSharedVisitorLimit(node, 'form', visitor, limit, windowMs)
          }),
        )
      ).filter((taken) => taken).length
    expect(await takeAll(5, 600_000)).toBe(5)
    expect(await takeAll(5, 600_000)).toBe(0)
    clock.value += 600_000
    expect(await takeAll(5, 600_000)).toBe(5)
    // A short window guards the processor of a node, which counts it for itself.
    expect(await takeAll(2, 60_000)).toBe(6)
    const rows = await store.database.kysely.selectFrom('rate_limit').selectAll().execute()
    expect([rows.length, JSON.stringify(rows).includes('203.0.113')]).toEqual([1, false])
    clock.value += 600_000
    expect(await createCallCounts(store.database).prune(ctx)).toBe(1)
  })

  test('LEAD-13 calls from before a clock was set back do not count, those of a node 30 s ahead do', async () => {
    const clock = { value: testEpoch }
    const ctx = buildSystemContext(clock)
    const counts = createCallCounts(store.database)
    const ask = async () => [await counts.isOpen(ctx, 'back', 1, 600_000), await counts.take(ctx, 'back', 1, 600_000)]
    expect(await ask()).toEqual([true, true])
    clock.value -= 30_000
    expect(await ask()).toEqual([false, false])
    clock.value -= 3_600_000
    expect(await ask()).toEqual([true, true])
    await store.database.kysely.deleteFrom('rate_limit').execute()
  })

  test('LEAD-13 an IPv6 network gets twenty times the calls of one connection, over all nodes', async () => {
    const ctx = buildSystemContext({ value: testEpoch })
    const counts = createCallCounts(store.database)
    const limits = createSharedRateLimits({ own: createRateLimiter(ctx.now), counts, secret, ctx, log: { warn() {} } })
    let taken = 0
    for (let connection = 0; connection < 22; connection += 1) {
      const visitor = { address: `2001:db8:0:${connection}::/64`, network: '2001:db8:0::/48' }
      if (await takeSharedVisitorLimit(limits, 'form', visitor, 1, 600_000)) taken += 1
    }
    expect(taken).toBe(20)
    expect(await store.database.kysely.selectFrom('rate_limit').select('key').execute()).toHaveLength(21)
  })

  test('while the database does not answer each node counts for itself, and says so once', async () => {
    const ctx = buildSystemContext({ value: testEpoch })
    const closed = await store.open()
    await closed.close()
    const warned: string[] = []
    const limits = createSharedRateLimits({
      own: createRateLimiter(ctx.now),
      counts: createCallCounts(closed),
      secret,
      ctx,
      log: { warn: (_fields, message) => void warned.push(message) },
    })
    expect([await limits.take('x', 1, 600_000), await limits.take('x', 1, 600_000)]).toEqual([true, false])
    expect(warned).toHaveLength(1)
  })
})
