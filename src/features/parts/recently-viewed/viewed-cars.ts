import { readStoredJson, writeStored } from '#ui/browser-storage.ts'

/** A viewed car as stored in the browser (VDP-16), with the field names of the specification. */
export interface ViewedCar {
  readonly id: string
  readonly stocknum: string
  readonly make: string
  readonly model: string
  readonly body: string | null
  readonly simple_body: string | null
}

const storageKey = 'viewed-cars'
/** Maximum number of stored cars: more than the strip shows, because it leaves out the current car and sold ones. */
export const mostViewed = 60

function isViewedCar(value: unknown): value is ViewedCar {
  if (typeof value !== 'object' || value === null) return false
  const { id, stocknum, make, model, body, simple_body } = value as Record<string, unknown>
  return (
    [id, stocknum, make, model].every((text) => typeof text === 'string') &&
    [body, simple_body].every((text) => text === null || typeof text === 'string')
  )
}

/** Reads the viewed cars, newest first. Entries of another shape are dropped; unreadable storage counts as empty. */
export function listViewedCars(): readonly ViewedCar[] {
  const stored = readStoredJson(storageKey)
  return Array.isArray(stored) ? stored.filter(isViewedCar) : []
}

/** Moves the car to the front of the list. A storage error is only logged (VDP-16). */
export function storeViewedCar({ id, stocknum, make, model, body, simple_body }: ViewedCar): void {
  const others = listViewedCars().filter((other) => other.id !== id)
  const viewed = [{ id, stocknum, make, model, body, simple_body }, ...others].slice(0, mostViewed)
  writeStored(storageKey, JSON.stringify(viewed))
}
