import { tables, type Generation } from './layout.ts'
import type { SphinxSession } from './session.ts'

/**
 * Checks that a daemon can query all shards: fetches one vehicle, or counts all vehicles if `counts` is true. Resolves
 * with the count, otherwise null. Rejects with SearchUnavailableError if a shard is missing.
 */
export async function probeTables(
  session: SphinxSession,
  generation: Generation,
  { counts, daemon }: { readonly counts: boolean; readonly daemon: number },
): Promise<number | null> {
  const table = tables.market(generation)
  const query = counts
    ? `SELECT COUNT(*) AS vehicles FROM ${table}`
    : `SELECT id FROM ${table} LIMIT 1 OPTION cutoff=1, max_matches=1, ranker=none`
  const { rows } = await session.ask([query], daemon)
  return counts ? Number(rows[0]?.[0]?.['vehicles'] ?? 0) : null
}
