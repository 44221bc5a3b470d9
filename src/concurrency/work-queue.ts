import PQueue from 'p-queue'

/** Thrown to a caller whose work would exceed the length of the queue. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Place of a piece of work in the queue; without one it has the priority 0. */
export interface WorkTurn {
  /** Names the work for `raise`; no other work that waits has the same name. */
  readonly name: string
  /** Of the work that waits, that with the highest priority runs first. */
  readonly priority: number
}

export interface WorkQueue {
  /** Runs the work in its turn and settles as it does. Rejects with QueueFullError at once while the queue is full. */
  run<T>(work: () => Promise<T>, turn?: WorkTurn): Promise<T>
  /** Raises the priority of work that waits; work that has begun, is done or has a higher one stays as it is. */
  raise(turn: WorkTurn): void
  readonly waiting: number
  /** Whether the next piece of work would be refused. */
  readonly isFull: boolean
}

/**
 * A queue in which `atOnce` pieces of work run concurrently and at most `longest` wait. Work of equal priority runs
 * first in, first out.
 */
export function createWorkQueue({ atOnce, longest }: { readonly atOnce: number; readonly longest: number }): WorkQueue {
  const queue = new PQueue({ concurrency: atOnce })
  const waitingAt = new Map<string, number>()
  const isFull = (): boolean => queue.pending >= atOnce && queue.size >= longest
  return {
    get waiting() {
      return queue.size
    },
    get isFull() {
      return isFull()
    },
    run(work, turn) {
      if (isFull()) return Promise.reject(new QueueFullError(`more than ${longest} pieces of work are waiting`))
      if (turn === undefined) return queue.add(work)
      const { name, priority } = turn
      waitingAt.set(name, priority)
      return queue.add(
        () => {
          waitingAt.delete(name)
          return work()
        },
        { id: name, priority },
      )
    },
    raise({ name, priority }) {
      if ((waitingAt.get(name) ?? Number.POSITIVE_INFINITY) >= priority) return
      waitingAt.set(name, priority)
      queue.setPriority(name, priority)
    },
  }
}
