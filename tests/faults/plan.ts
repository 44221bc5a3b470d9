import { createRandom, type Random } from '#demo/random.ts'

export type StoreKind = 'sqlite' | 'postgres'

/**
 * Network faults of a proxied connection. 'held': bytes are delayed until the end, like temporary packet loss. 'lost':
 * open connections silently never deliver anything again, like a firewall that dropped their state. 'reset':
 * connections are reset and new ones refused. 'slow': each chunk takes `slowMs`. 'dripping': a few bytes at a time.
 */
export type LinkTrouble = 'held' | 'lost' | 'reset' | 'slow' | 'dripping'

export type StoreTrouble = 'crash' | 'promote' | 'promote the late standby of' | 'freeze' | 'freeze the standby of'

interface Timed {
  /** Milliseconds after the start of the clients. */
  readonly at: number
  readonly forMs: number
}

export type Fault = Timed &
  (
    | { readonly kind: 'kill' | 'freeze'; readonly node: number }
    /** The clock of the node is wrong by `byMs`; positive: ahead. */
    | { readonly kind: 'clock'; readonly node: number; readonly byMs: number }
    | { readonly kind: 'link'; readonly node: number; readonly to: 'store' | 'receiver'; readonly trouble: LinkTrouble }
    /** The disk of the store is full. */
    | { readonly kind: 'disk' }
    /**
     * 'crash': the primary crashes and restarts. 'promote': it is lost for good, and its standby is promoted at the
     * end. 'promote the late standby of': the standby goes down; the primary crashes and restarts without it; then the
     * primary is lost for good, and the standby restarts and is promoted. 'freeze': the primary is stopped (SIGSTOP).
     * 'freeze the standby of': commits wait for the standby.
     */
    | { readonly kind: 'store'; readonly how: StoreTrouble }
  )

export interface Plan {
  readonly seed: number
  readonly store: StoreKind
  readonly nodes: number
  /** Duration of the clients and the faults, milliseconds; every fault ends within it. */
  readonly durationMs: number
  readonly faults: readonly Fault[]
}

/** Number of nodes. SQLite supports one node. */
const nodesOf: Readonly<Record<StoreKind, number>> = { sqlite: 1, postgres: 2 }
const durationMs = 5_000
/** Time without faults at the start and at the end. */
const quietMs = 300
const fewest = 3
const most = 5
/** 'A clock five minutes off.' */
const clockErrorsMs = [-300_000, -20_000, -1_500, 1_500, 20_000, 300_000] as const

type Maker = (random: Random, node: number) => Fault

const makers: Readonly<Record<StoreKind, readonly (readonly [Maker, weight: number])[]>> = {
  sqlite: [
    [kill, 4],
    [freeze, 2],
    [moveClock, 2],
    [troubleReceiver, 2],
    [fillDisk, 3],
  ],
  postgres: [
    [kill, 3],
    [freeze, 2],
    [moveClock, 2],
    [troubleReceiver, 1],
    [troubleStore, 4],
    [fillDisk, 2],
    [crashStore, 2],
    [loseStore, 3],
    [loseStoreLate, 2],
    [freezeStore, 2],
  ],
}

/** Builds the plan of a seed; deterministic for seed and store on every machine. */
export function buildPlan(seed: number, store: StoreKind): Plan {
  const random = createRandom(`faults ${store} ${seed}`)
  const nodes = nodesOf[store]
  const faults: Fault[] = []
  for (let left = random.integer(fewest, most); left > 0; left -= 1) {
    const make = random.pickWeighted(makers[store])
    const fault = make(random, random.integer(0, nodes - 1))
    if (!faults.some((other) => strikesSame(fault, other) && (overlaps(fault, other) || areLosses(fault, other))))
      faults.push(fault)
  }
  return { seed, store, nodes, durationMs, faults: faults.toSorted((a, b) => a.at - b.at) }
}

/** Describes a plan in one line. */
export function describePlan({ seed, store, faults }: Plan): string {
  const told = faults.map((fault) => `${(fault.at / 1000).toFixed(1)} s ${describeFault(fault)}`)
  return `seed ${seed} ${store}: ${told.join('; ')}`
}

