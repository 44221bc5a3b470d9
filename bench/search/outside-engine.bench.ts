/**
 * The engine of another process against its bars: a market in two daemons of Sphinx on this machine, asked by one
 * caller, and compared with the built-in engine question by question. Needs Debian's package sphinxsearch. Alone:
 * `node --max-old-space-size=8192 bench/search/outside-engine.bench.ts [vehicles]`; 1,000,000 without a number.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import type { SearchAnswer, SearchDocument, SearchQuery } from '#search/search-engine.ts'
import { createSphinxSearch } from '#search/sphinx/create-sphinx-search.ts'
import { createSphinxWriter } from '#search/sphinx/create-sphinx-writer.ts'
import { measureWidth, tables, type Generation } from '#search/sphinx/layout.ts'
import { openSphinx } from '#search/sphinx/open-sphinx.ts'
import { readEngineState } from '#search/sphinx/table-state.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { vehicleSynonyms } from '#search/synonyms.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import { vehicleNames } from '#site/directory/name-forms.ts'
import { hasSphinx, startSphinxDaemons, type SphinxDaemons } from '#tests/fixtures/sphinx-daemons.ts'
import { spreadOf, type Report } from '../report.ts'
import { buildMarket } from './market.ts'
import { formatMs } from './measure.ts'
import { anySiteQuery, marketQuery, refinedQuery, textQuery, typoQuery } from './queries.ts'
import { buildRandomQuestions } from './random-questions.ts'

const clock = (): number => performance.now()
const texts = { synonyms: vehicleSynonyms, names: vehicleNames }

async function measure(
  report: Report,
  what: string,
  barMs: number | null,
  runs: number,
  ask: (turn: number) => Promise<unknown>,
): Promise<void> {
  for (let turn = 0; turn < Math.ceil(runs / 5); turn += 1) await ask(runs + turn)
  const times: number[] = []
  for (let turn = 0; turn < runs; turn += 1) {
    const began = clock()
    await ask(turn)
    times.push(clock() - began)
  }
  const { median, p99 } = spreadOf(times)
  report({
    what,
    bar: barMs === null ? null : `≤ ${barMs} ms`,
    measured: `${formatMs(median)} at the median (p99 ${formatMs(p99)})`,
    met: barMs === null ? null : median <= barMs,
  })
}

/** Waits until every daemon has joined the parts of its table, which it does in the background after a rebuild. */
async function untilJoined({ addresses }: SphinxDaemons, generation: Generation): Promise<void> {
  for (const { host, port } of addresses) {
    const connection = await createConnection({ host, port, user: 'bench' })
    for (let tries = 0; tries < 300; tries += 1) {
      const [rows] = await connection.query<RowDataPacket[]>(`SHOW INDEX ${tables.marketPart(generation)} STATUS`)
      if (Number(rows.find((row) => row['Variable_name'] === 'disk_chunks')?.['Value']) <= 1) break
      await sleep(1_000)
    }
    await connection.end()
  }
}

const comparable = (answer: SearchAnswer): object => ({ ...answer, position: '', tookMs: 0 })

/** Asks both the same; an answer that differs in anything counts. */
async function compare(
  report: Report,
  engine: { search(query: SearchQuery): SearchAnswer },
  search: StockSearch,
  questions: readonly SearchQuery[],
): Promise<void> {
  const different: SearchQuery[] = []
  let found = 0
  for (const query of questions) {
    const answer = engine.search(query)
    if (answer.total > 0) found += 1
    if (!isDeepStrictEqual(comparable(await search.search(query)), comparable(answer))) different.push(query)
  }
  report({
    what: `random questions of which the answers are equal in hits, counts, ranges and corrections`,
    bar: `${questions.length} of ${questions.length}`,
    measured: `${questions.length - different.length} of ${questions.length}, ${found} with vehicles`,
    met: different.length === 0,
  })
  for (const query of different.slice(0, 3)) console.error(JSON.stringify({ ...query, facets: undefined }))
}

export async function run(
  report: Report,
  { vehicles = 1_000_000, questions = 1_000 }: { readonly vehicles?: number; readonly questions?: number } = {},
): Promise<void> {
  if (!hasSphinx) throw new Error('this needs the package sphinxsearch')
  const owners = Math.ceil(vehicles / 333)
  const documents: readonly SearchDocument[] = [...buildMarket({ vehicles, owners })]
  const daemons = await startSphinxDaemons(2, measureWidth(vehicleIndexSchema))
  const session = openSphinx({ daemons: daemons.addresses, now: clock, queryMs: 60_000, changeMs: 120_000 })
  try {
    const writer = createSphinxWriter(vehicleIndexSchema, session)
    const began = clock()
    await writer.rebuild(documents, '')
    const seconds = (clock() - began) / 1000
    report({
      what: `${vehicles.toLocaleString('en-AU')} vehicles into two daemons`,
      bar: null,
      measured: `${seconds.toFixed(0)} s, ${Math.round(vehicles / seconds)} a second`,
      met: null,
    })
    const { newest } = await readEngineState(session)
    if (newest === null) throw new Error('the tables were not built')
    const joinedFrom = clock()
    await untilJoined(daemons, newest.generation)
    report({
      what: 'the parts of the tables joined after that, in the background',
      bar: null,
      measured: `${((clock() - joinedFrom) / 1000).toFixed(0)} s`,
      met: null,
    })
    const search = createSphinxSearch(vehicleIndexSchema, {
      session,
      now: clock,
      current: async () => newest,
      ...texts,
    })
    await measure(report, 'site query (25 facets)', 20, 300, (turn) => search.search(anySiteQuery(turn, owners)))
    await measure(report, 'whole market (25 facets)', 300, 10, () => search.search(marketQuery))
    await measure(report, 'whole market, three refinements and a range', null, 5, () => search.search(refinedQuery))
    await measure(report, 'whole market, text of three words', null, 5, () => search.search(textQuery))
    await measure(report, 'whole market, text with a typo', null, 5, () => search.search(typoQuery))
    await measure(report, 'one changed vehicle', null, 300, (turn) => {
      const document = documents[(turn * 7919) % documents.length]
      return document === undefined ? Promise.resolve() : writer.upsert([document])
    })
    const engine = createColumnarEngine(vehicleIndexSchema, { now: clock, ...texts })
    engine.rebuild(documents)
    await compare(report, engine, search, buildRandomQuestions(documents, owners, questions))
  } finally {
    await session.close()
    await daemons.remove()
  }
}

if (import.meta.main) {
  const [vehicles = '1000000', questions = '1000'] = process.argv.slice(2)
  await run(
    ({ what, bar, measured, met }) => {
      const mark = met === null ? '      ' : met ? 'met   ' : 'MISSED'
      console.log(`${mark} ${what}: ${measured}${bar === null ? '' : `   [${bar}]`}`)
    },
    { vehicles: Number(vehicles), questions: Number(questions) },
  )
}
