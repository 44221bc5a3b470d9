import { readStoredJson, removeStored, writeStored } from '#ui/browser-storage.ts'

/** A remembered search: a path with refinements (SRCH-17). */
export interface RememberedSearch {
  /** Path and query string. */
  readonly href: string
  /** Labels of the refinements; never empty. */
  readonly words: readonly string[]
  /** Heading of the page. */
  readonly title: string
  /** Whether it found nothing; absent: it found vehicles. */
  readonly empty?: boolean
}

const storageKey = 'forecourt.searches'

function pathOf(href: string): string {
  return href.split('?', 1)[0] ?? href
}

function narrows(next: RememberedSearch, earlier: RememberedSearch): boolean {
  return pathOf(next.href) === pathOf(earlier.href) && earlier.words.every((word) => next.words.includes(word))
}

/** Whether a search is what a visitor makes of one that found nothing, by taking refinements away. */
function relaxes(next: RememberedSearch, earlier: RememberedSearch): boolean {
  return earlier.empty === true && narrows(earlier, next)
}

/**
 * Returns the history with one more search in front. A search without refinements is not added; a known one moves to
 * the front; one that only narrows the newest replaces it, so that choosing four filters in turn leaves one entry
 * instead of four. The same holds while a visitor removes refinements from a search without results: one search is
 * looked for, whatever it takes to find vehicles.
 */
export function rememberSearch(
  history: readonly RememberedSearch[],
  next: RememberedSearch,
  most: number,
): readonly RememberedSearch[] {
  if (next.words.length === 0) return history
  const [newest] = history
  const kept = newest !== undefined && (narrows(next, newest) || relaxes(next, newest)) ? history.slice(1) : history
  return [next, ...kept.filter(({ href }) => href !== next.href)].slice(0, most)
}

/** Parses a stored history of this or an earlier release; entries of another shape are dropped. */
export function parseHistory(stored: unknown, most: number): readonly RememberedSearch[] {
  return Array.isArray(stored) ? stored.filter(isRememberedSearch).slice(0, most) : []
}

function isRememberedSearch(entry: unknown): entry is RememberedSearch {
  if (typeof entry !== 'object' || entry === null || !('href' in entry) || !('words' in entry) || !('title' in entry))
    return false
  // Accepts URLs of this site only: storage content must not become a link to another site.
  const isOwn = typeof entry.href === 'string' && /^\/(?![/\\])/.test(entry.href)
  return (
    isOwn &&
    typeof entry.title === 'string' &&
    Array.isArray(entry.words) &&
    entry.words.length > 0 &&
    entry.words.every((word) => typeof word === 'string')
  )
}

/** The visitor's recent searches, newest first; empty when the browser does not allow storage. */
export function readHistory(most: number): readonly RememberedSearch[] {
  return parseHistory(readStoredJson(storageKey), most)
}

/** Adds a search to the stored history. Without storage the history is lost, but searching works (SRCH-17). */
export function saveToHistory(next: RememberedSearch, most: number): void {
  if (most === 0) return
  writeStored(storageKey, JSON.stringify(rememberSearch(readHistory(most), next, most)))
}

/** Forgets one search, or with null all of them. Without storage there is nothing to forget. */
export function forgetSearch(href: string | null): void {
  if (href === null) return removeStored(storageKey)
  const stored = parseHistory(readStoredJson(storageKey), Number.POSITIVE_INFINITY)
  writeStored(storageKey, JSON.stringify(stored.filter((search) => search.href !== href)))
}
