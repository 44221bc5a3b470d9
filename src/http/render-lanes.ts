/** Who waits, from the widest to the narrowest: the site, the visitor's network, the visitor's address. */
export type LanePath = readonly [site: string, network: string, caller: string]

export interface LaneEntry {
  readonly path: LanePath
  /** Number of arrival. */
  readonly arrived: number
}

/** Entries that wait, served round robin on each level: sites in turn, within a site networks, within one addresses. */
export interface RenderLanes<Entry extends LaneEntry> {
  add(entry: Entry): void
  /** Removes an entry; false when it does not wait here. */
  remove(entry: Entry): boolean
  /** Takes the entry whose turn it is among those that `isAdmitted` lets pass by their site and caller. */
  takeNext(isAdmitted: (site: string, caller: string) => boolean): Entry | undefined
  readonly entries: Iterable<Entry>
}

interface Lane<Entry> {
  /** Of the next level. A Map keeps the order of insertion: the first is next, and moves to the end after its turn. */
  readonly lanes: Map<string, Lane<Entry>>
  /** Of the last level, in order of arrival. */
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

  function takeFrom(lane: Lane<Entry>, isAdmitted: (entry: Entry) => boolean): Entry | undefined {
    // All entries of a lane on the last level have one site and one caller.
    const [first] = lane.entries
    if (first !== undefined) return isAdmitted(first) ? lane.entries.shift() : undefined
    for (const [key, next] of lane.lanes) {
      const taken = takeFrom(next, isAdmitted)
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
    takeNext: (isAdmitted) => takeFrom(root, ({ path: [site, , caller] }) => isAdmitted(site, caller)),
    get entries() {
      return listFrom(root)
    },
  }
}

/**
 * The entry to give up where too many wait: of the site with most waiting, in it of the network with most, in that of
 * the address with most. `entries` are in the order in which they are given up where as many wait; of one kind the
 * newest is, because the others have waited longer for their turn.
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
