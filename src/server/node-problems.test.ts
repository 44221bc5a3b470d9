import { expect, test } from 'vitest'
import { listNodeProblems, type NodeSight } from './node-problems.ts'

const self = { name: 'node-1', secretMark: 'one' }
const sight = (change: Partial<NodeSight>): NodeSight => ({
  self,
  seen: [self, { name: 'node-2', secretMark: 'one' }],
  clockAheadMs: 0,
  schemaProblem: null,
  standbys: [{ name: 'standby', isConnected: true, position: 90, behindBytes: 10, isLate: false }],
  moveIdleMs: null,
  ...change,
})

test('nodes that agree, with a standby that follows, have no problem', () => {
  expect(listNodeProblems(sight({}))).toEqual([])
  expect(listNodeProblems(sight({ clockAheadMs: 30_000 }))).toEqual([])
})

test.each([
  [300_000, /clock of this node is 300 s ahead of the database clock.*NTP/],
  [-300_000, /clock of this node is 300 s behind the database clock.*NTP/],
])('a clock that is five minutes off is reported with its consequences: %i ms', (clockAheadMs, told) => {
  expect(listNodeProblems(sight({ clockAheadMs }))).toEqual([expect.stringMatching(told)])
})

test('a node with another secret is named, whichever of the two checks', () => {
  const other = { name: 'node-3', secretMark: 'two' }
  const seen = [self, other]
  expect(listNodeProblems(sight({ seen }))).toEqual([
    expect.stringMatching(/node-3 sign with different secrets.*FORECOURT_SECRET/),
  ])
  expect(listNodeProblems(sight({ seen, self: other }))).toEqual([
    expect.stringMatching(/node-1 sign with different secrets/),
  ])
})

test('a standby that is not connected, and one that lags by a minute, are reported', () => {
  const standby = { name: 'db_b', isConnected: true, position: 0, behindBytes: 3 * 1024 * 1024, isLate: true }
  expect(listNodeProblems(sight({ standbys: [standby] }))).toEqual([
    expect.stringMatching(/'db_b' is more than a minute and 3.0 MB behind.*do not promote/),
  ])
  expect(listNodeProblems(sight({ standbys: [{ ...standby, isConnected: false }] }))).toEqual([
    expect.stringMatching(/'db_b' is not connected/),
  ])
})

test('a prepared move is reported when nobody has gone on with it for a day', () => {
  expect(listNodeProblems(sight({ moveIdleMs: 86_400_000 }))).toEqual([])
  expect(listNodeProblems(sight({ moveIdleMs: 86_400_001 }))).toEqual([expect.stringMatching(/--finish, or --cancel/)])
})

test('a problem of the tables comes first', () => {
  const problems = listNodeProblems(sight({ schemaProblem: 'made by a newer version', clockAheadMs: 90_000 }))
  expect(problems).toEqual(['made by a newer version', expect.stringContaining('clock')])
})
