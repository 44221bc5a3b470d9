import type { NodeCard, StandbyState } from '#data/nodes/node-registry.ts'

/** What a node has observed about the store and the other nodes. */
export interface NodeSight {
  readonly self: NodeCard
  /** All nodes of the store that were alive recently. */
  readonly seen: readonly NodeCard[]
  /** Milliseconds by which this node's clock is at least ahead of the database clock; negative: behind. */
  readonly clockAheadMs: number
  /** Why the tables of the store do not fit this version; null: they fit. */
  readonly schemaProblem: string | null
  /** All standbys. `isLate`: the standby lacks changes that the primary had a minute ago. */
  readonly standbys: readonly (StandbyState & { readonly behindBytes: number; readonly isLate: boolean })[]
  /** Milliseconds since a prepared move of the SQLite store was last at work; null: none is prepared. */
  readonly moveIdleMs: number | null
}

/** Largest tolerated difference between the clocks of nodes; leases last at least twice as long. */
export const maxClockSkewMs = 30_000

/** A prepared move that nobody goes on with for so long was probably forgotten, milliseconds. */
const longestMoveIdleMs = 86_400_000

const forgottenMove =
  'A move of this SQLite store to PostgreSQL was prepared more than a day ago, and every change is still recorded ' +
  'for it. Run forecourt migrate-store --finish, or --cancel to give it up'

/** One sentence for each problem, which names what the operator should do. */
export function listNodeProblems(sight: NodeSight): readonly string[] {
  const { self, seen, clockAheadMs, schemaProblem, standbys, moveIdleMs } = sight
  const strangers = seen.filter(({ name, secretMark }) => name !== self.name && secretMark !== self.secretMark)
  return [
    ...(schemaProblem === null ? [] : [schemaProblem]),
    ...(Math.abs(clockAheadMs) > maxClockSkewMs ? [describeClock(clockAheadMs)] : []),
    ...(strangers.length === 0
      ? []
      : [
          `This node and ${strangers.map(({ name }) => name).join(', ')} sign with different secrets, so visitors ` +
            'are signed out when another node serves them. Give all nodes the same FORECOURT_SECRET',
        ]),
    ...standbys.flatMap((standby) => describeStandby(standby)),
    ...(moveIdleMs === null || moveIdleMs <= longestMoveIdleMs ? [] : [forgottenMove]),
  ]
}

function describeClock(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return (
    `The clock of this node is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database clock: ` +
    'synchronise both with NTP. Until then this node delivers no leads, fetches no feeds, ' +
    'expires no reservations, deletes no old data and is not ready'
  )
}

function describeStandby(standby: NodeSight['standbys'][number]): readonly string[] {
  const { name, isConnected, isLate, behindBytes } = standby
  if (!isConnected)
    return [
      `The standby '${name}' is not connected to the primary: start it, or drop its replication slot if it was removed`,
    ]
  const megabytes = (behindBytes / 1024 / 1024).toFixed(1)
  return isLate
    ? [
        `The standby '${name}' is more than a minute and ${megabytes} MB behind the primary: do not promote ` +
          'it until it has caught up, and check its disk and its network',
      ]
    : []
}
