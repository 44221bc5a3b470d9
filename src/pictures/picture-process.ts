import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

interface Asked<Order> {
  readonly id: number
  readonly order: Order
}

type Answered<Result> =
  | { readonly id: number; readonly ok: true; readonly result: Result }
  | { readonly id: number; readonly ok: false; readonly error: string }

interface Waiting<Result> {
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
}

export interface PictureProcess<Order, Result> {
  /** Rejects when the work failed, and when its process ended over it. Several orders may be under way. */
  perform(order: Order): Promise<Result>
  /** Of the process at work; null before the first order and after its end. */
  readonly pid: number | null
  stop(): void
}

export interface PictureProcessOptions {
  /** The program: a file that calls `answerOrders` with a function of the same orders and results. */
  readonly program: URL
  readonly args?: readonly string[]
  /** What the process is called when it ends over its work, like 'the renderer of pictures'. */
  readonly name: string
}

/**
 * Work on pictures in a process of its own at low priority: inside this one the codecs' threads take the processor from
 * pages whenever the machine is busy, and a picture made to break its reader would break the server. Started with the
 * first order, and again after it has died; never outlives this process.
 */
export function createPictureProcess<Order, Result>({
  program,
  args = [],
  name,
}: PictureProcessOptions): PictureProcess<Order, Result> {
  const waiting = new Map<number, Waiting<Result>>()
  let worker: ChildProcess | null = null
  let lastId = 0

  function start(): ChildProcess {
    const child = fork(program, args, { serialization: 'advanced', execArgv: [] })
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // Where priorities cannot be set pictures come out all the same.
    }
    child.on('message', (answered: Answered<Result>) => {
      const order = waiting.get(answered.id)
      waiting.delete(answered.id)
      if (answered.ok) order?.resolve(answered.result)
      else order?.reject(new Error(answered.error))
    })
    const fail = (reason: string): void => {
      // What waits by now is at the next process.
      if (worker !== child) return
      worker = null
      for (const { reject } of waiting.values()) reject(new Error(reason))
      waiting.clear()
    }
    child.on('error', (error) => fail(`${name} cannot be reached: ${error.message}`))
    child.on('exit', (code, signal) => fail(`${name} ended (${signal ?? code})`))
    // An idle process keeps nobody from leaving.
    child.unref()
    child.channel?.unref()
    return child
  }

  return {
    perform(order) {
      return new Promise((resolve, reject) => {
        worker ??= start()
        lastId += 1
        const id = lastId
        waiting.set(id, { resolve, reject })
        worker.send({ id, order } satisfies Asked<Order>, (error) => {
          if (error !== null && waiting.delete(id)) reject(error)
        })
      })
    },
    get pid() {
      return worker?.pid ?? null
    },
    stop() {
      worker?.kill()
    },
  }
}

/**
 * The other end, for the program: one answer for each order of the type that `perform` takes, until the process that
 * gives them is gone.
 */
export function answerOrders(perform: (order: never) => Promise<unknown>): void {
  process.on('message', ({ id, order }: Asked<never>) => {
    perform(order).then(
      (result) => process.send?.({ id, ok: true, result } satisfies Answered<unknown>),
      (error: unknown) =>
        process.send?.({
          id,
          ok: false,
          error: error instanceof Error ? error.message : String(error),
        } satisfies Answered<unknown>),
    )
  })
  process.on('disconnect', () => process.exit(0))
}
