import { LRUCache } from 'lru-cache'
import type { SphinxSession } from './session.ts'

/** Texts whose codes are kept in memory; about 100 bytes each. */
const mostKept = 200_000
/** Codes of one question. */
const mostAsked = 1_000

/** Reads the texts of codes, from memory or from the engine's own table of texts. */
export function createTextReader(
  session: SphinxSession,
): (codes: Iterable<number>, table: string) => Promise<ReadonlyMap<number, string>> {
  // With `max` the cache would take the room for all of them at once.
  const kept = new LRUCache<number, string>({ maxSize: mostKept, sizeCalculation: () => 1 })
  return async (codes, table) => {
    const found = new Map<number, string>()
    const missing: number[] = []
    for (const code of new Set(codes)) {
      const text = kept.get(code)
      if (text === undefined) missing.push(code)
      else found.set(code, text)
    }
    for (let from = 0; from < missing.length; from += mostAsked) {
      const some = missing.slice(from, from + mostAsked)
      const { length } = some
      const { rows } = await session.ask([
        `SELECT id, text FROM ${table} WHERE id IN (${some.join(',')}) LIMIT ${length} OPTION max_matches=${length}`,
      ])
      for (const { id, text } of rows[0] ?? []) {
        kept.set(Number(id), String(text ?? ''))
        found.set(Number(id), String(text ?? ''))
      }
    }
    return found
  }
}
