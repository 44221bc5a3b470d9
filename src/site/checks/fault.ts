import type { Place } from '../site-problem.ts'

/** Something wrong, or with warnings unwise, between values that are each right by themselves. */
export interface Fault {
  readonly place: Place
  readonly message: string
  readonly expected: string | null
}

/** `expected`: what would be right, for the person who wrote the file; null where the message says it all. */
export const fault = (place: Place, message: string, expected: string | null = null): Fault => ({
  place,
  message,
  expected,
})

/** A fault for each entry whose key stands earlier in the list. */
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
        fault(placeOf(index), `${what} '${key}' stands twice`, `another ${what}; the first is at ${String(first + 1)}`),
      ]
    seen.set(key, index)
    return []
  })
}
