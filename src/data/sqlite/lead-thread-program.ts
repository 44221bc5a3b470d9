import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Database } from '../database.ts'
import { DatabaseProblem } from '../database-problem.ts'
import { createLeadOutbox, type LeadOutbox } from '../leads/lead-outbox.ts'
import { createLeadWriter } from '../leads/lead-writer.ts'
import type { LeadWriter } from '../leads/lead-calls.ts'
import type { LeadAnswer, LeadRequest, LeadTask, LeadThreadStore } from './lead-thread-messages.ts'
import { openSqlite } from './open-sqlite.ts'

// The program of the thread that stores leads; see lead-thread.ts. It ends when it is sent null.

interface Desk {
  readonly database: Database
  readonly writer: LeadWriter
  readonly outbox: LeadOutbox
}

/**
 * How much lower than the event loop's the priority of this thread is, so that a page never waits for the processor
 * while leads are stored.
 */
const niceDifference = 10

/** Lowers the priority of this thread alone, which Linux allows by the thread's id. */
function yieldToPages(): void {
  try {
    const [, threadId = ''] = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? []
    if (threadId !== '') setPriority(Number(threadId), Math.min(getPriority() + niceDifference, 19))
  } catch {
    // Leads are stored at normal priority too, on systems that know no priority of a thread.
  }
}

const port = parentPort
if (port === null) throw new Error('this program runs in a thread that createLeadThread has started')
const store = workerData as LeadThreadStore
const underWay = new Set<Promise<LeadAnswer>>()
let opening: Promise<Desk> | null = null

function openDesk(): Promise<Desk> {
  opening ??= openSqlite(store).then(
    (database) => ({ database, writer: createLeadWriter(database), outbox: createLeadOutbox(database) }),
    (error: unknown) => {
      // The next call tries again: another process may have held the store.
      opening = null
      throw error
    },
  )
  return opening
}

async function run(task: LeadTask): Promise<unknown> {
  const { writer, outbox } = await openDesk()
  const now = (): number => task.now
  switch (task.kind) {
    case 'save':
      return writer.save({ siteId: task.siteId, now }, task.lead)
    case 'saveInSlot':
      return writer.saveInSlot({ siteId: task.siteId, now }, task.lead, task.slot)
    case 'lease':
      return outbox.lease({ system: true, now }, task.asked)
    case 'settle':
      return outbox.settle({ system: true, now }, task.leased, task.settlement)
  }
}

async function answer({ id, task }: LeadRequest): Promise<LeadAnswer> {
  try {
    return { id, ok: true, result: await run(task) }
  } catch (error) {
    return {
      id,
      ok: false,
      error: error instanceof Error ? error : new Error(String(error)),
      problem: error instanceof DatabaseProblem ? error.kind : null,
    }
  }
}

async function end(): Promise<void> {
  await Promise.all(underWay)
  await (await opening)?.database.close()
  port?.close()
}

yieldToPages()
port.on('message', (request: LeadRequest | null) => {
  if (request === null) {
    void end()
    return
  }
  const answered = answer(request)
  underWay.add(answered)
  void answered.then((result) => {
    underWay.delete(answered)
    return port.postMessage(result)
  })
})
