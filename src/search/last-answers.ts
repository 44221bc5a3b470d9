import { LRUCache } from 'lru-cache'
import type { FacetItem, Filter, SearchAnswer, SearchQuery } from './search-engine.ts'
import type { StockSearch } from './stock-search.ts'

export interface LastAnswersOptions {
  /** Whether an error means that the search is unavailable, and not that it refused the question. */
  readonly isOutage: (error: unknown) => boolean
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Milliseconds after which an answer is too old to be given; default one hour. */
  readonly keptMs?: number
  /** Facet values and hits that are kept, about 100 bytes each; default 500,000. */
  readonly mostValues?: number
}

/** Moments of the index, in seconds since 1970. Searches name them by their age. */
const isMoment = (attribute: string): boolean => attribute.endsWith('_timestamp')

/** One name for the same question at another time: 'sold within a week' is asked with another second each time. */
function nameQuestion(question: object, nowMs: number): string {
  const roundMoment = (seconds: number): number =>
    Number.isFinite(seconds) ? Math.round((nowMs / 1000 - seconds) / 86_400) : seconds
  return JSON.stringify(question, (_key, value: unknown) => {
    if (value instanceof Map) return [...value]
    // JSON has no word for them, and would write the same for each.
    if (value === Infinity || value === -Infinity) return String(value)
    if (typeof value !== 'object' || value === null || !('attribute' in value)) return value
    const { attribute, min, max } = value as Extract<Filter, { op: 'range' }>
    if (!isMoment(attribute)) return value
    return {
      ...value,
      ...(typeof min === 'number' ? { min: roundMoment(min) } : {}),
      ...(typeof max === 'number' ? { max: roundMoment(max) } : {}),
    }
  })
}

const countValues = ({ hits, facets }: Pick<SearchAnswer, 'hits' | 'facets'>): number =>
  Object.values(facets).reduce((sum, items) => sum + items.length, hits.length + 10)

/**
 * Keeps what a search answered, and answers the same question with it while the search is unavailable (SRCH-10). Such
 * an answer says from when it is (`SearchAnswer.earlierAt`). A question that was not asked before rejects as the search
 * does.
 */
export function keepLastAnswers(search: StockSearch, options: LastAnswersOptions): StockSearch {
  const { isOutage, now, keptMs = 3_600_000, mostValues = 500_000 } = options
  const answers = new LRUCache<string, { readonly answer: SearchAnswer; readonly at: number }>({
    maxSize: mostValues,
    sizeCalculation: ({ answer }) => countValues(answer),
  })
  const values = new LRUCache<string, { readonly items: readonly FacetItem[]; readonly at: number }>({
    maxSize: mostValues,
    sizeCalculation: ({ items }) => items.length + 10,
  })
  const isFresh = ({ at }: { readonly at: number }): boolean => now() - at < keptMs

  return {
    async search(query: SearchQuery) {
      const key = nameQuestion(query, now())
      try {
        const answer = await search.search(query)
        answers.set(key, { answer, at: now() })
        return answer
      } catch (error) {
        const kept = isOutage(error) ? answers.get(key) : undefined
        if (kept === undefined || !isFresh(kept)) throw error
        return { ...kept.answer, earlierAt: kept.at }
      }
    },
    async facetValues(query) {
      const key = nameQuestion(query, now())
      try {
        const items = await search.facetValues(query)
        values.set(key, { items, at: now() })
        return items
      } catch (error) {
        const kept = isOutage(error) ? values.get(key) : undefined
        if (kept === undefined || !isFresh(kept)) throw error
        return kept.items
      }
    },
  }
}
