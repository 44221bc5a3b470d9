import { expect, test } from 'vitest'
import type { IndexSchema, SearchDocument } from '../search-engine.ts'
import { encodeValue } from './codes.ts'
import { createSphinxWriter } from './create-sphinx-writer.ts'
import type { Row, SphinxSession } from './session.ts'
import { fingerprintSchema, readEngineState, writeState } from './table-state.ts'

const schema: IndexSchema = { make: { kind: 'keyword' } }
const state = { generation: 'a', schema: fingerprintSchema(schema), build: 3, position: '17' } as const

/** Daemons that keep the row of their state, and the statements that change vehicles. */
function createSession(rows: Row[], daemons: readonly number[] = [...rows.keys()]) {
  const statements: string[] = []
  const session: SphinxSession = {
    daemons: daemons.length,
    ask: async (_queries, daemon = 0) => ({ rows: [[rows[daemons[daemon] ?? 0] ?? {}]], meta: { totalFound: 1 } }),
    async write(daemon, statement) {
      const [, generation, position] = /VALUES \(1, '([^']*)', '([^']*)'\)$/.exec(statement) ?? []
      if (generation === undefined || position === undefined) statements.push(statement)
      else rows[daemons[daemon] ?? 0] = { generation, position }
    },
  }
  return { session, statements }
}

test.each([
  ['the same daemons', [0, 1], true],
  ['another order', [1, 0], false],
  ['fewer daemons', [0], false],
  ['one of them twice', [0, 0], false],
])('tables are whole for a node only where its SEARCH_URL names %s', async (_what, daemons, isComplete) => {
  const rows: Row[] = [{}, {}]
  await writeState(createSession(rows).session, state)
  const { session } = createSession(rows, daemons)
  const newest = expect.objectContaining(state)
  expect(await readEngineState(session)).toEqual({ newest, isComplete, positions: ['17'] })
  expect(await createSphinxWriter(schema, session).open()).toEqual(isComplete ? ['17'] : null)
})

test('tables of which nobody knows the places are not whole, and not taken for none', async () => {
  const row = { generation: `a ${state.schema} 3`, position: '17' }
  const { newest, isComplete } = await readEngineState(createSession([row]).session)
  expect([newest?.build, isComplete]).toEqual([3, false])
})

/** Whether a DELETE statement concerns an id. */
function createMatcher(statement: string): { readonly matches: (id: number) => boolean; readonly values: number } {
  const read = (pattern: RegExp): string | undefined => pattern.exec(statement)?.[1]
  const kept = new Set((read(/NOT IN \(([\d,]+)\)/) ?? '').split(',').map(Number))
  const [after, last] = [Number(read(/id>(\d+)/) ?? -1), Number(read(/id<=(\d+)/) ?? Number.MAX_SAFE_INTEGER)]
  return { matches: (id) => id > after && id <= last && !kept.has(id), values: kept.size }
}

test.each([0, 1, 20_000, 45_000])('of a site with %i vehicles the others go, in filters of a size', async (count) => {
  const { session, statements } = createSession([{}])
  await writeState(session, state)
  const writer = createSphinxWriter(schema, session)
  await writer.open()
  const ids = Array.from({ length: count }, (_, at) => `car-${at}`)
  await writer.keepOnly('east', ids)
  const kept = ids.map(encodeValue)
  const [first = 5, last = 5] = [kept[0], kept.at(-1)]
  const others = [1, first - 1, first + 1, last - 1, last + 1, 2 ** 53 - 1].filter((id) => !kept.includes(id))
  const matchers = statements.map(createMatcher)
  const goes = (id: number): boolean => matchers.some(({ matches }) => matches(id))
  expect(
    statements.every((one) => one.startsWith(`DELETE FROM market_part_a WHERE owner=${encodeValue('east')}`)),
  ).toBe(true)
  expect([kept.filter(goes), others.filter((id) => !goes(id))]).toEqual([[], []])
  expect(Math.max(...matchers.map(({ values }) => values))).toBeLessThanOrEqual(20_000)
})

