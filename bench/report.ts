/** A measured figure beside its bar. `met` is null where there is no bar (a ratio for comparison). */
export interface BenchRow {
  readonly what: string
  readonly bar: string | null
  readonly measured: string
  readonly met: boolean | null
}

export type Report = (row: BenchRow) => void

export interface Spread {
  readonly median: number
  readonly p99: number
}

/** Median and 99th percentile; throws on no figures. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (share: number): number => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
    if (value === undefined) throw new RangeError('no figures were measured')
    return value
  }
  return { median: at(0.5), p99: at(0.99) }
}
