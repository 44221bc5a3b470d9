import { createCrowdedSites, longestPauseMs } from './crowded-sites.ts'
import { createRenderLanes, findSurplus, type LaneAdmission, type LaneEntry, type RenderLanes } from './render-lanes.ts'
import type { RenderQueueOptions } from './render-limits.ts'
import { createRenderPace } from './render-pace.ts'
import type { RenderTurn } from './render-turn.ts'
import { createSliceTurns } from './slice-turns.ts'
import { createTally } from '#concurrency/tally.ts'

/** Thrown when a page is not rendered because too many requests are waiting; answered with 503 and Retry-After. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
}

export interface RenderOrder {
  /** Slug of the site. Sites take turns, so that a flood of one site delays that site. */
  readonly site: string
  /** The caller's network (`resolveWiderNetwork`). Networks of a site take turns. */
  readonly network: string
  /** Key of the caller. Callers of a network take turns, so that a flood of one address delays that address. */
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

/** Whether the events that arrived before a render was admitted have been heard; else it waits for them. */
type Heard = 'heard' | 'not yet'

export interface RenderQueue {
  /**
   * Runs the work in its turn and settles like it. Rejects with OverloadedError if the queue is full or the wait too
   * long.
   */
  run<T>(order: RenderOrder, work: (turn: RenderTurn) => Promise<T>): Promise<T>
  readonly figures: RenderQueueFigures
}

interface Waiter extends LaneEntry {
  readonly isWanted: () => boolean
  readonly begin: (heard: Heard) => void
  readonly refuse: () => void
}

/**
 * Limits concurrent renders and sheds load by waiting time. Rendering blocks the thread that also sends cached pages,
 * files and health checks; with few renders, and a turn of the event loop before each, those stay fast under any load.
 *
 * Written by hand: p-queue has no fairness between callers, no deadline for waiting work, no eviction from the longest
 * lane, and no work that leaves the count while it waits for the database (docs/decisions/0023). What a flooded site
 * may do beside others is in `crowded-sites.ts`.
 *
 *   lanes   site 1   network   a: ■ ■ ■ ■ ■     ─┐
 *                              b: ■              ├─ round robin ──► at most `atOnce` under way
 *           site 2   network   c: ■ ■           ─┘     + those that wait for the database
 */
