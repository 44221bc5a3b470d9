import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Pages that are remembered, as hashes: a megabyte. */
const mostRemembered = 10_000

/**
 * Remembers which pages were asked for lately. A cache that is filling up keeps a page when it is asked for again: a
 * crawler or a flood asks for thousands of searches once, which would take the place of pages that are asked for often,
 * those of other sites among them.
 */
export interface AskedPages {
  /** Notes that the page is asked for; true if it was noted before, and is still remembered. */
  readonly note: (key: string) => boolean
}

/** See AskedPages. The least recently asked page is forgotten first. */
export function createAskedPages(limit = mostRemembered): AskedPages {
  const asked = new LRUCache<string, true>({ max: limit })
  return {
    note(key) {
      // A key has up to two thousand characters, which a visitor chooses.
      const name = hash('sha1', key, 'base64')
      if (asked.get(name) === true) return true
      asked.set(name, true)
      return false
    },
  }
}
