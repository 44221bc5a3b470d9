/**
 * The search engine against its bars and against what else could have been used, on the same synthetic market in one
 * run. Alone: `node bench/search/search.bench.ts` (Node 26); `--quick` leaves out the slow rivals and the million.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { loadSentenceKnowledge } from '#features/screens/search-results/loading/understand-search.server.ts'
import type { SearchDocument, SearchEngine } from '#search/search-engine.ts'
import { hundredSentences } from '#search/sentence/hundred-sentences.testkit.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { parseSentence } from '#search/sentence/parse-sentence.ts'
import { buildTestSite } from '#site/test-site.ts'
import { vehicleSynonyms } from '#search/synonyms.ts'
import { vehicleNames } from '#site/directory/name-forms.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import type { Report } from '../report.ts'
import { buildMarket, ownerName } from './market.ts'
import { formatMs, formatTimes, measureTimes, type Times } from './measure.ts'
import { anySiteQuery, marketQuery, refinedQuery, siteQuery, textQuery, typoQuery } from './queries.ts'
import { createItemsJsRival } from './rival-itemsjs.ts'
import { createSqliteRival } from './rival-sqlite.ts'

const owners = 300
const market = { vehicles: 100_000, owners }
/** Vehicles of the site that is asked in a small and in a large market. */
const fixedSite = 330

interface OurTimes {
  readonly site: Times
  readonly whole: Times
  readonly refined: Times
  readonly text: Times
}

export async function run(report: Report, options: { readonly quick?: boolean } = {}): Promise<void> {
  const documents = [...buildMarket(market)]
  const engine = createEngine()
  const started = performance.now()
  engine.rebuild(documents)
  report({ what: 'load 100,000 vehicles', bar: null, measured: formatMs(performance.now() - started), met: null })
  const ours = measureOurs(engine, report)
  await measureSentences(engine, report)
  measureUpdates(engine, documents, report)
  measureMemory(report)
  if (options.quick === true) return
  compareItemsJs(engine, documents, ours, report)
  compareSqlite(engine, documents, ours, report)
  measureGrowth(report)
}

function createEngine(): SearchEngine {
  return createColumnarEngine(vehicleIndexSchema, {
    now: () => performance.now(),
    synonyms: vehicleSynonyms,
    names: vehicleNames,
  })
}

function measureOurs(engine: SearchEngine, report: Report): OurTimes {
  const measure = (what: string, barMs: number, runs: number, ask: (turn: number) => void): Times => {
    const times = measureTimes(runs, Math.ceil(runs / 5), ask)
    report({ what, bar: `≤ ${barMs} ms`, measured: formatTimes(times), met: times.median <= barMs })
    return times
  }
  const site = measure('site query (a dealer of 100,000 vehicles, 25 facets)', 0.3, 3000, (turn) =>
    engine.search(anySiteQuery(turn, owners)),
  )
  const whole = measure('whole market (100,000 vehicles, 25 facets)', 6, 300, () => engine.search(marketQuery))
  const refined = measure('whole market, three refinements and a range', 4, 300, () => engine.search(refinedQuery))
  const text = measure('whole market, text of three words', 2, 300, () => engine.search(textQuery))
  measure('whole market, text with a typo', 2, 300, () => engine.search(typoQuery))
  return { site, whole, refined, text }
}

/** Reading a sentence with a site's own names, on average over the hundred sentences of its test. */
async function measureSentences(engine: SearchEngine, report: Report): Promise<void> {
  const site = buildTestSite({ slug: ownerName(37) })
  const knowledge = await loadSentenceKnowledge(createLocalSearch(engine), site, 'one or another', 0)
  const times = measureTimes(5000, 1000, (turn) => {
    parseSentence(hundredSentences[turn % hundredSentences.length]?.typed ?? '', knowledge)
  })
  report({
    what: 'one sentence read by the grammar',
    bar: '≤ 0.2 ms',
    measured: formatTimes(times),
    met: times.median <= 0.2,
  })
}

function measureUpdates(engine: SearchEngine, documents: readonly SearchDocument[], report: Report): void {
  const changed = (turn: number): SearchDocument[] => {
    const document = documents[(turn * 7919) % documents.length]
    if (document === undefined) return []
    return [
      {
        ...document,
        attributes: { ...document.attributes, price: 1_000_000 + turn, stocknum: `Z${turn}`, status: 'sold' },
      },
    ]
  }
  const times = measureTimes(5000, 1000, (turn) => engine.upsert(changed(turn)))
  report({
    what: 'one update (new price, status and stock number)',
    bar: '≤ 0.05 ms',
    measured: formatTimes(times),
    met: times.median <= 0.05,
  })
  engine.upsert(documents)
}

