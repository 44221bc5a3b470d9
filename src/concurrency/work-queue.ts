/** Thrown to a caller whose work would have to wait behind too much other work. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

export interface WorkQueue {
  /**
   * Runs the work when its turn comes and answers as it does; throws QueueFullError at once when too much is waiting.
   */
  run<T>(work: () => Promise<T>): Promise<T>
  readonly waiting: number
  /** The next piece of work would be refused. */
  readonly isFull: boolean
}

/** First come, first served, `atOnce` at a time; at most `longest` wait. */
export function createWorkQueue({ atOnce, longest }: { readonly atOnce: number; readonly longest: number }): WorkQueue {
  const turns: (() => void)[] = []
  let running = 0
  return {
    get waiting() {
      return turns.length
    },
    get isFull() {
      return running >= atOnce && turns.length >= longest
    },
    async run(work) {
      if (running >= atOnce) {
        if (turns.length >= longest) throw new QueueFullError(`more than ${longest} pieces of work are waiting`)
        // Whoever ends hands its place over, so that nobody who comes later slips in between.
        await new Promise<void>((resolve) => turns.push(resolve))
      } else running += 1
      try {
        return await work()
      } finally {
        const next = turns.shift()
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}
