/** Values of one filter; the configuration of the daemons admits 100,000. */
const mostFiltered = 20_000

/** Conditions that together are met by every id but the kept ones, each with a stretch of the ids. */
export function* exceptIds(kept: readonly number[]): Generator<string> {
  const sorted = kept.toSorted((left, right) => left - right)
  let from = 0
  do {
    const stretch = sorted.slice(from, from + mostFiltered)
    const after = sorted[from - 1]
    const last = sorted[from + mostFiltered - 1]
    const isLast = from + mostFiltered >= sorted.length
    yield (
      (after === undefined ? '' : ` AND id>${after}`) +
        (isLast || last === undefined ? '' : ` AND id<=${last}`) +
        (stretch.length === 0 ? '' : ` AND id NOT IN (${stretch.join(',')})`)
    )
    from += mostFiltered
  } while (from < sorted.length)
}
