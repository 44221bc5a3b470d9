import type { Refinement, SearchDocument, SearchQuery, SortOrder } from '#search/search-engine.ts'
import { createRandom, ownerName } from './market.ts'
import { marketQuery, siteQuery } from './queries.ts'

const chosen = ['make', 'model', 'body', 'colour', 'fuel', 'drive', 'car_type', 'state', 'categories', 'year'] as const

const orders: readonly SortOrder[] = [
  { attribute: 'rank', direction: 'desc' },
  { attribute: 'price', direction: 'asc' },
  { attribute: 'price', direction: 'desc' },
  { attribute: 'km', direction: 'asc' },
  { attribute: 'created_at_timestamp', direction: 'desc' },
]

/** Leaves out, doubles or swaps a letter now and then. */
function misspell(word: string, random: () => number): string {
  if (word.length < 5 || random() < 0.75) return word
  const at = 1 + Math.floor(random() * (word.length - 2))
  return word.slice(0, at) + word.slice(at + 1)
}

/** What visitors ask: a site or the whole market, a few choices, ends of ranges, sometimes words, some misspelt. */
export function buildRandomQuestions(
  documents: readonly SearchDocument[],
  owners: number,
  count: number,
): readonly SearchQuery[] {
  const random = createRandom(13)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  /** Values that some vehicle has, so that most questions find something. */
  const valueOf = (attribute: string): readonly string[] => {
    const value = pick(documents).attributes[attribute] ?? null
    if (value === null) return []
    return typeof value === 'object' ? [...value].slice(0, 1) : [String(value)]
  }
  return Array.from({ length: count }, (_, at): SearchQuery => {
    const base = at % 4 === 0 ? marketQuery : siteQuery(ownerName(Math.floor(random() * owners)))
    const attributes = chosen.filter(() => random() < 0.15)
    const refinements: Refinement[] = attributes.map((attribute) => ({
      attribute,
      values: [...new Set([...valueOf(attribute), ...(random() < 0.4 ? valueOf(attribute) : [])])],
    }))
    if (random() < 0.3) refinements.push({ attribute: 'price', min: 1_000_000, max: 1_500_000 + random() * 6_000_000 })
    if (random() < 0.2) refinements.push({ attribute: 'km', max: 40_000 + Math.floor(random() * 100_000) })
    const words = random() < 0.3 ? [...valueOf('make'), ...valueOf(pick(['model', 'colour', 'body']))] : []
    return {
      ...base,
      refinements,
      sort: [pick(orders)],
      offset: random() < 0.2 ? 21 : 0,
      ...(words.length === 0 ? {} : { text: words.map((word) => misspell(word, random)).join(' ') }),
    }
  })
}
