import { tables, type Generation } from './layout.ts'
import type { SphinxSession } from './session.ts'

/**
 * Asks the tables of all daemons for one vehicle, and for the number of all where `counts` is true (otherwise null).
 * Rejects with SearchAwayError where a daemon's part is missing.
 */
export async function probeTables(
  session: SphinxSession,
  generation: Generation,
  counts: boolean,
): Promise<number | null> {
  const table = tables.market(generation)
  const { rows } = await session.ask([
    counts
      ? `SELECT COUNT(*) AS vehicles FROM ${table}`
      : `SELECT id FROM ${table} LIMIT 1 OPTION cutoff=1, max_matches=1, ranker=none`,
  ])
  return counts ? Number(rows[0]?.[0]?.['vehicles'] ?? 0) : null
}
