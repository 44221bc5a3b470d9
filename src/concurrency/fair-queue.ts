import { createWorkQueue, type WorkQueue, type WorkTurn } from './work-queue.ts'

/** A queue that several owners share, such as the sites of the platform. */
export interface FairQueue {
  /**
   * Runs the work in its turn and settles as it does. Rejects with QueueFullError at once while too much work of this
   * owner waits.
   */
  run<T>(owner: string, work: () => Promise<T>, turn: WorkTurn): Promise<T>
  /** See WorkQueue. */
  raise(owner: string, turn: WorkTurn): void
}

export interface FairQueueOptions {
  /** Pieces of work that run concurrently. */
  readonly atOnce: number
  /**
   * Pieces of work of one owner that run or stand in the common queue; its others wait in a queue of their own, so that
   * whoever has much work delays the others by this many pieces.
   */
  readonly mostOfOwner: number
  /** Pieces of work of one owner that wait. */
  readonly longestOfOwner: number
}

/**
 * A queue in which each owner waits for a few pieces of work of every other one, however many those have. What stands
 * in the common queue runs by priority, then in the order of arrival.
 */
export function createFairQueue({ atOnce, mostOfOwner, longestOfOwner }: FairQueueOptions): FairQueue {
  const common = createWorkQueue({ atOnce, longest: Number.POSITIVE_INFINITY })
  const own = new Map<string, WorkQueue>()

  function queueOf(owner: string): WorkQueue {
    const known = own.get(owner) ?? createWorkQueue({ atOnce: mostOfOwner, longest: longestOfOwner })
    own.set(owner, known)
    return known
  }

  return {
    run: (owner, work, turn) => queueOf(owner).run(() => common.run(work, turn), turn),
    raise(owner, turn) {
      queueOf(owner).raise(turn)
      common.raise(turn)
    },
  }
}
