import { expect, test } from 'vitest'
import type { IndexSchema } from '../search-engine.ts'
import { encodeValue } from './codes.ts'
import { ConditionWriter } from './conditions.ts'
import { writeDocumentRow } from './document-row.ts'
import { createFacetCounter, mostValues, type CountingRequest } from './facet-counting.ts'
import { writeCombination } from './joint-values.ts'
import { layOutColumns, layOutJoints, measureWidth, noKeyword, noNumber } from './layout.ts'
import type { Row } from './session.ts'

const schema: IndexSchema = {
  make: { kind: 'keyword', countedWith: 'model' },
  colour: { kind: 'keyword' },
  tags: { kind: 'keywords', countedWith: 'model' },
  seats: { kind: 'number', counted: true, countedWith: 'model' },
  state: { kind: 'keyword', countedWith: 'place' },
}
const selection = { table: 'market_a', match: null, condition: true } as const
const request: CountingRequest = {
  attributes: ['make', 'colour', 'tags', 'seats', 'state'],
  isMarket: true,
  refined: new Set(),
  selectionOf: () => selection,
}
const createCounter = () => createFacetCounter(new ConditionWriter(layOutColumns(schema)), layOutJoints(schema))
const noTexts = async () => new Map<number, string>()
const askNothing = async () => {
  throw new Error('nothing is asked again')
}
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({ value: at + 1, rows_found: 1 }))

/** The column and the attributes of each query. */
const planOf = (counter: ReturnType<typeof createCounter>, change: Partial<CountingRequest> = {}) =>
  counter.plan({ ...request, ...change }).map(({ query, attributes }) => [query.groupBy, ...attributes])

const [kia, ford, hot, cold] = ['Kia', 'Ford', 'hot', 'cold'].map(encodeValue) as [number, number, number, number]
const combinations = [
  [kia, [hot, cold], 5],
  [kia, [], 7],
  [ford, [hot], noNumber],
  [noKeyword, [cold], 5],
].map(writeCombination)

test('the values of a combination are counted by one query, those of a refined attribute by their own', () => {
  expect(measureWidth(schema)).toEqual({ values: 5, sets: 1 })
  expect(planOf(createCounter())).toEqual([
    ['v0', 'make', 'tags', 'seats'],
    ['v3', 'colour'],
    ['v4', 'state'],
  ])
  expect(planOf(createCounter(), { refined: new Set(['make', 'state']) })).toEqual([
    ['v0', 'tags', 'seats'],
    ['v2', 'make'],
    ['v3', 'colour'],
    ['v4', 'state'],
  ])
  // The few rows of a site are counted sooner by themselves.
  expect(planOf(createCounter(), { isMarket: false }).every(([, ...attributes]) => attributes.length === 1)).toBe(true)
})

test('the rows of combinations are added up by value', async () => {
  const counter = createCounter()
  const [together] = counter.plan(request)
  if (together === undefined) throw new Error('nothing is counted')
  const counts = await counter.read([together], {
    isMarket: true,
    rows: [combinations.map((text, at) => ({ value: encodeValue(text), rows_found: 10 ** at }))],
    ask: askNothing,
    readTexts: async (codes) =>
      new Map(combinations.map((text) => [encodeValue(text), text] as const).filter(([code]) => codes.includes(code))),
  })
  expect(Object.fromEntries([...counts].map(([attribute, own]) => [attribute, new Map(own)]))).toEqual({
    make: new Map([
      [kia, 11],
      [ford, 100],
      [noKeyword, 1000],
    ]),
    tags: new Map([
      [hot, 101],
      [cold, 1001],
    ]),
    seats: new Map([
      [5, 1001],
      [7, 10],
      [noNumber, 100],
    ]),
  })
})

test('a combination whose text is not there counts for nothing', async () => {
  const counter = createCounter()
  const [together] = counter.plan(request)
  if (together === undefined) throw new Error('nothing is counted')
  const counts = await counter.read([together], {
    isMarket: true,
    rows: [rowsOf(3)],
    ask: askNothing,
    readTexts: noTexts,
  })
  expect([...counts.values()]).toEqual([[], [], []])
})

