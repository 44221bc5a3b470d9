import { useSyncExternalStore } from 'react'
import { isStorageReadable, readStored, writeStored } from '#ui/browser-storage.ts'

/** What the browser keeps of a saved vehicle (FAV-01), under the names of the specification. */
export interface Favourite {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly make: string
  readonly model: string
  readonly primary_image_url: string | null
}

const storageKey = 'favourites'
/** More than anyone compares, and little enough for any browser's storage. */
export const mostFavourites = 200

const listeners = new Set<() => void>()
let readText: string | null = null
let readList: readonly Favourite[] = []

/** null: the browser lets nothing be stored, so there is nothing to offer. */
export function listFavourites(): readonly Favourite[] | null {
  const text = readStored(storageKey)
  if (text === null && !isStorageReadable()) return null
  // The same list for the same text: React compares what it was given before.
  if (text !== readText) {
    readText = text
    readList = parseFavourites(text)
  }
  return readList
}

/**
 * What another version, or another script, left there is no reason to fail: whatever is not a favourite is left out.
 */
export function parseFavourites(text: string | null): readonly Favourite[] {
  if (text === null) return []
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return []
  }
  return Array.isArray(stored) ? stored.filter(isFavourite) : []
}

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, slug, make, model, primary_image_url: picture } = value as Record<string, unknown>
  return (
    [id, name, slug, make, model].every((text) => typeof text === 'string') &&
    (picture === null || typeof picture === 'string')
  )
}

/** The list with the vehicle added, newest first, or taken away. */
export function toggleFavourite(
  list: readonly Favourite[],
  favourite: Favourite,
): { readonly list: readonly Favourite[]; readonly outcome: 'added' | 'removed' } {
  const others = list.filter(({ id }) => id !== favourite.id)
  if (others.length < list.length) return { list: others, outcome: 'removed' }
  return { list: [favourite, ...others].slice(0, mostFavourites), outcome: 'added' }
}

/** Adds or removes in this browser. 'failed': it could not be stored, and nothing changed. */
export function storeFavourite(favourite: Favourite): 'added' | 'removed' | 'failed' {
  const current = listFavourites()
  if (current === null) return 'failed'
  const { list, outcome } = toggleFavourite(current, favourite)
  if (!writeStored(storageKey, JSON.stringify(list))) return 'failed'
  for (const listener of listeners) listener()
  return outcome
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of the same site.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** null on the server, before scripts run, and where nothing can be stored: the heart stays hidden. */
export function useFavourites(): readonly Favourite[] | null {
  return useSyncExternalStore(
    subscribe,
    () => listFavourites(),
    () => null,
  )
}
