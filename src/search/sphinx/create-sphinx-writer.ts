import { requireDocument } from '../query-checks.ts'
import type { IndexSchema, SearchDocument } from '../search-engine.ts'
import { compactTables } from './compact-tables.ts'
import { encodeValue, quoteText } from './codes.ts'
import { layOutColumns, layOutJoints, tables, type Generation } from './layout.ts'
import { exceptIds } from './except-ids.ts'
import { writeDocumentRow } from './document-row.ts'
import type { SphinxSession } from './session.ts'
import { fingerprintSchema, SchemaMismatchError, readEngineState, writeState, type SphinxState } from './table-state.ts'
import { batchRows, onEachDaemon, writeRows, type Verb } from './write-rows.ts'

/** Writes documents to the tables of the daemons. One process writes at a time; any number may read. */
export interface SphinxWriter {
  /** Adds or replaces by id. Rejects with RangeError on a document that does not fit the schema. */
  upsert(documents: Iterable<SearchDocument>): Promise<void>
  /** Unknown ids are ignored. */
  remove(ids: Iterable<string>): Promise<void>
  /** Removes all documents of an owner except those with the ids. */
  keepOnly(owner: string, ids: Iterable<string>): Promise<void>
  /**
   * Reads the state of every daemon; must be called before the first change. Resolves with the positions in the change
   * feed up to which the tables are current, usually one; if the daemons have several, follow from the earliest. null:
   * a daemon has no tables yet, so call `rebuild`. Rejects with SchemaMismatchError and SearchUnavailableError.
   */
  open(): Promise<readonly string[] | null>
  /**
   * Fills the inactive generation of tables, then switches to it, so that no search ever sees a part of the stock. The
   * documents may be produced while it runs; after a rejection the active generation is unchanged.
   */
  rebuild(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>, position: string): Promise<void>
  /**
   * Stores the position up to which the tables are current. Resolves with false, and stores nothing, if a daemon has
   * lost its tables or has older ones, or if another process has rebuilt them; begin again with `open`. During a
   * rebuild it stores nothing.
   */
  setPosition(position: string): Promise<boolean>
}

/** Most cached codes of texts, and most codes known to be stored; about 100 bytes each. */
const maxKnown = 500_000

export interface SphinxWriterOptions {
  /**
   * Milliseconds for which readers may still query the previous generation; it is not truncated sooner. Default 2,000.
   */
  readonly settleMs?: number
  /** Number of written vehicles after which the tables are compacted (compact-tables.ts). Default 20,000. */
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
  const own = fingerprintSchema(schema)
  const codes = new Map<string, number>()
  /** Codes whose texts are stored in the generation `knownIn`, so that they are not sent again. */
  const known = new Set<number>()
  let knownIn: Generation | null = null
  /** The active tables, as this writer last read or built them. */
  let state: SphinxState | null = null
  /**
   * The positions of the daemons, as this writer last read or wrote them. They differ if a daemon died while one was
   * being stored, or if its copy was restored.
   */
  let seen: readonly string[] = []
  let swappedAt = Number.NEGATIVE_INFINITY
  /** Number of vehicles written since the tables were last compacted. */
  let loose = 0
  /** The write of a position that is under way. */
  let storingPosition: Promise<unknown> = Promise.resolve()

  function requireState(): SphinxState {
    if (state === null) throw new Error('the tables of the search engine were not opened')
    return state
  }

  function rememberCode(text: string): number {
    const remembered = codes.get(text)
    if (remembered !== undefined) return remembered
    if (codes.size >= maxKnown) codes.clear()
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
    if (knownIn !== generation || known.size > maxKnown) known.clear()
    knownIn = generation
    // A statement must not contain a row twice.
    const last = new Map(documents.map((document) => [document.id, document]))
    const rows = [...last.values()].map((document) => {
      const id = encodeValue(document.id)
      return { daemon: id % session.daemons, sql: writeDocumentRow(document, id, { columns, joints }, codeOf) }
    })
    // Texts go first: a row could not be shown without its texts.
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
      const { newest, isComplete, positions } = await readEngineState(session)
      if (newest === null) return null
      if (newest.schema !== own) throw new SchemaMismatchError(newest.schema)
      if (!isComplete) return null
      state = newest
      seen = positions
      return positions
    },
    async rebuild(documents, position) {
      state = null
      await storingPosition.catch(() => undefined)
      const { newest, isComplete } = await readEngineState(session)
      // If the daemons disagree, a reader may still query the tables that are truncated now.
      if (!isComplete) swappedAt = now()
      const generation: Generation = newest?.generation === 'a' ? 'b' : 'a'
      const waitMs = swappedAt + settleMs - now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      await empty(generation)
      for await (const batch of inBatches(documents)) await put('INSERT', generation, batch)
      await compact(generation)
      const before = await readEngineState(session)
      if (before.newest?.build !== newest?.build)
        throw new Error('another process has rebuilt the tables of the search engine meanwhile')
      const next = { generation, position, build: (newest?.build ?? 0) + 1, schema: own }
      await writeState(session, next)
      state = next
      seen = [position]
      swappedAt = now()
    },
    async setPosition(position) {
      const before = state
      if (before === null) return true
      const { newest, isComplete, positions } = await readEngineState(session)
      if (state !== before) return true
      const isOurs = isComplete && newest?.build === before.build && newest.schema === own
      if (!isOurs || positions.join() !== seen.join()) return false
      if (seen.every((one) => one === position)) return true
      // Set before the write: a rebuild that starts meanwhile sets the state to null, which must not be undone.
      state = { ...before, position }
      storingPosition = writeState(session, state)
      await storingPosition
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
