import { readStored, writeStored } from '#ui/browser-storage.ts'
import { parseFavourites } from './parse-favourites.ts'
import { notifySavedListeners } from './saved-ids.ts'

/** Removes a vehicle from the browser's favourites, also one that no card offers to save any more. */
export function removeFavourite(id: string): void {
  const others = parseFavourites(readStored('favourites')).filter((favourite) => favourite.id !== id)
  if (writeStored('favourites', JSON.stringify(others))) notifySavedListeners()
}