export function createRenderQueue(options: RenderQueueOptions): RenderQueue {
  const { atOnce, slowAfterMs, most, mostOfSite, mostOfCaller, mostOutsideOfSite, longest, deadlineMs } = options
  const pages = createRenderLanes<Waiter>()
  const forms = createRenderLanes<Waiter>()
  let isPagesTurn = false
  let isCrowdsTurnDue = false
  /** Running renders, and those of them that count towards `atOnce`. */
  let running = 0
  let busy = 0
  const runningOfSite = createTally()
  const outsideOfSite = createTally()
  const runningOfCaller = createTally()
  const crowds = createCrowdedSites()
  const slices = createSliceTurns()
  /** Renders that paused and let others go first, the longest one first. */
  const paused = new Set<() => void>()
  let waiting = 0
  let arrived = 0
  let shed = 0

  function remove(from: RenderLanes<Waiter>, waiter: Waiter): boolean {
    const isFound = from.remove(waiter)
    if (isFound) {
      waiting -= 1
      crowds.noteLeave(waiter.path[0])
    }
    return isFound
  }

  /** If a page and a form are equal candidates for eviction, the page is evicted. */
  function dropOne(): void {
    const surplus = findSurplus([pages.entries, forms.entries])
    if (surplus !== undefined && (remove(pages, surplus) || remove(forms, surplus))) surplus.refuse()
  }

  const hasPlace: LaneAdmission = {
    ofSite: (site) => runningOfSite.of(site) < mostOfSite,
    ofCaller: (caller) => runningOfCaller.of(caller) < mostOfCaller,
  }
  const givesNoWay: LaneAdmission = { ...hasPlace, ofSite: (site) => !crowds.givesWay(site) && hasPlace.ofSite(site) }

  /** Alternates forms and pages, so that a flood of one kind does not block the other. */
  function takeTurn(admission: LaneAdmission): Waiter | undefined {
    const [first, second] = isPagesTurn ? [pages, forms] : [forms, pages]
    const next = first.takeNext(admission) ?? second.takeNext(admission)
    if (next !== undefined) isPagesTurn = !isPagesTurn
    return next
  }

  function begin(next: Waiter, heard: Heard): void {
    const [site, , caller] = next.path
    waiting -= 1
    crowds.noteLeave(site)
    if (next.isWanted()) {
      crowds.noteBegin(site)
      running += 1
      busy += 1
      runningOfSite.add(site, 1)
      runningOfCaller.add(caller, 1)
      next.begin(heard)
    } else next.refuse()
  }

  /** Begins what has a turn now. Sites that give way have theirs later, where no render uses the thread. */
  function beginNext(): void {
    for (const resume of paused) if (busy === 0) resume()
    while (busy < atOnce && running < most) {
      const next = takeTurn(givesNoWay)
      if (next === undefined) break
      begin(next, 'not yet')
    }
    if (busy === 0 && waiting > 0 && !isCrowdsTurnDue) {
      isCrowdsTurnDue = true
      setImmediate(beginCrowded)
    }
  }

  /**
   * Begins one render of a site that gives way, once the events that arrived during the last render have been heard: a
   * visitor of another site who came meanwhile goes first. Admitted at the end of that render it would go before him.
   */
  function beginCrowded(): void {
    isCrowdsTurnDue = false
    while (busy === 0 && running < most) {
      const next = takeTurn(hasPlace)
      if (next === undefined) return
      begin(next, 'heard')
    }
  }

  async function waitForTurn(order: RenderOrder): Promise<Heard> {
    const { site, network, caller, urgent = false, isWanted = () => true } = order
    const into = urgent ? forms : pages
    const { promise, resolve, reject } = Promise.withResolvers<Heard>()
    const waiter: Waiter = {
      path: [site, network, caller],
      arrived: (arrived += 1),
      isWanted,
      begin: resolve,
      refuse() {
        shed += 1
        reject(new OverloadedError('too many pages are being rendered'))
      },
    }
    into.add(waiter)
    waiting += 1
    crowds.noteArrival(site)
    beginNext()
    if (waiting > longest) dropOne()
    const timer = setTimeout(() => {
      if (remove(into, waiter)) waiter.refuse()
    }, deadlineMs)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
    }
  }

  /** Counts a render as busy until the returned function is called, or until the render turns out to be slow. */
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

  function beginTurn({ site, caller }: RenderOrder): RenderTurn & { readonly end: () => void } {
    let stopCounting = countAsBusy()
    /** Number of external waits of this render, and whether the render left the count for them. */
    let outside = 0
    let isOutside = false
    let isOver = false

    /**
     * Of a crowd, while a render of another site uses the thread: leaves the count until that has ended, but not longer
     * than a crowd waits for a turn.
     */
    function giveWay(): Promise<void> | null {
      if (busy <= 1 || isOver || !crowds.givesWay(site)) return null
      stopCounting()
      const { promise, resolve } = Promise.withResolvers<void>()
      const resume = (): void => {
        clearTimeout(timer)
        paused.delete(resume)
        if (!isOver) {
          busy += 1
          stopCounting = countAsBusy()
        }
        resolve()
      }
      const timer = setTimeout(resume, longestPauseMs)
      paused.add(resume)
      beginNext()
      return promise
    }

    /** Leaves the count (-1) or rejoins it (1). */
    function movePlace(by: 1 | -1): void {
      running += by
      runningOfSite.add(site, by)
      outsideOfSite.add(site, -by)
      isOutside = by === -1
    }
    function leave(): void {
      outside += 1
      if (outside > 1 || isOver) return
      stopCounting()
      if (outsideOfSite.of(site) < mostOutsideOfSite) movePlace(-1)
      beginNext()
    }
    /** Rejoins at once, even beyond `most`: waiting again would waste a half-finished render. */
    function comeBack(): void {
      outside -= 1
      if (outside > 0 || isOver) return
      if (isOutside) movePlace(1)
      busy += 1
      stopCounting = countAsBusy()
    }

    return {
      whileWaiting(wait) {
        stopCounting()
        beginNext()
        return wait()
      },
      async whileOutside(wait) {
        leave()
        try {
          return await wait()
        } finally {
          comeBack()
        }
      },
      pause: createRenderPace(() => slices.next(site), giveWay),
      end() {
        isOver = true
        stopCounting()
        // A render may end before the external call that it started.
        if (isOutside) movePlace(1)
        running -= 1
        runningOfSite.add(site, -1)
        runningOfCaller.add(caller, -1)
        beginNext()
      },
    }
  }

  return {
    async run(order, work) {
      const heard = await waitForTurn(order)
      const turn = beginTurn(order)
      try {
        // Lets other events run first.
        if (heard === 'not yet') await slices.next(order.site)
        return await work(turn)
      } finally {
        turn.end()
      }
    },
    get figures() {
      return { running, waiting, shed }
    },
  }
}
