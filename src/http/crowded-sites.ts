import { createTally } from '#concurrency/tally.ts'

/** Waiting renders from which a site is crowded: it is asked for more than its turns give. */
const crowdedFrom = 4
/** Milliseconds for which a site counts as being visited after a page of it was asked for. */
const visitedForMs = 10_000
/** Milliseconds after which a crowded site has a turn, whatever else is under way. */
export const longestPauseMs = 250

/**
 * Which sites give way to the others: those with a crowd of waiting renders, while others are visited. A render keeps
 * the thread for 10 to 20 ms at a time. What a visitor feels is therefore the number of renders before his page and in
 * its waits for the database: of a flooded site two were under way when he came, and more followed in each wait. A site
 * that gives way begins a render only where none uses the thread.
 */
export interface CrowdedSites {
  /** Notes that a render of a site waits for its turn. */
  readonly noteArrival: (site: string) => void
  /** Notes that a render of a site no longer waits, whether it begins or not. */
  readonly noteLeave: (site: string) => void
  /** Notes that a render of a site begins. */
  readonly noteBegin: (site: string) => void
  /**
   * False where the site has no crowd, where nobody visits another one, where more renders of another one wait, and
   * where it has had no turn for a while.
   */
  readonly givesWay: (site: string) => boolean
}

interface Visited {
  readonly arrivedAt: number
  readonly begunAt: number
}

export function createCrowdedSites(now: () => number = () => performance.now()): CrowdedSites {
  const waiting = createTally()
  /** Sites that were visited lately, the one whose last visit is longest ago first. */
  const visited = new Map<string, Visited>()

  function isVisitedBeside(site: string): boolean {
    for (const [other, { arrivedAt }] of visited) {
      if (now() - arrivedAt < visitedForMs) break
      visited.delete(other)
    }
    return visited.size > (visited.has(site) ? 1 : 0)
  }
  /** Visitors of a small site who waited through a long stop are no flood beside a site with a hundred waiting. */
  function isMostCrowded(site: string): boolean {
    for (const other of visited.keys()) if (waiting.of(other) > waiting.of(site)) return false
    return true
  }
  const begunAt = (site: string): number => visited.get(site)?.begunAt ?? Number.NEGATIVE_INFINITY
  const hasPaused = (site: string): boolean => now() - begunAt(site) > longestPauseMs

  return {
    noteArrival(site) {
      waiting.add(site, 1)
      const visit = { arrivedAt: now(), begunAt: begunAt(site) }
      visited.delete(site)
      visited.set(site, visit)
    },
    noteLeave: (site) => waiting.add(site, -1),
    noteBegin(site) {
      const visit = visited.get(site)
      if (visit !== undefined) visited.set(site, { ...visit, begunAt: now() })
    },
    givesWay: (site) =>
      waiting.of(site) >= crowdedFrom && !hasPaused(site) && isVisitedBeside(site) && isMostCrowded(site),
  }
}
