/**
 * A small seeded generator (mulberry32 over an FNV-1a hash of the seed text). Demo stock must be the same on every
 * machine, so nothing in this room may use `Math.random` or read a clock.
 */
export interface Random {
  /** 0 ≤ n < 1. */
  next(): number
  /** Whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean
  /** One of a non-empty list. Throws RangeError on an empty one. */
  pick<T>(values: readonly T[]): T
  /** One of a non-empty list, by weight (each 0 or more, not all 0). */
  pickWeighted<T>(values: readonly (readonly [value: T, weight: number])[]): T
  /** The list in another order; the given list stays as it is. */
  shuffle<T>(values: readonly T[]): T[]
  /** An independent generator: what one part draws never shifts what another part gets. */
  fork(name: string): Random
}

function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** The same numbers for the same text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(values: readonly T[]): T => {
    const index = Math.floor(next() * values.length)
    if (index >= values.length) throw new RangeError('nothing to pick from')
    return values[index] as T
  }
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick,
    pickWeighted: <T>(values: readonly (readonly [T, number])[]): T => {
      const total = values.reduce((sum, [, weight]) => sum + weight, 0)
      let rest = next() * total
      for (const [value, weight] of values) {
        rest -= weight
        if (rest < 0) return value
      }
      return pick(values)[0]
    },
    shuffle: <T>(values: readonly T[]): T[] => {
      const shuffled = [...values]
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = integer(0, last)
        ;[shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T]
      }
      return shuffled
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}
