import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { runMaintenance, runRead, runWrite } from '#data/transactions.ts'
import { describeOnPostgres } from '#tests/fixtures/databases.ts'
import { startTcpProxy } from '#tests/fixtures/tcp-proxy.ts'

describeOnPostgres('time limits of queries', (store) => {
  const readPid = (database: Database): Promise<number> =>
    runRead(
      database,
      async (kysely) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(kysely)).rows[0]?.pid ?? 0,
    )
  const sleepSeconds = (seconds: number) => sql`select pg_sleep(${seconds}::float8)`

  test('API-04 the server cancels a slow statement, and its connection is used again', async () => {
    const database = await openDatabase({ ...store.address, queryLimitMs: 200, poolSize: 1 })
    const pid = await readPid(database)
    await expect(runRead(database, (kysely) => sleepSeconds(30).execute(kysely))).rejects.toMatchObject({
      kind: 'slow',
      message: expect.stringMatching(/within its time limit: look there for locks/),
    })
    await expect(runWrite(database, (trx) => sleepSeconds(30).execute(trx))).rejects.toMatchObject({ kind: 'slow' })
    expect(await readPid(database)).toBe(pid)
    await runMaintenance(database, (trx) => sleepSeconds(0.5).execute(trx))
    await database.close()
  })

  test('API-04 after a silent connection the others of its time are not tried one by one', async () => {
    const url = new URL(store.address.url ?? '')
    const proxy = await startTcpProxy(Number(url.port))
    url.port = String(proxy.port)
    const database = await openDatabase({ url: url.href, directory: '', queryLimitMs: 200 })
    const pids = await Promise.all(
      Array.from({ length: 8 }, () =>
        runRead(
          database,
          async (kysely) =>
            (await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.1)`.execute(kysely)).rows[0]?.pid,
        ),
      ),
    )
    expect(new Set(pids).size).toBe(8)

    proxy.cut()
    proxy.restore()
    await expect(readPid(database)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(pids).not.toContain(await readPid(database))
    await database.close()
    await proxy.close()
  })

  test('LEAD-12 STOCK-06 a transaction whose client is lost frees its locks in the time of a statement', async () => {
    const url = new URL(store.address.url ?? '')
    const proxy = await startTcpProxy(Number(url.port))
    url.port = String(proxy.port)
    const cutOff = await openDatabase({ url: url.href, directory: '', queryLimitMs: 300 })
    const other = await openDatabase({ ...store.address, queryLimitMs: 10_000 })
    const lock = sql`select pg_advisory_xact_lock(4711)`
    const lost = runWrite(cutOff, async (trx) => {
      await lock.execute(trx)
      proxy.cut()
      await lock.execute(trx)
    })
    await expect(lost).rejects.toMatchObject({ kind: 'unreachable' })
    // Longer than its limit it would not wait, and fail.
    await runWrite(other, (trx) => lock.execute(trx))
    proxy.restore()
    await Promise.all([cutOff.close(), other.close()])
    await proxy.close()
  })
})
