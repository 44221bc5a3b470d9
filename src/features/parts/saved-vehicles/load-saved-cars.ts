import type { CarSummary } from './car-summary.ts'
import { mostAsked } from './compare-address.ts'

async function loadSome(ids: readonly string[], signal: AbortSignal): Promise<readonly CarSummary[]> {
  const answer = await fetch(`/saved-vehicles.json?ids=${ids.join(',')}`, { signal })
  if (!answer.ok) throw new Error(`saved vehicles: ${answer.status}`)
  return ((await answer.json()) as { readonly cars: readonly CarSummary[] }).cars
}

/**
 * Asks the server for saved vehicles as they are today, in the order of the ids; vehicles that the site no longer lists
 * are left out. null while the server cannot be reached.
 */
export async function loadSavedCars(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly CarSummary[] | null> {
  const parts = Array.from({ length: Math.ceil(ids.length / mostAsked) }, (_, index) =>
    ids.slice(index * mostAsked, (index + 1) * mostAsked),
  )
  try {
    return (await Promise.all(parts.map((part) => loadSome(part, signal)))).flat()
  } catch {
    return null
  }
}
