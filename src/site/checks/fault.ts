import type { Place } from '../site-problem.ts'

/** An error, or a warning, about values that are each valid by themselves. */
export interface Fault {
  readonly place: Place
  readonly message: string
  readonly expected: string | null
}

/** `expected`: a valid value, for the author of the file; null where the message is sufficient. */
export const fault = (place: Place, message: string, expected: string | null = null): Fault => ({
  place,
  message,
  expected,
})

/** What stands in place of an unknown name: one of those that the site has. */
export function oneOf(known: Iterable<string>): string {
  const names = [...known]
  return names.length === 0 ? 'nothing, because the site has none' : `one of ${names.join(', ')}`
}

/** Returns a fault for each entry whose key occurs earlier in the list. */
export function findRepeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  placeOf: (index: number) => Place,
  what: string,
): readonly Fault[] {
  const seen = new Map<string, number>()
  return items.flatMap((item, index) => {
    const key = keyOf(item)
    const first = seen.get(key)
    if (first !== undefined)
      return [
        fault(
          placeOf(index),
          `${what} '${key}' appears twice`,
          `another ${what}; the first is at ${String(first + 1)}`,
        ),
      ]
    seen.set(key, index)
    return []
  })
}
