import { isStorageReadable, readStored, writeStored } from '#ui/browser-storage.ts'
import { parseFavourites, type Favourite } from './parse-favourites.ts'
import { notifySavedListeners } from './saved-ids.ts'

const storageKey = 'favourites'
/** Maximum number of favourites: more than anyone compares, and small enough for any browser's storage. */
export const mostFavourites = 200

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
  if (written) notifySavedListeners()
  return written
}

/** Adds or removes a favourite in the browser's storage. 'failed': the write failed and nothing changed. */
export function storeFavourite(favourite: Favourite): 'added' | 'removed' | 'failed' {
  if (!isStorageReadable()) return 'failed'
  const { list, outcome } = toggleFavourite(parseFavourites(readStored(storageKey)), favourite)
  return writeFavourites(list) ? outcome : 'failed'
}
