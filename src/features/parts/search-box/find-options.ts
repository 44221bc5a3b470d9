import { formatNumber } from '#domain/format/format-number.ts'
import type { Option } from './option-list.tsx'
import { readHistory } from './search-history.ts'
import type { Suggestion } from './suggestion.ts'

const describeCount = (count: number): string => (count === 1 ? '1 vehicle' : `${formatNumber(count)} vehicles`)

/** Typing on within this time asks the server once. */
const pauseMs = 150

/** What stands before the count; a whole sentence needs no name. */
const kinds = { sentence: '', make: 'Make · ', model: 'Model · ', stock_number: 'Stock no. · ', page: '' } as const

function describeNote({ kind, count }: Suggestion): string {
  if (count === null) return ''
  return kinds[kind] + (kind === 'sentence' ? describeCount(count) : formatNumber(count))
}

export interface FoundOptions {
  /** Whether the options are the visitor's last searches. */
  readonly isPast: boolean
  readonly options: readonly Option[]
}

/** Returns none on failure, because the search works without suggestions. */
async function loadSuggestions(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  try {
    const answer = await fetch(`/search-suggest?q=${encodeURIComponent(typed)}`, { signal })
    if (!answer.ok) throw new Error(`suggestions answered ${answer.status}`)
    const { suggestions } = (await answer.json()) as { suggestions: readonly Suggestion[] }
    return suggestions
  } catch (error) {
    // oxlint-disable-next-line no-console -- the browser's console is the only log there is here
    if (!signal.aborted) console.warn('suggestions', error)
    return []
  }
}

/**
 * Finds what the list under the search field offers: suggestions for the typed text, or up to `history` recent searches
 * while nothing is typed (SRCH-07, SRCH-17). null: the visitor has typed on or left the field.
 */
export async function findOptions(typed: string, history: number, signal: AbortSignal): Promise<FoundOptions | null> {
  if (typed === '')
    return {
      isPast: true,
      options: readHistory(history).map(({ href, title, words }) => ({
        key: href,
        href,
        label: words.join(', '),
        note: title,
      })),
    }
  await new Promise((resolve) => {
    setTimeout(resolve, pauseMs)
  })
  if (signal.aborted) return null
  const suggestions = await loadSuggestions(typed, signal)
  if (signal.aborted) return null
  return {
    isPast: false,
    options: suggestions.map((suggestion) => ({
      key: suggestion.kind + suggestion.href,
      href: suggestion.href,
      label: suggestion.label,
      note: describeNote(suggestion),
      isPage: suggestion.kind === 'page',
    })),
  }
}
