/** Thrown when a page is not rendered because too many requests are waiting; answered with 503 and Retry-After. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
}

export interface RenderOrder {
  /** Key of the caller. Waiting callers are served round robin, so that a flood of one address delays that address. */
  readonly caller: string
  /** True for submitted forms: while any wait, every second turn is theirs. */
  readonly urgent?: boolean
  /** False once the caller has disconnected; the work is then not started. */
  readonly isWanted?: () => boolean
}

export interface RenderQueueFigures {
  readonly running: number
  readonly waiting: number
  /** Renders refused since the start. */
  readonly shed: number
}

/** Runs something that waits for the database and hardly uses the thread; the render gives its turn to the next. */
export type WhileWaiting = <T>(wait: () => Promise<T>) => Promise<T>

export interface RenderQueue {
  /** Runs the work in its turn and settles as it does. Rejects with OverloadedError when too many wait, or too long. */
  run<T>(order: RenderOrder, work: (whileWaiting: WhileWaiting) => Promise<T>): Promise<T>
  readonly figures: RenderQueueFigures
}

export interface RenderQueueOptions {
  /** Concurrent renders that use the thread. More than a few gain nothing, and each delays all others. */
  readonly atOnce: number
  /** Milliseconds after which a running render is assumed to wait for the database and leaves the count of `atOnce`. */
  readonly slowAfterMs: number
  /** Concurrent renders in total, including those that wait for the database. */
  readonly most: number
  /** Renders that may wait. One more evicts the newest of the caller with the most waiting renders. */
  readonly longest: number
  /** Milliseconds that a render may wait for its turn. */
  readonly deadlineMs: number
}

/**
 * Limits of a web node. A page takes 5 to 15 ms of the thread, so a hundred waiting pages are about a second of work.
 * With two at once, one renders while the other reads from the database.
 */
export const renderLimits: RenderQueueOptions = {
  atOnce: 2,
  slowAfterMs: 100,
  most: 32,
  longest: 100,
  deadlineMs: 3_000,
}

interface Waiter {
  readonly isWanted: () => boolean
  readonly begin: () => void
  readonly refuse: () => void
}

/**
 * Limits concurrent renders and sheds load by waiting time. Rendering blocks the thread that also sends cached pages,
 * files and health checks; with few renders, and a turn of the event loop before each, those stay fast under any load.
 *
 * Written by hand: p-queue has no fairness between callers, no deadline for waiting work, no eviction from the longest
 * lane, and no work that leaves the count while it waits for the database (docs/decisions/0023).
 *
 *   callers' lanes   a: ■ ■ ■ ■ ■     ─┐
 *                    b: ■              ├─ round robin ──► at most `atOnce` under way
 *                    c: ■ ■           ─┘     + those that wait for the database
 */
export function createRenderQueue({ atOnce, slowAfterMs, most, longest, deadlineMs }: RenderQueueOptions): RenderQueue {
  // A Map keeps the order of insertion: the first lane is next, and moves to the end after its turn.
  const lanes = new Map<string, Waiter[]>()
  const urgentLanes = new Map<string, Waiter[]>()
  let isFormsTurn = false
  /** Running renders, and those of them that count towards `atOnce`. */
  let running = 0
  let busy = 0
  let waiting = 0
  let shed = 0

  function takeNext(from: Map<string, Waiter[]>): Waiter | undefined {
    const [first] = from
    if (first === undefined) return undefined
    const [caller, lane] = first
    from.delete(caller)
    const waiter = lane.shift()
    if (lane.length > 0) from.set(caller, lane)
    return waiter
  }

  function remove(from: Map<string, Waiter[]>, caller: string, waiter: Waiter): boolean {
    const lane = from.get(caller)
    const place = lane?.indexOf(waiter) ?? -1
    if (lane === undefined || place < 0) return false
    lane.splice(place, 1)
    if (lane.length === 0) from.delete(caller)
    waiting -= 1
    return true
  }

  /** Evicts the newest of the longest lane; of lanes of equal length, a page before a form. */
  function dropOne(): void {
    let found: { readonly from: Map<string, Waiter[]>; readonly caller: string; readonly lane: Waiter[] } | null = null
    for (const from of [lanes, urgentLanes])
      for (const [caller, lane] of from)
        if (found === null || lane.length > found.lane.length) found = { from, caller, lane }
    const last = found?.lane.at(-1)
    if (found !== null && last !== undefined && remove(found.from, found.caller, last)) last.refuse()
  }

  /** Alternates forms and pages, so that a flood of one kind does not block the other. */
  function takeTurn(): Waiter | undefined {
    isFormsTurn = !isFormsTurn
    return isFormsTurn ? (takeNext(urgentLanes) ?? takeNext(lanes)) : (takeNext(lanes) ?? takeNext(urgentLanes))
  }

  const hasRoom = (): boolean => busy < atOnce && running < most

  function beginNext(): void {
    while (hasRoom()) {
      const next = takeTurn()
      if (next === undefined) return
      waiting -= 1
      if (next.isWanted()) {
        running += 1
        busy += 1
        next.begin()
      } else next.refuse()
    }
  }

  async function waitForTurn({ caller, urgent = false, isWanted = () => true }: RenderOrder): Promise<void> {
    const into = urgent ? urgentLanes : lanes
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter: Waiter = {
      isWanted,
      begin: resolve,
      refuse() {
        shed += 1
        reject(new OverloadedError('too many pages are being rendered'))
      },
    }
    const lane = into.get(caller)
    if (lane === undefined) into.set(caller, [waiter])
    else lane.push(waiter)
    waiting += 1
    if (!hasRoom() && waiting > longest) dropOne()
    const timer = setTimeout(() => {
      if (remove(into, caller, waiter)) waiter.refuse()
    }, deadlineMs)
    beginNext()
    try {
      await promise
    } finally {
      clearTimeout(timer)
    }
  }

  /** Counts a new render until the returned function is called, or until the render turns out to be slow. */
  function countAsBusy(): () => void {
    let counts = true
    const stop = (): void => {
      clearTimeout(timer)
      if (counts) busy -= 1
      counts = false
    }
    const timer = setTimeout(() => {
      stop()
      beginNext()
    }, slowAfterMs)
    return stop
  }

  return {
    async run(order, work) {
      await waitForTurn(order)
      const stopCounting = countAsBusy()
      const whileWaiting: WhileWaiting = (wait) => {
        stopCounting()
        beginNext()
        return wait()
      }
      try {
        // Answers what arrived in the meantime first.
        await new Promise((resolve) => setImmediate(resolve))
        return await work(whileWaiting)
      } finally {
        stopCounting()
        running -= 1
        beginNext()
      }
    },
    get figures() {
      return { running, waiting, shed }
    },
  }
}
