import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { runWrite } from './transactions.ts'

interface GroupedWrite {
  readonly work: (trx: Transaction<Tables>) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Writes in one transaction; a longer one would keep the thread of SQLite from everything else for too long. */
const mostTogether = 64

const waiting = new WeakMap<Database, GroupedWrite[]>()

/**
 * A write like `runWrite`, for many small ones at a time. SQLite: all that come in one turn of the event loop share a
 * transaction, and so the one wait for the disk that a commit costs (group commit). When that transaction fails, each
 * is run again in its own, so that none suffers from another; `work` therefore has no effect but on its transaction,
 * and a repeat must find what a commit of unknown outcome stored. PostgreSQL: the server groups commits by itself.
 */
export function runGroupedWrite<Result>(
  database: Database,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (database.dialect === 'postgres') return runWrite(database, work)
  return new Promise((resolve, reject) => {
    const write: GroupedWrite = { work, resolve: (result) => resolve(result as Result), reject }
    const group = waiting.get(database)
    if (group !== undefined) {
      group.push(write)
      return
    }
    waiting.set(database, [write])
    setImmediate(() => {
      const all = waiting.get(database) ?? []
      waiting.delete(database)
      for (let start = 0; start < all.length; start += mostTogether)
        void commitTogether(database, all.slice(start, start + mostTogether))
    })
  })
}

async function commitTogether(database: Database, writes: readonly GroupedWrite[]): Promise<void> {
  if (writes.length > 1) {
    try {
      const results = await runWrite(database, async (trx) => {
        const done: unknown[] = []
        for (const { work } of writes) done.push(await work(trx))
        return done
      })
      writes.forEach(({ resolve }, index) => resolve(results[index]))
      return
    } catch {
      // Whose fault it was shows when each runs alone.
    }
  }
  for (const { work, resolve, reject } of writes) await runWrite(database, work).then(resolve, reject)
}