export function describeFault(fault: Fault): string {
  const time = `for ${(fault.forMs / 1000).toFixed(1)} s`
  switch (fault.kind) {
    case 'kill':
      return `kill node ${fault.node} ${time}`
    case 'freeze':
      return `freeze node ${fault.node} ${time}`
    case 'clock':
      return `clock of node ${fault.node} ${fault.byMs / 1000} s off ${time}`
    case 'link':
      return `node ${fault.node} to ${fault.to} ${fault.trouble} ${time}`
    case 'disk':
      return `disk full ${time}`
    case 'store':
      return `${fault.how} the store ${time}`
  }
}

const overlaps = (one: Timed, other: Timed): boolean =>
  one.at < other.at + other.forMs + quietMs && other.at < one.at + one.forMs + quietMs

const losses: ReadonlySet<StoreTrouble> = new Set(['promote', 'promote the late standby of'])
const isLoss = (fault: Fault): boolean => fault.kind === 'store' && losses.has(fault.how)

/**
 * There is one standby to promote, and none to freeze afterwards. A promotion takes as long as it takes, and one whose
 * disk fills up ends the last server there is.
 */
const areLosses = (one: Fault, other: Fault): boolean =>
  (isLoss(one) && isOfStore(other)) || (isLoss(other) && isOfStore(one))

const isOfStore = ({ kind }: Fault): boolean => kind === 'store' || kind === 'disk'

/** Whether two faults have the same target, in which case they must not overlap. */
function strikesSame(one: Fault, other: Fault): boolean {
  // A store that is gone or frozen cannot be told to do anything else, and a full disk keeps it from coming back.
  if (isOfStore(one) || isOfStore(other)) return isOfStore(one) && isOfStore(other)
  const nodeOf = (fault: Fault): number | null => ('node' in fault ? fault.node : null)
  if (nodeOf(one) !== nodeOf(other)) return false
  if (one.kind === 'link' && other.kind === 'link') return one.to === other.to
  return one.kind !== 'link' && other.kind !== 'link'
}

/** A random start within the run for a fault of this duration. */
function place(random: Random, shortest: number, longest: number): Timed {
  const forMs = random.integer(shortest, longest)
  return { at: random.integer(quietMs, durationMs - quietMs - forMs), forMs }
}

function kill(random: Random, node: number): Fault {
  return { kind: 'kill', node, ...place(random, 10, 800) }
}

function freeze(random: Random, node: number): Fault {
  return { kind: 'freeze', node, ...place(random, 100, 2_000) }
}

function moveClock(random: Random, node: number): Fault {
  return { kind: 'clock', node, byMs: random.pick(clockErrorsMs), ...place(random, 500, 3_000) }
}

function troubleReceiver(random: Random, node: number): Fault {
  return { kind: 'link', node, to: 'receiver', trouble: pickTrouble(random), ...place(random, 300, 2_500) }
}

function troubleStore(random: Random, node: number): Fault {
  return { kind: 'link', node, to: 'store', trouble: pickTrouble(random), ...place(random, 300, 2_500) }
}

const pickTrouble = (random: Random): LinkTrouble => random.pick(['held', 'lost', 'reset', 'slow', 'dripping'] as const)

function fillDisk(random: Random): Fault {
  return { kind: 'disk', ...place(random, 200, 1_500) }
}

function crashStore(random: Random): Fault {
  return { kind: 'store', how: 'crash', ...place(random, 50, 700) }
}

/** The time is that of the operator, or of the watcher, who promotes. */
function loseStore(random: Random): Fault {
  return { kind: 'store', how: 'promote', ...place(random, 50, 1_500) }
}

/** Long enough for visitors to send again what was stored on the primary alone. */
function loseStoreLate(random: Random): Fault {
  return { kind: 'store', how: 'promote the late standby of', ...place(random, 1_000, 2_500) }
}

function freezeStore(random: Random): Fault {
  const how = random.pick(['freeze', 'freeze the standby of'] as const)
  return { kind: 'store', how, ...place(random, 200, 2_000) }
}
