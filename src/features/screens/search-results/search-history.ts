import { readStoredJson, writeStored } from '#ui/browser-storage.ts'

/** A search worth coming back to: a path with refinements (SRCH-17). */
export interface RememberedSearch {
  /** Path and query string. */
  readonly href: string
  /** The refinements in the visitor's words; never empty. */
  readonly words: readonly string[]
  /** Heading of the page. */
  readonly title: string
}

const storageKey = 'forecourt.searches'

function pathOf(href: string): string {
  return href.split('?', 1)[0] ?? href
}

function narrows(next: RememberedSearch, earlier: RememberedSearch): boolean {
  return pathOf(next.href) === pathOf(earlier.href) && earlier.words.every((word) => next.words.includes(word))
}

/**
 * The history with one more search in front. A search without refinements is not remembered; one that is known moves to
 * the front; one that only narrows the newest takes its place, so that choosing four filters in turn leaves one entry
 * and not four.
 */
export function rememberSearch(
  history: readonly RememberedSearch[],
  next: RememberedSearch,
  most: number,
): readonly RememberedSearch[] {
  if (next.words.length === 0) return history
  const [newest] = history
  const kept = newest !== undefined && narrows(next, newest) ? history.slice(1) : history
  return [next, ...kept.filter(({ href }) => href !== next.href)].slice(0, most)
}

/** Reads what was stored by this or an earlier release; whatever has another shape is left out. */
export function parseHistory(stored: unknown, most: number): readonly RememberedSearch[] {
  return Array.isArray(stored) ? stored.filter(isRememberedSearch).slice(0, most) : []
}

function isRememberedSearch(entry: unknown): entry is RememberedSearch {
  if (typeof entry !== 'object' || entry === null || !('href' in entry) || !('words' in entry) || !('title' in entry))
    return false
  // Only addresses of this site: what lies in storage must not become a link to elsewhere.
  const isOwn = typeof entry.href === 'string' && /^\/(?![/\\])/.test(entry.href)
  return (
    isOwn &&
    typeof entry.title === 'string' &&
    Array.isArray(entry.words) &&
    entry.words.length > 0 &&
    entry.words.every((word) => typeof word === 'string')
  )
}

/** The visitor's last searches, newest first; none where the browser keeps nothing. */
export function readHistory(most: number): readonly RememberedSearch[] {
  return parseHistory(readStoredJson(storageKey), most)
}

/** Puts the search in front. Where nothing can be stored a visitor loses the history, never the search (SRCH-17). */
export function saveToHistory(next: RememberedSearch, most: number): void {
  if (most === 0) return
  writeStored(storageKey, JSON.stringify(rememberSearch(readHistory(most), next, most)))
}
