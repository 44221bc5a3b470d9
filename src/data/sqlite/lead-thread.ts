import { Worker } from 'node:worker_threads'
import { DatabaseProblem } from '../database-problem.ts'
import type { LeadCalls } from '../leads/lead-calls.ts'
import type { LeadAnswer, LeadRequest, LeadTask, LeadThreadStore } from './lead-thread-messages.ts'

/** Stores leads in a thread of its own. */
export interface LeadThread extends LeadCalls {
  /** Waits for the calls under way, then ends the thread. Calls made afterwards are refused. */
  close(): Promise<void>
}

export interface LeadThreadOptions extends LeadThreadStore {
  /** For tests: what the thread runs instead of lead-thread-program.ts. */
  readonly program?: URL
}

interface Pending {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

function send(worker: Worker, request: LeadRequest | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(request)
}

/**
 * Starts the thread that stores leads. A commit waits for the disk, and a checkpoint of the log copies megabytes; in
 * the thread of the event loop every page would wait with them. The thread opens the store when the first lead comes.
 * Leads are not in the change log, so no bell rings for them. If the thread ends by a fault, the calls under way reject
 * (their outcome is unknown, and a repeat of the form finds what was stored), and the next call starts another.
 */
export function createLeadThread({
  program = new URL('./lead-thread-program.ts', import.meta.url),
  ...store
}: LeadThreadOptions): LeadThread {
  const pending = new Map<number, Pending>()
  let lastId = 0
  let worker: Worker | null = null
  let closing: Promise<void> | null = null

  function abandon(ended: Worker, error: unknown): void {
    // Calls that are pending by now belong to the thread that replaced this one.
    if (worker !== ended) return
    worker = null
    const lost = [...pending.values()]
    pending.clear()
    for (const { reject } of lost) reject(error)
  }

  function settle(answer: LeadAnswer): void {
    const call = pending.get(answer.id)
    pending.delete(answer.id)
    if (answer.ok) call?.resolve(answer.result)
    else if (answer.problem === null) call?.reject(answer.error)
    else call?.reject(new DatabaseProblem(answer.problem, answer.error.message, { cause: answer.error }))
  }

  function launch(): Worker {
    const started = new Worker(program, { workerData: store satisfies LeadThreadStore })
    started.on('message', settle)
    started.on('error', (error) => abandon(started, error))
    started.on('exit', (code) => abandon(started, new Error(`the thread that stores leads ended with status ${code}`)))
    return started
  }

  function call<Result>(task: LeadTask): Promise<Result> {
    if (closing !== null) return Promise.reject(new Error('the store has been closed'))
    worker ??= launch()
    const used = worker
    return new Promise((resolve, reject) => {
      lastId += 1
      pending.set(lastId, { resolve: (result) => resolve(result as Result), reject })
      send(used, { id: lastId, task })
    })
  }

  async function end(): Promise<void> {
    const used = worker
    if (used === null) return
    const gone = new Promise<void>((resolve) => void used.once('exit', () => resolve()))
    send(used, null)
    await gone
  }

  worker = launch()
  return {
    save: ({ siteId, now }, lead) => call({ kind: 'save', siteId, now: now(), lead }),
    saveInSlot: ({ siteId, now }, lead, slot) => call({ kind: 'saveInSlot', siteId, now: now(), lead, slot }),
    lease: ({ now }, asked) => call({ kind: 'lease', now: now(), asked }),
    settle: ({ now }, leased, settlement) => call({ kind: 'settle', now: now(), leased, settlement }),
    close() {
      closing ??= end()
      return closing
    },
  }
}
