import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from '#data/change-feed.ts'
import { SearchUnavailableError } from '#search/sphinx/session.ts'
import type { SphinxState, EngineState } from '#search/sphinx/table-state.ts'
import { watchOutsideIndex } from './watch-outside-index.ts'

let stop = new AbortController()
beforeEach(() => {
  stop = new AbortController()
})
afterEach(() => stop.abort())

const whole = (more: Partial<SphinxState> = {}): EngineState => {
  const newest: SphinxState = { generation: 'a', schema: 'mine', build: 1, position: '0', ...more }
  return { newest, isComplete: true, positions: [newest.position] }
}

/** An engine that answers `engine.state` or fails; positions count changes. */
function watch() {
  const engine: { state: EngineState; error: Error | null; looks: number } = { state: whole(), error: null, looks: 0 }
  const log: Change[] = []
  const moved: string[] = []
  const told: string[] = []
  const tell = (fields: object, message: string): void =>
    void told.push('problem' in fields ? `${message}: ${String(fields.problem)}` : message)
  const watching = watchOutsideIndex({
    readState: async () => engine.state,
    async probe() {
      engine.looks += 1
      if (engine.error !== null) throw engine.error
      return 42
    },
    schema: 'mine',
    feed: {
      readAfter: async (_ctx, position) => ({ ok: true, changes: log.slice(Number(position)), position: '' }),
    },
    versions: { move: (slug) => void moved.push(slug), moveAll: () => void moved.push('all') },
    system: { system: true, now: () => 0 },
    log: { info: tell, warn: tell, error: tell },
    signal: stop.signal,
    pollMs: 2,
  })
  /** Two looks begin after this call, so that one has seen what it finds. */
  const look = async (): Promise<void> => {
    const from = engine.looks
    await vi.waitFor(() => expect(engine.looks).toBeGreaterThan(from + 2))
  }
  return { engine, log, moved, told, watching, look }
}

test('SRCH-10 an engine that is away is told once, asked by nobody else, and noticed when it is back', async () => {
  const { engine, moved, told, watching, look } = watch()
  await watching.looked
  expect([watching.requireState().build, watching.problem, watching.vehicles]).toEqual([1, null, 42])
  engine.error = new SearchUnavailableError('the search engine at 10.0.0.1:9306 did not answer')
  await look()
  await look()
  expect(() => watching.requireState()).toThrow(SearchUnavailableError)
  expect([watching.problem, watching.wasReady]).toEqual([engine.error.message, true])
  moved.length = 0
  engine.error = null
  await look()
  expect([watching.problem, watching.requireState().build]).toEqual([null, 1])
  // Pages that were made from earlier answers.
  expect(moved).toEqual(['all'])
  expect(told.filter((line) => line.includes('is unavailable'))).toHaveLength(1)
})

test.each([
  ['were never built', { newest: null, isComplete: false, positions: [] }, /not built yet; a node builds them/],
  ['are of another version', whole({ schema: 'other' }), /another version of the platform: update this node/],
  ['are missing on a daemon', { ...whole(), isComplete: false }, /lost its shard.*the same SEARCH_URL/],
] as const)('tables that %s are not asked, and the log says so in one line', async (_what, state, problem) => {
  const { engine, told, watching } = watch()
  engine.state = state
  await vi.waitFor(() => expect(watching.problem).toMatch(problem))
  expect(() => watching.requireState()).toThrow(problem)
  expect(told).toEqual([expect.stringMatching(problem)])
})

test('tables that were built anew make all pages new', async () => {
  const { engine, moved, watching, look } = watch()
  await look()
  moved.length = 0
  engine.state = whole({ build: 2, generation: 'b' })
  await look()
  expect([watching.requireState().generation, moved]).toEqual(['b', ['all']])
})

test('STOCK-06 a page moves on once more when the engine has the change, and then no longer', async () => {
  const { engine, log, moved, watching, look } = watch()
  await look()
  log.push({ siteId: 'east', kind: 'vehicle', id: '1' }, { siteId: 'west', kind: 'vehicle', id: '2' })
  watching.expect(['east', 'west'])
  engine.state = whole({ position: '1' })
  await look()
  expect(moved).toContain('east')
  moved.length = 0
  await look()
  // The engine has not come further: pages made anew would be the same.
  expect(moved).toEqual([])
  engine.state = whole({ position: '2' })
  await look()
  // The change of the east was there before.
  expect(moved).toEqual(['west'])
  moved.length = 0
  await look()
  expect(moved).toEqual([])
})
