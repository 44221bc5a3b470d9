import { LRUCache } from 'lru-cache'
import type { SphinxSession } from './session.ts'

/** Most texts in the cache; about 100 bytes each. */
const maxCached = 200_000
/** Most codes in one query, and most queries in one batch. */
const mostWords = 100
const mostQueries = 20

function inGroups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/**
 * Looks up the texts of codes, in an LRU cache or in the engine's table of texts. The query searches for the code as a
 * word, because the engine has a word index, while a condition on ids would scan all rows.
 */
export function createTextReader(
  session: SphinxSession,
): (codes: Iterable<number>, table: string) => Promise<ReadonlyMap<number, string>> {
  // With `max` the cache would allocate memory for all entries at once.
  const kept = new LRUCache<number, string>({ maxSize: maxCached, sizeCalculation: () => 1 })
  return async (codes, table) => {
    const found = new Map<number, string>()
    const missing: number[] = []
    for (const code of new Set(codes)) {
      const text = kept.get(code)
      if (text === undefined) missing.push(code)
      else found.set(code, text)
    }
    const queries = inGroups(missing, mostWords).map(
      (some) => `SELECT id, text FROM ${table} WHERE MATCH('${some.join('|')}') LIMIT ${mostWords}`,
    )
    for (const together of inGroups(queries, mostQueries)) {
      const { rows } = await session.ask(together)
      for (const { id, text } of rows.flat()) {
        kept.set(Number(id), String(text ?? ''))
        found.set(Number(id), String(text ?? ''))
      }
    }
    return found
  }
}
