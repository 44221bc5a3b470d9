import { Scratch, type CodeColumn } from './columns.ts'
import type { SetTable } from './set-table.ts'
import type { TupleTable } from './tuple-table.ts'

/**
 * From this number of sets on, counting by masks saves more than spreading the counters costs (some thousand steps).
 */
const worthMasks = 128

/**
 * Counts codes and keeps a list of those that were touched. Reading and clearing therefore cost time by the number of
 * codes found, not by the size of the dictionary.
 */
export class CodeCounts {
  readonly #counts = new Scratch()
  readonly #touched = new Scratch()
  readonly #others = new Scratch()
  #end = 0
  counts: Int32Array = new Int32Array(0)
  touched: Int32Array = new Int32Array(0)
  touchedCount = 0

  /** Makes room for the codes below `end`. */
  open(end: number): void {
    this.counts = this.#counts.ints(end)
    this.touched = this.#touched.ints(end)
    this.#end = end
    this.touchedCount = 0
  }

  addAll(codes: Int32Array, count: number): void {
    const { counts, touched } = this
    let { touchedCount } = this
    for (let at = 0; at < count; at += 1) {
      const code = codes[at] as number
      const before = counts[code] as number
      if (before === 0) touched[touchedCount++] = code
      counts[code] = before + 1
    }
    this.touchedCount = touchedCount
  }

  /**
   * Counts a whole column without keeping the list of touched codes; the list is made once at the end, in order. Faster
   * where there are far more slots than codes.
   */
  tally(column: CodeColumn, slots: Int32Array, count: number): void {
    const end = this.#end
    const { counts, touched } = this
    const others = this.#others.ints(end)
    column.tally(slots, count, counts, others)
    let touchedCount = 0
    for (let code = 0; code < end; code += 1) {
      const sum = (counts[code] as number) + (others[code] as number)
      others[code] = 0
      counts[code] = sum
      if (sum > 0) touched[touchedCount++] = code
    }
    this.touchedCount = touchedCount
  }

  /**
   * Adds counts by tuple to the codes of one part of the tuple, for the entries `from` to below `to` of the tuples'
   * list.
   */
  addTuples(raw: CodeCounts, { codes, width }: TupleTable, part: number, from: number, to: number): void {
    const { counts, touched } = this
    const { counts: times, touched: tuples } = raw
    let { touchedCount } = this
    for (let at = from; at < to; at += 1) {
      const tuple = tuples[at] as number
      const code = codes[tuple * width + part] as number
      const before = counts[code] as number
      if (before === 0) touched[touchedCount++] = code
      counts[code] = before + (times[tuple] as number)
    }
    this.touchedCount = touchedCount
  }

  /**
   * Adds the members of each set. Uses the sets' masks where that is less work than their lists; a mask also takes one
   * memory access, a list four.
   */
  addSets(sets: SetTable, codes: Int32Array, count: number): void {
    const { counts, touched } = this
    if (count >= worthMasks && sets.masks.bytes < sets.meanLength) {
      sets.masks.count(codes, count, (member, times) => {
        if (counts[member] === 0) touched[this.touchedCount++] = member
        counts[member] = (counts[member] as number) + times
      })
      return
    }
    const { starts, lengths, pool } = sets
    let { touchedCount } = this
    for (let at = 0; at < count; at += 1) {
      const code = codes[at] as number
      const start = starts[code] as number
      const end = start + (lengths[code] as number)
      for (let place = start; place < end; place += 1) {
        const member = pool[place] as number
        const before = counts[member] as number
        if (before === 0) touched[touchedCount++] = member
        counts[member] = before + 1
      }
    }
    this.touchedCount = touchedCount
  }

  /** Adds the members of each counted set, multiplied by the count of the set. */
  addCountedSets(sets: SetTable, raw: CodeCounts): void {
    const { counts, touched } = this
    const { starts, lengths, pool } = sets
    let { touchedCount } = this
    for (let at = 0; at < raw.touchedCount; at += 1) {
      const code = raw.touched[at] as number
      const times = raw.counts[code] as number
      const start = starts[code] as number
      const end = start + (lengths[code] as number)
      for (let place = start; place < end; place += 1) {
        const member = pool[place] as number
        const before = counts[member] as number
        if (before === 0) touched[touchedCount++] = member
        counts[member] = before + times
      }
    }
    this.touchedCount = touchedCount
  }

  /** Sets the touched counters to zero again. */
  close(): void {
    for (let at = 0; at < this.touchedCount; at += 1) this.counts[this.touched[at] as number] = 0
  }
}
