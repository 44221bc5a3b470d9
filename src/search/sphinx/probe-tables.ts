import { tables, type Generation } from './layout.ts'
import type { SphinxSession } from './session.ts'

/**
 * Asks a daemon for one vehicle of the tables of all daemons, and for the number of all where `counts` is true
 * (otherwise null). Rejects with SearchAwayError where a daemon's part is missing.
 */
export async function probeTables(
  session: SphinxSession,
  generation: Generation,
  { counts, daemon }: { readonly counts: boolean; readonly daemon: number },
): Promise<number | null> {
  const table = tables.market(generation)
  const question = counts
    ? `SELECT COUNT(*) AS vehicles FROM ${table}`
    : `SELECT id FROM ${table} LIMIT 1 OPTION cutoff=1, max_matches=1, ranker=none`
  const { rows } = await session.ask([question], daemon)
  return counts ? Number(rows[0]?.[0]?.['vehicles'] ?? 0) : null
}
