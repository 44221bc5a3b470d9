import { readStoredJson, writeStored } from '#ui/browser-storage.ts'

/** What the browser keeps of a car that was looked at (VDP-16), under the names of the specification. */
export interface ViewedCar {
  readonly id: string
  readonly stocknum: string
  readonly make: string
  readonly model: string
  readonly body: string | null
  readonly simple_body: string | null
}

const storageKey = 'viewed-cars'
/** More than the strip ever shows, so that the car at hand and sold ones can be left out. */
export const mostViewed = 60

function isViewedCar(value: unknown): value is ViewedCar {
  if (typeof value !== 'object' || value === null) return false
  const { id, stocknum, make, model, body, simple_body } = value as Record<string, unknown>
  return (
    [id, stocknum, make, model].every((text) => typeof text === 'string') &&
    [body, simple_body].every((text) => text === null || typeof text === 'string')
  )
}

/** Newest first. What another version left there is left out; storage that cannot be read counts as empty. */
export function listViewedCars(): readonly ViewedCar[] {
  const stored = readStoredJson(storageKey)
  return Array.isArray(stored) ? stored.filter(isViewedCar) : []
}

/** Puts the car in front, once. A storage error is only logged (VDP-16). */
export function storeViewedCar({ id, stocknum, make, model, body, simple_body }: ViewedCar): void {
  const others = listViewedCars().filter((other) => other.id !== id)
  const viewed = [{ id, stocknum, make, model, body, simple_body }, ...others].slice(0, mostViewed)
  writeStored(storageKey, JSON.stringify(viewed))
}
