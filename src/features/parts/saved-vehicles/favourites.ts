import { isStorageReadable, readStored, writeStored } from '#ui/browser-storage.ts'
import { tellSavedListeners } from './saved-ids.ts'

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

function writeFavourites(list: readonly Favourite[]): boolean {
  const written = writeStored(storageKey, JSON.stringify(list))
  if (written) tellSavedListeners()
  return written
}

/** Adds or removes a favourite in the browser's storage. 'failed': the write failed and nothing changed. */
export function storeFavourite(favourite: Favourite): 'added' | 'removed' | 'failed' {
  if (!isStorageReadable()) return 'failed'
  const { list, outcome } = toggleFavourite(parseFavourites(readStored(storageKey)), favourite)
  return writeFavourites(list) ? outcome : 'failed'
}
