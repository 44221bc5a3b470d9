import { useSyncExternalStore } from 'react'
import { isStorageReadable, readStored, writeStored } from '#ui/browser-storage.ts'

/** A saved vehicle as stored in the browser (FAV-01), with the field names of the specification. */
export interface Favourite {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly make: string
  readonly model: string
  readonly primary_image_url: string | null
}

const storageKey = 'favourites'
/** Maximum number of favourites: more than anyone compares, and small enough for any browser's storage. */
export const mostFavourites = 200

const listeners = new Set<() => void>()
let readText: string | null = null
let readList: readonly Favourite[] = []

/** Reads the stored favourites. null: the browser does not allow storage, so the feature is not offered. */
export function listFavourites(): readonly Favourite[] | null {
  const text = readStored(storageKey)
  if (text === null && !isStorageReadable()) return null
  // Returns the same array for the same stored text, because React compares snapshots by identity.
  if (text !== readText) {
    readText = text
    readList = parseFavourites(text)
  }
  return readList
}

/** Parses stored favourites. Entries of another shape, from another version or script, are dropped. */
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

/** Returns the list with the vehicle added in front, or without it if it was in the list. */
export function toggleFavourite(
  list: readonly Favourite[],
  favourite: Favourite,
): { readonly list: readonly Favourite[]; readonly outcome: 'added' | 'removed' } {
  const others = list.filter(({ id }) => id !== favourite.id)
  if (others.length < list.length) return { list: others, outcome: 'removed' }
  return { list: [favourite, ...others].slice(0, mostFavourites), outcome: 'added' }
}

/** Adds or removes a favourite in the browser's storage. 'failed': the write failed and nothing changed. */
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
  // Changes made in another tab of the same site.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The stored favourites; null on the server, before hydration and without storage, when the button is hidden. */
export function useFavourites(): readonly Favourite[] | null {
  return useSyncExternalStore(
    subscribe,
    () => listFavourites(),
    () => null,
  )
}
