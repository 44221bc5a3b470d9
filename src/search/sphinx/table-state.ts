import type { IndexSchema } from '../search-engine.ts'
import { encodeValue, quoteText } from './codes.ts'
import { tables, type Generation } from './layout.ts'
import type { Row, SphinxSession } from './session.ts'

/** What the row of the table of state says, which every daemon has for itself. */
export interface SphinxState {
  /** The tables that answer. */
  readonly generation: Generation
  /** Up to where in the change feed they are current. */
  readonly position: string
  /** Counts the times that the tables were built anew, from 1. */
  readonly build: number
  /** A name of the columns (`describeSchema`). */
  readonly schema: string
}

/** The tables were built with the columns of another version of the platform. */
export class OtherTablesError extends Error {
  override readonly name = 'OtherTablesError'
  readonly schema: string

  constructor(schema: string) {
    super(
      'the tables of the search engine were built by another version of the platform: update this node, or restart ' +
        'it if it has the newer version',
    )
    this.schema = schema
  }
}

/** To be raised when the same columns are filled with something else. */
const layoutVersion = 3

/** A name of the columns and what they hold: tables that were built with others must be built anew. */
export function describeSchema(schema: IndexSchema): string {
  const columns = Object.entries(schema).map(([name, { kind, text, countedWith }]) => [
    name,
    kind,
    text ?? 0,
    countedWith ?? '',
  ])
  return encodeValue(JSON.stringify([layoutVersion, ...columns])).toString(36)
}

const readRow = `SELECT generation, position FROM ${tables.state} WHERE id=1 LIMIT 1`

/** What a daemon says, and which of how many it was when its part was filled: '2/3'. */
interface PlacedState extends SphinxState {
  readonly place: string | undefined
}

/** Which part of the vehicles a daemon has depends on its place in SEARCH_URL. */
const placeOf = (daemon: number, session: SphinxSession): string => `${daemon + 1}/${session.daemons}`

function parseState(row: Row | undefined): PlacedState | null {
  if (row === undefined) return null
  const [, generation, schema, build, place] =
    /^([ab]) ([0-9a-z]+) (\d{1,15})(?: (\d{1,4}\/\d{1,4}))?$/.exec(String(row['generation'])) ?? []
  if ((generation !== 'a' && generation !== 'b') || schema === undefined) return null
  return { generation, schema, build: Number(build), position: String(row['position']), place }
}

export interface StateOfAll {
  /** Of the latest build; null: no daemon has tables. */
  readonly newest: SphinxState | null
  /**
   * Whether every daemon names the same build, and the place that it has in SEARCH_URL here. Where one does not, its
   * part of the stock is missing or old, or SEARCH_URL names other daemons, or in another order, than where it was
   * filled.
   */
  readonly isWhole: boolean
  /** The different positions that the daemons name; several while one is being noted, or once a copy was restored. */
  readonly positions: readonly string[]
}

/** Reads which tables answer from every daemon. Rejects with SearchAwayError where one does not answer. */
export async function readStateOfAll(session: SphinxSession): Promise<StateOfAll> {
  const states = await Promise.all(
    Array.from({ length: session.daemons }, async (_, daemon) =>
      parseState((await session.ask([readRow], daemon)).rows[0]?.[0]),
    ),
  )
  const known = states.filter((state) => state !== null)
  const newest = known.toSorted((left, right) => right.build - left.build)[0] ?? null
  return {
    newest,
    isWhole: states.every(
      (state, daemon) =>
        state?.build === newest?.build &&
        state?.generation === newest?.generation &&
        (state === null || state.place === placeOf(daemon, session)),
    ),
    positions: [...new Set(known.map(({ position }) => position))],
  }
}

/** Writes the row on every daemon, so that each can be asked. */
export async function writeState(session: SphinxSession, state: SphinxState): Promise<void> {
  const { generation, schema, build, position } = state
  for (let daemon = 0; daemon < session.daemons; daemon += 1) {
    const tablesOf = quoteText(`${generation} ${schema} ${build} ${placeOf(daemon, session)}`)
    const values = `(1, ${tablesOf}, ${quoteText(position)})`
    await session.write(daemon, `REPLACE INTO ${tables.state} (id, generation, position) VALUES ${values}`)
  }
}
