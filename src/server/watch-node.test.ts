import { expect, test } from 'vitest'
import { DatabaseProblem } from '#data/database-problem.ts'
import type { NodeRegistry, StandbyState } from '#data/nodes/node-registry.ts'
import { watchNode } from './watch-node.ts'

const secret = 'a secret of thirty-two characters or more'

/** A node whose store and clock are controlled by the test. */
function createNode(change: Partial<NodeRegistry> = {}) {
  const clock = { value: 1_000_000 }
  const primary = { position: 100 }
  const standby: { state: StandbyState } = { state: { name: 'db_b', isConnected: true, position: 100 } }
  const warnings: string[] = []
  const registry: NodeRegistry = {
    announce: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    listSeen: () => Promise.resolve([]),
    readClock: () => Promise.resolve(null),
    readReplication: () => Promise.resolve({ position: primary.position, standbys: [standby.state] }),
    readMoveSeenAt: () => Promise.resolve(null),
    ...change,
  }
  const log = { error() {}, info() {}, warn: (_fields: object, message: string) => void warnings.push(message) }
  const ctx = { system: true as const, now: () => clock.value }
  const watch = watchNode({ registry, isSchemaCurrent: () => Promise.resolve(true), name: 'one', secret, ctx, log })
  watch.stop()
  /** Runs this number of checks, ten seconds apart. */
  async function look(times: number): Promise<readonly string[]> {
    for (let left = times; left > 0; left -= 1) {
      clock.value += 10_000
      await watch.look()
    }
    return watch.problems()
  }
  return { watch, look, primary, standby, warnings }
}

test('a prepared move counts as forgotten a day after its last work', async () => {
  const { look } = createNode({ readMoveSeenAt: () => Promise.resolve(1_000_000 - 86_400_000) })
  expect(await look(1)).toEqual([expect.stringMatching(/PostgreSQL was prepared more than a day ago/)])
})

test('a standby is late while it lacks changes that the primary had a minute ago', async () => {
  const { look, primary, standby } = createNode()
  await look(1)
  primary.position = 5 * 1024 * 1024
  expect(await look(6)).toEqual([])
  expect(await look(1)).toEqual([expect.stringMatching(/'db_b' is more than a minute and 5.0 MB behind/)])
  // It has caught up and stays less than a minute behind.
  standby.state = { ...standby.state, position: primary.position }
  primary.position += 1_000
  expect(await look(3)).toEqual([])
})

test('a promoted server, whose log restarts at an earlier position, is not compared with the old primary', async () => {
  const { look, primary, standby } = createNode()
  primary.position = 1_000
  standby.state = { ...standby.state, position: 1_000 }
  await look(7)
  primary.position = 500
  standby.state = { ...standby.state, position: 500 }
  expect(await look(7)).toEqual([])
})

test('an import that locks the SQLite store does not disturb the check', async () => {
  const { look, warnings } = createNode({
    announce: () => Promise.reject(new DatabaseProblem('locked', 'held by another process')),
  })
  await look(1)
  expect(warnings).toEqual([])
})

test('a store that does not answer is logged, and the earlier problems remain', async () => {
  let isAway = false
  const { look, warnings } = createNode({
    readClock: () => (isAway ? Promise.reject(new DatabaseProblem('unreachable', 'away')) : Promise.resolve(0)),
  })
  const before = await look(1)
  expect(before).toEqual([expect.stringMatching(/clock of this node is 1010 s ahead/)])
  isAway = true
  expect([await look(1), warnings.length]).toEqual([before, 1])
})

test('a node does not work before its clock was compared', async () => {
  let isAway = true
  const { watch, look } = createNode({
    readClock: () => (isAway ? Promise.reject(new DatabaseProblem('unreachable', 'away')) : Promise.resolve(null)),
  })
  expect(watch.mayWork()).toBe(false)
  await look(1)
  expect(watch.mayWork()).toBe(false)
  isAway = false
  await look(1)
  expect(watch.mayWork()).toBe(true)
})

test.each([
  [-30_001, false],
  [-30_000, true],
  [0, true],
  [30_000, true],
  [30_001, false],
])('a node whose clock is %i ms ahead of that of the database works: %s', async (aheadMs, works) => {
  const node = createNode({ readClock: () => Promise.resolve(1_010_000 - aheadMs) })
  await node.look(1)
  expect(node.watch.mayWork()).toBe(works)
})

test('a node that cannot be removed from the registry ends all the same', async () => {
  const { watch, warnings } = createNode({ forget: () => Promise.reject(new DatabaseProblem('locked', 'held')) })
  await watch.leave()
  expect(warnings).toEqual(['this node could not be removed from the registry of nodes'])
})
