/**
 * Thrown to a caller whose page is not rendered because too many others are waiting: answered with 503 and Retry-After.
 */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
}

export interface RenderOrder {
  /** Who asks: waiting callers are served in turns, so that one address's flood delays that address. */
  readonly caller: string
  /** Forms that visitors have sent: while any wait, every second turn is theirs. */
  readonly urgent?: boolean
  /** False once nobody waits for the answer any more; the work is then not begun. */
  readonly isWanted?: () => boolean
}

export interface RenderQueueFigures {
  readonly running: number
  readonly waiting: number
  /** Renders refused since the start. */
  readonly shed: number
}

export interface RenderQueue {
  /**
   * Runs the work when its turn comes and answers as it does. Rejects with OverloadedError where it waited too long or
   * too many wait.
   */
  run<T>(order: RenderOrder, work: () => Promise<T>): Promise<T>
  readonly figures: RenderQueueFigures
}

export interface RenderQueueOptions {
  /**
   * Renders that use the thread at once. More than a few gain nothing on one thread, and each adds its length to
   * everybody's wait.
   */
  readonly atOnce: number
  /**
   * Milliseconds after which a render under way is taken to wait for the database, and no longer counts among `atOnce`.
   */
  readonly slowAfterMs: number
  /** Renders under way in all, those that wait for the database among them. */
  readonly most: number
  /** Renders that may wait. A further one drives out the newest of the caller who has most of them waiting. */
  readonly longest: number
  /** Milliseconds that a render may wait for its turn. */
  readonly deadlineMs: number
}

/**
 * Of a web node. A page takes 5 to 15 ms of the thread, so a hundred waiting ones are about a second's work; two at
 * once let one render while the other reads from the database.
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
 * Bounds how much rendering goes on at once, and sheds load by waiting time. Rendering holds the one thread that also
 * sends kept pages, files and health answers; a bounded number of renders with a turn of the event loop before each
 * keeps those fast under any number of requests.
 *
 *   callers' lanes   a: ■ ■ ■ ■ ■     ─┐
 *                    b: ■              ├─ round robin ──► at most `atOnce` under way
 *                    c: ■ ■           ─┘     + those that wait for the database
 */
export function createRenderQueue({ atOnce, slowAfterMs, most, longest, deadlineMs }: RenderQueueOptions): RenderQueue {
  // A Map keeps the order of insertion: the first lane is next, and goes to the back when it was served.
  const lanes = new Map<string, Waiter[]>()
  const urgentLanes = new Map<string, Waiter[]>()
  let isFormsTurn = false
  /** Under way, and of those the ones that count among `atOnce`. */
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

  /** Refuses the newest of the longest lane; of lanes of one length, a page before a form. */
  function dropOne(): void {
    let found: { readonly from: Map<string, Waiter[]>; readonly caller: string; readonly lane: Waiter[] } | null = null
    for (const from of [lanes, urgentLanes])
      for (const [caller, lane] of from)
        if (found === null || lane.length > found.lane.length) found = { from, caller, lane }
    const last = found?.lane.at(-1)
    if (found !== null && last !== undefined && remove(found.from, found.caller, last)) last.refuse()
  }

  /** Forms and pages in turns, so that neither a flood of pages holds up a form nor a flood of forms the pages. */
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

  /** A render just begun counts until the function given back is called, or until it has turned out to be slow. */
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
      try {
        // What arrived meanwhile is answered first.
        await new Promise((resolve) => setImmediate(resolve))
        return await work()
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
