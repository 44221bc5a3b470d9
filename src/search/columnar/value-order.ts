import { nextCapacity } from './columns.ts'

/**
 * The order of a dictionary's values as numbers, so that sorting values compares no texts. A label lies between 0 and
 * 1; a new value takes the middle between its neighbours, and when there is no number left between two, all get new
 * labels.
 *
 *     Ford 0.25   Mazda 0.5   Toyota 0.75       new: Kia 0.375
 *
 * It costs a search and a move of the codes behind, so a dictionary keeps one only once it was first asked for: stock
 * numbers, which nobody counts, never do.
 */
export class ValueOrder {
  readonly #values: readonly string[]
  /** Codes in order of their values. */
  #sorted: Int32Array<ArrayBuffer>
  #count: number
  /** Code → label; strictly ascending in the order of the values. */
  labels: Float64Array

  /** `values` is the dictionary's own list, read on; `codes` are those in use. */
  constructor(values: readonly string[], codes: readonly number[]) {
    this.#values = values
    this.#sorted = Int32Array.from(
      codes.toSorted((left, right) => ((values[left] as string) < (values[right] as string) ? -1 : 1)),
    )
    this.#count = codes.length
    this.labels = new Float64Array(Math.max(values.length, 16))
    this.#relabel()
  }

  get bytes(): number {
    return this.#sorted.byteLength + this.labels.byteLength
  }

  /** The value must be in the list already. */
  add(code: number): void {
    const place = this.#find(this.#values[code] as string)
    if (this.#count === this.#sorted.length) {
      const sorted = new Int32Array(nextCapacity(this.#count, this.#count + 1))
      sorted.set(this.#sorted)
      this.#sorted = sorted
    }
    this.#sorted.copyWithin(place + 1, place, this.#count)
    this.#sorted[place] = code
    this.#count += 1
    if (code >= this.labels.length) {
      const labels = new Float64Array(nextCapacity(this.labels.length, code + 1))
      labels.set(this.labels)
      this.labels = labels
    }
    const low = place === 0 ? 0 : (this.labels[this.#sorted[place - 1] as number] as number)
    const high = place === this.#count - 1 ? 1 : (this.labels[this.#sorted[place + 1] as number] as number)
    const middle = (low + high) / 2
    if (middle > low && middle < high) this.labels[code] = middle
    else this.#relabel()
  }

  /** The value must be in the list still. */
  remove(code: number): void {
    const place = this.#find(this.#values[code] as string)
    this.#sorted.copyWithin(place, place + 1, this.#count)
    this.#count -= 1
  }

  #relabel(): void {
    for (let place = 0; place < this.#count; place += 1)
      this.labels[this.#sorted[place] as number] = (place + 1) / (this.#count + 1)
  }

  /** The first place whose value is not below. */
  #find(value: string): number {
    let low = 0
    let high = this.#count
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#values[this.#sorted[middle] as number] as string) < value) low = middle + 1
      else high = middle
    }
    return low
  }
}
