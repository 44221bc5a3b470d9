import { requireDocument } from '../query-checks.ts'
import type { IndexSchema, SearchDocument } from '../search-engine.ts'
import { compactTables } from './compact-tables.ts'
import { encodeValue, quoteText } from './codes.ts'
import { layOutColumns, layOutJoints, tables, type Generation } from './layout.ts'
import { exceptIds } from './except-ids.ts'
import { writeDocumentRow } from './document-row.ts'
import type { SphinxSession } from './session.ts'
import { describeSchema, OtherTablesError, readStateOfAll, writeState, type SphinxState } from './table-state.ts'
import { batchRows, onEachDaemon, writeRows, type Verb } from './write-rows.ts'

/** Keeps the tables of the daemons equal to the documents. One process writes at a time; any number may read. */
export interface SphinxWriter {
  /** Adds or replaces by id. Rejects with RangeError on a document that does not fit the schema. */
  upsert(documents: Iterable<SearchDocument>): Promise<void>
  /** Unknown ids are ignored. */
  remove(ids: Iterable<string>): Promise<void>
  /** Removes the documents of an owner but those of the ids. */
  keepOnly(owner: string, ids: Iterable<string>): Promise<void>
  /**
   * Reads what answers from every daemon; to be called before the first change. Answers the positions in the change
   * feed up to which the tables are current, usually one; where the daemons name several, the earliest of them
   * counts. null: there are no tables yet, or not on every daemon, so that they are to be built. Rejects with
   * OtherTablesError and SearchAwayError.
   */
  open(): Promise<readonly string[] | null>
  /**
   * Fills the tables that do not answer now, then lets them answer: nobody ever finds a part of the stock. The
   * documents may come while it runs; a rejection leaves the tables that answer as they were.
   */
  rebuild(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>, position: string): Promise<void>
  /**
   * Notes up to where the tables are current. False, and nothing is noted: a daemon has lost its tables or got older
   * ones, or somebody else has built them; begin again with `open`. During a rebuild nothing is noted.
   */
  setPosition(position: string): Promise<boolean>
}

/** Texts whose codes are remembered, and codes whose texts are known to be stored; about 100 bytes each. */
const mostKnown = 500_000

export interface SphinxWriterOptions {
  /**
   * Milliseconds for which a reader may still ask the tables that answered before; they are not emptied sooner. Default
   * 2,000.
   */
  readonly settleMs?: number
  /** Vehicles that may be written before the tables are compacted again (compact-tables.ts). Default 20,000. */
  readonly looseRows?: number
  /** Monotonic clock in milliseconds. Default: the process's. */
  readonly now?: () => number
}

