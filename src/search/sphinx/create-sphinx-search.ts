import {
  defaultFacetLimit,
  defaultLimit,
  requireCounted,
  requireFilter,
  requireQuery,
  resolveRefinements,
} from '../query-checks.ts'
import type { FacetItem, FacetValuesQuery, IndexSchema, SearchAnswer, SearchQuery } from '../search-engine.ts'
import type { StockSearch } from '../stock-search.ts'
import { noNames, parseTyped, type NameForms } from '../text/typed-words.ts'
import { listMatchedWords, type Synonyms } from '../text/word-rules.ts'
import { startsAnyWord } from '../text/words.ts'
import { both, ConditionWriter, isAmong, matchBoth, type FoundRows } from './conditions.ts'
import { askBars, countBy, listChosen, readBars, readNumbers, takeFirst } from './counting.ts'
import { createFacetCounter, mostValues, type ValueCounts } from './facet-counting.ts'
import { askEnds, readEnds } from './range-ends.ts'
import { layOutColumns, layOutJoints, noKeyword, noNumber, tables, type Generation } from './layout.ts'
import { askInGroups, writeQuery, type Query, type Selection } from './queries.ts'
import type { Row, SphinxSession } from './session.ts'
import { writeSortKeys, type CodedValue } from './sort-keys.ts'
import { hasOwnWords, readText, type TextReading } from './text-reading.ts'
import { createTextReader } from './texts.ts'

export interface SphinxSearchOptions {
  readonly session: SphinxSession
  /** Monotonic clock in milliseconds, for `tookMs`. */
  readonly now: () => number
  /** The generation to query, and the position in the change feed up to which it is current. */
  readonly current: () => Promise<{ readonly generation: Generation; readonly position: string }>
  readonly synonyms?: Synonyms
  readonly names?: NameForms
}

/** Most rows whose words are checked one by one, for texts in which two words may match the same word of a vehicle. */
const maxCheckedRows = 1_000
/** For a larger offset the rows are counted first, because the engine allocates memory for all skipped rows. */
const uncheckedOffset = 1_000

/**
 * A search whose index is held by Sphinx or Manticore daemons, in the layout of `build-config.ts`. Text rules come from
 * `text/`; the engine only compares tokens, filters, counts and sorts. Decision 39 lists where its answers differ from
 * those of the built-in engine.
 */
