import { mostSavedVehicles } from '#data/saved/saved-vehicle-records.ts'
import { readLimitedText } from '#http/read-limited-text.ts'

/** Room for a form that removes every vehicle of a full watchlist. */
const largestForm = 16_384

/** Reads the ids of the form that removes saved vehicles, 'remove={id}' repeated; null: the form is too long. */
export async function readRemovals(request: Request): Promise<readonly string[] | null> {
  const body = await readLimitedText(request, largestForm)
  if (body === null) return null
  const ids = new URLSearchParams(body).getAll('remove').slice(0, mostSavedVehicles)
  return [...new Set(ids)].filter((id) => /^[a-z2-7]{16}$/.test(id))
}
