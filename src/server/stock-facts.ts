import { LRUCache } from 'lru-cache'
import type { FindStockFact, StockFact } from '#site/stock-facts.ts'

export interface StockFactsOptions {
  /** See `Services.pageVersion`. */
  readonly pageVersion: (slug: string) => string
  readonly now: () => number
}

/** A site has a few for each path of its searches. */
const mostFacts = 5_000

interface Kept {
  readonly version: string
  readonly fact: Promise<StockFact<unknown>>
  /** That of the fact; before it is found, Infinity. */
  until: number
}

/**
 * Keeps facts of the stock of sites, as long as the version of the site stays the same. A page of results asks for the
 * ends of its sliders and for the next change that comes with time alone: two searches in the whole stock, which took a
 * tenth of its time.
 */
export function createStockFacts({ pageVersion, now }: StockFactsOptions): (slug: string) => FindStockFact {
  const kept = new LRUCache<string, Kept>({ max: mostFacts })
  return (slug) => async (name, find) => {
    const key = `${slug} ${name}`
    // Read before the question: the answer may be newer than its version, and never older.
    const version = pageVersion(slug)
    const known = kept.get(key)
    if (known?.version === version && now() < known.until)
      // The name says of what kind the value is: only one place asks under it.
      return ((await known.fact) as Awaited<ReturnType<typeof find>>).value
    const fact = find()
    const entry: Kept = { version, fact, until: Number.POSITIVE_INFINITY }
    kept.set(key, entry)
    try {
      const { value, until } = await fact
      entry.until = until
      return value
    } catch (error) {
      if (kept.get(key) === entry) kept.delete(key)
      throw error
    }
  }
}