/** See SphinxWriter. */
export function createSphinxWriter(
  schema: IndexSchema,
  session: SphinxSession,
  { settleMs = 2_000, looseRows = 20_000, now = () => performance.now() }: SphinxWriterOptions = {},
): SphinxWriter {
  const columns = layOutColumns(schema)
  const joints = layOutJoints(schema)
  const names = [...columns.values(), ...joints].map(({ name }) => name)
  const columnList = ['id', 'document', 'owner', 'tokens', 'words', ...names].join(', ')
  const own = describeSchema(schema)
  const codes = new Map<string, number>()
  /** Codes whose texts the tables of `knownIn` have, so that they are not sent again. */
  const known = new Set<number>()
  let knownIn: Generation | null = null
  /** The tables that answer, as this writer last saw or built them. */
  let state: SphinxState | null = null
  /**
   * The positions that the daemons name, as this writer last saw or wrote them. They differ where a daemon died while
   * one was being noted, or where its copy was restored.
   */
  let seen: readonly string[] = []
  let swappedAt = Number.NEGATIVE_INFINITY
  /** Vehicles written since the tables were compacted. */
  let loose = 0
  /** The note of a position that is being written. */
  let noting: Promise<unknown> = Promise.resolve()

  function requireState(): SphinxState {
    if (state === null) throw new Error('the tables of the search engine were not opened')
    return state
  }

  function rememberCode(text: string): number {
    const remembered = codes.get(text)
    if (remembered !== undefined) return remembered
    if (codes.size >= mostKnown) codes.clear()
    const code = encodeValue(text)
    codes.set(text, code)
    return code
  }

  /** Stores the documents before the first that does not fit the schema, then rejects with its RangeError. */
  async function put(verb: Verb, generation: Generation, documents: readonly SearchDocument[]): Promise<void> {
    for (const [at, document] of documents.entries())
      try {
        requireDocument(schema, document)
      } catch (error) {
        await store(verb, generation, documents.slice(0, at))
        throw error
      }
    await store(verb, generation, documents)
  }

  async function store(verb: Verb, generation: Generation, documents: readonly SearchDocument[]): Promise<void> {
    const texts = new Map<number, string>()
    const codeOf = (text: string): number => {
      const code = rememberCode(text)
      if (!known.has(code)) texts.set(code, text)
      return code
    }
    if (knownIn !== generation || known.size > mostKnown) known.clear()
    knownIn = generation
    // One statement must not name a row twice.
    const last = new Map(documents.map((document) => [document.id, document]))
    const rows = [...last.values()].map((document) => {
      const id = encodeValue(document.id)
      return { daemon: id % session.daemons, sql: writeDocumentRow(document, id, { columns, joints }, codeOf) }
    })
    // The texts first: a row whose text is not there yet could not be shown.
    await writeRows(
      session,
      [...texts].map(([code, text]) => ({
        daemon: code % session.daemons,
        sql: `(${code}, '${code}', ${quoteText(text)})`,
      })),
      verb,
      `INTO ${tables.textsPart(generation)} (id, code, text) VALUES`,
    )
    for (const code of texts.keys()) known.add(code)
    await writeRows(session, rows, verb, `INTO ${tables.marketPart(generation)} (${columnList}) VALUES`)
    loose += rows.length
  }

  async function compact(generation: Generation): Promise<void> {
    loose = 0
    await compactTables(session, generation)
  }

  async function empty(generation: Generation): Promise<void> {
    await onEachDaemon(session, async (daemon) => {
      await session.write(daemon, `TRUNCATE RTINDEX ${tables.marketPart(generation)}`)
      await session.write(daemon, `TRUNCATE RTINDEX ${tables.textsPart(generation)}`)
    })
    known.clear()
  }

  return {
    async upsert(documents) {
      const { generation } = requireState()
      for await (const batch of inBatches(documents)) await put('REPLACE', generation, batch)
      if (loose >= looseRows) await compact(generation)
    },
    async remove(ids) {
      const { generation } = requireState()
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
      const { generation } = requireState()
      const kept = [...new Set(ids)].map(encodeValue)
      for (let daemon = 0; daemon < session.daemons; daemon += 1) {
        const own = kept.filter((code) => code % session.daemons === daemon)
        for (const others of exceptIds(own))
          await session.write(
            daemon,
            `DELETE FROM ${tables.marketPart(generation)} WHERE owner=${encodeValue(owner)}${others}`,
          )
      }
    },
    async open() {
      state = null
      const { newest, isWhole, positions } = await readStateOfAll(session)
      if (newest === null) return null
      if (newest.schema !== own) throw new OtherTablesError(newest.schema)
      if (!isWhole) return null
      state = newest
      seen = positions
      return positions
    },
    async rebuild(documents, position) {
      state = null
      await noting.catch(() => undefined)
      const { newest, isWhole } = await readStateOfAll(session)
      // Where the daemons disagree, somebody may still ask the tables that are emptied now.
      if (!isWhole) swappedAt = now()
      const generation: Generation = newest?.generation === 'a' ? 'b' : 'a'
      const waitMs = swappedAt + settleMs - now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      await empty(generation)
      for await (const batch of inBatches(documents)) await put('INSERT', generation, batch)
      await compact(generation)
      const before = await readStateOfAll(session)
      if (before.newest?.build !== newest?.build)
        throw new Error('another process has built the tables of the search engine meanwhile')
      const next = { generation, position, build: (newest?.build ?? 0) + 1, schema: own }
      await writeState(session, next)
      state = next
      seen = [position]
      swappedAt = now()
    },
    async setPosition(position) {
      const before = state
      if (before === null) return true
      const { newest, isWhole, positions } = await readStateOfAll(session)
      if (state !== before) return true
      const isOurs = isWhole && newest?.build === before.build && newest.schema === own
      if (!isOurs || positions.join() !== seen.join()) return false
      if (seen.every((one) => one === position)) return true
      // Before the note is written: a rebuild that begins meanwhile takes the state away, and it must stay away.
      state = { ...before, position }
      noting = writeState(session, state)
      await noting
      seen = [position]
      return true
    },
  }
}

async function* inBatches(
  documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
): AsyncGenerator<readonly SearchDocument[]> {
  let batch: SearchDocument[] = []
  for await (const document of documents) {
    batch.push(document)
    if (batch.length < batchRows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
