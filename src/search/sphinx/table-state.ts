import type { IndexSchema } from '../search-engine.ts'
import { encodeValue, quoteText } from './codes.ts'
import { tables, type Generation } from './layout.ts'
import type { Row, SphinxSession } from './session.ts'

/** The row of the state table, of which every daemon has its own copy. */
export interface SphinxState {
  /** The generation of tables that answers queries. */
  readonly generation: Generation
  /** Position in the change feed up to which the tables are current. */
  readonly position: string
  /** Number of the rebuild, from 1. */
  readonly build: number
  /** Fingerprint of the columns (`fingerprintSchema`). */
  readonly schema: string
}

/** Another version of the platform, with other columns, built the tables. */
export class SchemaMismatchError extends Error {
  override readonly name = 'SchemaMismatchError'
  /** Fingerprint of the schema that the tables were built with. */
  readonly schema: string

  constructor(schema: string) {
    super(
      'the tables of the search engine were built by another version of the platform: update this node, or restart ' +
        'it if it has the newer version',
    )
    this.schema = schema
  }
}

/** Raise this when the content of a column changes although the schema stays the same. */
const layoutVersion = 4

/** Fingerprint of the columns and their content. Tables with another fingerprint must be rebuilt. */
export function fingerprintSchema(schema: IndexSchema): string {
  const columns = Object.entries(schema).map(([name, { kind, text, countedWith }]) => [
    name,
    kind,
    text ?? 0,
    countedWith ?? '',
  ])
  return encodeValue(JSON.stringify([layoutVersion, ...columns])).toString(36)
}

const readRow = `SELECT generation, position FROM ${tables.state} WHERE id=1 LIMIT 1`

/** The state on one daemon, and the shard that it was filled as: '2/3' is the second of three. */
interface DaemonState extends SphinxState {
  readonly shard: string | undefined
}

/** The position of a daemon in SEARCH_URL decides which shard of the vehicles it holds. */
const shardOf = (daemon: number, session: SphinxSession): string => `${daemon + 1}/${session.daemons}`

function parseState(row: Row | undefined): DaemonState | null {
  if (row === undefined) return null
  const [, generation, schema, build, shard] =
    /^([ab]) ([0-9a-z]+) (\d{1,15})(?: (\d{1,4}\/\d{1,4}))?$/.exec(String(row['generation'])) ?? []
  if ((generation !== 'a' && generation !== 'b') || schema === undefined) return null
  return { generation, schema, build: Number(build), position: String(row['position']), shard }
}

/** The state tables of all daemons taken together. */
export interface EngineState {
  /** The state with the highest build; null: no daemon has tables. */
  readonly newest: SphinxState | null
  /**
   * Whether every daemon has the same build, and the shard that its position in SEARCH_URL asks for. If not, a shard is
   * missing or stale, or the node that filled the tables had other daemons in SEARCH_URL, or in another order.
   */
  readonly isComplete: boolean
  /** The distinct positions of the daemons. Several while a position is being stored, or after a restored backup. */
  readonly positions: readonly string[]
}

/** Reads the state from every daemon. Rejects with SearchUnavailableError if one of them does not answer. */
export async function readEngineState(session: SphinxSession): Promise<EngineState> {
  const states = await Promise.all(
    Array.from({ length: session.daemons }, async (_, daemon) =>
      parseState((await session.ask([readRow], daemon)).rows[0]?.[0]),
    ),
  )
  const known = states.filter((state) => state !== null)
  const newest = known.toSorted((left, right) => right.build - left.build)[0] ?? null
  return {
    newest,
    isComplete: states.every(
      (state, daemon) =>
        state?.build === newest?.build &&
        state?.generation === newest?.generation &&
        (state === null || state.shard === shardOf(daemon, session)),
    ),
    positions: [...new Set(known.map(({ position }) => position))],
  }
}

/** Writes the state to every daemon, so that each of them can be queried. */
export async function writeState(session: SphinxSession, state: SphinxState): Promise<void> {
  const { generation, schema, build, position } = state
  for (let daemon = 0; daemon < session.daemons; daemon += 1) {
    const tablesOf = quoteText(`${generation} ${schema} ${build} ${shardOf(daemon, session)}`)
    const values = `(1, ${tablesOf}, ${quoteText(position)})`
    await session.write(daemon, `REPLACE INTO ${tables.state} (id, generation, position) VALUES ${values}`)
  }
}
