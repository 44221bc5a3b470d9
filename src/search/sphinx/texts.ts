import { LRUCache } from 'lru-cache'
import type { SphinxSession } from './session.ts'

/** Texts whose codes are kept in memory; about 100 bytes each. */
const mostKept = 200_000
/** Codes of one question, each a word of it, and questions that are asked together. */
const mostWords = 100
const mostQuestions = 20

function inGroups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/**
 * Reads the texts of codes, from memory or from the engine's own table of texts. A code is also a word of its row: the
 * engine has an index of words, while a condition on ids would go through all rows.
 */
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
    const questions = inGroups(missing, mostWords).map(
      (some) => `SELECT id, text FROM ${table} WHERE MATCH('${some.join('|')}') LIMIT ${mostWords}`,
    )
    for (const together of inGroups(questions, mostQuestions)) {
      const { rows } = await session.ask(together)
      for (const { id, text } of rows.flat()) {
        kept.set(Number(id), String(text ?? ''))
        found.set(Number(id), String(text ?? ''))
      }
    }
    return found
  }
}
