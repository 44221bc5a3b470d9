import { isStorageReadable, readStored, writeStored } from '#ui/browser-storage.ts'
import { useBrowserValue } from '#ui/use-hydrated.ts'

/**
 * The ids of the visitor's saved vehicles, for every heart and for the count in the header. They are the favourites of
 * the browser, or on a site with a watchlist the browser's copy of it: the server names the path of that watchlist in
 * `data-watchlist` of the document.
 */

const listeners = new Set<() => void>()
let readText: string | null = null
let readIds: readonly string[] = []

/** Path of the watchlist; undefined on a site whose visitors save in the browser only. */
export const watchlistPath = (): string | undefined => document.documentElement.dataset.watchlist

const storageKey = (): string => (watchlistPath() === undefined ? 'favourites' : 'watchlist')

/** Favourites are objects with an id, a watchlist holds ids (WATCH-02). Entries of another shape are dropped. */
export function parseSavedIds(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored)
      ? stored
          .map((entry: unknown) => (entry as { readonly id?: unknown } | null)?.id ?? entry)
          .filter((id) => typeof id === 'string')
      : []
  } catch {
    return []
  }
}

/** null: the browser does not allow storage, so nothing can be saved. */
export function listSavedIds(): readonly string[] | null {
  const text = readStored(storageKey())
  if (text === null && !isStorageReadable()) return null
  // Returns the same array for the same stored text, because React compares snapshots by identity.
  if (text !== readText) {
    readText = text
    readIds = parseSavedIds(text)
  }
  return readIds
}

/** Draws hearts and count again after a write. */
export function notifySavedListeners(): void {
  for (const listener of listeners) listener()
}

/** Whether this browser may have a session: it holds a copy of a watchlist, be it an empty one. */
export const hasWatchlistCopy = (): boolean => Boolean(readStored('watchlist'))

/** Replaces the browser's copy of the watchlist. */
export function storeWatchlist(ids: readonly string[]): void {
  if (writeStored('watchlist', JSON.stringify(ids))) notifySavedListeners()
}

/** Forgets the copy, when nobody is signed in. */
export function forgetWatchlist(): void {
  if (writeStored('watchlist', '')) notifySavedListeners()
}

/** Also for other choices of the visitor that the browser stores. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Changes made in another tab of the same site.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Ids of the saved vehicles; null on the server, before hydration and without storage, when hearts are hidden. */
export const useSavedIds = (): readonly string[] | null => useBrowserValue(subscribe, listSavedIds, null)
