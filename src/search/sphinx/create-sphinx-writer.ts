import { LRUCache } from 'lru-cache'
import { requireDocument } from '../query-checks.ts'
import type { AttributeValue, IndexSchema, SearchDocument } from '../search-engine.ts'
import { listValueWords } from '../text/value-words.ts'
import { isNumberLike } from '../text/words.ts'
import { encodeToken, encodeValue, quoteText } from './codes.ts'
import { layOutColumns, noKeyword, noNumber, tables, type Column, type Generation } from './layout.ts'
import type { SphinxSession } from './session.ts'

/** Keeps the tables of the daemons equal to the documents. One process writes; any number may read. */
export interface SphinxWriter {
  /** Adds or replaces by id. Rejects with RangeError on a document that does not fit the schema. */
  upsert(documents: Iterable<SearchDocument>): Promise<void>
  /** Unknown ids are ignored. */
  remove(ids: Iterable<string>): Promise<void>
  /** Removes the documents of an owner but those of the ids. */
  keepOnly(owner: string, ids: Iterable<string>): Promise<void>
  /**
   * Fills the tables that do not answer now, then lets them answer: nobody ever finds a part of the stock. The documents
   * may come while it runs; a rejection leaves the tables that answer as they were.
   */
  rebuild(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>, position: string): Promise<void>
  setPosition(position: string): Promise<void>
}

/** What the row of the table of state says; null: nothing was ever built with this schema. */
export interface SphinxState {
  readonly generation: Generation
  readonly position: string
}

/** Rows of one statement. */
const batchRows = 200
/** Codes whose texts are known to be stored, so that they are not sent again. */
const mostKnown = 500_000

/** A name of the columns: a table that was built with others must be built anew. */
function describeSchema(schema: IndexSchema): string {
  return encodeValue(
    JSON.stringify(Object.entries(schema).map(([name, { kind, text }]) => [name, kind, text ?? 0])),
  ).toString(36)
}

/** Reads which tables answer. Rejects where they were built with another schema. */
export async function readSphinxState(session: SphinxSession, schema: IndexSchema): Promise<SphinxState | null> {
  const { rows } = await session.ask([`SELECT generation, position FROM ${tables.state} WHERE id=1 LIMIT 1`])
  const [row] = rows[0] ?? []
  if (row === undefined) return null
  const [generation, built] = String(row['generation']).split(' ')
  if (generation !== 'a' && generation !== 'b') return null
  if (built !== describeSchema(schema))
    throw new Error('the tables of the search engine were built by another version; build them anew')
  return { generation, position: String(row['position']) }
}