const carOf = (id: string): SearchDocument => ({ id, owner: 'east', attributes: { make: 'Kia' } })
const compacting = /^(FLUSH RAMCHUNK|OPTIMIZE INDEX) /

test('new tables are compacted on every daemon before they answer', async () => {
  const rows: Row[] = [{}, {}]
  const { session, statements } = createSession(rows)
  let stateWhenCompacted: unknown
  const watched: SphinxSession = {
    ...session,
    async write(daemon, statement) {
      if (compacting.test(statement)) stateWhenCompacted = structuredClone(rows)
      await session.write(daemon, statement)
    },
  }
  await createSphinxWriter(schema, watched, { settleMs: 0 }).rebuild([carOf('1'), carOf('2')], '17')
  const each = ['market_part_a', 'texts_part_a'].flatMap((part) => [`FLUSH RAMCHUNK ${part}`, `OPTIMIZE INDEX ${part}`])
  expect(statements.filter((one) => compacting.test(one))).toEqual([...each, ...each])
  expect(statements.findLastIndex((one) => one.startsWith('INSERT'))).toBeLessThan(
    statements.findIndex((one) => compacting.test(one)),
  )
  expect(stateWhenCompacted).toEqual([{}, {}])
})

test('tables are compacted again after a number of changed vehicles, counted over all changes', async () => {
  const { session, statements } = createSession([{}])
  await writeState(session, state)
  const writer = createSphinxWriter(schema, session, { looseRows: 5 })
  await writer.open()
  const timesAfter: number[] = []
  for (const ids of ['ab', 'cd', 'e', 'fg', 'hijklm']) {
    await writer.upsert([...ids].map(carOf))
    timesAfter.push(statements.filter((one) => compacting.test(one)).length / 4)
  }
  expect(timesAfter).toEqual([0, 0, 1, 1, 2])
})

test('empty tables are filled by inserting, and a vehicle that comes twice replaces itself', async () => {
  const { session, statements } = createSession([{}])
  const market = (verb: string) => statements.filter((one) => one.startsWith(`${verb} INTO market_part_a`)).length
  const strict: SphinxSession = {
    ...session,
    async write(daemon, statement) {
      if (statement.startsWith('INSERT INTO market') && market('INSERT') > 0) throw new Error('duplicate id')
      await session.write(daemon, statement)
    },
  }
  const ids = Array.from({ length: 1_000 }, (_, at) => `car-${at}`)
  await createSphinxWriter(schema, strict, { settleMs: 0 }).rebuild([...ids, 'car-3'].map(carOf), '17')
  expect([market('INSERT'), market('REPLACE')]).toEqual([1, 1])
})

test('changes replace, so that a vehicle that is there already is no error', async () => {
  const { session, statements } = createSession([{}])
  await writeState(session, state)
  const writer = createSphinxWriter(schema, session)
  await writer.open()
  await writer.upsert([carOf('1')])
  expect(statements.map((one) => one.split(' ', 3).join(' '))).toEqual([
    'REPLACE INTO texts_part_a',
    'REPLACE INTO market_part_a',
  ])
})

test('daemons that name different positions are levelled by the next note; a change by others is told', async () => {
  const rows: Row[] = [{}, {}]
  const { session } = createSession(rows)
  await writeState(session, { ...state, position: '15' })
  const [behind] = rows
  await writeState(session, state)
  // As a daemon that died while a position was being noted.
  rows[1] = { ...rows[1], position: behind?.['position'] ?? '' }
  const writer = createSphinxWriter(schema, session)
  expect(await writer.open()).toEqual(['17', '15'])
  expect(await writer.setPosition('17')).toBe(true)
  expect((await readEngineState(session)).positions).toEqual(['17'])
  expect(await writer.setPosition('18')).toBe(true)
  rows[1] = { ...rows[1], position: '12' }
  expect(await writer.setPosition('18')).toBe(false)
})
