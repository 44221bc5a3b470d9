import type { AttributeValue } from '../search-engine.ts'
import { nextCapacity } from './columns.ts'
import type { ValueTable } from './dictionary.ts'
import { mapEntryBytes, textBytes } from './memory.ts'

/**
 * Attributes that move together, as one code. A hundred thousand vehicles know some ten thousand combinations of make,
 * model, badge …, so one column and one increment a vehicle serve all of the group's facets:
 *
 *     tuple   make     model     badge            slot → tuple: 0 1 0 2 …
 *       0     Toyota   HiLux     SR5              counts of tuples: 0 → 2, 1 → 1, 2 → 1
 *       1     Toyota   HiLux     Rogue            make:  Toyota 2+1, Ford 1
 *       2     Ford     Ranger    Wildtrak         badge: SR5 2, Rogue 1, Wildtrak 1
 */
export class TupleTable {
  readonly #tables: readonly ValueTable[]
  /** Parts of a tuple. */
  readonly width: number
  #codes: Int32Array
  readonly #tuples = new Map<string, number>()
  #users = new Int32Array(64)
  #end = 0
  readonly #free: number[] = []
  /** Estimated bytes of the keys and map entries of the tuples in use. */
  #keyBytes = 0

  /** One table a part, in the order of the values given to `acquire`. */
  constructor(tables: readonly ValueTable[]) {
    this.#tables = tables
    this.width = tables.length
    this.#codes = new Int32Array(64 * this.width)
  }

  /** Estimated memory, values excluded; see `memory.ts`. */
  get bytes(): number {
    return this.#keyBytes + this.#codes.byteLength + this.#users.byteLength
  }

  /** Tuples run from 0 to below this. */
  get end(): number {
    return this.#end
  }

  /**
   * The code of a part stands at `tuple * width + part`: a tuple's codes lie side by side, because a small site reads
   * few tuples and all of their parts. Ask anew after every update: it moves when it grows.
   */
  get codes(): Int32Array {
    return this.#codes
  }

  holds(tuple: number, values: readonly AttributeValue[]): boolean {
    const start = tuple * this.width
    for (let part = 0; part < this.width; part += 1) {
      if (this.#tables[part]?.holds(this.#codes[start + part] as number, values[part] ?? null) !== true) return false
    }
    return true
  }

  acquire(values: readonly AttributeValue[]): number {
    const codes = this.#tables.map((table, part) => table.acquire(values[part] ?? null))
    const key = codes.join()
    const known = this.#tuples.get(key)
    if (known === undefined) return this.#add(key, codes)
    // The tuple holds its values already.
    for (let part = 0; part < codes.length; part += 1) this.#tables[part]?.release(codes[part] as number)
    this.#users[known] = (this.#users[known] as number) + 1
    return known
  }

  release(tuple: number): void {
    const left = (this.#users[tuple] as number) - 1
    this.#users[tuple] = left
    if (left > 0) return
    const codes = this.#codes.subarray(tuple * this.width, (tuple + 1) * this.width)
    const key = codes.join()
    this.#tuples.delete(key)
    this.#keyBytes -= mapEntryBytes + textBytes(key)
    for (let part = 0; part < codes.length; part += 1) this.#tables[part]?.release(codes[part] as number)
    this.#free.push(tuple)
  }

  #add(key: string, codes: readonly number[]): number {
    const tuple = this.#free.pop() ?? this.#end++
    if (tuple >= this.#users.length) this.#grow(nextCapacity(this.#users.length, tuple + 1))
    this.#codes.set(codes, tuple * this.width)
    this.#users[tuple] = 1
    this.#tuples.set(key, tuple)
    this.#keyBytes += mapEntryBytes + textBytes(key)
    return tuple
  }

  #grow(capacity: number): void {
    const users = new Int32Array(capacity)
    users.set(this.#users)
    this.#users = users
    const codes = new Int32Array(capacity * this.width)
    codes.set(this.#codes)
    this.#codes = codes
  }
}
