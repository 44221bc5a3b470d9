import { fork, type ChildProcess } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'

interface RequestMessage<Request> {
  readonly id: number
  readonly request: Request
}

type AnswerMessage<Result> =
  | { readonly id: number; readonly ok: true; readonly result: Result }
  | { readonly id: number; readonly ok: false; readonly error: string }

interface Pending<Result> {
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
}

/**
 * Difference between the nice values of a worker and of the server. It is relative, so that workers have a lower
 * priority than a server that was itself started at a low one.
 */
const niceDifference = 10
/** The highest nice value of the system, which is its lowest priority. */
const lowestPriority = 19

/** Client of a worker process. Requests and results are copied by structured clone; a Buffer stays a byte array. */
export interface WorkerProcess<Request, Result> {
  /** Starts the process now, so that the first request does not wait for it. Does nothing while it runs. */
  start(): void
  /** Rejects if the work fails or the process ends before it is done. Several requests may be under way. */
  run(request: Request): Promise<Result>
  /** Process id; null before the first request and after the process has ended. */
  readonly pid: number | null
  /** Ends the process and rejects the requests under way. A later request starts another process. */
  stop(): void
}

export interface WorkerProcessOptions {
  /** The program: a file that calls `answerRequests` with a function of the same requests and results. */
  readonly program: URL
  readonly args?: readonly string[]
  /** Name of the process in error messages, for example 'the picture renderer'. */
  readonly name: string
  /** Milliseconds without a request after which the process ends, to free its memory; Infinity (default) keeps it. */
  readonly idleMs?: number
}

/**
 * Runs heavy work in a child process at low priority. In the server's own process the threads of codecs take the
 * processor from pages whenever the machine is busy, and an input made to crash a decoder would crash the server. The
 * process starts with the first request and again after it has died; it does not keep the server alive and never
 * outlives it.
 */
export function createWorkerProcess<Request, Result>({
  program,
  args = [],
  name,
  idleMs = Number.POSITIVE_INFINITY,
}: WorkerProcessOptions): WorkerProcess<Request, Result> {
  const pending = new Map<number, Pending<Result>>()
  let worker: ChildProcess | null = null
  let lastId = 0
  let idleTimer: NodeJS.Timeout | null = null

  /** Forgets the process, so that the next request starts another, and rejects what it was working on. */
  function abandon(child: ChildProcess, reason: string): void {
    // Requests that are pending by now belong to the process that replaced this one.
    if (worker !== child) return
    worker = null
    const lost = [...pending.values()]
    pending.clear()
    for (const { reject } of lost) reject(new Error(reason))
  }

  function end(reason: string): void {
    if (idleTimer !== null) clearTimeout(idleTimer)
    idleTimer = null
    const child = worker
    if (child === null) return
    abandon(child, reason)
    child.kill()
  }

  function launch(): ChildProcess {
    const child = fork(program, args, { serialization: 'advanced', execArgv: [] })
    try {
      if (child.pid !== undefined) setPriority(child.pid, Math.min(getPriority() + niceDifference, lowestPriority))
    } catch {
      // Some systems do not allow a change of priority; the work succeeds at the normal one too.
    }
    child.on('message', (answer: AnswerMessage<Result>) => {
      const request = pending.get(answer.id)
      pending.delete(answer.id)
      if (answer.ok) request?.resolve(answer.result)
      else request?.reject(new Error(answer.error))
    })
    child.on('error', (error) => abandon(child, `${name} cannot be reached: ${error.message}`))
    child.on('exit', (code, signal) => abandon(child, `${name} ended (${signal ?? code})`))
    // Neither the process nor its channel keeps the server from exiting.
    child.unref()
    child.channel?.unref()
    return child
  }

  function watchIdle(): void {
    if (idleTimer !== null) clearTimeout(idleTimer)
    if (idleMs === Number.POSITIVE_INFINITY) return
    idleTimer = setTimeout(() => {
      if (pending.size > 0) watchIdle()
      else end(`${name} was not needed any more`)
    }, idleMs)
    idleTimer.unref()
  }

  function ensureStarted(): ChildProcess {
    watchIdle()
    worker ??= launch()
    return worker
  }

  return {
    start() {
      ensureStarted()
    },
    run(request) {
      return new Promise((resolve, reject) => {
        lastId += 1
        const id = lastId
        const child = ensureStarted()
        pending.set(id, { resolve, reject })
        child.send({ id, request } satisfies RequestMessage<Request>, (error) => {
          if (error !== null && pending.delete(id)) reject(error)
        })
      })
    },
    get pid() {
      return worker?.pid ?? null
    },
    stop: () => end(`${name} was stopped`),
  }
}

/**
 * The other end, for the worker's program: calls `handle` for each request and sends its result back, until the process
 * that sends the requests is gone.
 */
export function answerRequests(handle: (request: never) => Promise<unknown>): void {
  process.on('message', ({ id, request }: RequestMessage<never>) => {
    handle(request).then(
      (result) => process.send?.({ id, ok: true, result } satisfies AnswerMessage<unknown>),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        process.send?.({ id, ok: false, error: message } satisfies AnswerMessage<unknown>)
      },
    )
  })
  process.on('disconnect', () => process.exit(0))
}