test('more combinations than are counted are counted value by value, at once and from then on', async () => {
  const counter = createCounter()
  const asked: (readonly [string | undefined, number])[] = []
  const countings = counter.plan(request)
  const [few = 0] = countings.map(({ query }) => query.limit)
  const counts = await counter.read(countings, {
    isMarket: true,
    rows: [rowsOf(few), rowsOf(2), rowsOf(2)],
    ask: async (queries) => {
      asked.push(...queries.map(({ groupBy, limit }) => [groupBy, limit] as const))
      return queries.map(({ groupBy, limit }, at) => rowsOf(groupBy === 'v0' ? limit : at + 1))
    },
    readTexts: noTexts,
  })
  expect(asked).toEqual([
    ['v0', mostValues],
    ['v2', few],
    ['s0', few],
    ['v1', few],
  ])
  expect([...counts].map(([attribute, own]) => [attribute, own.length])).toEqual([
    ['colour', 2],
    ['state', 2],
    ['make', 1],
    ['tags', 2],
    ['seats', 3],
  ])
  expect(planOf(counter)).toEqual([
    ['v2', 'make'],
    ['v3', 'colour'],
    ['s0', 'tags'],
    ['v1', 'seats'],
    ['v4', 'state'],
  ])
})

test.each([true, false])('what has more values than were counted is counted again (market: %s)', async (isMarket) => {
  const counter = createCounter()
  const plan = () => counter.plan({ ...request, attributes: ['colour'], isMarket })
  const limits = () => plan().map(({ query }) => query.limit)
  const [few = 0] = limits()
  const asked: number[] = []
  const count = (present: number) =>
    counter.read(plan(), {
      isMarket,
      rows: limits().map((limit) => rowsOf(Math.min(limit, present))),
      ask: async (queries) => {
        asked.push(...queries.map(({ limit }) => limit))
        return queries.map(({ limit }) => rowsOf(Math.min(limit, present)))
      },
      readTexts: noTexts,
    })
  expect((await count(few + 5)).get('colour')).toHaveLength(few + 5)
  expect(asked).toEqual([mostValues])
  // In a market the next query has room for twice as many. Another site may have few of them.
  expect(limits()).toEqual([isMarket ? 2 * (few + 5) : few])
  expect((await count(mostValues + 1)).get('colour')).toHaveLength(mostValues)
  expect(asked).toEqual([mostValues, mostValues])
  expect(limits()).toEqual([isMarket ? mostValues : few])
})

test('the limit follows the most rows that a market had, and has nothing to do with the rows of a site', async () => {
  const counter = createCounter()
  const plan = (isMarket: boolean) => counter.plan({ ...request, attributes: ['colour'], isMarket })
  const limitOf = (isMarket: boolean) => plan(isMarket)[0]?.query.limit ?? 0
  const few = limitOf(true)
  const count = (isMarket: boolean, present: number) =>
    counter.read(plan(isMarket), {
      isMarket,
      rows: [rowsOf(Math.min(limitOf(isMarket), present))],
      ask: async () => [rowsOf(present)],
      readTexts: noTexts,
    })
  await count(false, few + 5)
  expect(limitOf(true)).toBe(few)
  await count(true, few + 50)
  await count(true, few - 50)
  expect([limitOf(true), limitOf(false)]).toEqual([2 * (few + 50), few])
})

test('a combination is written the same whatever the order of a set', () => {
  const layout = { columns: layOutColumns(schema), joints: layOutJoints(schema) }
  const write = (tags: readonly string[]): { readonly row: string; readonly texts: readonly string[] } => {
    const texts: string[] = []
    const row = writeDocumentRow(
      { id: 'car-1', owner: 'east', attributes: { make: 'Kia', tags, seats: 5, state: null } },
      1,
      layout,
      (text) => {
        texts.push(text)
        return encodeValue(text)
      },
    )
    return { row, texts }
  }
  const { row, texts } = write(['hot', 'cold', 'hot'])
  expect(write(['cold', 'hot']).row).toBe(row)
  expect(texts.at(-1)).toBe(writeCombination([kia, [hot, cold].toSorted((left, right) => left - right), 5]))
})
