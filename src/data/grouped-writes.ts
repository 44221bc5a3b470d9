import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { toDatabaseProblem } from './database-problem.ts'
import type { Tables } from './tables.ts'
import { runUnconfirmedWrite, runWrite } from './transactions.ts'

interface GroupedWrite {
  readonly work: (trx: Transaction<Tables>) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Writes in one transaction; a longer one would keep the thread of SQLite from everything else for too long. */
const mostTogether = 16

/**
 * Milliseconds from the end of a transaction to the begin of the next. Under load, writes that come meanwhile share the
 * cost of one.
 */
const restMs = 5

interface Group {
  waiting: GroupedWrite[]
  isCommitting: boolean
  /** By performance.now(). */
  committedAt: number
}

const groups = new WeakMap<Database, Group>()

function findGroup(database: Database): Group {
  const known = groups.get(database)
  if (known !== undefined) return known
  const group: Group = { waiting: [], isCommitting: false, committedAt: Number.NEGATIVE_INFINITY }
  groups.set(database, group)
  return group
}

/**
 * A write like `runWrite`, for many small ones at a time. SQLite: those that come while a transaction is under way, and
 * shortly after it, share the next one. The transaction leaves the disk for later (`Database.groupedWrites`), and each
 * write resolves once the log is on disk; the event loop goes on meanwhile, and so do further writes, which share the
 * next flush (group commit). When a shared transaction fails, each write is run again in its own, so that none suffers
 * from another; when the flush fails, all that waited for it reject with DatabaseProblem, although they may be stored.
 * `work` therefore has no effect but on its transaction, and a repeat must find what a commit of unknown outcome
 * stored. PostgreSQL: the server groups commits by itself.
 */
export function runGroupedWrite<Result>(
  database: Database,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (database.dialect === 'postgres') return runWrite(database, work)
  const group = findGroup(database)
  return new Promise((resolve, reject) => {
    group.waiting.push({ work, resolve: (result) => resolve(result as Result), reject })
    if (group.waiting.length === 1 && !group.isCommitting) scheduleCommit(database, group)
  })
}

function scheduleCommit(database: Database, group: Group): void {
  const commit = (): void => void commitWaiting(database, group)
  const wait = group.committedAt + restMs - performance.now()
  // Writes of the same turn of the event loop come together also when nothing was committed for long.
  if (wait > 0) setTimeout(commit, wait)
  else setImmediate(commit)
}

async function commitWaiting(database: Database, group: Group): Promise<void> {
  group.isCommitting = true
  await commitTogether(database, group.waiting.splice(0, mostTogether))
  group.isCommitting = false
  group.committedAt = performance.now()
  if (group.waiting.length > 0) scheduleCommit(database, group)
}

/** Ends when the writes are committed, and settles each of them once it is on disk; never rejects. */
async function commitTogether(database: Database, writes: readonly GroupedWrite[]): Promise<void> {
  let results: readonly unknown[]
  try {
    results = await runUnconfirmedWrite(database, async (trx) => {
      const done: unknown[] = []
      for (const { work } of writes) done.push(await work(trx))
      return done
    })
  } catch (error) {
    if (writes.length === 1) for (const { reject } of writes) reject(error)
    // Whose fault it was shows when each runs alone.
    else for (const { work, resolve, reject } of writes) await runWrite(database, work).then(resolve, reject)
    return
  }
  void database.confirmWrites().then(
    () => writes.forEach(({ resolve }, index) => resolve(results[index])),
    (error: unknown) => {
      const problem = toDatabaseProblem(error, database.place)
      for (const { reject } of writes) reject(problem)
    },
  )
}