export function createSphinxWriter(schema: IndexSchema, session: SphinxSession): SphinxWriter {
  const columns = layOutColumns(schema)
  const names = [...columns.values()].map(({ name }) => name)
  const known = new LRUCache<string, true>({ max: mostKnown })

  async function readGeneration(): Promise<Generation> {
    const state = await readSphinxState(session, schema)
    if (state === null) throw new Error('the tables of the search engine were never built')
    return state.generation
  }

  async function writeState(generation: Generation, position: string): Promise<void> {
    const values = `(1, ${quoteText(`${generation} ${describeSchema(schema)}`)}, ${quoteText(position)})`
    // Every daemon has the row, so that each can be asked.
    for (let daemon = 0; daemon < session.daemons; daemon += 1)
      await session.write(daemon, `REPLACE INTO ${tables.state} (id, generation, position) VALUES ${values}`)
  }

  async function put(generation: Generation, documents: readonly SearchDocument[]): Promise<void> {
    for (const document of documents) requireDocument(schema, document)
    const texts = new Map<number, string>()
    const codeOf = (text: string): number => {
      const code = encodeValue(text)
      texts.set(code, text)
      return code
    }
    const rows = documents.map((document) => {
      const id = encodeValue(document.id)
      return { daemon: id % session.daemons, sql: writeRow(document, id, columns, codeOf) }
    })
    const unknown = [...texts].filter(([code]) => !known.has(`${generation}${code}`))
    // The texts first: a row whose text is not there yet could not be shown.
    await spread(
      unknown.map(([code, text]) => ({ daemon: code % session.daemons, sql: `(${code}, ${quoteText(text)})` })),
      `REPLACE INTO ${tables.textsPart(generation)} (id, text) VALUES`,
    )
    for (const [code] of unknown) known.set(`${generation}${code}`, true)
    await spread(
      rows,
      `REPLACE INTO ${tables.marketPart(generation)} (id, document, owner, tokens, words${names.map((name) => `, ${name}`).join('')}) VALUES`,
    )
  }

  async function spread(
    rows: readonly { readonly daemon: number; readonly sql: string }[],
    statement: string,
  ): Promise<void> {
    for (let daemon = 0; daemon < session.daemons; daemon += 1) {
      const own = rows.filter((row) => row.daemon === daemon)
      for (let from = 0; from < own.length; from += batchRows)
        await session.write(
          daemon,
          `${statement} ${own
            .slice(from, from + batchRows)
            .map(({ sql }) => sql)
            .join(', ')}`,
        )
    }
  }

  async function empty(generation: Generation): Promise<void> {
    for (let daemon = 0; daemon < session.daemons; daemon += 1) {
      await session.write(daemon, `TRUNCATE RTINDEX ${tables.marketPart(generation)}`)
      await session.write(daemon, `TRUNCATE RTINDEX ${tables.textsPart(generation)}`)
    }
    known.clear()
  }

  return {
    async upsert(documents) {
      const generation = await readGeneration()
      for (const batch of inBatches(documents)) await put(generation, batch)
    },
    async remove(ids) {
      const generation = await readGeneration()
      const codes = [...new Set(ids)].map(encodeValue)
      for (let daemon = 0; daemon < session.daemons; daemon += 1) {
        const own = codes.filter((code) => code % session.daemons === daemon)
        for (let from = 0; from < own.length; from += batchRows)
          await session.write(
            daemon,
            `DELETE FROM ${tables.marketPart(generation)} WHERE id IN (${own.slice(from, from + batchRows).join(',')})`,
          )
      }
    },
    async keepOnly(owner, ids) {
      const generation = await readGeneration()
      const kept = [...new Set(ids)].map(encodeValue)
      for (let daemon = 0; daemon < session.daemons; daemon += 1) {
        const own = kept.filter((code) => code % session.daemons === daemon)
        const others = own.length === 0 ? '' : ` AND id NOT IN (${own.join(',')})`
        await session.write(
          daemon,
          `DELETE FROM ${tables.marketPart(generation)} WHERE owner=${encodeValue(owner)}${others}`,
        )
      }
    },
    async rebuild(documents, position) {
      const state = await readSphinxState(session, schema).catch(() => null)
      const next: Generation = state?.generation === 'a' ? 'b' : 'a'
      await empty(next)
      let batch: SearchDocument[] = []
      for await (const document of documents) {
        batch.push(document)
        if (batch.length < batchRows) continue
        await put(next, batch)
        batch = []
      }
      await put(next, batch)
      await writeState(next, position)
    },
    async setPosition(position) {
      await writeState(await readGeneration(), position)
    },
  }
}

function* inBatches(documents: Iterable<SearchDocument>): Generator<readonly SearchDocument[]> {
  let batch: SearchDocument[] = []
  for (const document of documents) {
    batch.push(document)
    if (batch.length < batchRows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const listTexts = (value: AttributeValue): readonly string[] =>
  value === null ? [] : typeof value === 'object' ? [...new Set(value)] : [String(value)]

function writeRow(
  { id, owner, attributes }: SearchDocument,
  code: number,
  columns: ReadonlyMap<string, Column>,
  codeOf: (text: string) => number,
): string {
  const words = new Set<string>()
  const tokens = new Set<number>()
  const values: string[] = []
  for (const [attribute, { definition }] of columns) {
    const value = attributes[attribute] ?? null
    if (definition.text !== undefined)
      for (const text of listTexts(value))
        for (const { token } of listValueWords(text)) {
          words.add(encodeToken(token))
          // What has a digit is no correction of a misspelt word.
          if (!isNumberLike(token)) tokens.add(codeOf(`${definition.text} ${token}`))
        }
    values.push(writeValue(value, definition.kind, codeOf))
  }
  const row = [
    code,
    quoteText(id),
    encodeValue(owner),
    writeSet([...tokens]),
    quoteText([...words].join(' ')),
    ...values,
  ]
  return `(${row.join(', ')})`
}

function writeValue(
  value: AttributeValue,
  kind: Column['definition']['kind'],
  codeOf: (text: string) => number,
): string {
  switch (kind) {
    case 'number':
      return String(typeof value === 'number' ? value : noNumber)
    case 'keyword':
      return String(typeof value === 'string' ? codeOf(value) : noKeyword)
    case 'keywords':
      return writeSet(listTexts(value).map(codeOf))
  }
}

const writeSet = (codes: readonly number[]): string => `(${codes.join(',')})`
