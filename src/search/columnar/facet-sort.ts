import { Scratch } from './columns.ts'

const runLength = 16

/**
 * Sorts codes by count, greatest first, then by label, least first (`value-order.ts`: labels are in the order of the
 * values and below 1).
 *
 * Both keys form one number, `label − count`, so that most pairs need one comparison. For very large counts the number
 * is rounded; rounding makes some keys equal but never reverses two, and equal keys are compared by count and label. A
 * merge sort over two typed arrays side by side: no comparator, no boxing, n log n whatever the input.
 */
export class FacetSort {
  #keys = new Float64Array(256)
  #otherKeys = new Float64Array(256)
  readonly #otherCodes = new Scratch()

  /** Sorts the first `count` codes in place. */
  sort(codes: Int32Array, count: number, counts: Int32Array, labels: Float64Array): void {
    if (this.#keys.length < count) {
      this.#keys = new Float64Array(count * 2)
      this.#otherKeys = new Float64Array(count * 2)
    }
    let fromKeys = this.#keys
    let toKeys = this.#otherKeys
    let fromCodes = codes
    let toCodes = this.#otherCodes.ints(count)
    for (let at = 0; at < count; at += 1) {
      const code = codes[at] as number
      fromKeys[at] = (labels[code] as number) - (counts[code] as number)
    }
    for (let start = 0; start < count; start += runLength)
      insertRun(fromKeys, fromCodes, start, Math.min(start + runLength, count), counts, labels)
    for (let width = runLength; width < count; width *= 2) {
      for (let start = 0; start < count; start += width * 2) {
        const middle = Math.min(start + width, count)
        const end = Math.min(middle + width, count)
        let left = start
        let right = middle
        for (let place = start; place < end; place += 1) {
          let takeLeft = right >= end
          if (!takeLeft && left < middle) {
            const leftKey = fromKeys[left] as number
            const rightKey = fromKeys[right] as number
            takeLeft =
              leftKey < rightKey ||
              (leftKey === rightKey && !isAfter(fromCodes[left] as number, fromCodes[right] as number, counts, labels))
          }
          const from = takeLeft ? left++ : right++
          toKeys[place] = fromKeys[from] as number
          toCodes[place] = fromCodes[from] as number
        }
      }
      const keys = fromKeys
      fromKeys = toKeys
      toKeys = keys
      const swapped = fromCodes
      fromCodes = toCodes
      toCodes = swapped
    }
    if (fromCodes !== codes) codes.set(fromCodes.subarray(0, count))
  }
}

function insertRun(
  keys: Float64Array,
  codes: Int32Array,
  start: number,
  end: number,
  counts: Int32Array,
  labels: Float64Array,
): void {
  for (let at = start + 1; at < end; at += 1) {
    const key = keys[at] as number
    const code = codes[at] as number
    let place = at
    while (place > start) {
      const before = keys[place - 1] as number
      if (before < key || (before === key && !isAfter(codes[place - 1] as number, code, counts, labels))) break
      keys[place] = before
      codes[place] = codes[place - 1] as number
      place -= 1
    }
    keys[place] = key
    codes[place] = code
  }
}

function isAfter(left: number, right: number, counts: Int32Array, labels: Float64Array): boolean {
  const more = (counts[right] as number) - (counts[left] as number)
  return more > 0 || (more === 0 && (labels[left] as number) > (labels[right] as number))
}
