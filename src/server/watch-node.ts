import { createHmac } from 'node:crypto'
import type { SystemContext } from '#data/context.ts'
import { DatabaseProblem } from '#data/database-problem.ts'
import type { NodeRegistry } from '#data/nodes/node-registry.ts'
import { shareCall } from '#concurrency/single-flight.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import { listNodeProblems, maxClockSkewMs, type NodeSight } from './node-problems.ts'

export interface NodeWatchOptions {
  readonly registry: NodeRegistry
  /** See `isUpToDate`. */
  readonly isSchemaCurrent: () => Promise<boolean>
  readonly name: string
  /** The signing secret of this node; other nodes see its fingerprint only. */
  readonly secret: string
  readonly ctx: SystemContext
  readonly log: Pick<Logger, 'error' | 'info' | 'warn'>
  /** Milliseconds between two checks; default 10 seconds. */
  readonly lookEveryMs?: number
}

/** Monitors what keeps a node from working well beside others on the same store. */
export interface NodeWatch {
  /** One sentence for each problem found by the latest check. */
  readonly problems: () => readonly string[]
  /**
   * False while the clock is too far off or was not compared yet. Such a node cannot decide what is due or which lease
   * has expired, and would repeat the work of another node.
   */
  readonly mayWork: () => boolean
  /** Checks now; never rejects. */
  readonly look: () => Promise<void>
  readonly stop: () => void
  /** Removes this node from the registry at its end; never rejects. */
  readonly leave: () => Promise<void>
}

/** A node that was silent for so long does not count as alive, milliseconds. */
const seenWithinMs = 60_000
/** A standby is late if it lacks changes that the primary had so long ago, milliseconds. */
const lateAfterMs = 60_000

/** Fingerprint of a secret. */
const markOf = (secret: string): string =>
  createHmac('sha256', secret).update('forecourt: the same secret on all nodes').digest('base64url').slice(0, 16)

/** Checks the store and the other nodes again and again. Logs a problem when it appears and when it is solved. */
export function watchNode(options: NodeWatchOptions): NodeWatch {
  const { registry, isSchemaCurrent, ctx, log, lookEveryMs = 10_000 } = options
  const self = { name: options.name, secretMark: markOf(options.secret) }
  /** Positions of the primary, oldest first. Standbys must have the newest one that is at least a minute old. */
  let positions: { readonly at: number; readonly position: number }[] = []
  let problems: readonly string[] = []
  /** null: not compared yet. */
  let clockAheadMs: number | null = null

  async function readClockAhead(): Promise<number> {
    const before = ctx.now()
    const theirs = await registry.readClock()
    if (theirs === null) return 0
    const after = ctx.now()
    // The database read its clock between `before` and `after`, so the smallest possible difference is used.
    if (theirs < before) return before - theirs
    return theirs > after ? after - theirs : 0
  }

  /** The other nodes cannot be asked for where their table may be missing. */
  async function readSchema(): Promise<{ readonly problem: string | null; readonly isComplete: boolean }> {
    try {
      if (await isSchemaCurrent()) return { problem: null, isComplete: true }
      const problem = 'The database lacks tables that this version needs: restart this node'
      return { problem, isComplete: false }
    } catch (error) {
      if (error instanceof DatabaseProblem && error.kind === 'newer')
        return { problem: error.message, isComplete: true }
      throw error
    }
  }

  async function readStandbys(): Promise<NodeSight['standbys']> {
    const replication = await registry.readReplication()
    if (replication === null) return []
    const { position, standbys } = replication
    const at = ctx.now()
    // After a promotion the log may restart at an earlier position.
    if (position < (positions.at(-1)?.position ?? 0)) positions = []
    positions.push({ at, position })
    const due = positions.findLastIndex((one) => one.at <= at - lateAfterMs)
    if (due > 0) positions = positions.slice(due)
    const required = due === -1 ? 0 : (positions[0]?.position ?? 0)
    return standbys.map((standby) => ({
      ...standby,
      behindBytes: position - (standby.position ?? 0),
      isLate: (standby.position ?? 0) < required,
    }))
  }

  async function meetOthers(): Promise<NodeSight['seen']> {
    try {
      await registry.announce(ctx, self)
    } catch (error) {
      // An import has locked the SQLite store; the next check announces this node.
      if (!(error instanceof DatabaseProblem) || error.kind !== 'locked') throw error
    }
    return registry.listSeen(ctx, ctx.now() - seenWithinMs)
  }

  const look = shareCall(async () => {
    try {
      const schema = await readSchema()
      const aheadMs = await readClockAhead()
      clockAheadMs = aheadMs
      const standbys = await readStandbys()
      const seen = schema.isComplete ? await meetOthers() : []
      const moveSeenAt = await registry.readMoveSeenAt()
      const now = listNodeProblems({
        self,
        seen,
        clockAheadMs: aheadMs,
        schemaProblem: schema.problem,
        standbys,
        moveIdleMs: moveSeenAt === null ? null : ctx.now() - moveSeenAt,
      })
      report(now)
      problems = now
    } catch (error) {
      log.warn({ error: describeError(error) }, 'the store and the other nodes could not be checked; retrying')
    }
  })

  /** Numbers in a sentence change with every check, so a problem counts as new only if its words differ. */
  function report(now: readonly string[]): void {
    const wordsOf = (problem: string): string => problem.replaceAll(/\d+(?:\.\d+)?/g, '#')
    const [before, after] = [new Set(problems.map(wordsOf)), new Set(now.map(wordsOf))]
    for (const problem of now) if (!before.has(wordsOf(problem))) log.error({ problem }, 'this node has a problem')
    for (const problem of problems) if (!after.has(wordsOf(problem))) log.info({ problem }, 'a problem has ended')
  }

  let looking: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    looking = look()
  }, lookEveryMs)
  timer.unref()
  return {
    problems: () => problems,
    mayWork: () => clockAheadMs !== null && Math.abs(clockAheadMs) <= maxClockSkewMs,
    look,
    stop: () => clearInterval(timer),
    async leave() {
      // A check under way would announce the node again.
      await looking
      // If the store does not answer, the other nodes drop this one after a minute of silence.
      await registry.forget(self.name).catch((error: unknown) => {
        log.warn({ error: describeError(error) }, 'this node could not be removed from the registry of nodes')
      })
    },
  }
}
