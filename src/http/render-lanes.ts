/** The levels of fairness, widest first: site, network of the visitor, address of the visitor. */
export type LanePath = readonly [site: string, network: string, caller: string]

export interface LaneEntry {
  readonly path: LanePath
  /** Sequence number of its arrival. */
  readonly arrived: number
}

/** Says which of the waiting entries may be taken. */
export interface LaneAdmission {
  readonly ofSite: (site: string) => boolean
  readonly ofCaller: (caller: string) => boolean
}

/** Waiting entries, served round robin on each level: sites, networks within a site, addresses within a network. */
export interface RenderLanes<Entry extends LaneEntry> {
  add(entry: Entry): void
  /** Removes an entry; false if it is not waiting here. */
  remove(entry: Entry): boolean
  /** Takes the next entry among those that are admitted. */
  takeNext(admission: LaneAdmission): Entry | undefined
  readonly entries: Iterable<Entry>
}

interface Lane<Entry> {
  /**
   * Lanes of the next level. A Map keeps insertion order: the first lane is next and moves to the end after its turn.
   */
  readonly lanes: Map<string, Lane<Entry>>
  /** Entries of the last level, in order of arrival. */
  readonly entries: Entry[]
}

const createLane = <Entry>(): Lane<Entry> => ({ lanes: new Map(), entries: [] })
const isEmpty = <Entry>({ lanes, entries }: Lane<Entry>): boolean => lanes.size === 0 && entries.length === 0

/** See RenderLanes. */
export function createRenderLanes<Entry extends LaneEntry>(): RenderLanes<Entry> {
  const root = createLane<Entry>()

  function removeFrom(lane: Lane<Entry>, entry: Entry, level: number): boolean {
    const key = entry.path[level]
    if (key === undefined) {
      const place = lane.entries.indexOf(entry)
      if (place >= 0) lane.entries.splice(place, 1)
      return place >= 0
    }
    const next = lane.lanes.get(key)
    if (next === undefined || !removeFrom(next, entry, level + 1)) return false
    if (isEmpty(next)) lane.lanes.delete(key)
    return true
  }

  /** Asks about a site once, not for each of its entries: those of a flooded one may be a hundred. */
  function takeFrom(lane: Lane<Entry>, admission: LaneAdmission, level: number): Entry | undefined {
    // All entries of a lane on the last level have the same caller.
    const [first] = lane.entries
    if (first !== undefined) return admission.ofCaller(first.path[2]) ? lane.entries.shift() : undefined
    for (const [key, next] of lane.lanes) {
      if (level === 0 && !admission.ofSite(key)) continue
      const taken = takeFrom(next, admission, level + 1)
      if (taken === undefined) continue
      lane.lanes.delete(key)
      if (!isEmpty(next)) lane.lanes.set(key, next)
      return taken
    }
    return undefined
  }

  function* listFrom(lane: Lane<Entry>): Generator<Entry> {
    yield* lane.entries
    for (const next of lane.lanes.values()) yield* listFrom(next)
  }

  return {
    add(entry) {
      let lane = root
      for (const key of entry.path) {
        const next = lane.lanes.get(key) ?? createLane<Entry>()
        lane.lanes.set(key, next)
        lane = next
      }
      lane.entries.push(entry)
    },
    remove: (entry) => removeFrom(root, entry, 0),
    takeNext: (admission) => takeFrom(root, admission, 0),
    get entries() {
      return listFrom(root)
    },
  }
}

/**
 * Chooses the entry to evict when too many wait: from the site with the longest lane, its longest network and its
 * longest address. `entries` are in order of preference between lanes of equal length. Within a lane the newest entry
 * is evicted, because the others have waited longer.
 */
export function findSurplus<Entry extends LaneEntry>(kinds: readonly Iterable<Entry>[]): Entry | undefined {
  let left = kinds.map((kind) => [...kind])
  for (const level of [0, 1, 2] as const) {
    const counts = new Map<string, number>()
    for (const { path } of left.flat()) counts.set(path[level], (counts.get(path[level]) ?? 0) + 1)
    const most = Math.max(...counts.values())
    left = left.map((kind) => kind.filter(({ path }) => counts.get(path[level]) === most))
  }
  return left
    .find((kind) => kind.length > 0)
    ?.reduce((newest, entry) => (entry.arrived > newest.arrived ? entry : newest))
}
