/** Sites whose last turn is remembered; one that is forgotten counts as the one whose turn is longest ago. */
const mostRemembered = 256

/** Has renders use the thread one after the other, each for a slice. */
export interface SliceTurns {
  /**
   * Resolves when a render of the site may use the thread. The events that arrived before have been heard then, and no
   * other render was let on in the same turn of the event loop.
   */
  readonly next: (site: string) => Promise<void>
}

interface Waiter {
  readonly site: string
  readonly begin: () => void
}

/**
 * Begins one slice in each turn of the event loop, that of the site whose last turn is longest ago. An answer from
 * memory then waits for one slice, and a render of one site beside several of another for one slice of theirs at a
 * time: renders that all go on in the same turn make every other event wait for all of them.
 */
export function createSliceTurns(): SliceTurns {
  const waiting: Waiter[] = []
  /** Number of each site's last turn, the earliest one first. */
  const lastTurns = new Map<string, number>()
  let turns = 0

  function takeNext(): Waiter | undefined {
    let chosen = 0
    let earliest = Number.POSITIVE_INFINITY
    for (const [at, { site }] of waiting.entries()) {
      const last = lastTurns.get(site) ?? 0
      if (last >= earliest) continue
      chosen = at
      earliest = last
    }
    return waiting.splice(chosen, 1)[0]
  }

  function remember(site: string): void {
    turns += 1
    lastTurns.delete(site)
    lastTurns.set(site, turns)
    const [oldest] = lastTurns.keys()
    if (lastTurns.size > mostRemembered && oldest !== undefined) lastTurns.delete(oldest)
  }

  function beginNext(): void {
    const next = takeNext()
    if (next === undefined) return
    remember(next.site)
    if (waiting.length > 0) setImmediate(beginNext)
    next.begin()
  }

  return {
    next(site) {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push({ site, begin: resolve })
      if (waiting.length === 1) setImmediate(beginNext)
      return promise
    },
  }
}
