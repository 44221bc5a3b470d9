import PQueue from 'p-queue'

/** Thrown to a caller whose work would exceed the length of the queue. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

export interface WorkQueue {
  /** Runs the work in its turn and settles as it does. Rejects with QueueFullError at once while the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>
  readonly waiting: number
  /** Whether the next piece of work would be refused. */
  readonly isFull: boolean
}

/** A first-in, first-out queue: `atOnce` pieces of work run concurrently and at most `longest` wait. */
export function createWorkQueue({ atOnce, longest }: { readonly atOnce: number; readonly longest: number }): WorkQueue {
  const queue = new PQueue({ concurrency: atOnce })
  const isFull = (): boolean => queue.pending >= atOnce && queue.size >= longest
  return {
    get waiting() {
      return queue.size
    },
    get isFull() {
      return isFull()
    },
    run(work) {
      if (isFull()) return Promise.reject(new QueueFullError(`more than ${longest} pieces of work are waiting`))
      return queue.add(work)
    },
  }
}
