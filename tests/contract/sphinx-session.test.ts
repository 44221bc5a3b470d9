import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IndexSchema, SearchDocument } from '#search/search-engine.ts'
import { createSphinxSearch } from '#search/sphinx/create-sphinx-search.ts'
import { createSphinxWriter } from '#search/sphinx/create-sphinx-writer.ts'
import { openSphinx, type OpenedSphinx } from '#search/sphinx/open-sphinx.ts'
import { SearchUnavailableError } from '#search/sphinx/session.ts'
import { SchemaMismatchError, readEngineState } from '#search/sphinx/table-state.ts'
import { hasSphinx, startSphinxDaemons, whySkipped, type SphinxDaemons } from '#tests/fixtures/sphinx-daemons.ts'

const schema: IndexSchema = { make: { kind: 'keyword', text: 1 } }
const cars = (make: string, count: number): readonly SearchDocument[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${make}${at}`, owner: 'east', attributes: { make } }))
const now = (): number => performance.now()

describe.skipIf(!hasSphinx)(`two daemons of Sphinx${whySkipped}`, () => {
  let daemons: SphinxDaemons
  let session: OpenedSphinx

  beforeAll(async () => {
    daemons = await startSphinxDaemons(2, { values: 1, sets: 0 })
    session = openSphinx({ daemons: daemons.addresses, now, queryMs: 5_000 })
  })
  afterAll(async () => {
    await session.close()
    await daemons.remove()
  })

  const open = () => createSphinxWriter(schema, session, { settleMs: 0 })
  const countMakes = async (): Promise<readonly string[]> => {
    const { newest } = await readEngineState(session)
    if (newest === null) throw new Error('there are no tables')
    const search = createSphinxSearch(schema, { session, now, current: async () => newest })
    const { facets } = await search.search({ scope: { owners: ['east'] }, facets: [{ attribute: 'make' }] })
    return (facets['make'] ?? []).map(({ value, count }) => `${value} ${count}`)
  }

  test('tables that are being built are not asked before they are whole', async () => {
    const writer = open()
    expect(await writer.open()).toBe(null)
    await writer.rebuild(cars('Kia', 5), 'p1')
    const seen: (readonly string[])[] = []
    async function* slowly(): AsyncGenerator<SearchDocument> {
      for (const [at, car] of cars('Ford', 450).entries()) {
        if (at % 220 === 219) seen.push(await countMakes())
        yield car
      }
    }
    await writer.rebuild(slowly(), 'p2')
    expect(seen).toEqual([['Kia 5'], ['Kia 5']])
    expect(await countMakes()).toEqual(['Ford 450'])
    const failing = async function* (): AsyncGenerator<SearchDocument> {
      yield* cars('Mazda', 300)
      throw new Error('the store went away')
    }
    await expect(writer.rebuild(failing(), 'p3')).rejects.toThrow('the store went away')
    expect(await countMakes()).toEqual(['Ford 450'])
    expect(await open().open()).toEqual(['p2'])
  })

  test('a position is noted on every daemon, and not over the tables of somebody else', async () => {
    const [writer, other] = [open(), open()]
    await writer.rebuild(cars('Kia', 3), 'p1')
    expect(await writer.setPosition('p2')).toBe(true)
    expect((await readEngineState(session)).positions).toEqual(['p2'])
    // At the same position, so that only the tables tell.
    await other.rebuild(cars('Ford', 3), 'p2')
    expect(await writer.setPosition('p3')).toBe(false)
    expect((await readEngineState(session)).positions).toEqual(['p2'])
    await expect(createSphinxWriter({ body: { kind: 'keyword' } }, session).open()).rejects.toThrow(SchemaMismatchError)
  })

  test('the part of a daemon that is away makes the answer an error, and is there again after its start', async () => {
    await open().rebuild(cars('Kia', 40), 'p1')
    await daemons.kill(1)
    await expect(countMakes()).rejects.toThrow(SearchUnavailableError)
    // Of the daemon that is there, which could answer its half.
    await expect(session.ask(['SELECT id FROM market_a LIMIT 1'], 0)).rejects.toThrow(/answered incompletely/)
    await daemons.start(1)
    await expect.poll(countMakes).toEqual(['Kia 40'])
  })

  test('a daemon that is frozen ends a question in its time, and its late answer is nobody else’s', async () => {
    const [address = { host: '', port: 0 }] = daemons.addresses
    const hasty = openSphinx({ daemons: [address], now, queryMs: 1_500, failures: 99 })
    await hasty.ask(['SELECT id FROM state'])
    daemons.freeze(0)
    try {
      await expect(hasty.ask(['SELECT generation FROM state'])).rejects.toThrow('no answer within 1500 ms')
    } finally {
      daemons.thaw(0)
    }
    for (let turn = 0; turn < 3; turn += 1) {
      const { rows } = await hasty.ask(['SELECT position FROM state'])
      expect(Object.keys(rows[0]?.[0] ?? {})).toEqual(['position'])
    }
    await hasty.close()
  })

  test('what the engine refuses is told with its words, and does not count as being away', async () => {
    const strict = openSphinx({ daemons: daemons.addresses, now, failures: 1, pauseMs: 60_000 })
    await expect(strict.write(0, 'REPLACE INTO market_part_a (id, v99) VALUES (1, 2)')).rejects.toThrow(
      /refused: .*v99/,
    )
    await expect(strict.write(1, 'REPLACE INTO market_part_a (id, v99) VALUES (1, 2)')).rejects.toThrow(/refused/)
    await expect(strict.ask(['SELECT id FROM state'])).resolves.toBeDefined()
    await strict.close()
  })

  test('daemons started with more columns in an empty folder have no tables, and take wider ones', async () => {
    await open().rebuild(cars('Kia', 5), 'p1')
    for (const at of [0, 1]) {
      await daemons.kill(at)
      await daemons.start(at, { values: 2, sets: 1 })
    }
    // Empty ones would pass for a market without a vehicle.
    expect((await readEngineState(session)).newest).toBe(null)
    const wider: IndexSchema = { ...schema, colour: { kind: 'keyword' }, tags: { kind: 'keywords' } }
    const writer = createSphinxWriter(wider, session, { settleMs: 0 })
    expect(await writer.open()).toBe(null)
    await writer.rebuild(
      cars('Ford', 3).map((car) => ({
        ...car,
        attributes: { ...car.attributes, colour: 'red', tags: ['hot', 'new'] },
      })),
      'p2',
    )
    const { newest } = await readEngineState(session)
    if (newest === null) throw new Error('there are no tables')
    const search = createSphinxSearch(wider, { session, now, current: async () => newest })
    const { facets } = await search.search({ scope: { owners: ['east'] }, facets: [{ attribute: 'tags' }] })
    expect(facets['tags']?.map(({ value, count }) => [value, count])).toEqual([
      ['hot', 3],
      ['new', 3],
    ])
  })
})
