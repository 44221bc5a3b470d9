import type { NodeCard, StandbyState } from '#data/nodes/node-registry.ts'

/** What a node has seen of the store and of the other nodes. */
export interface NodeSight {
  readonly self: NodeCard
  /** All nodes of the store that were there lately. */
  readonly seen: readonly NodeCard[]
  /** Milliseconds by which this node's clock is ahead of the database's, at least; negative: behind. */
  readonly clockAheadMs: number
  /** What the store says of its tables where they are not those of this version; null: they are. */
  readonly schemaProblem: string | null
  /** Standbys that are not connected, and those that have not yet what the primary had a minute ago. */
  readonly standbys: readonly (StandbyState & { readonly behindBytes: number; readonly isLate: boolean })[]
}

/** Clocks of nodes that share a store may differ by this; leases last at least twice as long. */
export const mostClockAheadMs = 30_000

/** One sentence for each thing that an operator has to put right; it says what to do. */
export function listNodeProblems(sight: NodeSight): readonly string[] {
  const { self, seen, clockAheadMs, schemaProblem, standbys } = sight
  const strangers = seen.filter(({ name, secretMark }) => name !== self.name && secretMark !== self.secretMark)
  return [
    ...(schemaProblem === null ? [] : [schemaProblem]),
    ...(Math.abs(clockAheadMs) > mostClockAheadMs ? [describeClock(clockAheadMs)] : []),
    ...(strangers.length === 0
      ? []
      : [
          `This node and ${strangers.map(({ name }) => name).join(', ')} sign with different secrets, so that ` +
            'visitors lose their session when they change the node: give all nodes the same FORECOURT_SECRET',
        ]),
    ...standbys.flatMap((standby) => describeStandby(standby)),
  ]
}

function describeClock(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return (
    `The clock of this node is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} that of the database: set both ` +
    'by NTP. Until then this node delivers no leads, fetches no feeds, ends no reservations, deletes nothing that ' +
    'is old and is not ready'
  )
}

function describeStandby(standby: NodeSight['standbys'][number]): readonly string[] {
  const { name, isConnected, isLate, behindBytes } = standby
  if (!isConnected)
    return [
      `The standby '${name}' is not connected to the database: start it, or drop its replication slot if it is gone`,
    ]
  const megabytes = (behindBytes / 1024 / 1024).toFixed(1)
  return isLate
    ? [
        `The standby '${name}' is more than a minute and ${megabytes} MB behind: do not promote it until it has ` +
          'caught up, and look at its disk and its network',
      ]
    : []
}
