/** Counts by key; a key without a count takes no memory. */
export interface Tally {
  readonly of: (key: string) => number
  readonly add: (key: string, count: number) => void
}

export function createTally(): Tally {
  const counts = new Map<string, number>()
  const of = (key: string): number => counts.get(key) ?? 0
  return {
    of,
    add(key, count) {
      const sum = of(key) + count
      if (sum === 0) counts.delete(key)
      else counts.set(key, sum)
    },
  }
}
