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

type Store = Pick<Storage, 'getItem' | 'setItem'>

function isViewedCar(value: unknown): value is ViewedCar {
  if (typeof value !== 'object' || value === null) return false
  const { id, stocknum, make, model, body, simple_body } = value as Record<string, unknown>
  return [id, stocknum, make, model].every((text) => typeof text === 'string') && [body, simple_body].every((text) => text === null || typeof text === 'string')
}

/** Newest first. What another version left there, and storage that is forbidden, is logged at most and counts as nothing. */
export function listViewedCars(storage: Store | null = browserStorage(), warn: Warn = warnInConsole): readonly ViewedCar[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isViewedCar) : []
  } catch (error) {
    warn('viewed cars could not be read', error)
    return []
  }
}

/** Puts the car in front, once. A storage error is only logged (VDP-16). */
export function storeViewedCar(car: ViewedCar, storage: Store | null = browserStorage(), warn: Warn = warnInConsole): void {
  const { id, stocknum, make, model, body, simple_body } = car
  const others = listViewedCars(storage, warn).filter((other) => other.id !== id)
  try {
    storage?.setItem(storageKey, JSON.stringify([{ id, stocknum, make, model, body, simple_body }, ...others].slice(0, mostViewed)))
  } catch (error) {
    warn('the viewed car could not be stored', error)
  }
}

type Warn = (message: string, error: unknown) => void

// oxlint-disable-next-line no-console -- the browser's console is where a storage error is logged
const warnInConsole: Warn = (message, error) => console.warn(message, error)

/** Reading `localStorage` itself throws where storage is forbidden. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