export function createSphinxSearch(schema: IndexSchema, options: SphinxSearchOptions): StockSearch {
  const { session, now, current } = options
  const synonyms: Synonyms = options.synonyms ?? new Map()
  const names = options.names ?? noNames
  const writer = new ConditionWriter(layOutColumns(schema))
  const readTexts = createTextReader(session)
  const facetCounter = createFacetCounter(writer, layOutJoints(schema))
  const textColumns = Object.entries(schema)
    .filter(([, { text }]) => text !== undefined)
    .map(([attribute]) => writer.columnOf(attribute))

  async function search(query: SearchQuery): Promise<SearchAnswer> {
    const started = now()
    requireQuery(schema, query)
    const { generation, position } = await current()
    const table = tables.market(generation)
    const textTable = tables.texts(generation)
    const scope = writer.ofScope(query.scope)
    const typed = parseTyped(query.text ?? '', names)
    const refinements = resolveRefinements(query)

    const ask = (queries: readonly (Query | null)[]) => askInGroups(session, queries)
    const selectionOf = ({ match, condition }: FoundRows): Selection | null =>
      condition === false ? null : { table, match, condition }
    const countRows = async (selection: Selection) =>
      (await ask([{ selection, columns: ['id'], limit: 1 }])).meta.totalFound
    const decode = async (rows: readonly Row[]): Promise<readonly CodedValue[]> => {
      const codes = rows.map(({ value }) => Number(value)).filter((code) => code !== noKeyword)
      const texts = await readTexts(codes, textTable)
      return codes.flatMap((code) => {
        const text = texts.get(code)
        return text === undefined ? [] : [{ code, text }]
      })
    }

    const reading = await readWords()
    const found = await findRows()

    async function readWords(): Promise<TextReading | null> {
      if (typed.words.length === 0) return null
      const inScope = (match: string | null) => selectionOf({ ...scope, match: matchBoth(scope.match, match) })
      return readText(typed, synonyms, {
        async hasAny(matches) {
          const { rows } = await ask(
            matches.map((match) => {
              const selection = inScope(match)
              return selection === null ? null : { selection, columns: ['id'], limit: 1 }
            }),
          )
          return rows.map((some) => some.length > 0)
        },
        async listTokens() {
          const selection = inScope(null)
          if (selection === null) return []
          const { rows } = await ask([countBy(selection, 'tokens', mostValues)])
          return (await decode(rows[0] ?? [])).map(({ text }) => {
            const space = text.indexOf(' ')
            return { weight: Number(text.slice(0, space)), token: text.slice(space + 1) }
          })
        },
      })
    }

    /** The rows that match every word, before refinements. */
    async function findRows(): Promise<FoundRows> {
      if (reading === null) return scope
      if (reading.match === null) return { match: null, condition: false }
      const found: FoundRows = { ...scope, match: matchBoth(scope.match, reading.match) }
      const selection = selectionOf(found)
      if (!reading.mayShare || selection === null) return found
      const columns = ['id', ...textColumns.map(({ name }) => name)]
      const { rows, meta } = await ask([{ selection, columns, limit: maxCheckedRows }])
      const candidates = rows[0] ?? []
      if (meta.totalFound > maxCheckedRows) return found
      const texts = await readTexts(candidates.flatMap(listCodes), textTable)
      const kept = candidates.filter((row) => hasOwnWords(readValues(row, texts), reading.patterns, typed.words.length))
      return {
        match: scope.match,
        condition: both(
          scope.condition,
          isAmong(
            'id',
            kept.map(({ id }) => Number(id)),
          ),
        ),
      }
    }

    function listCodes(row: Row): readonly number[] {
      return textColumns.flatMap(({ name, definition }) => (definition.kind === 'number' ? [] : readNumbers(row[name])))
    }

    function readValues(row: Row, texts: ReadonlyMap<number, string>): readonly string[] {
      return textColumns.flatMap(({ name, definition }) =>
        readNumbers(row[name]).flatMap((number) =>
          definition.kind === 'number' ? (number === noNumber ? [] : [String(number)]) : (texts.get(number) ?? []),
        ),
      )
    }

    const refine = (without: string | null): FoundRows => ({
      match: found.match,
      condition: refinements
        .filter(({ attribute }) => attribute !== without)
        .map((refinement) => writer.ofRefinement(refinement))
        .reduce(both, found.condition),
    })

    const main = selectionOf(refine(null))
    const keys =
      main === null
        ? []
        : await writeSortKeys(
            query,
            writer,
            async (attribute) => {
              const { rows } = await ask([countBy(main, writer.columnOf(attribute).name, mostValues)])
              return decode(rows[0] ?? [])
            },
            listMatchedWords(parseTyped(query.closest?.text ?? '', names), synonyms),
          )
    const skipped = query.offset ?? 0
    const isBeyond = main !== null && skipped > uncheckedOffset && skipped >= (await countRows(main))
    const [offset, limit] = isBeyond ? [0, 0] : [skipped, query.limit ?? defaultLimit]

    const isMarket = query.scope.owners === 'all'
    const countings = facetCounter.plan({
      attributes: (query.facets ?? []).map(({ attribute }) => attribute),
      isMarket,
      refined: new Set(refinements.map(({ attribute }) => attribute)),
      selectionOf: (attribute) => selectionOf(refine(attribute)),
    })
    const facetQueries = countings.map(({ query }) => query)
    const rangeQueries = askEnds(query.ranges ?? [], (attribute) => selectionOf(refine(attribute)), writer)
    const barQueries = (query.histograms ?? []).map((request) =>
      askBars(request, writer.columnOf(request.attribute).name, selectionOf(refine(request.attribute))),
    )
    const hitQuery: Query | null =
      main === null
        ? null
        : {
            selection: main,
            columns: ['document', ...keys.map((key, at) => `${key} AS place${at}`)],
            orderBy: [...keys.map((_key, at) => `place${at} ASC`), 'document ASC'],
            offset,
            limit: Math.max(1, limit),
          }
    // The query for the hits comes last, because the engine reports the total of the last query only.
    const answer = await ask([...facetQueries, ...rangeQueries.map(({ query }) => query), ...barQueries, hitQuery])
    const counts = await facetCounter.read(countings, {
      isMarket,
      rows: answer.rows.slice(0, facetQueries.length),
      ask: async (queries) => (await ask(queries)).rows,
      readTexts: (codes) => readTexts(codes, textTable),
    })
    const ends = readEnds(
      rangeQueries,
      answer.rows.slice(facetQueries.length, facetQueries.length + rangeQueries.length),
    )
    const barRows = answer.rows.slice(facetQueries.length + rangeQueries.length, -1)
    const facets: Record<string, readonly FacetItem[]> = {}
    for (const { attribute, limit: most } of query.facets ?? []) {
      const own = refinements.find((refinement) => refinement.attribute === attribute)
      const items = await readItems(attribute, counts.get(attribute) ?? [], textTable)
      facets[attribute] = takeFirst(items, most ?? defaultFacetLimit, listChosen(own))
    }
    return {
      total: main === null ? 0 : answer.meta.totalFound,
      hits: (answer.rows.at(-1) ?? []).slice(0, limit).map(({ document }) => String(document)),
      facets,
      ranges: Object.fromEntries((query.ranges ?? []).map((attribute) => [attribute, ends.get(attribute) ?? null])),
      histograms: Object.fromEntries(
        (query.histograms ?? []).map(({ attribute, bars }, at) => [attribute, readBars(bars, barRows[at] ?? [])]),
      ),
      textUsed: reading === null ? null : reading.used.join(' '),
      corrections: typed.words.flatMap((word, at) => {
        const used = reading?.used[at] ?? word
        return used === word ? [] : [{ typed: word, used }]
      }),
      unmatched: reading?.unmatched ?? [],
      position,
      tookMs: now() - started,
    }
  }

  async function readItems(attribute: string, counts: ValueCounts, textTable: string): Promise<readonly FacetItem[]> {
    const { definition } = writer.columnOf(attribute)
    const isText = definition.kind !== 'number'
    const present = counts.filter(([value]) => value !== (isText ? noKeyword : noNumber))
    const texts = isText
      ? await readTexts(
          present.map(([value]) => value),
          textTable,
        )
      : null
    const items = present.flatMap(([value, count]): FacetItem[] => {
      const text = texts === null ? String(value) : texts.get(value)
      return text === undefined ? [] : [{ value: text, label: text, count }]
    })
    return items.toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
  }

  return {
    search,
    async facetValues({ scope, attribute, prefix, limit }: FacetValuesQuery) {
      if (scope.filter !== undefined) requireFilter(schema, scope.filter)
      requireCounted(schema, attribute)
      const { generation } = await current()
      const { match, condition } = writer.ofScope(scope)
      if (condition === false) return []
      const selection: Selection = { table: tables.market(generation), match, condition }
      const { rows } = await session.ask([writeQuery(countBy(selection, writer.columnOf(attribute).name, mostValues))])
      const counts = (rows[0] ?? []).map((row) => [Number(row['value']), Number(row['rows_found'])] as const)
      const items = await readItems(attribute, counts, tables.texts(generation))
      return items.filter(({ value }) => startsAnyWord(value, prefix ?? '')).slice(0, limit ?? defaultFacetLimit)
    },
  }
}