function measureMemory(report: Report): void {
  const child = fileURLToPath(new URL('memory-child.ts', import.meta.url))
  const printed = execFileSync(process.execPath, ['--expose-gc', child, String(market.vehicles)], { encoding: 'utf8' })
  const { index, afterQuery } = JSON.parse(printed) as { readonly index: number; readonly afterQuery: number }
  const each = index / market.vehicles
  const measured =
    `${each.toFixed(0)} bytes (${(afterQuery / market.vehicles).toFixed(0)} with ` +
    'the working memory of a whole-market query)'
  report({ what: 'memory a vehicle, heap and array buffers', bar: '≤ 1000 bytes', measured, met: each <= 1000 })
}

function compareItemsJs(
  engine: SearchEngine,
  documents: readonly SearchDocument[],
  ours: OurTimes,
  report: Report,
): void {
  const rival = createItemsJsRival(documents)
  requireSame('itemsjs site', rival.site(ownerName(37)), engine.search(siteQuery(ownerName(37))).total)
  requireSame('itemsjs market', rival.market(), engine.search(marketQuery).total)
  requireSame('itemsjs refined', rival.refined(), engine.search(refinedQuery).total)
  const compare = (what: string, mine: Times, ask: (turn: number) => void): void =>
    reportRatio(report, `itemsjs 2.4${what}`, mine, measureTimes(7, 1, ask))
  compare(', site query', ours.site, (turn) => rival.site(ownerName((turn * 37) % owners)))
  compare(', whole market', ours.whole, () => rival.market())
  compare(', three refinements and a range', ours.refined, () => rival.refined())
  compare(' with MiniSearch 7, text', ours.text, () => rival.text('toyota hilux white'))
}

function compareSqlite(
  engine: SearchEngine,
  documents: readonly SearchDocument[],
  ours: OurTimes,
  report: Report,
): void {
  const rival = createSqliteRival(documents)
  requireSame('SQLite site', rival.site(ownerName(37)), engine.search(siteQuery(ownerName(37))).total)
  requireSame('SQLite market', rival.market(), engine.search(marketQuery).total)
  requireSame('SQLite refined', rival.refined(), engine.search(refinedQuery).total)
  const compare = (what: string, mine: Times, runs: number, ask: (turn: number) => void): void =>
    reportRatio(report, `SQLite GROUP BY, ${what}`, mine, measureTimes(runs, 1, ask))
  compare('site query', ours.site, 30, (turn) => rival.site(ownerName((turn * 37) % owners)))
  compare('whole market', ours.whole, 3, () => rival.market())
  compare('three refinements and a range', ours.refined, 3, () => rival.refined())
  rival.close()
}

function measureGrowth(report: Report): void {
  const timeIn = (vehicles: number): Times => {
    const engine = createEngine()
    engine.rebuild(buildMarket({ vehicles, owners: Math.ceil(vehicles / 333) }, fixedSite))
    return measureTimes(3000, 600, () => engine.search(siteQuery('fixed')))
  }
  const small = timeIn(20_000)
  const large = timeIn(1_000_000)
  const ratio = large.median / small.median
  const measured = `${ratio.toFixed(2)} times: ${formatTimes(large)} against ${formatTimes(small)}`
  report({
    what: `a site of ${fixedSite}: its query in a market of 1,000,000 against one of 20,000`,
    bar: '≤ 3 times',
    measured,
    met: ratio <= 3,
  })
}

function reportRatio(report: Report, what: string, mine: Times, theirs: Times): void {
  report({
    what,
    bar: null,
    measured:
      `${(theirs.median / mine.median).toFixed(0)} times ours: ${formatMs(theirs.median)} ` +
      `against ${formatMs(mine.median)}`,
    met: null,
  })
}

/** A comparison of different questions would be worth nothing. */
function requireSame(what: string, theirs: number, mine: number): void {
  if (theirs !== mine) throw new Error(`${what}: ${theirs} vehicles where ours finds ${mine}`)
}

if (import.meta.main) {
  await run(
    ({ what, bar, measured, met }) => {
      console.log(
        `${met === null ? '      ' : met ? 'met   ' : 'MISSED'} ${what}: ${measured}` +
          (bar === null ? '' : `   [${bar}]`),
      )
    },
    { quick: process.argv.includes('--quick') },
  )
}
