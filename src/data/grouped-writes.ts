import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { DatabaseProblem, type DatabaseProblemKind } from './database-problem.ts'
import type { Tables } from './tables.ts'
import { runWrite } from './transactions.ts'

interface GroupedWrite {
  readonly work: (trx: Transaction<Tables>) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Writes in one transaction; a longer one would keep the other writers of SQLite waiting for too long. */
const mostTogether = 32

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
 * shortly after it, share the next one, and so one wait for the disk (group commit). When a shared transaction fails,
 * each write is run again in its own, so that none suffers from another, unless the whole store failed; `work`
 * therefore has no effect but on its transaction. PostgreSQL: the server groups commits by itself.
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

/** Failures that every write meets. One after the other would wait for the lock anew, and the last for minutes. */
const storeProblems: ReadonlySet<DatabaseProblemKind> = new Set(['locked', 'disk-full', 'no-permission', 'unreachable'])

const isOfStore = (error: unknown): boolean => error instanceof DatabaseProblem && storeProblems.has(error.kind)

/** Settles each of the writes; never rejects. */
async function commitTogether(database: Database, writes: readonly GroupedWrite[]): Promise<void> {
  let results: readonly unknown[]
  try {
    results = await runWrite(database, async (trx) => {
      const done: unknown[] = []
      for (const { work } of writes) done.push(await work(trx))
      return done
    })
  } catch (error) {
    if (writes.length === 1 || isOfStore(error)) for (const { reject } of writes) reject(error)
    // Whose fault it was shows when each runs alone.
    else for (const { work, resolve, reject } of writes) await runWrite(database, work).then(resolve, reject)
    return
  }
  writes.forEach(({ resolve }, index) => resolve(results[index]))
}
