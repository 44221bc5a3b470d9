/** Most values in one filter; the configuration of the daemons allows 100,000. */
const maxFilterValues = 20_000

/** Conditions that together select every id except the kept ones. Each condition covers one range of ids. */
export function* exceptIds(kept: readonly number[]): Generator<string> {
  const sorted = kept.toSorted((left, right) => left - right)
  let from = 0
  do {
    const stretch = sorted.slice(from, from + maxFilterValues)
    const after = sorted[from - 1]
    const last = sorted[from + maxFilterValues - 1]
    const isLast = from + maxFilterValues >= sorted.length
    yield (
      (after === undefined ? '' : ` AND id>${after}`) +
        (isLast || last === undefined ? '' : ` AND id<=${last}`) +
        (stretch.length === 0 ? '' : ` AND id NOT IN (${stretch.join(',')})`)
    )
    from += maxFilterValues
  } while (from < sorted.length)
}
